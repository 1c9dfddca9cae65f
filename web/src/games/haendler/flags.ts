/** Where the flags of ways stand: at the ends, and where that is crowded, as near as there is room. */

import type { Box, Point } from '../shared/geometry';

/** How large a flag is drawn on a map of such a scale. */
export const grown = (scale: number): number => 0.35 + 0.65 * scale;

/** The round of a flag with its edge, and how far the tip of its arrow reaches. */
export const [ROUND, TIP] = [14.25, 20] as const;
/** From middle to middle of flags and wagons: further than an arrow reaches, so that the middle of each is its own. */
export const LEAST = 22;
/** How far flags of one end stand from it, so that it can be seen which it is. */
const APART = 17;
/** Free places are looked for on rings around the wish: how far from one to the next, and how many on each. */
const [RING, AROUND] = [4, 16] as const;

/** A way by its last two fields. */
export interface Arrival {
  before: Point;
  end: Point;
}

/** What flags keep clear of, and what they may not leave. */
export interface Ground {
  map: Box;
  wagons: readonly Point[];
  scale: number;
}

/** By way: where its flag stands. Those that are alone at their end come first, for they stand right on it. */
export function flagsOf(arrivals: readonly Arrival[], { map, wagons, scale }: Ground): Point[] {
  const flags: Point[] = arrivals.map(({ end }) => end);
  const taken: Point[] = [...wagons];
  const shared = arrivals.map(({ end }) => arrivals.filter((other) => isSame(other.end, end)).length > 1);
  const ranks = arrivals.map((_, at) => at).sort((one, other) => Number(shared[one]) - Number(shared[other]));
  const [least, room] = [LEAST * grown(scale), inset(map, ROUND * grown(scale))];
  for (const at of ranks) {
    const arrival = arrivals[at];
    if (!arrival) continue;
    const flag = freeNear(shared[at] ? beside(arrival, APART * scale) : arrival.end, taken, least, room);
    flags[at] = flag;
    taken.push(flag);
  }
  return flags;
}

/** On the side that the way comes from. */
function beside({ before, end }: Arrival, by: number): Point {
  return aside(end, Math.atan2(before[1] - end[1], before[0] - end[0]), by);
}

/** The free place nearest to the one wished for. */
function freeNear(wish: Point, taken: readonly Point[], least: number, room: Box): Point {
  for (let by = 0; by < room.w + room.h; by += RING) {
    for (let turn = 0; turn < AROUND; turn++) {
      const place = aside(wish, (turn * 2 * Math.PI) / AROUND, by);
      if (isWithin(place, room) && taken.every((other) => distance(place, other) >= least)) return place;
    }
  }
  return wish;
}

const aside = ([x, y]: Point, turn: number, by: number): Point => [
  x + Math.cos(turn) * by,
  y + Math.sin(turn) * by,
];
const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);
const isSame = ([x, y]: Point, [u, v]: Point): boolean => x === u && y === v;
const isWithin = ([x, y]: Point, room: Box): boolean =>
  x >= room.x && x <= room.x + room.w && y >= room.y && y <= room.y + room.h;
const inset = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
});
