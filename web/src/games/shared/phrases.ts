/** Small phrases that tooltips and accessible names are made of. Lines are parted by line breaks. */

import type { Words } from '$lib/words/words';

/** A thing by name; where the words have none, by its key, so that nothing is dumb. */
export function named(words: Words, what: string, id: number): string {
  const text = words.thing(what, id);
  if (!isMissing(text)) return text;
  const parts = (words.glossary.things[what]?.[id] ?? String(id)).split('/');
  return parts.map((part) => (part.startsWith('@') ? words.seat(Number(part.slice(1))) : part)).join(' ');
}

/** The heading of something that can be seen: `players.port`. */
export function label(words: Words, key: string): string {
  const text = words.viewLabel(key);
  return isMissing(text) ? (key.split('.').at(-1) ?? key) : text;
}

export const isMissing = (text: string): boolean => text.startsWith('[') && text.endsWith(']');

/** `red 2, blue 1`. */
export function counted(words: Words, what: string, counts: readonly number[]): string {
  return words.commas(
    counts.flatMap((n, id) => (n ? [words.text('pair', { key: named(words, what, id), value: n })] : [])),
  );
}

export function times(thing: string, count: number): string {
  return count > 1 ? `${thing} × ${count}` : thing;
}

export function pair(words: Words, key: string, value: string | number): string {
  return words.text('pair', { key: label(words, key), value });
}

export function lines(...parts: string[]): string {
  return parts.filter(Boolean).join('\n');
}
