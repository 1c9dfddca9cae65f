import { describe, expect, test } from 'vitest';
import { TALL, WIDE, type Layout } from '../src/games/doge/layout';
import { sceneOf, type Scene } from '../src/games/doge/scene';
import type { View } from '../src/games/doge/shape';
import { advisorSpots, FIGURE, houseSpots, laneY, niche, tokenSpots } from '../src/games/doge/spots';

/** The radius of a token with its rim, and of the badge with the number beside it, at scale 1. */
const TOKEN = 10.9;
const BADGE = 10.6;
const SEATS = 4;
const HOUSES = 11;
const TOKENS = 4;
const FIELDS = 7;

/** A game in which all that can stand in one field does. */
function crowd(field: number): Scene {
  const at = (n: number): number[] => Array.from({ length: FIELDS }, (_, one) => (one === field ? n : 0));
  const houses = field < FIELDS - 1 ? HOUSES : 0;
  const players = Array.from({ length: SEATS }, () => ({
    houses: at(houses).slice(0, FIELDS - 1),
    palazzi: at(1).slice(0, FIELDS - 1),
    supply: 0,
    palazzi_left: 0,
    rings: 0,
    in_hand: 0,
    on_fields: at(TOKENS),
    shown: [0, 0, 0, 0],
    tokens: null,
    piles: null,
  }));
  const homes = [0, 1, 2, 3, 4, 5, 6, 6, 6];
  const advisors = homes.map((home, advisor) => ({
    home,
    at: home === field ? -1 : field,
    master: home === field ? -1 : advisor % SEATS,
  }));
  const view: View = {
    round: 1,
    lead: 0,
    row: [],
    coming: [],
    voting: -1,
    costs: [3, 3, 3, 3, 3, 3],
    advisors,
    players,
    doing: [],
  };
  return sceneOf(view, null);
}

const CASES = [WIDE, TALL].flatMap((layout) => [...layout.fields.keys()].map((field) => ({ layout, field })));

describe.each(CASES)('all that can stand in field $field, $layout.name', ({ layout, field }) => {
  const scene = crowd(field);
  const { scale, lane } = layout.measures;
  const place = layout.fields[field]!;
  const laid = tokenSpots(scene, layout).filter((spot) => !spot.isAway);
  const standing = houseSpots(scene, layout).filter((spot) => !spot.isAway);

  test('tokens lie side by side in the lane of their owner', () => {
    expect(laid).toHaveLength(SEATS * TOKENS);
    for (let seat = 0; seat < SEATS; seat++) {
      const own = laid.filter((spot) => spot.seat === seat).map(({ at }) => at);
      expect(new Set(own.map(([, y]) => y))).toEqual(new Set([laneY(layout, place, seat, SEATS)]));
      const xs = own.map(([x]) => x).sort((a, b) => a - b);
      for (let i = 1; i < xs.length; i++)
        expect(xs[i]! - xs[i - 1]!).toBeGreaterThanOrEqual(2 * TOKEN * scale - 0.5);
      // Neither over the owner's mark nor over the number beside them.
      expect(xs[0]! - TOKEN * scale).toBeGreaterThanOrEqual(place.box.x + 13 * scale);
      expect(xs.at(-1)! + TOKEN * scale).toBeLessThanOrEqual(
        place.box.x + place.tokensX + lane.total - BADGE * scale + 1,
      );
    }
  });

  test('houses end before the tokens begin', () => {
    for (const house of standing) {
      const first = Math.min(...laid.filter(({ seat }) => seat === house.seat).map(({ at }) => at[0]));
      expect(house.at[0] + TOKEN * scale).toBeLessThanOrEqual(first - 7 * scale);
    }
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('no advisor of %i hides another', (count) => {
    const away = (at: number, n: number): boolean => at < 0 || n > count;
    let n = 0;
    const advisors = scene.view.advisors.map((one) =>
      away(one.at, one.at < 0 ? 0 : ++n) ? { ...one, at: -1, master: -1 } : one,
    );
    const crowded = { ...scene, view: { ...scene.view, advisors } };
    const spots = advisorSpots(crowded, layout);
    const boxes = spots.map(({ at: [x, y], size }) => ({ x, y, w: FIGURE.w * size, h: FIGURE.h * size }));
    const there = boxes.filter((_, advisor) => advisors[advisor]!.at === field);
    expect(there).toHaveLength(Math.min(count, advisors.filter(({ at }) => at === field).length));
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const isApart = Math.abs(one.x - other.x) > (one.w + other.w) / 2 - 0.1;
        expect(isApart || Math.abs(one.y - other.y) > Math.min(one.h, other.h) - 0.1).toBe(true);
      }
    // All stand on the field, and as large as on their bench where there is room.
    const { x, w } = place.advisors;
    for (const one of there) expect(one.x - one.w / 2).toBeGreaterThanOrEqual(x - w - 0.1);
    if (count <= 3) expect(there.every((one) => one.w === FIGURE.w * scale)).toBe(true);
  });

  test('every advisor has a niche that can be touched', () => {
    const size = smallestNiche(layout);
    expect(size).toBeGreaterThanOrEqual(layout.name === 'tall' ? 44 : 28);
  });
});

/** The shorter side of a niche in pixels, on the smallest screen that has this layout. */
function smallestNiche(layout: Layout): number {
  const { bench } = layout;
  const [one, next] = [niche(layout, 0), niche(layout, 1)];
  const shorter = Math.min(next[0] - one[0] - 3, bench.h);
  return shorter * (layout.name === 'tall' ? 374 / layout.size[0] : 700 / layout.size[1]);
}
