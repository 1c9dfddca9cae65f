/** How far a finger may miss a thing: where things stand close together the nearest one is meant. */

import { path } from '../shared/hand';
import type { Point } from '../shared/geometry';

/** A finger on a small map needs more than a mouse. */
export const reachOf = (scale: number): number => (scale < 1 ? 22.5 : 17);
/** A round is reckoned with so many corners. */
const CORNERS = 24;

/** What of the round about a thing is nearer to it than to any other. */
export function cellOf(at: Point, others: readonly Point[], reach: number): Point[] {
  const round = Array.from({ length: CORNERS }, (_, corner): Point => {
    const turn = (corner * 2 * Math.PI) / CORNERS;
    return [at[0] + reach * Math.cos(turn), at[1] + reach * Math.sin(turn)];
  });
  return others.reduce((cell, other) => nearer(cell, at, other), round);
}

export const cellPath = (at: Point, others: readonly Point[], reach: number): string =>
  path(cellOf(at, others, reach), true);

/** The part of a shape that is nearer to one point than to another. */
function nearer(cell: readonly Point[], one: Point, other: Point): Point[] {
  const [x, y] = [other[0] - one[0], other[1] - one[1]];
  const middle = ((other[0] + one[0]) * x + (other[1] + one[1]) * y) / 2;
  const beyond = ([u, v]: Point): number => u * x + v * y - middle;
  return cell.flatMap((corner, at) => {
    const next = cell[(at + 1) % cell.length] ?? corner;
    const [here, there] = [beyond(corner), beyond(next)];
    const kept: Point[] = here <= 0 ? [corner] : [];
    if (here * there >= 0) return kept;
    const part = here / (here - there);
    const crossing: Point = [
      corner[0] + part * (next[0] - corner[0]),
      corner[1] + part * (next[1] - corner[1]),
    ];
    return [...kept, crossing];
  });
}
