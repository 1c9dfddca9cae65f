/** Several people on one screen: whose things are shown, and when the device must change hands first. */

import type { GameNews } from '$lib/wire/protocol';

/**
 * `seat`: this seat looks at its own things. `curtain`: the device goes to this seat, nothing may be seen.
 * `shared`: nobody here is asked; what everybody at this screen knows is shown.
 */
export type Showing = { kind: 'seat' | 'curtain'; seat: number } | { kind: 'shared' };

/** The seats of this page that owe an answer. */
export function asked(news: GameNews): number[] {
  return news.parts.filter((part) => part.ask).map((part) => part.seat);
}

/** The first of `seats` after `last`, going round. */
export function nextAfter(seats: readonly number[], last: number): number {
  return seats.find((seat) => seat > last) ?? seats[0] ?? -1;
}

/** What the screen shows after these news. Who looks at it goes on as long as the questions are theirs. */
export function showing(news: GameNews, before: Showing, last: number): Showing {
  const seats = asked(news);
  if (before.kind !== 'shared' && seats.includes(before.seat)) return before;
  if (!seats.length) return { kind: 'shared' };
  return { kind: 'curtain', seat: nextAfter(seats, last) };
}
