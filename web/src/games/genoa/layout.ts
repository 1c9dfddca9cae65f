/** Where things are drawn: the city with its panels beside it, and one below the other on narrow screens. */

import type { Room } from '..';
import { middle, type Box, type Point } from '../shared/geometry';
import { sum } from '../shared/counts';
import { inset, plotsOf, type Plot } from './plan';
import type { Catalogue, FieldPrint } from './shape';

/** A field as it is drawn. */
export interface FieldPlace {
  plot: Plot;
  kind: FieldPrint['kind'];
  /** The corners of its ground, of its wall, and of the flat part of its roof. */
  corners: Point[];
  wall: Point[];
  flat: Point[];
  /** Its middle, where the tower stands and ribbons hang. */
  at: Point;
  /** The room for its name and sign. */
  label: Box;
  isUpright: boolean;
}

export interface Layout {
  name: 'wide' | 'tall';
  size: Point;
  /** How much of the drawing is a pixel of the screen. */
  pixel: number;
  /** One square of the city. */
  square: number;
  city: Box;
  /** The border that bears the numbers. */
  margin: number;
  fields: FieldPlace[];
  track: Box;
  dice: Box;
  /** Its goods lie in lines, each in a cell; markers lie elsewhere. */
  supply: Box & { piece: number; hasHeading: boolean; cells: (Cell | undefined)[] };
  /** The cards of the hand in lines of so many. */
  hand: (Box & { card: Point; columns: number }) | null;
  /** One's own money and free action. */
  purse: Box | null;
  /** By seat: what each player has lies in a row; there what they give and get comes from and goes to. */
  houses: Box[];
}

/** A good of the supply: where it lies, and where its count stands. */
export interface Cell extends Box {
  icon: Point;
  count: Point;
}

/** Whose eyes see the board: their seat or none, how many cards they hold, how many lines each player's goods take. */
export interface Seen {
  own: number;
  cards: number;
  lines: readonly number[];
}

const GAP = 8;

/** Below this width the wide board's names would be too small to read. */
const NARROW = 640;
/** How wide the drawing is for its height, at least and at most; in between as the room is. */
const RATIOS = [1.15, 1.5] as const;
/** The strip beside the city is at least so wide. */
const STRIP = 232;

export function layoutOf(catalogue: Catalogue, squares: readonly number[], room: Room, seen: Seen): Layout {
  const plots = plotsOf(squares, catalogue.side);
  return (room.width < NARROW ? tall : wide)(catalogue, plots, room, seen);
}

/** A line of goods in a player's row. */
export const HOUSE = 25;

/** The players' rows from `y` on, one's own first. */
function housesIn({ x, w }: Pick<Box, 'x' | 'w'>, y: number, { own, lines }: Seen): Box[] {
  const heights = lines.map((count) => count * HOUSE);
  const before = (seat: number): number =>
    seat === own ? 0 : sum(heights.slice(0, seat)) + (seat < own ? (heights[own] ?? 0) : 0);
  return heights.map((h, seat) => ({ x, y: y + 4 + before(seat), w, h }));
}

/** How high the rows of all players are. */
const housesHeight = ({ lines }: Seen): number => sum(lines) * HOUSE + 8;

/** The city is as high as the room and the strip beside it allow. */
function wide(catalogue: Catalogue, plots: Plot[], room: Room, seen: Seen): Layout {
  const { own, cards } = seen;
  const margin = 24;
  const ratio = Math.max(RATIOS[0], Math.min(RATIOS[1], room.width / room.height));
  const side = Math.min(1000 / ratio - 4, 1000 - STRIP - GAP - 2) - 2 * margin;
  const square = side / catalogue.side;
  const city = { x: margin, y: margin + 2, w: side, h: side };
  const end = city.x + city.w + margin;
  const strip = { x: end + GAP, w: 1000 - end - GAP - 2 };
  const height = end + 4;
  const lines = 4;
  const supply = { ...strip, y: height - 2 - lines * LINE - 8, h: lines * LINE + 8 };
  const top = 2 + TRACK + 6 + DICE + 6;
  const below = supply.y - 6 - housesHeight(seen);
  return {
    name: 'wide',
    size: [1000, height],
    pixel: 1000 / Math.min(room.width, (room.height * 1000) / height),
    square,
    city,
    margin,
    fields: plots.map((plot) => placeOf(catalogue, plot, city, square)),
    track: { ...strip, y: 2, h: TRACK },
    dice: { x: strip.x, y: 2 + TRACK + 6, w: 92, h: DICE },
    supply: supplyIn(catalogue, supply, lines),
    purse: own < 0 ? null : { x: strip.x + 98, y: 2 + TRACK + 6 + 5, w: strip.w - 98, h: DICE - 10 },
    hand: own < 0 ? null : handIn({ ...strip, y: top, h: below - 6 - top }, cards),
    houses: housesIn(strip, below, seen),
  };
}

/** The height of the round track, of the row of the dice, and of a line of the supply. */
const TRACK = 60;
const DICE = 54;
const LINE = 32;

/** So many cards stand two in a line, so many three; of more, four. */
const FEW = 12;
const MANY = 18;

/** Cards are as large as there is room for all of them. */
function handIn(box: Box, cards: number): NonNullable<Layout['hand']> {
  const columns = cards <= FEW ? 2 : cards <= MANY ? 3 : 4;
  const lines = Math.max(1, Math.ceil(cards / columns));
  const card: Point = [(box.w - 5) / columns - 5, Math.min(118, (box.h - 5) / lines - 5)];
  return { ...box, h: lines * (card[1] + 5) + 5, card, columns };
}

function tall(catalogue: Catalogue, plots: Plot[], room: Room, seen: Seen): Layout {
  const { own, cards } = seen;
  const margin = 10.5;
  const square = (390 - 2 * margin) / catalogue.side;
  const city = { x: margin, y: 62 + margin, w: square * catalogue.side, h: square * catalogue.side };
  const strip = { x: 2, w: 386 };
  const under = city.y + city.h + margin + 6;
  const below = under + housesHeight(seen) + 6;
  const columns = 4;
  const lines = Math.max(1, Math.ceil(cards / columns));
  const card: Point = [381 / columns - 4, 96];
  const hand = own >= 0 ? { ...strip, y: below, h: lines * 101 + 5, card, columns } : null;
  const supply = supplyIn(catalogue, { ...strip, y: hand ? below + hand.h + 6 : below, h: 124 }, 2);
  return {
    name: 'tall',
    size: [390, supply.y + supply.h + 6],
    pixel: 390 / room.width,
    square,
    city,
    margin,
    fields: plots.map((plot) => placeOf(catalogue, plot, city, square)),
    track: { x: 2, y: 2, w: 300, h: 54 },
    dice: { x: 308, y: 2, w: 80, h: 54 },
    supply,
    purse: null,
    hand,
    houses: housesIn(strip, under, seen),
  };
}

/**
 * In two lines wares fill the first, special cards and piles the second, each above its count; in four each has its
 * own, wares two, and the counts stand beside.
 */
function supplyIn({ goods }: Catalogue, box: Box, lines: number): Layout['supply'] {
  const of = (...kinds: string[]): number[] =>
    goods.flatMap(({ kind }, good) => (kinds.includes(kind) ? [good] : []));
  const wares = of('ware');
  const rows =
    lines === 2
      ? [wares, of('special', 'card')]
      : [wares.slice(0, wares.length / 2), wares.slice(wares.length / 2), of('special'), of('card')];
  const top = lines === 2 ? 24 : 4;
  const h = (box.h - top - 2) / lines;
  const cells: Layout['supply']['cells'] = [];
  rows.forEach((row, line) => {
    const w = lines === 2 ? box.w / Math.max(...rows.map((one) => one.length)) : box.w / row.length;
    row.forEach((good, n) => {
      const cell = { x: box.x + w * n, y: box.y + top + h * line, w, h };
      cells[good] = lines === 2 ? above(cell) : aside(cell);
    });
  });
  return { ...box, piece: PIECE, hasHeading: lines === 2, cells };
}

/** The width of a good in supply. */
const PIECE = 27;

const above = (cell: Box): Cell => {
  const x = cell.x + cell.w / 2;
  return { ...cell, icon: [x, cell.y + PIECE * 0.56], count: [x, cell.y + PIECE * 1.1 + 13] };
};

const aside = (cell: Box): Cell => {
  const [x, y] = middle(cell);
  return { ...cell, icon: [x - 7, y], count: [x + 14, y + 5.5] };
};

export const isBuilding = ({ kind }: FieldPlace): boolean => kind !== 'plaza' && kind !== 'street';

function placeOf({ fields }: Catalogue, plot: Plot, city: Box, square: number): FieldPlace {
  const kind = fields[plot.field]?.kind ?? 'street';
  const corners = plot.corners.map(([x, y]): Point => [city.x + x * square, city.y + y * square]);
  // What is no plain block has its name on its longest row of squares.
  const label = corners.length === 4 ? boundsOf(corners) : runBox(plot, city, square);
  return {
    plot,
    kind,
    corners,
    wall: inset(corners, kind === 'street' ? 0 : square * 0.035),
    flat: inset(corners, square * 0.13),
    at: middle(label),
    label,
    isUpright: label.h > label.w,
  };
}

function boundsOf(corners: readonly Point[]): Box {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

function runBox({ run }: Plot, city: Box, square: number): Box {
  const [w, h] = run.isUpright ? [1, run.length] : [run.length, 1];
  return { x: city.x + run.column * square, y: city.y + run.row * square, w: w * square, h: h * square };
}

/** A path through corners that are a little rounded. */
export function rounded(corners: readonly Point[], r: number): string {
  const at = (i: number): Point => corners[(i + corners.length) % corners.length]!;
  const parts = corners.map((corner, i) => {
    const [before, after] = [toward(corner, at(i - 1), r), toward(corner, at(i + 1), r)];
    return `${i ? 'L' : 'M'}${before[0]} ${before[1]}Q${corner[0]} ${corner[1]} ${after[0]} ${after[1]}`;
  });
  return `${parts.join('')}Z`;
}

function toward([x, y]: Point, [toX, toY]: Point, by: number): Point {
  return [x + Math.sign(toX - x) * by, y + Math.sign(toY - y) * by];
}
