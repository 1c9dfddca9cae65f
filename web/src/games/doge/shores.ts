/** Outlines of districts from the shores they share: a little planar map, smoothed as by a steady hand. */

import type { Point } from '../shared/geometry';
import { path, relax, smooth } from '../shared/hand';

export type Water = 'lagoon' | 'canal' | 'rio';

/** A line between two junctions. What flows along it keeps the land on both sides apart. */
export interface Shore {
  water: Water;
  points: readonly Point[];
}

/** How far a piece of land stays back from the middle of the water. */
export type Banks = Record<Water, number>;

/** The closed outline along some shores; a name with a leading minus is walked backwards. */
export function outline(shores: Record<string, Shore>, names: readonly string[], banks: Banks): string {
  const corners: Point[] = [];
  const backs: number[] = [];
  for (const name of names) {
    const shore = shores[name.replace(/^-/, '')];
    if (!shore) throw new Error(`no shore ${name}`);
    const line = smooth(shore.points);
    if (name.startsWith('-')) line.reverse();
    corners.push(...line.slice(0, -1));
    backs.push(...line.slice(1).map(() => banks[shore.water]));
  }
  return path(relax(inset(corners, backs)), true);
}

/** Moves each edge inwards by its own distance; corners go where the moved edges meet. */
function inset(corners: readonly Point[], backs: readonly number[]): Point[] {
  const n = corners.length;
  const at = (i: number) => corners[(i + n) % n]!;
  const side = Math.sign(corners.reduce((sum, [x, y], i) => sum + x * at(i + 1)[1] - at(i + 1)[0] * y, 0));
  const normal = (i: number): Point => {
    const [dx, dy] = [at(i + 1)[0] - at(i)[0], at(i + 1)[1] - at(i)[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [(-side * dy) / length, (side * dx) / length];
  };
  return corners.map((corner, i) =>
    meet(corner, normal(i - 1), backs[(i + n - 1) % n] ?? 0, normal(i), backs[i] ?? 0),
  );
}

/** The point that lies `p` behind one edge and `q` behind the other, given their normals and common corner. */
function meet([x, y]: Point, [ax, ay]: Point, p: number, [bx, by]: Point, q: number): Point {
  const cross = ax * by - ay * bx;
  if (Math.abs(cross) < 0.3) {
    const mean = (p + q) / 2;
    return [x + ((ax + bx) / 2) * mean, y + ((ay + by) / 2) * mean];
  }
  return [x + (p * by - q * ay) / cross, y + (q * ax - p * bx) / cross];
}
