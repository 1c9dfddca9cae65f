/** Where things are drawn: the board in a wide arrangement, and in a tall one for narrow screens. */

import type { Box, Point } from '../shared/geometry';
import { coast } from '../shared/hand';
import { ISLANDS, TALL_CHARTS, WIDE_CHARTS, type Chart } from './coasts';

export interface StopPlace {
  at: Point;
  /** Where a single ship lies. */
  berth: Point;
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
  wide: { h: 242, text: 17, row: 46, pitch: 40, seal: 14.5, tile: 37, tiles: 38, kept: 200, port: 225, line: 34, cube: 14 },
  other: { h: 290, text: 18, row: 50, pitch: 48, seal: 17, tile: 38, tiles: 45, kept: 230, port: 265, line: 47, cube: 16 },
  own: { h: 292, text: 18, row: 54, pitch: 50, seal: 17, tile: 46, tiles: 45, kept: 250, port: 276, line: 26, cube: 16 },
} as const;

/** With three players one harbour lies at the side, two in the corners; with four, one in each corner. */
const WIDE_PANELS: Record<number, readonly Point[]> = {
  3: [
    [18, 140],
    [732, 12],
    [732, 268],
  ],
  4: [
    [18, 12],
    [732, 12],
    [732, 268],
    [18, 268],
  ],
};
const PANEL_WIDTH = 250;

/** The margin of a leaf around a harbour. */
export const LEAF = 5;

/** The drawing for a room of this width over height; `isNarrow` is a phone's. */
export function layoutOf(isNarrow: boolean, seats: number, own: number, ratio: number): Layout {
  const players = seats === 3 ? 3 : 4;
  return isNarrow ? tall(players, own) : wide(players, own, ratio);
}

/** The wide board as it is drawn for a room of 1.25. In others the sea is wider or higher. */
const WIDE: Point = [1000, 800];
/** Squarer or longer than these the board leaves some of its room empty. */
const RATIOS = { least: 1.15, most: 1.5 } as const;
/** The sea of the charts. */
const SEA: Point = [1000, 514];

/** How much wider or higher than usual the board is, in a room of this ratio. */
function extra(ratio: number): Point {
  const [w, h] = WIDE;
  const fit = Math.min(RATIOS.most, Math.max(RATIOS.least, ratio));
  return [Math.max(0, h * fit - w), Math.max(0, w / fit - h)];
}

function wide(seats: 3 | 4, own: number, ratio: number): Layout {
  const [dx, dy] = extra(ratio);
  const map = { x: 5, y: 176, w: 990 + dx, h: SEA[1] + dy };
  const foot = 698 + dy;
  const isOwner = own >= 0;
  return {
    name: 'wide',
    size: [WIDE[0] + dx, WIDE[1] + dy],
    scale: 1,
    cartouche: { x: 5, y: 5, w: 112, h: 94 },
    market: { x: 125, y: 5, w: 484 + dx, h: 94 },
    order: { x: 619 + dx, y: 5, w: 190, h: 94 },
    supply: { x: 819 + dx, y: 5, w: 176, h: 94 },
    row: { x: 5, y: 106, w: 990 + dx, h: 64, columns: 15, tile: 56, lines: 1 },
    cards: { x: isOwner ? 5 : 258 + dx / 2, y: foot, w: 116, h: 97, gap: 6 },
    map,
    ...charted(stretched(WIDE_CHARTS[seats]!, [dx, dy]), [0, map.y], 1),
    panels: WIDE_PANELS[seats]!.map(([x, y]) => {
      const [toX, toY] = moved([x + PANEL_WIDTH / 2, y + PANEL_SIZES.wide.h / 2], [dx, dy]);
      return panel('wide', { x: x + toX, y: y + toY + map.y, w: PANEL_WIDTH }, false);
    }),
    drawer: isOwner ? { x: 505, y: foot, w: 490 + dx, h: 97, tile: 44 } : null,
    rose: { at: [(WIDE[0] + dx) / 2, map.y + map.h / 2], r: 62 },
    boats:
      seats === 3
        ? [
            [96, map.y + 70],
            [172, map.y + 458 + dy],
          ]
        : [],
  };
}

/** A chart for a wider or higher sea: the coasts keep their shape, and the water between them grows. */
function stretched({ ring, lands }: Chart, by: Point): Chart {
  return {
    ring: ring.map(({ at, berth }) => ({ at: shifted(at, moved(at, by)), berth })),
    lands: lands.map((shore) => {
      const way = moved(middleOf(shore), by);
      return shore.map((point) => shifted(point, way));
    }),
  };
}

const shifted = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

function middleOf(shore: readonly Point[]): Point {
  const [xs, ys] = [shore.map(([x]) => x), shore.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** How far a thing moves in a sea that is so much wider and higher. */
const moved = ([x, y]: Point, [dx, dy]: Point): Point => [
  dx * pull(x / SEA[0], 0.4),
  dy * pull(y / SEA[1], 0.36),
];

/** The part of the extra room that lies before a point: none at the near coast, all at the far one. */
const pull = (part: number, coast: number): number =>
  Math.min(1, Math.max(0, (part - coast) / (1 - 2 * coast)));

function tall(seats: 3 | 4, own: number): Layout {
  const map = { x: 2, y: 372, w: 386, h: 420 };
  const below = map.y + map.h + 8;
  const drawer = own >= 0 ? { x: 2, y: below, w: 386, h: 108, tile: 46 } : null;
  const { panels, end } = tallPanels(seats, own, drawer ? below + drawer.h + 8 : below);
  return {
    name: 'tall',
    size: [390, end],
    scale: 0.84,
    cartouche: { x: 2, y: 2, w: 84, h: 72 },
    market: { x: 2, y: 81, w: 386, h: 80 },
    order: { x: 90, y: 2, w: 140, h: 72 },
    supply: { x: 234, y: 2, w: 154, h: 72 },
    row: { x: 2, y: 167, w: 386, h: 102, columns: 8, tile: 46, lines: 2 },
    cards: { x: 2, y: 277, w: 93.5, h: 88, gap: 4 },
    map,
    ...charted(TALL_CHARTS[seats]!, [map.x, map.y], 0.84),
    panels,
    drawer,
    rose: { at: [195, map.y + 210], r: 46 },
    boats: [],
  };
}

/** One's own harbour comes first and is drawn larger: its tiles are touched. The others stand below it. */
function tallPanels(seats: number, own: number, top: number): { panels: PanelPlace[]; end: number } {
  const order = Array.from({ length: seats }, (_, seat) => seat).sort(
    (a, b) => Number(b === own) - Number(a === own) || a - b,
  );
  const panels: PanelPlace[] = [];
  let y = top;
  for (const seat of order) {
    const next = panel(seat === own ? 'own' : 'other', { x: 7, y: y + LEAF, w: 376 }, true);
    panels[seat] = next;
    y += next.box.h + 2 * LEAF + 6;
  }
  return { panels, end: y - 4 };
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
      berth: [at[0] + berth[0], at[1] + berth[1]] as const,
      along: alongAt(middles, stop),
      outline: coast(island.map(([x, y]) => [at[0] + x * scale, at[1] + y * scale])),
    };
  });
  return { stops, lands: lands.map((shore) => coast(shore.map(([x, y]) => [x + dx, y + dy]))) };
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
