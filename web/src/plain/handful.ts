/** Names several things briefly: "3 × cloth" instead of repeating a name, unless it is very short. */

import { t } from '$lib/words/site.svelte';
import type { Words } from '$lib/words/words';

/** A name of up to this many letters is repeated instead of counted. */
const MAX_REPEATED_LETTERS = 2;

/** The names of the things in a list (`field[]`) or bundle (`token*`); null for any other description. */
export function items(words: Words, what: string, value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  const list = value as number[];
  if (what.endsWith('[]')) return list.map((id) => words.thing(what.slice(0, -2), id));
  if (!what.endsWith('*')) return null;
  return list.flatMap((n, kind) => {
    const name = words.thing(what.slice(0, -1), kind);
    return n > 1 && name.length > MAX_REPEATED_LETTERS
      ? [t('counted', { n, what: name })]
      : Array<string>(n).fill(name);
  });
}

/** A list or bundle as one line; any other value as `Words.value` says it. */
export function handful(words: Words, what: string, value: unknown): string {
  const all = items(words, what, value);
  return all ? words.commas(all) : words.value(what, value);
}
