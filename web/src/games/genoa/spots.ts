/** Where each piece of a scene is drawn. */

import { NONE } from '../shared/counts';
import { middle, type Box, type Point } from '../shared/geometry';
import type { Piece } from '../shared/pieces';
import { seatOfMarker } from './arrange';
import { isBuilding, type Layout } from './layout';
import type { End, Scene } from './scene';

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

export function spotsOf(scene: Scene, layout: Layout, marker: number): Spot[] {
  const ranks = new Map<string, number>();
  return scene.pieces.map((piece) => {
    const key = `${piece.kind} ${piece.where} ${piece.of}`;
    const rank = ranks.get(key) ?? 0;
    ranks.set(key, rank + 1);
    return spotOf(layout, marker, piece, rank);
  });
}

function spotOf(layout: Layout, marker: number, { id, kind, where, of }: Piece, rank: number): Spot {
  const seat = seatOfMarker(kind);
  const good = seat === NONE ? kind : marker;
  const base = { id, good, seat, isAway: where === 'stock' && good === marker };
  if (where === 'roof') return { ...base, at: roofSpot(layout, of), size: layout.square * 0.33 };
  if (where === 'stock') return { ...base, at: stockSpot(layout, good, rank), size: layout.supply.piece };
  return { ...base, at: endPoint(layout, { seat: of }), size: layout.supply.piece, isAway: true };
}

/** At its count. */
function stockSpot(layout: Layout, good: number, rank: number): Point {
  const cell = layout.supply.cells[good];
  if (!cell) return [layout.supply.x, layout.supply.y];
  const [x, y] = cell.icon;
  return [x, y - Math.min(rank, 2) * 1.3];
}

/** The markers' place on a roof: a corner that its name leaves free. */
export function roofSpot({ fields, square }: Layout, building: number): Point {
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
  if (!isBuilding(place)) return place.at;
  const { x, y, w } = place.label;
  return [x + w - square * 0.22, y + square * 0.45];
}

/** Amid the goods that a player has. */
const doorOf = (house: Box | undefined): Point =>
  house ? [house.x + house.w * 0.4, middle(house)[1]] : [0, 0];

/** Where a flight begins or ends. */
export function endPoint(layout: Layout, end: End): Point {
  if ('seat' in end) return doorOf(layout.houses[end.seat]);
  const { x, y, w, cells } = layout.supply;
  const cell = cells[end.good];
  return cell ? middle(cell) : [x + w / 2, y];
}
