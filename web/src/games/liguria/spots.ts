/** Where each piece of a scene is drawn. */

import { NONE } from '../shared/counts';
import { middle, type Box, type Point } from '../shared/geometry';
import { COLOURS } from './glyphs';
import type { Layout, PanelPlace } from './layout';
import { mooringsAt } from './moorings';
import type { Piece } from '../shared/pieces';
import type { Scene } from './scene';
import {
  batches,
  drawerShelves,
  drawerStart,
  isWideDrawer,
  harbourShelves,
  islandShelf,
  pitchOf,
  placeOn,
  rowCell,
  type Shelf,
} from './shelves';

export interface Spot {
  id: number;
  kind: number;
  at: Point;
  /** How wide it is drawn. */
  size: number;
  /** Not to be seen: drawn where it would come from. */
  isAway: boolean;
}

export interface TileSpot extends Spot {
  isTurned: boolean;
  /** Who has taken it but not yet carried it off, or NONE. */
  taker: number;
}

export interface ShipSpot {
  seat: number;
  at: Point;
  /** As a part of its full size. */
  size: number;
  /** The direction of its course, or null before its first voyage. */
  course: Point | null;
}

export interface FigureSpot {
  seat: number;
  at: Point;
  isAway: boolean;
}

export function tileSpots(scene: Scene, layout: Layout, own: number): TileSpot[] {
  const shelves = shelvesOf(scene, layout, own);
  return scene.tiles.map((tile) => {
    const { id, kind, where, of } = tile;
    const isTaken = where === 'row' && scene.taken.includes(of);
    const found = where === 'row' ? inRow(layout, of, isTaken) : placeOn(shelves, tile);
    const { at, size } = found ?? { at: door(layout, of), size: 14 };
    return {
      id,
      kind,
      at,
      size,
      isAway: !found,
      isTurned: where === 'turned',
      taker: isTaken ? scene.taker : NONE,
    };
  });
}

function shelvesOf(scene: Scene, layout: Layout, own: number): Shelf[] {
  return [
    ...layout.panels.flatMap((panel, seat) => harbourShelves(scene, seat, panel)),
    ...layout.stops.map((_, stop) => islandShelf(scene, layout, stop)),
    ...(layout.drawer ? drawerShelves(scene, own, layout.drawer) : []),
  ];
}

export interface StackCount {
  at: Point;
  count: number;
  size: number;
}

/** How many tiles lie in each stack, and where that is written. */
export function stackCounts(scene: Scene, layout: Layout, own: number): StackCount[] {
  const stacks = shelvesOf(scene, layout, own).filter(({ isStacked }) => isStacked);
  return stacks.flatMap((shelf) => {
    const alike = batches(shelf).filter(({ count }) => count > 1);
    return alike.map(({ count, box: { x, y, w } }): StackCount => {
      return { at: [x + w - shelf.size * 0.14, y + shelf.size * 0.1], count, size: shelf.size };
    });
  });
}

function inRow(layout: Layout, place: number, isTaken: boolean): { at: Point; size: number } {
  const [x, y] = middle(rowCell(layout, place));
  return { at: [x, isTaken ? y - 5 : y], size: layout.row.tile };
}

/** Where things go behind a player's screen: the head of their harbour. */
function door(layout: Layout, seat: number): Point {
  const panel = layout.panels[seat];
  return panel ? [panel.box.x + panel.box.w / 2, panel.box.y + panel.text] : middle(layout.map);
}

export function cubeSpots(scene: Scene, layout: Layout, own: number): Spot[] {
  const ships = shipSpots(scene, layout);
  return scene.cubes.map((cube) => {
    const [at, size] = cubePoint(scene, layout, ships, own, cube);
    return {
      id: cube.id,
      kind: cube.kind,
      at,
      size,
      isAway: cube.where === 'stock' || cube.where === 'store',
    };
  });
}

function cubePoint(
  scene: Scene,
  layout: Layout,
  ships: ShipSpot[],
  own: number,
  cube: Piece,
): [Point, number] {
  const together = scene.cubes
    .filter(({ where, of }) => where === cube.where && of === cube.of)
    .sort(byColour);
  const rank = together.findIndex(({ id }) => id === cube.id);
  const ship = ships[cube.of];
  if (cube.where === 'hold' && ship) {
    const scale = layout.scale * ship.size;
    return [onDeck(scale, ship.at, rank), DECK.cube * scale];
  }
  const panel = layout.panels[cube.of];
  if (cube.where === 'port' && panel) {
    const alike = together.filter(({ kind }) => kind === cube.kind);
    return [inPort(panel, cube.kind, alike.indexOf(cube), alike.length), panel.cube];
  }
  if (cube.where === 'stock') return [middle(supplyCell(layout, cube.kind)), 14];
  const isOwn = cube.of === own && layout.drawer;
  return [isOwn ? middle(storeCell(layout.drawer!, cube.kind)) : door(layout, cube.of), 14];
}

const byColour = (a: Piece, b: Piece): number => a.kind - b.kind || a.id - b.id;

/** A ship's deck, from the middle of its keel: cubes in two lines of five, the lower one first. */
export const DECK = { cube: 12, columns: 5, y: -1, pitch: [12.6, 12.2] } as const;

function onDeck(scale: number, [x, y]: Point, rank: number): Point {
  const [column, line] = [rank % DECK.columns, Math.floor(rank / DECK.columns)];
  const dx = (column - (DECK.columns - 1) / 2) * DECK.pitch[0];
  return [x + dx * scale, y + (DECK.y - line * DECK.pitch[1]) * scale];
}

/** Cubes on offer stand along the quay below a harbour's rows, colour by colour. */
function inPort(panel: PanelPlace, colour: number, rank: number, count: number): Point {
  const cell = portCell(panel, colour);
  const pitch = pitchOf(count, cell.w - 6, panel.cube * 1.08);
  return [cell.x + panel.cube / 2 + pitch * rank, cell.y + cell.h / 2];
}

/** The room for the sign before a line of a harbour. */
export const LINE_SIGN = 26;

export function portCell({ box, port, line }: PanelPlace, colour: number): Box {
  const w = (box.w - LINE_SIGN) / COLOURS.length;
  return { x: box.x + LINE_SIGN + w * colour, y: box.y + port - line / 2, w, h: line };
}

export function supplyCell(layout: Layout, colour: number): Box {
  const { x, y, w, h } = layout.supply;
  return { x: x + (w / COLOURS.length) * colour, y, w: w / COLOURS.length, h };
}

/** Where the cubes behind one's own screen are counted. */
export function storeCell(drawer: Box, colour: number): Box {
  if (isWideDrawer(drawer)) return cellOf(drawer, 44, colour, 1);
  const place = colour + 1; // two by two, after the money
  return cellOf(drawer, NARROW_CELL, place % 2, Math.floor(place / 2));
}

/** Where the money behind one's own screen lies: alone above the cubes, or as the first of four. */
export function silverCell(drawer: Box): Box {
  const half = drawer.h / 2;
  if (isWideDrawer(drawer)) return { x: drawer.x, y: drawer.y, w: drawerStart(drawer) - 7, h: half };
  return cellOf(drawer, NARROW_CELL, 0, 0);
}

/** The width of a cell of a drawer that is not wide. */
const NARROW_CELL = 43;

const cellOf = (drawer: Box, w: number, column: number, line: number): Box => ({
  x: drawer.x + 8 + w * column,
  y: drawer.y + (drawer.h / 2) * line,
  w,
  h: drawer.h / 2,
});

/** Ships at the same stop lie side by side at its quay. */
export function shipSpots(scene: Scene, layout: Layout): ShipSpot[] {
  const { players } = scene.view;
  return players.map(({ at: stop, course }, seat) => {
    const place = layout.stops[stop];
    if (!place) return { seat, at: middle(layout.map), size: 1, course: null };
    const rank = players.slice(0, seat).filter(({ at }) => at === stop).length;
    const all = players.filter(({ at }) => at === stop).length;
    const { at, size } = mooringsAt(layout, place, all)[rank] ?? { at: place.berth, size: 1 };
    const step = scene.catalogue.ways[course]?.step;
    return { seat, at, size, course: step ? [place.along[0] * step, place.along[1] * step] : null };
  });
}

/** Merchants stand on the market street, or else on the order track. */
export function merchantSpots(scene: Scene, layout: Layout): FigureSpot[] {
  const { market, order, players } = scene.view;
  return players.map((_, seat) => {
    const [field, place] = [market.indexOf(seat), order.indexOf(seat)];
    const cell =
      field >= 0
        ? marketCell(layout, field, market.length)
        : orderCell(layout, Math.max(0, place), players.length);
    const foot = field >= 0 ? cell.y + cell.h - 7 * layout.scale : cell.y + cell.h - 22 * layout.scale;
    return { seat, at: [cell.x + cell.w / 2, foot], isAway: field < 0 && place < 0 };
  });
}

export function marketCell({ market: { x, y, w, h } }: Layout, field: number, count: number): Box {
  return { x: x + (w / count) * field, y, w: w / count, h };
}

export function orderCell({ order: { x, y, w, h } }: Layout, place: number, count: number): Box {
  return { x: x + (w / count) * place, y, w: w / count, h };
}

export interface CardSpot extends Spot {
  /** Who has taken it, or NONE. */
  keeper: number;
}

/** Cards that were taken lie first, in the order of their takers; those still on the table after them. */
export function cardSpots(scene: Scene, layout: Layout): CardSpot[] {
  const { order } = scene.view;
  const kept = scene.cards.filter(({ where }) => where === 'kept');
  const rank = (seat: number): number =>
    kept.filter(({ of }) => order.indexOf(of) < order.indexOf(seat)).length;
  return scene.cards.map(({ id, kind, where, of }) => {
    const isKept = where === 'kept';
    const { x, y } = cardBox(layout, isKept ? rank(of) : kept.length + of);
    return { id, kind, at: [x, y], size: 1, isAway: false, keeper: isKept ? of : NONE };
  });
}

export function cardBox({ cards: { x, y, w, h, gap } }: Layout, place: number): Box {
  return { x: x + (w + gap) * place, y, w, h };
}
