/** What a player is reminded of above a question: what became of an offer or of terms, and what others offer now. */

import type { EventWire } from '$lib/wire/protocol';
import { told } from './shape';

/** At most so many lines stand above a question. */
const MAX_LINES = 3;

export function reminders(events: readonly EventWire[], seat: number): EventWire[] {
  const all = [...refusalOf(events, seat), ...fateOf(events, seat), ...newOffers(events, seat)];
  return all.slice(-MAX_LINES);
}

/** What became of the offer that a seat made last: that it was not taken, or what was agreed on. */
export function fateOf(events: readonly EventWire[], seat: number): EventWire[] {
  const bid = events.findLastIndex((event) => isBid(event) && bidder(event) === seat);
  const since = bid < 0 ? [] : events.slice(bid + 1);
  const passed = since.findLastIndex((event) => isPassedOver(event, seat));
  if (passed >= 0) return isLongAgo(since.slice(passed + 1)) ? [] : [since[passed]!];
  const fate = since.findIndex(({ kind }) => kind === 'agreed');
  if (fate < 0 || since.slice(0, fate).some(({ kind }) => kind === 'placed')) return [];
  return isOld(since.slice(fate)) ? [] : since.slice(fate, fate + 1);
}

const isBid = ({ kind }: EventWire): boolean => kind === 'offered';
const bidder = ({ args }: EventWire): number => told.offered(args).who;
const isPassedOver = ({ kind, args }: EventWire, seat: number): boolean =>
  kind === 'passed_over' && told.passed_over(args).who === seat;

const countOf = (events: readonly EventWire[], what: string): number =>
  events.filter(({ kind }) => kind === what).length;

/** Another turn has begun, or the tower has gone on, beyond the field that may have been agreed on. */
const isOld = (since: readonly EventWire[]): boolean =>
  countOf(since, 'turn_began') > 0 || countOf(since, 'moved') > 1;

/** The next turn is under way, or the tower is two fields on: whoever was passed over has been asked since. */
const isLongAgo = (since: readonly EventWire[]): boolean =>
  countOf(since, 'placed') > 0 || countOf(since, 'moved') > 1;

/** That the terms which a seat put last were refused, as long as nothing else has happened. */
function refusalOf(events: readonly EventWire[], seat: number): EventWire[] {
  const last = events.at(-1);
  const put = events.findLast(({ kind }) => kind === 'put');
  return last?.kind === 'refused' && put && told.put(put.args).who === seat ? [last] : [];
}

/** What others have just offered, for a guest: the host sees all offers in a list. */
function newOffers(events: readonly EventWire[], seat: number): EventWire[] {
  const turn = events.findLast(({ kind }) => kind === 'turn_began');
  if (!turn || told.turn_began(turn.args).who === seat) return [];
  const now = events.at(-1)?.n;
  return events.filter((event) => event.n === now && isBid(event) && bidder(event) !== seat);
}
