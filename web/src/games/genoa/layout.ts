/** Where things are drawn: the city with its panels beside it, and one below the other on narrow screens. */

import { middle, type Box, type Point } from '../shared/geometry';
import { inset, plotsOf, type Plot } from './plan';
import type { Catalogue, FieldPrint } from './shape';

/** A field as it is drawn. */
export interface FieldPlace {
  plot: Plot;
  kind: FieldPrint['kind'];
  /** The corners of its wall, and of the flat part of its roof. */
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
  /** One square of the city. */
  square: number;
  city: Box;
  /** The border that bears the numbers. */
  margin: number;
  fields: FieldPlace[];
  track: Box;
  dice: Box;
  /** Its goods lie in one line or in two, each in a cell; markers lie elsewhere. */
  supply: Box & { piece: number; lines: number; cells: (Box | undefined)[] };
  /** The cards of the hand in lines of so many. */
  hand: (Box & { card: Point; columns: number }) | null;
  /** By seat: who plays. What they have stands beside the board. */
  houses: Box[];
}

const GAP = 8;

/** `own` is the seat whose hand of so many `cards` is seen, or none. */
export function layoutOf(
  catalogue: Catalogue,
  squares: readonly number[],
  isNarrow: boolean,
  seats: number,
  own: number,
  cards: number,
): Layout {
  const plots = plotsOf(squares, catalogue.side);
  return (isNarrow ? tall : wide)(catalogue, plots, seats, own, cards);
}

/** The question may lie over the foot of the board: there is only the supply. */
function wide(catalogue: Catalogue, plots: Plot[], seats: number, own: number, cards: number): Layout {
  const margin = 24;
  const isOwn = own >= 0;
  const square = isOwn ? 80 : 87; // nothing is asked of whoever only looks on
  const city = { x: margin, y: margin, w: square * catalogue.side, h: square * catalogue.side };
  const end = city.x + city.w + margin;
  const side = { x: end + GAP, w: 1000 - end - GAP - 2 };
  const first = isOwn ? 68 : 133;
  const top = first + seats * PITCH;
  return {
    name: 'wide',
    size: [1000, end + 66],
    square,
    city,
    margin,
    fields: plots.map((plot) => placeOf(catalogue, plot, city, square)),
    track: { x: side.x, y: 3, w: isOwn ? side.w - 84 : side.w, h: 59 },
    dice: { x: side.x + side.w - 78, y: first - 65, w: 78, h: 59 },
    supply: supplyIn(catalogue, { x: 2, y: end + 5, w: 996, h: 58 }, 1),
    hand: isOwn ? handIn({ ...side, y: top, h: end - 2 - top }, cards) : null,
    houses: housesIn({ ...side, y: first }, seats, 1),
  };
}

/** From one house to the next. */
const PITCH = 37;

function housesIn({ x, y, w }: Omit<Box, 'h'>, seats: number, columns: number): Box[] {
  const width = (w - (columns - 1) * 6) / columns;
  return Array.from({ length: seats }, (_, seat) => {
    const [column, line] = [seat % columns, Math.floor(seat / columns)];
    return { x: x + column * (width + 6), y: y + line * PITCH, w: width, h: PITCH - 5 };
  });
}

/** So many cards are large; of more, three or four stand side by side. */
const FEW = 8;
const MANY = 15;

/** Cards are as large as there is room for all of them. */
function handIn(box: Box, cards: number): NonNullable<Layout['hand']> {
  const columns = cards <= FEW ? 2 : cards <= MANY ? 3 : 4;
  const lines = Math.max(1, Math.ceil(cards / columns));
  const card: Point = [(box.w - 5) / columns - 5, Math.min(118, (box.h - 5) / lines - 5)];
  return { ...box, h: lines * (card[1] + 5) + 5, card, columns };
}

function tall(catalogue: Catalogue, plots: Plot[], seats: number, own: number, cards: number): Layout {
  const margin = 15;
  const square = 44.5;
  const city = { x: 2 + margin, y: 60 + margin, w: square * catalogue.side, h: square * catalogue.side };
  const below = city.y + city.h + margin + 6;
  const columns = cards > 4 ? 5 : 4;
  const lines = Math.max(1, Math.ceil(cards / columns));
  const card: Point = [381 / columns - 4, 96];
  const hand = own >= 0 ? { x: 2, y: below, w: 386, h: lines * 101 + 5, card, columns } : null;
  const supply = supplyIn(catalogue, { x: 2, y: hand ? below + hand.h + 6 : below, w: 386, h: 124 }, 2);
  const top = supply.y + supply.h + 6;
  return {
    name: 'tall',
    size: [390, top + Math.ceil(seats / 2) * PITCH],
    square,
    city,
    margin,
    fields: plots.map((plot) => placeOf(catalogue, plot, city, square)),
    track: { x: 2, y: 2, w: 300, h: 54 },
    dice: { x: 308, y: 2, w: 80, h: 54 },
    supply,
    hand,
    houses: housesIn({ x: 2, y: top, w: 386 }, seats, 2),
  };
}

/** The room for the heading of a supply in one line. */
const HEADING = 76;

/** In two lines wares fill the first, special cards and piles the second. */
function supplyIn({ goods }: Catalogue, box: Box, lines: number): Layout['supply'] {
  const shown = goods.flatMap(({ kind }, good) => (kind === 'marker' ? [] : [good]));
  const isFirst = (good: number): boolean => lines === 1 || goods[good]?.kind === 'ware';
  const rows = [shown.filter(isFirst), shown.filter((good) => !isFirst(good))];
  const [left, top] = lines === 1 ? [HEADING, 4] : [0, 24];
  const w = (box.w - left - (lines === 1 ? 6 : 0)) / Math.max(...rows.map((row) => row.length));
  const h = lines === 1 ? box.h - 6 : (box.h - 26) / lines;
  const cells: Layout['supply']['cells'] = [];
  rows.forEach((row, line) =>
    row.forEach((good, n) => (cells[good] = { x: box.x + left + w * n, y: box.y + top + h * line, w, h })),
  );
  return { ...box, piece: 27, lines, cells };
}

export const isBuilding = ({ kind }: FieldPlace): boolean => kind !== 'plaza' && kind !== 'street';

function placeOf({ fields }: Catalogue, plot: Plot, city: Box, square: number): FieldPlace {
  const kind = fields[plot.field]?.kind ?? 'street';
  const corners = plot.corners.map(([x, y]): Point => [city.x + x * square, city.y + y * square]);
  // What is no plain block has its name on its longest row of squares.
  const label = corners.length === 4 ? boundsOf(corners) : runBox(plot, city, square);
  return {
    plot,
    kind,
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
