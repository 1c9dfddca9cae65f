/** Lines as a steady hand draws them. */

import type { Point } from './geometry';

const STEP = 6;

/** A closed shore through the points. */
export function coast(points: readonly Point[]): string {
  const [first] = points;
  return first ? path(relax(smooth([...points, first]).slice(0, -1)), true) : '';
}

export function path(points: readonly Point[], isClosed: boolean): string {
  const steps = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${steps.join('L')}${isClosed ? 'Z' : ''}`;
}

/** A Catmull–Rom curve through the points, in short steps. */
export function smooth(points: readonly Point[]): Point[] {
  const curve: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i]!;
    const c = points[i + 1]!;
    const [a, d] = [points[i - 1] ?? b, points[i + 2] ?? c];
    const steps = Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / STEP);
    for (let k = 0; k < steps; k++) curve.push(tremble(between(a, b, c, d, k / steps)));
  }
  const end = points.at(-1);
  return end ? [...curve, tremble(end)] : curve;
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (i: 0 | 1) =>
    b[i] +
    0.5 *
      t *
      (c[i] - a[i] + t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + t * (3 * (b[i] - c[i]) + d[i] - a[i])));
  return [along(0), along(1)];
}

/** A hand is never quite steady. It depends on the place only, so both banks of a canal tremble alike. */
function tremble([x, y]: Point): Point {
  return [x + 0.9 * Math.sin(0.21 * y + 0.05 * x), y + 0.9 * Math.sin(0.19 * x - 0.07 * y)];
}

/** Rounds the corners, and the steps where narrow water opens into wide. */
export function relax(points: readonly Point[]): Point[] {
  let round = [...points];
  for (let pass = 0; pass < 4; pass++) {
    const n = round.length;
    const at = (i: number) => round[(i + n) % n]!;
    round = round.map(([x, y], i) => [
      (at(i - 1)[0] + 2 * x + at(i + 1)[0]) / 4,
      (at(i - 1)[1] + 2 * y + at(i + 1)[1]) / 4,
    ]);
  }
  return round;
}
