/** The places in a replay that one can jump to: where rounds and turns begin. */

import type { Glossary } from '$lib/wire/manifest';
import type { EventWire } from '$lib/wire/protocol';

/** A step that one can jump to, with the events that announce it; the set-up and the end have none. */
export interface Mark {
  readonly n: number;
  readonly events: readonly EventWire[];
}

type Chapters = Pick<Glossary, 'chapters'>;

/** Does a round begin with this event? Games with long rounds have turns for chapters too. */
export const isRound = (event: EventWire, { chapters }: Chapters): boolean => event.kind === chapters[0];

/** The set-up, each round and turn, and the end (step `last`). Their events are public, so all seats have the same. */
export function marksOf(events: readonly EventWire[], last: number, { chapters }: Chapters): Mark[] {
  const told = events.filter((event) => chapters.includes(event.kind));
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

/** The next step at which somebody is asked or the game is over: what chance answers is no step of its own. */
export function stopAfter(draws: readonly number[], step: number, last: number): number {
  let n = step + 1;
  while (n < last && draws.includes(n)) n += 1;
  return Math.min(n, last);
}

/** The step before it at which somebody was asked, or the set-up. */
export function stopBefore(draws: readonly number[], step: number): number {
  let n = step - 1;
  while (n > 0 && draws.includes(n)) n -= 1;
  return Math.max(n, 0);
}

/** The number of the round that begins at a mark, or empty if none does. */
export function roundOf(mark: Mark, glossary: Pick<Glossary, 'events' | 'chapters'>): string {
  const event = mark.events.find((one) => isRound(one, glossary));
  const at = event ? (glossary.events[event.kind]?.findIndex((spec) => spec.startsWith('round:')) ?? -1) : -1;
  return at < 0 ? '' : String(event?.args[at] ?? '');
}
