/**
 * Reads a view by the glossary's descriptions: `number`; `field[]` a list of fields; `token*` a bundle, that is a
 * count for each kind of token; `number/field` a number for each field; `/seat` a record for each seat.
 */

import type { Glossary } from '$lib/wire/manifest';

export type View = Record<string, unknown>;

/** A described entry of a view: its full key (`players.houses`), its name in its record (`houses`), its description. */
export interface Entry {
  key: string;
  name: string;
  what: string;
}

/** Splits a description at its slash: `number/field` has the element `number` for each index `field`. */
export function indexOf(what: string): { element: string; index: string } {
  const slash = what.lastIndexOf('/');
  return slash < 0
    ? { element: what, index: '' }
    : { element: what.slice(0, slash), index: what.slice(slash + 1) };
}

/** The entries directly under the key `parent`, or at the top of the view, in the order of the glossary. */
export function entries(glossary: Glossary, parent = ''): Entry[] {
  const prefix = parent && `${parent}.`;
  return Object.entries(glossary.view)
    .filter(([key]) => key.startsWith(prefix) && !key.slice(prefix.length).includes('.'))
    .map(([key, what]) => ({ key, name: key.slice(prefix.length), what }));
}

/** The key under which the view has a record for every seat, or empty. */
export function playersKey(glossary: Glossary): string {
  return entries(glossary).find(({ what }) => what === '/seat')?.key ?? '';
}

/** The record of a seat in the view; empty if there is none. */
export function recordOf(glossary: Glossary, view: View, seat: number): View {
  const rows = view[playersKey(glossary)];
  return (Array.isArray(rows) ? (rows[seat] as View | undefined) : undefined) ?? {};
}

/** The keys of the view whose value is this seat: `lead` if it is the leader. */
export function titlesOf(glossary: Glossary, view: View, seat: number): string[] {
  return entries(glossary)
    .filter(({ key, what }) => what === 'seat' && view[key] === seat)
    .map(({ key }) => key);
}
