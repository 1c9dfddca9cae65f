/** Where fields and roads are drawn: as the charts of the house have them, or else between what is known. */

import type { Point } from '../shared/geometry';

/** By field: the fields next to it. */
export type Arms = readonly (readonly number[])[];

/** So often a field is moved between its neighbours: then nothing moves any more. */
const ROUNDS = 300;

/** Every field of the map with its place. One that the chart does not know lies in the midst of its neighbours. */
export function placed(
  names: readonly string[],
  arms: Arms,
  chart: Readonly<Record<string, Point>>,
  start: Point,
): Map<number, Point> {
  const there = names.flatMap((_, field) => (arms[field]?.length ? [field] : []));
  const points = new Map(there.map((field) => [field, chart[names[field] ?? ''] ?? start]));
  const unknown = there.filter((field) => !((names[field] ?? '') in chart));
  for (let round = 0; unknown.length && round < ROUNDS; round++) {
    for (const field of unknown) points.set(field, midst(points, arms[field] ?? [], start));
  }
  return points;
}

function midst(points: ReadonlyMap<number, Point>, fields: readonly number[], start: Point): Point {
  const around = fields.map((field) => points.get(field) ?? start);
  const mean = (i: 0 | 1): number => around.reduce((sum, point) => sum + point[i], 0) / around.length;
  return [mean(0), mean(1)];
}

/** From city or junction to the next, through the fields between; each road once. */
export function chainsOf(arms: Arms, isCity: (field: number) => boolean): number[][] {
  const isKnot = (field: number): boolean => isCity(field) || arms[field]?.length !== 2;
  const knots = arms.flatMap((around, field) => (around.length && isKnot(field) ? [field] : []));
  const chains = knots.flatMap((knot) => (arms[knot] ?? []).map((next) => follow(arms, knot, next, isKnot)));
  // Each road is found from both its ends.
  return chains.filter((chain) => (chain[0] ?? 0) <= (chain.at(-1) ?? 0));
}

function follow(arms: Arms, from: number, next: number, isKnot: (field: number) => boolean): number[] {
  const chain = [from, next];
  let [before, here] = [from, next];
  while (!isKnot(here)) {
    const on = arms[here]?.find((field) => field !== before) ?? from;
    [before, here] = [here, on];
    chain.push(on);
  }
  return chain;
}
