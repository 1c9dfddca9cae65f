/** The text of a cell in a sheet of an edition. */

import type { Words } from '$lib/words/words';

/** A key or word of the document in the reader's language: its label, or the name of a thing, or unchanged. */
export function named(words: Words, key: string): string {
  const id = `edition-${key}`;
  if (words.has(id)) return words.text(id);
  for (const [what, names] of Object.entries(words.glossary.things)) {
    const at = names.findIndex((name) => name.split('/')[0] === key.replaceAll('_', '-'));
    if (at >= 0) return words.thing(what, at);
  }
  return key;
}

export function cell(words: Words, value: unknown): string {
  if (Array.isArray(value)) {
    const isNumbers = value.every((one) => typeof one === 'number');
    return value.map((one) => cell(words, one)).join(isNumbers ? ' · ' : ', ');
  }
  if (value === undefined || value === null) return words.text('none');
  if (typeof value === 'string') return named(words, value);
  return JSON.stringify(value);
}

export const isNumber = (value: unknown): boolean => typeof value === 'number';
