import { describe, expect, test } from 'vitest';
import { layoutOf, type Layout } from '../src/games/liguria/layout';
import {
  hullBox,
  leadsAcross,
  mooringsAt,
  overlap,
  ropeOf,
  ropesOf,
  type Rope,
} from '../src/games/liguria/moorings';
import { playOf, type Scene } from '../src/games/liguria/scene';
import { cubeSpots, shipSpots, tileSpots } from '../src/games/liguria/spots';
import type { Catalogue, PlayerView, View } from '../src/games/liguria/shape';
import type { Box, Point } from '../src/games/shared/geometry';

const RATIOS = [1, 1.15, 1.2, 1.25, 1.31, 1.5, 2];
const LAYOUTS: [string, number, Layout][] = [3, 4].flatMap((seats) => [
  ['tall', seats, layoutOf(true, seats, 0, 0.5)] as [string, number, Layout],
  ...RATIOS.map((ratio): [string, number, Layout] => [
    `wide ${ratio}`,
    seats,
    layoutOf(false, seats, 0, ratio),
  ]),
]);
const ISLE: Point = [30, 24];

const tile = (type: string, row: number) => ({ type, row, value: 1 });
const catalogue = {
  ways: [{ step: 1 }, { step: -1 }],
  rows: ['ship', 'merchant', 'building', 'monk'],
  tiles: [
    ...['ship', 'ship', 'ship'].map((type) => tile(type, 0)),
    ...['building', 'building', 'building'].map((type) => tile(type, 2)),
    tile('monk', 3),
    ...['knight', 'knight', 'knight'].map((type) => tile(type, -1)),
  ],
  pieces: [0, 1, 2, 3, 4, 5, 6],
  knights: [7, 8, 9],
  diplomats: [],
  orders: [],
} as unknown as Catalogue;
const none = [0, 0, 0, 0, 0, 0, 0];

function sceneOf(seats: number, at: number, own: Partial<PlayerView> = {}, knights = [0, 0, 0]): Scene {
  const player = {
    ...{ at, course: 0, port: [0, 0, 0], hold: [0, 0, 0], store: [0, 0, 0], tiles: none, upgraded: none },
    ...{ cards: [], card: -1, knights: [0, 0, 0], diplomats: [], orders: [], silver: 0 },
    ...own,
  } as unknown as PlayerView;
  const view = {
    ...{ row: [], cards: [], order: [], market: [], stock: [0, 0, 0], doing: [] },
    stops: Array.from({ length: 12 }, (_, stop) => ({
      ...{ place: 0, points: 3, ruler: 0 },
      knights: stop === at ? knights : [0, 0, 0],
    })),
    players: Array.from({ length: seats }, () => player),
  } as unknown as View;
  return playOf(catalogue).sceneOf(view, null);
}

const middleOf = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2];
const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [T, T] => [one, other]));
const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

const side = ([x, y]: Point, [u, v]: Point, [p, q]: Point): number =>
  Math.sign((u - x) * (q - y) - (v - y) * (p - x));
const doCross = (a: Rope, b: Rope): boolean =>
  side(a.from, a.to, b.from) * side(a.from, a.to, b.to) < 0 &&
  side(b.from, b.to, a.from) * side(b.from, b.to, a.to) < 0;

describe.each(LAYOUTS)('in the %s drawing for %i', (_, seats, layout) => {
  const stops = layout.stops.map((_, stop) => stop);

  test.each(stops)('all ships at stop %i lie there, each at its own place', (stop) => {
    const ships = shipSpots(sceneOf(seats, stop), layout);
    const boxes = ships.map(({ at, size }) => hullBox(at, size * layout.scale));
    expect(pairs(boxes).filter(([one, other]) => overlap(one, other))).toEqual([]);
    for (const box of boxes) {
      const far = layout.stops.map(({ at, berth }, other) =>
        Math.min(...[at, ...(other === stop ? [berth] : [])].map((place) => distance(middleOf(box), place))),
      );
      expect(far.indexOf(Math.min(...far))).toBe(stop);
      const isles = layout.stops.map(({ at: [x, y] }) => ({
        ...{ x: x - ISLE[0] * layout.scale, y: y - ISLE[1] * layout.scale },
        ...{ w: 2 * ISLE[0] * layout.scale, h: 2 * ISLE[1] * layout.scale },
      }));
      expect(isles.filter((isle) => overlap(isle, box))).toEqual([]);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(layout.size[0]);
    }
  });

  test.each(stops)('every ship at stop %i is tied to it, and no rope leads across another', (stop) => {
    const place = layout.stops[stop]!;
    for (let count = 1; count <= seats; count += 1) {
      for (const { at } of mooringsAt(layout, place, count)) {
        const { from, to } = ropeOf(place, at, layout.scale);
        for (const part of [0, 0.25, 0.5, 0.75, 1]) {
          const [x, y]: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
          const over = layout.stops.filter(
            ({ at: [u, v] }) =>
              Math.abs(x - u) < ISLE[0] * layout.scale && Math.abs(y - v) < ISLE[1] * layout.scale,
          );
          expect(over.filter((other) => other !== place)).toEqual([]);
        }
        const far = layout.stops.map((other) => distance(to, other.at));
        expect(far.indexOf(Math.min(...far))).toBe(stop);
      }
    }
  });

  test.each(stops)('no rope at stop %i leads across a ship or another rope', (stop) => {
    const place = layout.stops[stop]!;
    for (let count = 2; count <= seats; count += 1) {
      const ships = mooringsAt(layout, place, count);
      const ropes = ropesOf(place, ships, layout.scale);
      expect(ropes.some(({ isAshore }) => isAshore)).toBe(true);
      ropes.forEach((rope, at) => {
        const others = ships.filter((ship, n) => n !== at && ship.at !== rope.to);
        const boxes = others.map((ship) => hullBox(ship.at, ship.size * layout.scale));
        expect(boxes.filter((box) => leadsAcross(rope, box))).toEqual([]);
      });
      expect(pairs(ropes).filter(([one, other]) => doCross(one, other))).toEqual([]);
    }
  });

  test('ten cubes stand side by side on the deck of each of them', () => {
    const cubes = cubeSpots(sceneOf(seats, 0, { hold: [4, 3, 3] }), layout, 0);
    const close = pairs(cubes).filter(([one, other]) => distance(one.at, other.at) < one.size * 0.9);
    expect(close).toEqual([]);
  });

  test('tiles of different kinds never hide each other, however many there are', () => {
    const crowded = { tiles: [4, 3, 1, 3, 3, 3, 8], upgraded: [2, 1, 1, 3, 3, 3, 6] };
    const spots = tileSpots(sceneOf(seats, 1, crowded, [3, 2, 2]), layout, 0).filter(({ isAway }) => !isAway);
    const unlike = pairs(spots).filter(([a, b]) => a.kind !== b.kind || a.isTurned !== b.isTurned);
    const hidden = unlike.filter(([a, b]) => a.at[1] === b.at[1] && Math.abs(a.at[0] - b.at[0]) < a.size);
    expect(hidden).toEqual([]);
  });
});
