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

/** By card: the wares of it that its holder has. One ware counts for one order, first for those that are complete. */
export function allotted(
  { cards }: Catalogue,
  hand: readonly number[],
  goods: readonly number[],
): Map<number, number[]> {
  const left = [...goods];
  const needs = (card: number): number[] => cards[card]?.wares ?? [];
  const found = new Map<number, number[]>();
  const allot = (card: number): void => {
    const held = needs(card).filter((ware) => left[ware]);
    for (const ware of held) left[ware] = (left[ware] ?? 0) - 1;
    found.set(card, held);
  };
  for (const card of hand) if (needs(card).every((ware) => left[ware])) allot(card);
  for (const card of hand) if (!found.has(card)) allot(card);
  return found;
}

/** The warehouse of a ware. */
export const sourceOf = ({ fields }: Catalogue, ware: number): number =>
  fields.findIndex(({ yields }) => yields.includes(ware));

/** How many of a good are in supply; of hand cards, how many lie face down. Markers have a supply by colour. */
export function stockOf({ specials, kinds }: Catalogue, view: View, good: number): number {
  return view.stock[good] ?? view.deck[specials.indexOf(good)] ?? view.piles[kinds.indexOf(good)] ?? NaN;
}
