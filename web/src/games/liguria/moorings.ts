/** Where ships lie that share a stop: side by side as near to it as they fit, clear of islands and harbours. */

import type { Box, Point } from '../shared/geometry';
import type { Layout, StopPlace } from './layout';

export interface Mooring {
  at: Point;
  /** How large a ship is drawn there, as a part of its full size. */
  size: number;
}

/** The more ships share a stop, the smaller they are drawn. */
const SIZES = [1, 1, 0.95, 0.9, 0.85] as const;

/** Where ships of that size do not fit, these parts of it are tried. */
const SMALLER = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7] as const;

/** How much nearer to its own stop a ship lies than to any other: else it would seem to be there. */
const NEARER = 1.15;

/** What a ship of full size takes up, around the middle of its hull. */
const HULL = { left: 38, right: 38, top: 46, bottom: 14 } as const;

/** What an island or a town takes up, to either side of its middle; ships may lie in its shallows. */
const ISLE: Point = [40, 29];

/** How far from the middle of a stop ropes are tied. */
const SHORE = 33;

/** How far from the berth of a single ship several may lie, and in which steps that is tried. */
const [REACH, STEP] = [96, 8];

/** In how many columns so many ships may lie. */
const COLUMNS: readonly (readonly number[])[] = [[], [1], [2, 1], [2, 3, 1], [2, 4, 1]];

const known = new WeakMap<Layout, Map<string, Mooring[]>>();

/** The moorings of so many ships at a stop. */
export function mooringsAt(layout: Layout, stop: StopPlace, count: number): Mooring[] {
  if (count < 2) return [{ at: stop.berth, size: 1 }];
  const all = known.get(layout) ?? new Map<string, Mooring[]>();
  known.set(layout, all);
  const key = `${stop.at.join()} ${count}`;
  const found = all.get(key) ?? find(layout, stop, count);
  all.set(key, found);
  return found;
}

/** Where all of them fit, clearly at the stop itself, or at least at its quay; in narrow waters they are drawn smaller. */
function find(layout: Layout, stop: StopPlace, count: number): Mooring[] {
  const full = SIZES[count] ?? SIZES[0];
  for (const isNear of [isNearest, isAtQuay]) {
    for (const size of SMALLER.map((part) => full * part)) {
      const ships = nearest(layout, stop, count, size * layout.scale, isNear);
      if (ships) return ships.map((at) => ({ at, size }));
    }
  }
  return Array.from({ length: count }, () => ({ at: stop.berth, size: full }));
}

/** Does a ship with this middle belong to its own stop, to the eye? */
type Nearness = (layout: Layout, own: StopPlace, middle: Point) => boolean;

const isNearest: Nearness = ({ stops }, own, middle) =>
  stops.every((stop) => stop === own || distance(middle, stop.at) > distance(middle, own.at) * NEARER);

const isAtQuay: Nearness = ({ stops }, own, middle) => {
  const mine = Math.min(distance(middle, own.at), distance(middle, own.berth));
  return stops.every((stop) => stop === own || distance(middle, stop.at) > mine);
};

function nearest(
  layout: Layout,
  stop: StopPlace,
  count: number,
  scale: number,
  isNear: Nearness,
): Point[] | null {
  const around = (COLUMNS[count] ?? [1]).map((columns) => formation(count, columns, scale));
  let best: { ships: Point[]; far: number } | null = null;
  for (const [x, y] of middles(stop.berth, layout.scale)) {
    for (const formed of around) {
      const ships = formed.map(([dx, dy]): Point => [x + dx, y + dy]);
      const centres = ships.map((at) => centre(at, scale));
      const far = Math.max(...centres.map((at) => distance(at, stop.at)));
      if (best && far >= best.far) continue;
      if (centres.every((at) => isNear(layout, stop, at)) && isFree(layout, ships, scale))
        best = { ships, far };
    }
  }
  return best?.ships ?? null;
}

/** A ship's rope: from its hull to the shore of its own stop. */
export function ropeOf(
  { at: [x, y] }: StopPlace,
  [fromX, fromY]: Point,
  scale: number,
): { from: Point; to: Point } {
  const away = Math.max(1, distance([x, y], [fromX, fromY]));
  const part = Math.min(1, (SHORE * scale) / away);
  return { from: [fromX, fromY], to: [x + (fromX - x) * part, y + (fromY - y) * part] };
}

export interface Rope {
  from: Point;
  to: Point;
  /** Is it tied to the shore, not to a ship that lies between? */
  isAshore: boolean;
}

/** The ropes of all ships at a stop: who lies behind another is tied to a neighbour, for no rope leads across a ship. */
export function ropesOf(stop: StopPlace, ships: readonly Mooring[], scale: number): Rope[] {
  const isFreeOf = (rope: Rope, others: readonly Mooring[]): boolean =>
    !others.some(({ at, size }) => leadsAcross(rope, hullBox(at, size * scale)));
  return ships.map((ship): Rope => {
    const straight = { ...ropeOf(stop, ship.at, scale), isAshore: true };
    const others = ships.filter((other) => other !== ship);
    if (isFreeOf(straight, others)) return straight;
    const near = others
      .filter(({ at }) => distance(at, stop.at) < distance(ship.at, stop.at))
      .sort((one, other) => distance(one.at, ship.at) - distance(other.at, ship.at));
    const ropes = near.map(({ at }): Rope => ({ from: ship.at, to: at, isAshore: false }));
    return (
      ropes.find((rope) =>
        isFreeOf(
          rope,
          others.filter(({ at }) => at !== rope.to),
        ),
      ) ?? straight
    );
  });
}

/** How finely a rope is looked at. */
const SAMPLES = 24;

export function leadsAcross({ from, to }: Pick<Rope, 'from' | 'to'>, { x, y, w, h }: Box): boolean {
  return Array.from({ length: SAMPLES + 1 }, (_, i) => i / SAMPLES).some((part) => {
    const [u, v] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    return u > x && u < x + w && v > y && v < y + h;
  });
}

/** Ships in columns, around the middle of all of them. */
function formation(count: number, columns: number, scale: number): Point[] {
  const [w, h] = [HULL.left + HULL.right, HULL.top + HULL.bottom];
  const lines = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, rank): Point => {
    const [column, line] = [rank % columns, Math.floor(rank / columns)];
    return [(column - (columns - 1) / 2) * w * scale, (line - (lines - 1) / 2) * h * scale];
  });
}

function middles([x, y]: Point, scale: number): Point[] {
  const steps = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, i) => (i * STEP - REACH) * scale);
  return steps.flatMap((dx) => steps.map((dy): Point => [x + dx, y + dy]));
}

export function hullBox([x, y]: Point, scale: number): Box {
  const { left, right, top, bottom } = HULL;
  return { x: x - left * scale, y: y - top * scale, w: (left + right) * scale, h: (top + bottom) * scale };
}

const centre = ([x, y]: Point, scale: number): Point => [x, y + ((HULL.bottom - HULL.top) / 2) * scale];

const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

/** Each lies on the map, clear of what is there. */
function isFree(layout: Layout, ships: readonly Point[], scale: number): boolean {
  const { map, panels, stops } = layout;
  const taken = [...stops.map(({ at }) => isleBox(at, layout.scale)), ...panels.map(({ box }) => box)];
  return ships.every((at) => {
    const box = hullBox(at, scale);
    return (
      box.x >= map.x &&
      box.x + box.w <= map.x + map.w &&
      box.y >= map.y &&
      box.y + box.h <= map.y + map.h &&
      !taken.some((other) => overlap(box, other))
    );
  });
}

function isleBox([x, y]: Point, scale: number): Box {
  const [w, h] = ISLE;
  return { x: x - w * scale, y: y - h * scale, w: 2 * w * scale, h: 2 * h * scale };
}

export function overlap(one: Box, other: Box): boolean {
  // Boxes that only touch do not overlap, whatever rounding makes of them.
  const slack = 0.01;
  return (
    one.x + slack < other.x + other.w &&
    other.x + slack < one.x + one.w &&
    one.y + slack < other.y + other.h &&
    other.y + slack < one.y + one.h
  );
}
