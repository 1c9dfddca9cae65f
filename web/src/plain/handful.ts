/** Several things in few words: those of a kind are counted, unless their names are tiny. */

import { t } from '$lib/words/site.svelte';
import type { Words } from '$lib/words/words';

/** Letters of a name that may stand several times in a row. */
const TINY = 2;

/** The things of a list (`field[]`) or of a bundle (`token*`), each in words; null of anything else. */
export function items(words: Words, what: string, value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  const list = value as number[];
  if (what.endsWith('[]')) return list.map((id) => words.thing(what.slice(0, -2), id));
  if (!what.endsWith('*')) return null;
  return list.flatMap((n, kind) => {
    const name = words.thing(what.slice(0, -1), kind);
    return n > 1 && name.length > TINY ? [t('counted', { n, what: name })] : Array<string>(n).fill(name);
  });
}

/** The same as one line, or whatever else the value is. */
export function handful(words: Words, what: string, value: unknown): string {
  const all = items(words, what, value);
  return all ? words.commas(all) : words.value(what, value);
}
