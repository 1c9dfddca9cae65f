/** What a purchase that is being put together comes to. */

import { sum } from '../shared/args';
import type { Edition } from './edition';
import type { HaendlerView } from './view';

/** The investment card by which all goods of a purchase together cost one coin. */
const BARGAIN = 0;
const COIN = 100;

export function costOf(edition: Edition, view: HaendlerView, seat: number, goods: readonly number[]): number {
  if (view.investments[BARGAIN] === seat) return sum(goods) ? COIN : 0;
  const priceOf = (stall: number): number =>
    edition.prices[view.prices[edition.market[stall] ?? 0] ?? 0]?.buying ?? 0;
  return sum(goods.map((n, stall) => n * priceOf(stall)));
}
