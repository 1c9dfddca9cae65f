/** Where rounds and turns begin in a game that is looked back on: the places to jump to. */

import type { Glossary } from '$lib/wire/manifest';
import type { EventWire } from '$lib/wire/protocol';

/** A step worth going to, with what is told of it; nothing is told of the set-up and of the end. */
export interface Mark {
  readonly n: number;
  readonly events: readonly EventWire[];
}

/** Every game tells its rounds so. */
export const isRound = (event: EventWire): boolean => event.kind === 'round_began';

/** Where a round is long, its turns are told too. */
const isTurn = (event: EventWire): boolean => event.kind === 'turn_began';

/** The set-up, each round and turn, and the end. That they began is public: they are the same for every eye. */
export function marksOf(events: readonly EventWire[], last: number): Mark[] {
  const told = events.filter((event) => isRound(event) || isTurn(event));
  const steps = [...new Set([0, ...told.map((event) => event.n), last])];
  return steps.map((n) => ({ n, events: told.filter((event) => event.n === n) }));
}

/** The mark that a step belongs to. */
export const markAt = (marks: readonly Mark[], step: number): Mark | undefined =>
  marks.findLast((mark) => mark.n <= step);

export const markBefore = (marks: readonly Mark[], step: number): Mark | undefined =>
  marks.findLast((mark) => mark.n < step);

export const markAfter = (marks: readonly Mark[], step: number): Mark | undefined =>
  marks.find((mark) => mark.n > step);

/** The number of the round that begins here; empty if none does. */
export function roundOf(mark: Mark, glossary: Pick<Glossary, 'events'>): string {
  const event = mark.events.find(isRound);
  const at = event ? (glossary.events[event.kind]?.findIndex((spec) => spec.startsWith('round:')) ?? -1) : -1;
  return at < 0 ? '' : String(event?.args[at] ?? '');
}
