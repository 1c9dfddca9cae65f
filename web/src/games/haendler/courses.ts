/** The ways a wagon may be sent, as the question has them: geometry of the map, no rule. */

import type { Touch, TouchState } from '$lib/asking/touch';
import { NONE } from '../shared/args';
import type { Point } from '../shared/geometry';
import type { Layout } from './layout';
import type { Edition } from './edition';
import { fieldPoint } from './spots';
import { isCity, TILES, type HaendlerView } from './view';

export interface Course {
  route: number;
  wagon: number;
  /** The field where it ends. */
  end: number;
  /** The fields as they lie, from where the wagon stands. */
  points: Point[];
  /** Where its flag stands. */
  flag: Point;
  state: TouchState;
}

/** How far flags of one end stand from it, so that none hides another. */
const APART = 17;

/**
 * The courses to be shown: those the chosen move takes. As long as a tile is still to be chosen they would be too
 * many to tell apart, so there are none.
 */
export function coursesOf(view: HaendlerView, edition: Edition, layout: Layout, touch: Touch): Course[] {
  const chosen = TILES.find((tile) => touch.state('tile', tile) === 'chosen');
  const isTile = isTileAsked(touch);
  const isOtherMove = isTile && !TILES.some((tile) => isOpen(touch.state('tile', tile, 'tile')));
  if (isTile && chosen === undefined && !isOtherMove) return [];
  const found = view.wagons.flatMap(({ at }, wagon) =>
    edition.routes.flatMap(({ start, walk }, route): Course[] => {
      if (start !== at) return [];
      const state = isTile ? touch.state('route', route, 'route') : touch.state('route', route);
      if (!isOpen(state) || (chosen !== undefined && !fits(view, layout, [start, ...walk], chosen)))
        return [];
      const points = [start, ...walk].map((field) => fieldPoint(layout, field));
      return [{ route, wagon, end: walk.at(-1) ?? start, points, flag: points.at(-1) ?? [0, 0], state }];
    }),
  );
  return spread(found, layout.scale);
}

/** The courses to a field: of those that are shown, else of all. */
export function coursesTo(field: number, shown: readonly Course[], all: readonly Course[]): Course[] {
  const isThere = ({ end }: Course): boolean => end === field;
  return shown.some(isThere) ? shown.filter(isThere) : all.filter(isThere);
}

/** Is a wagon to be driven with a tile? */
export const isTileAsked = (touch: Touch): boolean =>
  TILES.some((tile) => touch.state('tile', tile) !== 'idle');

export const isOpen = (state: TouchState): boolean => state === 'open' || state === 'chosen';

/**
 * Is this as far as the tile goes? A question may be too large to say which way goes with which tile. A way that is
 * shorter ends in a city, or before a wagon.
 */
function fits({ wagons }: HaendlerView, { arms }: Layout, way: readonly number[], points: number): boolean {
  const [end = NONE, before = NONE] = way.toReversed();
  const steps = way.length - 1;
  if (steps === points || isCity(end)) return steps <= points;
  const held = wagons.map(({ at }) => at);
  const on = (arms[end] ?? []).filter((field) => field !== before);
  return steps < points && on.some((field) => held.includes(field));
}

/** Flags of several courses to one end stand around it, each on the side it comes from. */
function spread(courses: Course[], scale: number): Course[] {
  const isShared = ({ flag }: Course): boolean =>
    courses.filter((other) => other.flag[0] === flag[0] && other.flag[1] === flag[1]).length > 1;
  const taken = new Set<string>();
  return courses.map((course) => {
    if (!isShared(course)) return course;
    const [end, before] = [course.points.at(-1), course.points.at(-2)];
    if (!end || !before) return course;
    let turn = Math.atan2(before[1] - end[1], before[0] - end[0]);
    let flag = aside(end, turn, APART * scale);
    // Ways that come by the same last stretch stand side by side.
    while (taken.has(key(flag))) flag = aside(end, (turn += Math.PI / 3), APART * scale);
    taken.add(key(flag));
    return { ...course, flag };
  });
}

const aside = ([x, y]: Point, turn: number, by: number): Point => [
  x + Math.cos(turn) * by,
  y + Math.sin(turn) * by,
];
const key = ([x, y]: Point): string => `${Math.round(x / 6)} ${Math.round(y / 6)}`;
