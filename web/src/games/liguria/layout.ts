/** Where things are drawn: the board in a wide arrangement, and in a tall one for narrow screens. */

import type { Box, Point } from '../shared/geometry';
import { coast } from '../shared/hand';
import { ISLANDS, TALL_CHARTS, WIDE_CHARTS, type Chart } from './coasts';

export interface StopPlace {
  at: Point;
  /** Where ships lie, the first one nearest. */
  berths: readonly Point[];
  /** Along the ring, clockwise. */
  along: Point;
  outline: string;
}

/** A harbour's rows, with the sizes that fit there. */
export interface PanelPlace {
  box: Box;
  /** Drawn on a leaf of its own, not on the land. */
  isLeaf: boolean;
  text: number;
  /** The middle of the first row, and how far the next one is. */
  row: number;
  pitch: number;
  seal: number;
  tile: number;
  /** Where tiles begin, from the left. */
  tiles: number;
  /** The middles of the lines below: cards that were kept, cubes on offer. */
  kept: number;
  port: number;
  /** How high the line of cubes is. */
  line: number;
  cube: number;
}

export interface Layout {
  name: 'wide' | 'tall';
  size: Point;
  /** The size of what is drawn on the map; the glyphs are drawn for 1. */
  scale: number;
  cartouche: Box;
  market: Box;
  order: Box;
  supply: Box;
  row: Box & { columns: number; tile: number; lines: number };
  cards: Box & { gap: number };
  map: Box;
  stops: readonly StopPlace[];
  lands: readonly string[];
  /** By seat. */
  panels: readonly PanelPlace[];
  drawer: (Box & { tile: number }) | null;
  rose: { at: Point; r: number };
  /** Where the sea is empty. */
  boats: readonly Point[];
}

// prettier-ignore
const PANEL_SIZES = {
  wide: { h: 236, text: 17, row: 46, pitch: 40, seal: 14.5, tile: 37, tiles: 39, kept: 203, port: 224, line: 23, cube: 14 },
  small: { h: 274, text: 15, row: 48, pitch: 44, seal: 14, tile: 28, tiles: 35, kept: 217, port: 251, line: 43, cube: 14 },
  own: { h: 276, text: 18, row: 54, pitch: 46, seal: 17, tile: 41, tiles: 45, kept: 236, port: 261, line: 26, cube: 16 },
} as const;

/** With three players one harbour lies at the side, two in the corners; with four, one in each corner. */
const WIDE_PANELS: Record<number, readonly Point[]> = {
  3: [
    [18, 140],
    [736, 12],
    [736, 268],
  ],
  4: [
    [18, 12],
    [736, 12],
    [736, 268],
    [18, 268],
  ],
};
const PANEL_WIDTH = 246;

/** The margin of a leaf around a harbour. */
export const LEAF = 5;

export function layoutOf(isNarrow: boolean, seats: number, own: number): Layout {
  const players = seats === 3 ? 3 : 4;
  return isNarrow ? tall(players, own) : wide(players, own);
}

function wide(seats: 3 | 4, own: number): Layout {
  const map = { x: 5, y: 176, w: 990, h: 514 };
  const isOwner = own >= 0;
  return {
    name: 'wide',
    size: [1000, 800],
    scale: 1,
    cartouche: { x: 5, y: 5, w: 112, h: 94 },
    market: { x: 125, y: 5, w: 484, h: 94 },
    order: { x: 619, y: 5, w: 190, h: 94 },
    supply: { x: 819, y: 5, w: 176, h: 94 },
    row: { x: 5, y: 106, w: 990, h: 64, columns: 15, tile: 56, lines: 1 },
    cards: { x: isOwner ? 5 : 258, y: 698, w: 116, h: 97, gap: 6 },
    map,
    ...charted(WIDE_CHARTS[seats]!, [0, map.y], 1),
    panels: WIDE_PANELS[seats]!.map(([x, y]) => panel('wide', { x, y: y + map.y, w: PANEL_WIDTH }, false)),
    drawer: isOwner ? { x: 505, y: 698, w: 490, h: 97, tile: 44 } : null,
    rose: { at: [500, map.y + 257], r: 62 },
    boats:
      seats === 3
        ? [
            [96, map.y + 70],
            [172, map.y + 458],
          ]
        : [],
  };
}

function tall(seats: 3 | 4, own: number): Layout {
  const map = { x: 2, y: 372, w: 386, h: 420 };
  const below = map.y + map.h + 8;
  const drawer = own >= 0 ? { x: 2, y: below, w: 386, h: 108, tile: 44 } : null;
  const { panels, end } = tallPanels(seats, own, drawer ? below + drawer.h + 8 : below);
  return {
    name: 'tall',
    size: [390, end],
    scale: 0.84,
    cartouche: { x: 2, y: 2, w: 86, h: 72 },
    market: { x: 2, y: 81, w: 386, h: 80 },
    order: { x: 94, y: 2, w: 152, h: 72 },
    supply: { x: 252, y: 2, w: 136, h: 72 },
    row: { x: 2, y: 167, w: 386, h: 102, columns: 8, tile: 44, lines: 2 },
    cards: { x: 2, y: 277, w: 93.5, h: 88, gap: 4 },
    map,
    ...charted(TALL_CHARTS[seats]!, [map.x, map.y], 0.84),
    panels,
    drawer,
    rose: { at: [195, map.y + 210], r: 46 },
    boats: [],
  };
}

/** One's own harbour is drawn larger: its tiles are touched. The others stand in two columns. */
function tallPanels(seats: number, own: number, top: number): { panels: PanelPlace[]; end: number } {
  const first = own >= 0 ? panel('own', { x: 7, y: top + LEAF, w: 376 }, true) : null;
  const below = first ? top + first.box.h + 2 * LEAF + 6 : top;
  const step = PANEL_SIZES.small.h + 2 * LEAF + 6;
  let place = 0;
  const panels = Array.from({ length: seats }, (_, seat) => {
    if (first && seat === own) return first;
    const [column, line] = [place % 2, Math.floor(place++ / 2)];
    return panel('small', { x: 7 + column * 195, y: below + LEAF + line * step, w: 181 }, true);
  });
  return { panels, end: below + Math.ceil(place / 2) * step - 4 };
}

function panel(size: keyof typeof PANEL_SIZES, at: Omit<Box, 'h'>, isLeaf: boolean): PanelPlace {
  const { h, ...sizes } = PANEL_SIZES[size];
  return { box: { ...at, h }, isLeaf, ...sizes };
}

function charted({ ring, lands }: Chart, [dx, dy]: Point, scale: number): Pick<Layout, 'stops' | 'lands'> {
  const middles = ring.map(({ at: [x, y] }): Point => [x + dx, y + dy]);
  const stops = ring.map(({ berth }, stop) => {
    const at = middles[stop]!;
    const island = ISLANDS[stop % ISLANDS.length] ?? [];
    return {
      at,
      berths: berthsAt(at, berth, scale),
      along: alongAt(middles, stop),
      outline: coast(island.map(([x, y]) => [at[0] + x * scale, at[1] + y * scale])),
    };
  });
  return { stops, lands: lands.map((shore) => coast(shore.map(([x, y]) => [x + dx, y + dy]))) };
}

/** Ships at the same stop lie side by side, towards the open sea: across, along, or aslant from a corner. */
function berthsAt([x, y]: Point, [outX, outY]: Point, scale: number): Point[] {
  const isAside = Math.abs(outX) > Math.abs(outY);
  const isAslant = !isAside && Math.abs(outX) > 20;
  const dx = Math.sign(outX) * (isAside ? 82 : isAslant ? 78 : 0) * scale;
  const dy = Math.sign(outY) * (isAside ? 0 : isAslant ? 54 : 60) * scale;
  return [0, 1, 2, 3].map((rank) => [x + outX + dx * rank, y + outY + dy * rank]);
}

/** The direction of the ring at a stop: from the one before to the one after. */
function alongAt(middles: readonly Point[], stop: number): Point {
  const n = middles.length;
  const [before, after] = [middles[(stop + n - 1) % n]!, middles[(stop + 1) % n]!];
  return toLength([after[0] - before[0], after[1] - before[1]], 1);
}

function toLength([x, y]: Point, length: number): Point {
  const now = Math.hypot(x, y) || 1;
  return [(x * length) / now, (y * length) / now];
}
