/** How every player stands, as far as the seat whose view is shown may know. */

import type { GameNews, TallyWire } from '$lib/wire/protocol';

/** By seat; at the end the final numbers. `seat` is -1 for a spectator, or for all players at one screen together. */
export function talliesOf(news: GameNews, seat: number, total: string): TallyWire[] {
  const mine = news.parts.find((part) => part.seat === seat);
  const found = mine ? mine.tallies : commonTallies(news);
  return news.standings ? finalTallies(news, found, total) : found;
}

/** What all at one screen may know of a player is what somebody else is told. */
function commonTallies({ parts }: GameNews): TallyWire[] {
  const first = parts[0]?.tallies ?? [];
  return first.map((tally, at) => parts.find((part) => part.seat !== at)?.tallies[at] ?? tally);
}

function finalTallies(news: GameNews, tallies: readonly TallyWire[], total: string): TallyWire[] {
  return tallies.map((tally, at) => {
    const lines = news.standings?.[at]?.lines ?? [];
    const value = lines.find((line) => line.kind === total)?.value ?? null;
    return { ...tally, value, is_whole: true, goal: 0, lines };
  });
}
