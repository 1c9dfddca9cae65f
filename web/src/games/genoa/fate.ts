/** What became of an offer. */

import type { EventWire } from '$lib/wire/protocol';
import { told } from './shape';

/** An agreement, perhaps with somebody else; or the host acts, moves on, or lets the action lapse. */
const FATES = ['agreed', 'acted', 'lapsed', 'moved', 'ended'];

/** What became of the offer that a seat made last, until the tower goes on. */
export function fateOf(events: readonly EventWire[], seat: number): EventWire[] {
  const bid = events.findLastIndex(({ kind, args }) => kind === 'offered' && told.offered(args).who === seat);
  const since = bid < 0 ? [] : events.slice(bid + 1);
  const fate = since.findIndex(({ kind }) => FATES.includes(kind));
  if (fate < 0 || since.slice(0, fate).some(({ kind }) => kind === 'placed')) return [];
  return isOld(since.slice(fate)) ? [] : since.slice(fate, fate + 1);
}

/** The tower has gone on since, or another turn has begun. With an agreement the tower itself may go one field. */
function isOld([fate, ...since]: readonly EventWire[]): boolean {
  const moves = since.filter(({ kind }) => kind === 'moved').length;
  return since.some(({ kind }) => kind === 'turn_began') || moves > (fate?.kind === 'agreed' ? 1 : 0);
}
