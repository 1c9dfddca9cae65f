/** What a player has, in a row that all see: wares, special cards and markers one by one, hand cards as a number. */

import type { Room } from '..';
import { sum } from '../shared/counts';
import type { Box, Point } from '../shared/geometry';
import { lotsIn } from './goods';
import { HOUSE } from './layout';
import type { Catalogue, Lot, PlayerView, View } from './shape';

/** One kind of good in a row: where it lies, and how large. */
export interface Item extends Lot {
  at: Point;
  size: number;
}

/** The width of a good. */
const GOOD = 21;
/** The width of the number beside it. */
const NUMBER = 10;
/** The room for the player's mark before the goods. */
const HEAD = 26;
/** The room for the number of hand cards behind them. */
const TAIL = 40;
/** Nobody's goods take more lines than this: they are drawn smaller. */
const MOST = 2;
/** The width of a row in the strip beside the board, in units of the drawing. */
const STRIP = 215;
/** The width of a row below the board of a small screen. */
const WHOLE = 386;
/** A screen narrower than this, in pixels, is a small one. */
const NARROW = 640;

/** What lies in the row; one's own special cards lie in the hand. */
export function lotsOf({ goods }: Catalogue, player: PlayerView, isOwn: boolean): Lot[] {
  const kinds = isOwn ? ['ware', 'marker'] : ['ware', 'special', 'marker'];
  return lotsIn(player.goods).filter(({ good }) => kinds.includes(goods[good]?.kind ?? ''));
}

const widthOf = ({ count }: Lot): number => GOOD + 3 + (count > 1 ? NUMBER : 0);

/** How many lines each player's goods take. */
export function linesOf(catalogue: Catalogue, { players }: View, own: number, room: Room): number[] {
  const free = (room.width < NARROW ? WHOLE : STRIP) - HEAD - TAIL;
  return players.map((player, seat) => {
    const width = sum(lotsOf(catalogue, player, seat === own).map(widthOf));
    return Math.min(MOST, Math.max(1, Math.ceil(width / free)));
  });
}

/** The goods of a row, line by line from the left, drawn smaller where they would not fit. */
export function itemsIn(lots: readonly Lot[], house: Box): Item[] {
  const lines = Math.max(1, Math.round(house.h / HOUSE));
  const free = house.w - HEAD - TAIL;
  const scale = Math.min(1, (free * lines) / (sum(lots.map(widthOf)) + (lines - 1) * (GOOD + NUMBER)));
  let [x, line] = [0, 0];
  return lots.map((lot) => {
    const width = widthOf(lot) * scale;
    if (x + width > free + 1 && line < lines - 1) [x, line] = [0, line + 1];
    const at: Point = [house.x + HEAD + x + (GOOD * scale) / 2, house.y + HOUSE * (line + 0.5)];
    x += width;
    return { ...lot, at, size: GOOD * scale };
  });
}
