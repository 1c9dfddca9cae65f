/** Where tiles lie side by side: in the row, in a harbour, on an island, in the drawer. */

import type { Box, Point } from '../shared/geometry';
import { NONE } from '../shared/args';
import { rowOf, type Kinds } from './kinds';
import type { Layout, PanelPlace } from './layout';
import type { Piece } from './pieces';
import type { Scene } from './scene';
import { ROWS } from './view';

/** Some tiles side by side: their middles from the left, and their size. */
export interface Shelf {
  tiles: readonly Piece[];
  first: Point;
  pitch: number;
  size: number;
}

/** A kind of tile on a shelf, as one thing to touch. */
export interface Batch {
  kind: number;
  isTurned: boolean;
  count: number;
  box: Box;
}

/** The cell of a place in the row. */
export function rowCell(layout: Layout, place: number): Box {
  const { x, y, w, h, columns, lines } = layout.row;
  const [column, line] = [place % columns, Math.floor(place / columns)];
  return { x: x + (w / columns) * column, y: y + (h / lines) * line, w: w / columns, h: h / lines };
}

/** The tiles of each row of a harbour, as they were taken and then those turned over. */
export function harbourShelves(kinds: Kinds, scene: Scene, seat: number, panel: PanelPlace): Shelf[] {
  return ROWS.map((row) => {
    const tiles = scene.tiles
      .filter(({ where, of, kind }) => isIn(where) && of === seat && rowOf(kinds, kind) === row)
      .sort(
        (a, b) =>
          Number(a.where === 'turned') - Number(b.where === 'turned') || a.kind - b.kind || a.id - b.id,
      );
    return shelf(tiles, panel.box.x + panel.tiles, panel.box.x + panel.box.w, rowY(panel, row), panel.tile);
  });
}

const isIn = (where: string): boolean => where === 'home' || where === 'turned';

/** The middle of a row of a harbour. */
export function rowY(panel: PanelPlace, row: number): number {
  return panel.box.y + panel.row + panel.pitch * row;
}

/** Knights on an island, in the middle of its lower half. */
export function islandShelf(scene: Scene, layout: Layout, stop: number): Shelf {
  const tiles = scene.tiles.filter(({ where, of }) => where === 'stop' && of === stop).sort(byKind);
  const [x, y] = layout.stops[stop]?.at ?? [0, 0];
  const [size, room] = [30 * layout.scale, 82 * layout.scale];
  const pitch = pitchOf(tiles.length, room, size);
  const width = size + pitch * (tiles.length - 1);
  return { tiles, first: [x - width / 2 + size / 2, y + 14 * layout.scale], pitch, size };
}

/** What its owner has behind the screen: orders above, knights and diplomats below. */
export function drawerShelves(
  kinds: Kinds,
  scene: Scene,
  seat: number,
  drawer: NonNullable<Layout['drawer']>,
): Shelf[] {
  const hidden = scene.tiles.filter(({ where, of }) => where === 'screen' && of === seat).sort(byKind);
  const left = drawer.x + drawerStart(drawer);
  const right = drawer.x + drawer.w - 8;
  return [0, 1].map((line) => {
    const tiles = hidden.filter(({ kind }) => (kinds.orders.includes(kind) ? 0 : 1) === line);
    return shelf(tiles, left, right, drawer.y + (drawer.h / 4) * (1 + 2 * line), drawer.tile);
  });
}

/** Left of the tiles lie money and cubes. */
export function drawerStart(drawer: Box): number {
  return drawer.w > 400 ? 152 : 118;
}

const byKind = (a: Piece, b: Piece): number => a.kind - b.kind || a.id - b.id;

function shelf(tiles: readonly Piece[], left: number, right: number, y: number, size: number): Shelf {
  return { tiles, first: [left + size / 2, y], pitch: pitchOf(tiles.length, right - left, size), size };
}

/** How close things lie: many of them move together. */
export function pitchOf(count: number, room: number, size: number): number {
  return Math.min(size * 1.07, (room - size) / Math.max(1, count - 1));
}

export function onShelf({ first, pitch }: Shelf, place: number): Point {
  return [first[0] + pitch * place, first[1]];
}

/** The shelf's tiles kind by kind, as far as each kind can be seen. */
export function batches(shelf: Shelf): Batch[] {
  const found: Batch[] = [];
  shelf.tiles.forEach(({ kind, where }, place) => {
    const isTurned = where === 'turned';
    const [x, y] = onShelf(shelf, place);
    const isLast = place === shelf.tiles.length - 1;
    const w = isLast ? shelf.size : Math.min(shelf.size, shelf.pitch);
    const same = found.find((one) => one.kind === kind && one.isTurned === isTurned);
    if (same)
      Object.assign(same, {
        count: same.count + 1,
        box: { ...same.box, w: x - shelf.size / 2 + w - same.box.x },
      });
    else
      found.push({
        kind,
        isTurned,
        count: 1,
        box: { x: x - shelf.size / 2, y: y - shelf.size / 2, w, h: shelf.size },
      });
  });
  return found;
}

/** Where a tile is drawn; null if it is nowhere to be seen. */
export function placeOn(shelves: readonly Shelf[], tile: Piece): { at: Point; size: number } | null {
  for (const shelf of shelves) {
    const place = shelf.tiles.findIndex(({ id }) => id === tile.id);
    if (place !== NONE) return { at: onShelf(shelf, place), size: shelf.size };
  }
  return null;
}
