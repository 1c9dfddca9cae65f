/** Where things are drawn: the city with its panels beside it, and one below the other on narrow screens. */

import { middle, type Box, type Point } from '../shared/geometry';
import { inset, plotsOf, type Plot } from './plan';
import { SIDE, STREETS } from './view';

/** A field as it is drawn. */
export interface FieldPlace {
  plot: Plot;
  /** The corners of its wall, and of the flat part of its roof. */
  wall: Point[];
  flat: Point[];
  /** Its middle, where the tower stands and ribbons hang. */
  at: Point;
  /** The room for its name and sign. */
  label: Box;
  isUpright: boolean;
}

export interface HousePlace {
  box: Box;
  /** The size of a piece, and how many of them a line has. */
  piece: number;
  columns: number;
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
  supply: Box & { piece: number };
  /** The cards of the hand in lines of so many; many cards are drawn flat. */
  hand: (Box & { card: Point; columns: number }) | null;
  /** By seat. */
  houses: HousePlace[];
}

const GAP = 8;

/** `own` is the seat whose hand of so many `cards` is seen, or none. */
export function layoutOf(
  squares: readonly number[],
  isNarrow: boolean,
  seats: number,
  own: number,
  cards: number,
): Layout {
  const plots = plotsOf(squares);
  return isNarrow ? tall(plots, seats, own, cards) : wide(plots, seats, own, cards);
}

function wide(plots: Plot[], seats: number, own: number, cards: number): Layout {
  const margin = 24;
  const isOwner = own >= 0;
  const square = isOwner ? 77 : 82;
  const city = { x: margin, y: margin, w: square * SIDE, h: square * SIDE };
  const end = city.x + city.w + margin;
  const side = { x: end + GAP, w: 1000 - end - GAP - 2 };
  const height = isOwner ? end + 128 : end + 4;
  return {
    name: 'wide',
    size: [1000, height],
    square,
    city,
    margin,
    fields: plots.map((plot) => placeOf(plot, city, square)),
    track: { x: side.x, y: 4, w: side.w - 88, h: 66 },
    dice: { x: side.x + side.w - 82, y: 4, w: 82, h: 66 },
    supply: { ...side, y: 76, h: 126, piece: 27 },
    hand: isOwner ? { x: 4, y: end + 4, w: end - 4, h: 122, ...cardsIn(end - 4, cards) } : null,
    houses: widePlaces(seats, { ...side, y: 210, h: height - 214 }),
  };
}

/** As long as they find room, cards stand side by side; more of them lie in two lines. */
function cardsIn(width: number, cards: number): { card: Point; columns: number } {
  const upright: Point = [84, 112];
  if (cards * (upright[0] + 5) <= width) return { card: upright, columns: Math.max(1, cards) };
  return { card: [89, 54], columns: Math.max(7, Math.ceil(cards / 2)) };
}

function widePlaces(seats: number, box: Box): HousePlace[] {
  const pitch = Math.min(150, box.h / seats);
  const piece = Math.min(30, (pitch - 34) / 2);
  return Array.from({ length: seats }, (_, seat) => ({
    box: { ...box, y: box.y + seat * pitch, h: pitch - 6 },
    piece,
    columns: Math.floor((box.w - 10) / (piece * 1.36)),
  }));
}

function tall(plots: Plot[], seats: number, own: number, cards: number): Layout {
  const margin = 15;
  const square = 44.5;
  const city = { x: 2 + margin, y: 60 + margin, w: square * SIDE, h: square * SIDE };
  const below = city.y + city.h + margin + 6;
  const columns = 5;
  const lines = Math.max(1, Math.ceil(cards / columns));
  const hand = own >= 0 ? { x: 2, y: below, w: 386, h: lines * 100 + 8, card: [73, 96] as Point, columns } : null;
  const supply = { x: 2, y: hand ? below + hand.h + 6 : below, w: 386, h: 124, piece: 27 };
  const top = supply.y + supply.h + 6;
  return {
    name: 'tall',
    size: [390, top + seats * 104],
    square,
    city,
    margin,
    fields: plots.map((plot) => placeOf(plot, city, square)),
    track: { x: 2, y: 2, w: 300, h: 54 },
    dice: { x: 308, y: 2, w: 80, h: 54 },
    supply,
    hand,
    houses: Array.from({ length: seats }, (_, seat) => ({
      box: { x: 2, y: top + seat * 104, w: 386, h: 99 },
      piece: 30,
      columns: 9,
    })),
  };
}

function placeOf(plot: Plot, city: Box, square: number): FieldPlace {
  const corners = plot.corners.map(([x, y]): Point => [city.x + x * square, city.y + y * square]);
  // What is no plain block has its name on its longest row of squares.
  const label = corners.length === 4 ? boundsOf(corners) : runBox(plot, city, square);
  return {
    plot,
    wall: inset(corners, plot.field < STREETS ? square * 0.035 : 0),
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
  const at = (i: number): Point => corners[(i + corners.length) % corners.length] as Point;
  const parts = corners.map((corner, i) => {
    const [before, after] = [toward(corner, at(i - 1), r), toward(corner, at(i + 1), r)];
    return `${i ? 'L' : 'M'}${before[0]} ${before[1]}Q${corner[0]} ${corner[1]} ${after[0]} ${after[1]}`;
  });
  return `${parts.join('')}Z`;
}

function toward([x, y]: Point, [toX, toY]: Point, by: number): Point {
  return [x + Math.sign(toX - x) * by, y + Math.sign(toY - y) * by];
}
