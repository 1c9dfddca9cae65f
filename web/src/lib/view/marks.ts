/** The places in a replay that one can jump to: where rounds and turns begin. */

import type { Glossary } from '$lib/wire/manifest';
import type { EventWire } from '$lib/wire/protocol';

/** A step that one can jump to, with the events that announce it; the set-up and the end have none. */
export interface Mark {
  readonly n: number;
  readonly events: readonly EventWire[];
}

/** Every game announces its rounds by this event. */
export const isRound = (event: EventWire): boolean => event.kind === 'round_began';

/** Games with long rounds announce turns too. */
const isTurn = (event: EventWire): boolean => event.kind === 'turn_began';

/** The set-up, each round and turn, and the end (step `last`). Their events are public, so all seats have the same. */
export function marksOf(events: readonly EventWire[], last: number): Mark[] {
  const told = events.filter((event) => isRound(event) || isTurn(event));
  const steps = [...new Set([0, ...told.map((event) => event.n), last])];
  return steps.map((n) => ({ n, events: told.filter((event) => event.n === n) }));
}

/** The last mark at or before a step. */
export const markAt = (marks: readonly Mark[], step: number): Mark | undefined =>
  marks.findLast((mark) => mark.n <= step);

export const markBefore = (marks: readonly Mark[], step: number): Mark | undefined =>
  marks.findLast((mark) => mark.n < step);

export const markAfter = (marks: readonly Mark[], step: number): Mark | undefined =>
  marks.find((mark) => mark.n > step);

/** The number of the round that begins at a mark, or empty if none does. */
export function roundOf(mark: Mark, glossary: Pick<Glossary, 'events'>): string {
  const event = mark.events.find(isRound);
  const at = event ? (glossary.events[event.kind]?.findIndex((spec) => spec.startsWith('round:')) ?? -1) : -1;
  return at < 0 ? '' : String(event?.args[at] ?? '');
}
