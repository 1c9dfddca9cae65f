/** Reads a view by the glossary's little language: `number`, `field[]`, `token*`, `number/field`, `/seat`. */

import type { Glossary } from '$lib/wire/manifest';

export type View = Record<string, unknown>;

/** One thing that can be seen: its key in the view, its place in its record, and what it is. */
export interface Entry {
  key: string;
  name: string;
  what: string;
}

/** What a description says: a record or value per `index`, of this `element`. */
export function indexOf(what: string): { element: string; index: string } {
  const slash = what.lastIndexOf('/');
  return slash < 0
    ? { element: what, index: '' }
    : { element: what.slice(0, slash), index: what.slice(slash + 1) };
}

/** The entries directly under `parent` (empty: of the view itself), in the glossary's order. */
export function entries(glossary: Glossary, parent = ''): Entry[] {
  const prefix = parent && `${parent}.`;
  return Object.entries(glossary.view)
    .filter(([key]) => key.startsWith(prefix) && !key.slice(prefix.length).includes('.'))
    .map(([key, what]) => ({ key, name: key.slice(prefix.length), what }));
}

/** The key under which the view keeps a record for every seat, if it does. */
export function playersKey(glossary: Glossary): string {
  return entries(glossary).find(({ what }) => what === '/seat')?.key ?? '';
}

/** The record that the view keeps of a seat. */
export function recordOf(glossary: Glossary, view: View, seat: number): View {
  const rows = view[playersKey(glossary)];
  return (Array.isArray(rows) ? (rows[seat] as View | undefined) : undefined) ?? {};
}

/** The headings that this seat has at the table just now: `lead`, if the view says that it leads. */
export function titlesOf(glossary: Glossary, view: View, seat: number): string[] {
  return entries(glossary)
    .filter(({ key, what }) => what === 'seat' && view[key] === seat)
    .map(({ key }) => key);
}

/** The seats that are parties to a contract by its number, as far as the view keeps such records. */
export function partiesOf(glossary: Glossary, view: View, number: number): number[] {
  const key = entries(glossary).find(({ what }) => what === '/contract')?.key ?? '';
  const rows = (view[key] ?? []) as View[];
  const found = rows.find((row) => row.number === number);
  const seats = entries(glossary, key).filter(({ what }) => what === 'seat');
  return found ? seats.map(({ name }) => found[name] as number) : [];
}

/** What the frame on top of the stack shows of itself. */
function topFrame(view: View): View {
  const doing = view.doing;
  const top: unknown = Array.isArray(doing) ? doing.at(-1) : null;
  return typeof top === 'object' && top !== null ? (top as View) : {};
}

/**
 * A choice made in secret is final, so the page asks twice. The view of a frame in which all choose in secret
 * says who has `chosen` (see `Sealed` in kernel/frames.py).
 */
export function isSealed(view: View): boolean {
  return 'chosen' in topFrame(view);
}

/**
 * Where several are asked at once, the seats that have done with it: in secret choices those that have
 * `chosen`; where one may answer several times, those that are `ready`. Null where nothing of the kind goes on.
 */
export function doneOf(view: View): number[] | null {
  const top = topFrame(view);
  const done = top.chosen ?? top.ready;
  return Array.isArray(done) ? (done as number[]) : null;
}
