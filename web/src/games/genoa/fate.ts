/** What became of an offer. */

import type { EventWire } from '../../lib/protocol';

/** An agreement, perhaps with somebody else; or the host acts, moves on, or lets the action lapse. */
const FATES = ['agreed', 'acted', 'lapsed', 'moved', 'ended'];

/** What became of the offer that a seat made last, until the tower starts anew. */
export function fateOf(events: readonly EventWire[], seat: number): EventWire[] {
  const bid = events.findLastIndex(({ kind, args }) => kind === 'offered' && args[0] === seat);
  const since = bid < 0 ? [] : events.slice(bid + 1);
  if (since.some(({ kind }) => kind === 'placed')) return [];
  return since.filter(({ kind }) => FATES.includes(kind)).slice(0, 1);
}
