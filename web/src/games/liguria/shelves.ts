/** Where tiles lie side by side: in the row, in a harbour, on an island, in the drawer. */

import type { Box, Point } from '../shared/geometry';
import type { Layout, PanelPlace } from './layout';
import type { Piece } from '../shared/pieces';
import type { Scene } from './scene';

/** Some tiles side by side: their middles, and their size. */
export interface Shelf {
  tiles: readonly Piece[];
  middles: readonly Point[];
  size: number;
  /** Too many to see each: alike ones lie on top of each other. */
  isStacked: boolean;
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
export function harbourShelves({ catalogue, tiles: all }: Scene, seat: number, panel: PanelPlace): Shelf[] {
  return catalogue.rows.map((_, row) => {
    const tiles = all
      .filter(({ where, of, kind }) => isIn(where) && of === seat && catalogue.tiles[kind]?.row === row)
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
  const [size, room] = [29 * layout.scale, 76 * layout.scale];
  const right = x + 44 * layout.scale;
  const lying = shelf(tiles, right - room, right, y + 14 * layout.scale, size);
  // What takes less than all the room lies in the middle of it.
  const spare = (right - (lying.middles.at(-1)?.[0] ?? x) - size / 2) / 2;
  return { ...lying, middles: lying.middles.map(([left, top]) => [left + spare, top]) };
}

/** What its owner has behind the screen: orders above, knights and diplomats below. */
export function drawerShelves(
  { catalogue, tiles: all }: Scene,
  seat: number,
  drawer: NonNullable<Layout['drawer']>,
): Shelf[] {
  const hidden = all.filter(({ where, of }) => where === 'screen' && of === seat).sort(byKind);
  const left = drawer.x + drawerStart(drawer);
  const right = drawer.x + drawer.w - 6;
  return [0, 1].map((line) => {
    const tiles = hidden.filter(({ kind }) => (catalogue.orders.includes(kind) ? 0 : 1) === line);
    return shelf(tiles, left, right, drawer.y + (drawer.h / 4) * (1 + 2 * line), drawer.tile);
  });
}

/** Left of the tiles lie money and cubes. */
export function drawerStart(drawer: Box): number {
  return isWideDrawer(drawer) ? 152 : 104;
}

/** On a phone the drawer is narrow, and lines in it are higher. */
export const isWideDrawer = ({ w }: Box): boolean => w > 400;

const byKind = (a: Piece, b: Piece): number => a.kind - b.kind || a.id - b.id;

/** No tile hides another of a different kind: where all do not fit, alike ones are stacked, and then all are smaller. */
function shelf(tiles: readonly Piece[], left: number, right: number, y: number, full: number): Shelf {
  const room = right - left;
  const isStacked = tiles.length * full * APART > room;
  const stacks = tiles.filter((tile, place) => !isAlike(tile, tiles[place - 1])).length;
  const size = isStacked ? Math.min(full, room / stacks / APART) : full;
  const pitch = pitchOf(tiles.length, room, size);
  const xs = isStacked ? stacked(tiles, room, size) : tiles.map((_, place) => place * pitch);
  return { tiles, middles: xs.map((x) => [left + size / 2 + x, y]), size, isStacked };
}

/** How far apart tiles lie at least, as a part of their size. */
const APART = 1.03;

/** How close things lie: many of them move together. */
export function pitchOf(count: number, room: number, size: number): number {
  return Math.min(size * 1.07, (room - size) / Math.max(1, count - 1));
}

/** Where tiles lie when alike ones are stacked: a little aside within a stack, apart between stacks. */
function stacked(tiles: readonly Piece[], room: number, size: number): number[] {
  const isNew = tiles.map((tile, place) => !isAlike(tile, tiles[place - 1]));
  const stacks = isNew.filter(Boolean).length;
  const spare = Math.max(0, room - stacks * size * APART);
  const nudge = Math.min(size * 0.14, (spare * 0.6) / Math.max(1, tiles.length - stacks));
  const lean = nudge * (tiles.length - stacks);
  const pitch = Math.min(size * 1.09, (room - size - lean) / Math.max(1, stacks - 1));
  let x = -pitch;
  return isNew.map((isFirst) => (x += isFirst ? pitch : nudge));
}

function isAlike(tile: Piece, other: Piece | undefined): boolean {
  return tile.kind === other?.kind && tile.where === other.where;
}

/** The shelf's tiles kind by kind, as far as each kind can be seen. */
export function batches({ tiles, middles, size }: Shelf): Batch[] {
  const found: Batch[] = [];
  tiles.forEach(({ kind, where }, place) => {
    const isTurned = where === 'turned';
    const [x = 0, y = 0] = middles[place] ?? [];
    const w = Math.min(size, (middles[place + 1]?.[0] ?? Infinity) - x);
    const same = found.find((one) => one.kind === kind && one.isTurned === isTurned);
    if (same)
      Object.assign(same, { count: same.count + 1, box: { ...same.box, w: x - size / 2 + w - same.box.x } });
    else found.push({ kind, isTurned, count: 1, box: { x: x - size / 2, y: y - size / 2, w, h: size } });
  });
  return found;
}

/** Where a tile is drawn; null if it is nowhere to be seen. */
export function placeOn(shelves: readonly Shelf[], tile: Piece): { at: Point; size: number } | null {
  for (const shelf of shelves) {
    const at = shelf.middles[shelf.tiles.findIndex(({ id }) => id === tile.id)];
    if (at) return { at, size: shelf.size };
  }
  return null;
}
