/** The plan of the city: the shape of each field, whatever squares it has. In squares, from the top left corner. */

import type { Point } from '../shared/geometry';

/** A straight row of squares. */
export interface Run {
  row: number;
  column: number;
  length: number;
  isUpright: boolean;
}

export interface Plot {
  field: number;
  squares: number[];
  /** Its corners, clockwise. */
  corners: Point[];
  /** Its longest straight row of squares: there its name has room. */
  run: Run;
}

/** Every field of a plan, by its number. */
export function plotsOf(squares: readonly number[], side: number): Plot[] {
  const fields = Math.max(...squares) + 1;
  return Array.from({ length: fields }, (_, field) => {
    const own = squares.flatMap((one, square) => (one === field ? [square] : []));
    return { field, squares: own, corners: cornersOf(own, side), run: runOf(own, side) };
  });
}

type Step = readonly [Point, Point];

/** The corners of a union of squares: its border is followed with the inside on the right. */
export function cornersOf(squares: readonly number[], side: number): Point[] {
  const border = new Map(
    bordersOf(squares, side).map(([from, to]): [string, Step] => [String(from), [from, to]]),
  );
  const [first] = border.values();
  const corners: Point[] = [];
  for (let step = first; step;) {
    const [from, to] = step;
    const next = border.get(String(to));
    if (!next) break;
    if (!isStraight(from, to, next[1])) corners.push(to);
    step = next === first ? undefined : next;
  }
  return corners;
}

/** The sides of squares that have no other of these squares beyond them, clockwise. */
function bordersOf(squares: readonly number[], side: number): Step[] {
  const has = (row: number, column: number): boolean =>
    column >= 0 && column < side && squares.includes(row * side + column);
  return squares.flatMap((square) => {
    const [row, column] = [Math.floor(square / side), square % side];
    const [left, top, right, bottom] = [column, row, column + 1, row + 1];
    const sides: [boolean, Point, Point][] = [
      [has(row - 1, column), [left, top], [right, top]],
      [has(row, column + 1), [right, top], [right, bottom]],
      [has(row + 1, column), [right, bottom], [left, bottom]],
      [has(row, column - 1), [left, bottom], [left, top]],
    ];
    return sides.flatMap(([isInside, from, to]): Step[] => (isInside ? [] : [[from, to]]));
  });
}

const isStraight = (a: Point, b: Point, c: Point): boolean =>
  (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);

function runOf(squares: readonly number[], side: number): Run {
  // Names are read more easily across.
  const runs = [false, true].flatMap((isUpright) =>
    squares.map((square) => runFrom(squares, side, square, isUpright)),
  );
  return runs.reduce((best, run) => (run.length > best.length ? run : best));
}

function runFrom(squares: readonly number[], side: number, square: number, isUpright: boolean): Run {
  const [row, column] = [Math.floor(square / side), square % side];
  const room = side - (isUpright ? row : column);
  let length = 1;
  while (length < room && squares.includes(square + length * (isUpright ? side : 1))) length += 1;
  return { row, column, length, isUpright };
}

/** The corners moved inward: each side of a clockwise border has the inside on its right. */
export function inset(corners: readonly Point[], by: number): Point[] {
  const at = (i: number): Point => corners[(i + corners.length) % corners.length]!;
  return corners.map(([x, y], i) => {
    const [before, after] = [inward(at(i - 1), at(i)), inward(at(i), at(i + 1))];
    return [x + by * (before[0] + after[0]), y + by * (before[1] + after[1])];
  });
}

function inward([x1, y1]: Point, [x2, y2]: Point): Point {
  return [-Math.sign(y2 - y1), Math.sign(x2 - x1)];
}
