/** Wherever three wagons stand, and however far they may drive: every flag and every wagon has its own middle. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TouchState } from '$lib/asking/touch';
import { coursesOf, type Course } from '../src/games/haendler/courses';
import { grown, LEAST, ROUND, TIP } from '../src/games/haendler/flags';
import { layoutOf, type Layout } from '../src/games/haendler/layout';
import { MAPS, type MapName } from '../src/games/haendler/maps';
import type { Catalogue, View } from '../src/games/haendler/shape';
import type { Point } from '../src/games/shared/geometry';

interface Printed {
  maps: Record<MapName, { nodes: { id: string; kind: string }[]; edges: [string, string][] }>;
}

const PRINTED = JSON.parse(readFileSync('../src/fondaco/games/haendler/edition.json', 'utf8')) as Printed;
const TILES = [1, 2, 3, 4];
const RATIOS = [1.15, 1.31, 1.5];

/** Every walk of so many fields, forward only and ending in a city it meets. */
function walksFrom(
  arms: number[][],
  isCity: (field: number) => boolean,
  start: number,
  length: number,
): number[][] {
  let walks: number[][] = [[start]];
  for (let step = 0; step < length; step++) {
    walks = walks.flatMap((walk) => {
      const here = walk.at(-1)!;
      if (step && isCity(here)) return [walk];
      return arms[here]!.filter((next) => next !== walk.at(-2)).map((next) => [...walk, next]);
    });
  }
  return walks.map((walk) => walk.slice(1));
}

function printed(map: MapName) {
  const { nodes, edges } = PRINTED.maps[map];
  const keys = nodes.map(({ id }) => id);
  const arms = keys.map((key) =>
    edges.flatMap((edge) => (edge.includes(key) ? edge.filter((end) => end !== key) : [])),
  );
  const near = arms.map((around) => around.map((key) => keys.indexOf(key)));
  const isCity = (field: number): boolean => nodes[field]!.kind === 'city';
  const cities = keys.flatMap((_, field) => (isCity(field) ? [field] : []));
  const walks = TILES.map((length) => keys.map((_, field) => walksFrom(near, isCity, field, length)));
  const catalogue = {
    wagons: 3,
    tiles: TILES,
    cities: cities.map((field) => ({ field, stalls: [] })),
    fields: keys.map((key, field) => ({ key, city: cities.indexOf(field) })),
    maps: [{ name: map, arms: near }],
    routes: [],
  } as unknown as Catalogue;
  return { catalogue, arms: near, walks, fields: keys.map((_, field) => field) };
}

/** Every three fields. */
function* crowds(fields: readonly number[]): Generator<[number, number, number]> {
  for (const a of fields)
    for (const b of fields.slice(a + 1)) for (const c of fields.slice(b + 1)) yield [a, b, c];
}

/** The walks as they can be driven: back to the last field without a wagon, and not to where one came from. */
function drivable(walks: readonly number[][], held: readonly number[], came: number): number[][] {
  const found = new Map<string, number[]>();
  for (const walk of walks) {
    const free = walk.findLastIndex((field) => !held.includes(field));
    if (free >= 0 && walk[0] !== came) found.set(walk.slice(0, free + 1).join(), walk.slice(0, free + 1));
  }
  return [...found.values()];
}

const touch = {
  state: (what: string): TouchState => (what === 'route' ? 'open' : 'idle'),
  touch: () => {},
  why: () => '',
};

/** What stands so near to the middle of another that it would be touched in its place. */
function covered(courses: readonly Course[], wagons: readonly Point[], layout: Layout): string[] {
  const reach = Math.max(ROUND, TIP) * grown(layout.scale);
  const middles = [...wagons, ...courses.map(({ flag }) => flag)];
  return middles.flatMap(([x, y], at) =>
    middles
      .slice(Math.max(at + 1, wagons.length))
      .flatMap(([u, v], after) => (Math.hypot(u - x, v - y) <= reach ? [`${at} by ${at + 1 + after}`] : [])),
  );
}

describe.each(MAPS)('on the map %s', { timeout: 60_000 }, (map) => {
  const { catalogue, arms, walks, fields } = printed(map);
  const drawings: [string, Layout][] = [
    ...RATIOS.map((ratio): [string, Layout] => [
      `wide ${ratio}`,
      layoutOf(catalogue, 0, { isNarrow: false, ratio, own: 0, hasPanel: false }),
    ]),
    ['tall', layoutOf(catalogue, 0, { isNarrow: true, ratio: 0.5, own: 0, hasPanel: true })],
  ];

  test.each(drawings)('in the %s drawing no flag covers another flag or a wagon', (_, layout) => {
    const wrong: string[] = [];
    let furthest = 0;
    for (const at of crowds(fields)) {
      for (const tile of TILES) {
        // Some came from anywhere, some along a road: which, differs from crowd to crowd.
        const routes = at.flatMap((start, wagon) => {
          const came = arms[start]![(at[0] + at[1] * at[2] + wagon) % 4] ?? -1;
          return drivable(walks[tile - 1]![start]!, at, came).map((walk) => ({ start, walk }));
        });
        const view = { wagons: at.map((field) => ({ at: field })) } as unknown as View;
        const courses = coursesOf(view, { ...catalogue, routes }, layout, touch);
        const wagons = at.map((field) => layout.fields.get(field)!);
        for (const one of covered(courses, wagons, layout)) wrong.push(`${at.join()} tile ${tile}: ${one}`);
        for (const { flag, points } of courses) {
          const end = points.at(-1)!;
          furthest = Math.max(furthest, Math.hypot(flag[0] - end[0], flag[1] - end[1]) / layout.scale);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(furthest).toBeLessThan(3 * LEAST); // a flag that stands far off would not tell of its end
  });
});
