/** Several players at one screen: whose view is shown, and when the device must be handed over first. */

import type { GameNews } from '$lib/wire/protocol';

/**
 * `seat`: the view of this seat. `curtain`: nothing, until the device has been handed to this seat. `shared`: what
 * every player at this screen knows, since none of them is asked.
 */
export type Showing = { kind: 'seat' | 'curtain'; seat: number } | { kind: 'shared' };

/** The seats of this page that owe an answer. */
export function asked(news: GameNews): number[] {
  return news.parts.filter((part) => part.question).map((part) => part.seat);
}

/** The first of `seats` after the seat `last`, in the order of play; -1 if there are none. */
export function nextAfter(seats: readonly number[], last: number): number {
  return seats.find((seat) => seat > last) ?? seats[0] ?? -1;
}

/** What the screen shows after a message. A seat that is still asked keeps the screen; `last` had it last. */
export function showing(news: GameNews, before: Showing, last: number): Showing {
  const seats = asked(news);
  if (before.kind !== 'shared' && seats.includes(before.seat)) return before;
  if (!seats.length) return { kind: 'shared' };
  return { kind: 'curtain', seat: nextAfter(seats, last) };
}
