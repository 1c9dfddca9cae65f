/** Where each piece of a scene is drawn. */

import { NONE } from '../shared/args';
import { middle, type Box, type Point } from '../shared/geometry';
import type { Piece } from '../shared/pieces';
import { seatOfMarker } from './arrange';
import type { Layout } from './layout';
import type { End, Scene } from './scene';
import { CARD, MARKER, SPECIAL, STREETS } from './view';

export interface Spot {
  id: number;
  good: number;
  /** Whose colour it has; NONE for wares and cards. */
  seat: number;
  at: Point;
  size: number;
  /** Not to be seen: drawn where it would come from. */
  isAway: boolean;
}

export function spotsOf(scene: Scene, layout: Layout): Spot[] {
  const ranks = new Map<string, number>();
  return scene.pieces.map((piece) => {
    const key = `${piece.kind} ${piece.where} ${piece.of}`;
    const rank = ranks.get(key) ?? 0;
    ranks.set(key, rank + 1);
    return spotOf(layout, piece, rank);
  });
}

function spotOf(layout: Layout, { id, kind, where, of }: Piece, rank: number): Spot {
  const seat = seatOfMarker(kind);
  const good = seat === NONE ? kind : MARKER;
  const base = { id, good, seat, isAway: where === 'stock' && good === MARKER };
  if (where === 'roof') return { ...base, at: roofSpot(layout, of), size: layout.square * 0.33 };
  if (where === 'stock') return { ...base, at: stockSpot(layout, good, rank), size: layout.supply.piece };
  return { ...base, at: endPoint(layout, { seat: of }), size: layout.supply.piece, isAway: true };
}

/** Above its count. */
function stockSpot(layout: Layout, good: number, rank: number): Point {
  const { x, y, w } = stockCell(layout, good);
  return [x + w / 2, y + layout.supply.piece * 0.56 - Math.min(rank, 2) * 1.3];
}

/** The markers' place on a roof: a corner that its name leaves free. */
function roofSpot({ fields, square }: Layout, building: number): Point {
  const place = fields[building];
  if (!place) return [0, 0];
  const { x, y, w, h } = place.label;
  const edge = square * 0.18;
  return place.isUpright ? [x + w - edge, y + h - edge] : [x + edge, y + edge];
}

/** Where the tower stands on a field: above the name of a building, in the middle of a street. */
export function towerSpot({ fields, square }: Layout, field: number): Point {
  const place = fields[field];
  if (!place) return [0, 0];
  if (field >= STREETS - 1) return place.at;
  const { x, y, w } = place.label;
  return [x + w - square * 0.22, y + square * 0.45];
}

/** The room for the heading of a supply in one line. */
const HEADING = 76;

/** In two lines wares fill the first, special cards and piles the second. */
export function stockCell({ supply: { x, y, w, h, lines } }: Layout, good: number): Box {
  const place = good - Number(good > MARKER);
  if (lines === 1) {
    const cell = (w - HEADING - 6) / 17;
    return { x: x + HEADING + cell * place, y: y + 4, w: cell, h: h - 6 };
  }
  const line = good < SPECIAL ? 0 : 1;
  const [cell, height] = [w / 9, (h - 26) / 2];
  return { x: x + cell * (place - line * SPECIAL), y: y + 24 + height * line, w: cell, h: height };
}

/** Where a flight begins or ends. */
export function endPoint(layout: Layout, end: End): Point {
  if ('seat' in end) {
    const house = layout.houses[end.seat];
    return house ? middle(house) : [0, 0];
  }
  const { x, y, w } = layout.supply;
  return end.good >= CARD ? middle(stockCell(layout, end.good)) : [x + w / 2, y];
}
