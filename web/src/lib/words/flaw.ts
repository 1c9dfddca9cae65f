/** Translates what is wrong with an entry of an edition; the site says it in English (kernel/reading.py). */

import { t } from './site.svelte';

/** The common faults: the English sentence as a pattern, and the message `flaw-NAME` that takes its groups. */
const FLAWS: [RegExp, string][] = [
  [/^missing$/, 'missing'],
  [/^unknown entry$/, 'unknown'],
  [/^this is not an edition of (?<game>.+)$/, 'game'],
  [/^(?<value>.+) is not a whole number$/, 'number'],
  [/^(?<value>.+) is not a text$/, 'text'],
  [/^(?<value>.+) is not a table$/, 'table'],
  [/^(?<value>.+) is not a list$/, 'list'],
  [/^(?<value>\d+) is not from (?<low>\d+) to (?<high>\d+)$/, 'range'],
  [/^'(?<value>.+)' is none of (?<names>.+)$/, 'name'],
  [/^(?<count>\d+) entries, (?<most>\d+) are the most$/, 'many'],
  [/^(?<count>\d+) entries, there must be (?<wanted>.+)$/, 'count'],
];

/** The fault in the reader's language; one that no pattern matches stays in English. */
export function flawText(what: string): string {
  for (const [pattern, kind] of FLAWS) {
    const found = pattern.exec(what);
    if (found) return t(`flaw-${kind}`, { ...found.groups });
  }
  return what;
}
