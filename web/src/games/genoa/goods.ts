/** Goods in one row: wares, special cards, the marker, hand cards by kind. */

import type { Catalogue, Lot, PlayerView, View } from './shape';

/** A row of goods as lots, without what is not there. */
export function lotsIn(row: readonly number[]): Lot[] {
  return row.flatMap((count, good) => (count ? [{ good, count }] : []));
}

/** The special cards that lie before a player. */
export function specialsOf({ specials }: Catalogue, { goods }: PlayerView): Lot[] {
  return specials.map((good) => ({ good, count: goods[good] ?? 0 })).filter(({ count }) => count);
}

/** The warehouse of a ware. */
export const sourceOf = ({ fields }: Catalogue, ware: number): number =>
  fields.findIndex(({ yields }) => yields.includes(ware));

/** How many of a good are in supply; of hand cards, how many lie face down. Markers have a supply by colour. */
export function stockOf({ specials, kinds }: Catalogue, view: View, good: number): number {
  return view.stock[good] ?? view.deck[specials.indexOf(good)] ?? view.piles[kinds.indexOf(good)] ?? NaN;
}
