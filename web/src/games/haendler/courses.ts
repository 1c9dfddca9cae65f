/** The ways a wagon may be sent, as the question has them. */

import type { Touch, TouchState } from '$lib/asking/touch';
import type { Point } from '../shared/geometry';
import type { Layout } from './layout';
import type { Catalogue, View } from './shape';
import { fieldPoint } from './spots';

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
export function coursesOf(view: View, { routes, tiles }: Catalogue, layout: Layout, touch: Touch): Course[] {
  const isChosen = tiles.some((tile) => touch.state('tile', tile) === 'chosen');
  const isTile = isTileAsked(touch, tiles);
  const isOtherMove = isTile && !tiles.some((tile) => isOpen(touch.state('tile', tile, 'tile')));
  if (isTile && !isChosen && !isOtherMove) return [];
  const found = view.wagons.flatMap(({ at }, wagon) =>
    routes.flatMap(({ start, walk }, route): Course[] => {
      if (start !== at) return [];
      const state = isTile ? touch.state('route', route, 'route') : touch.state('route', route);
      if (!isOpen(state)) return [];
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
export const isTileAsked = (touch: Touch, tiles: readonly number[]): boolean =>
  tiles.some((tile) => touch.state('tile', tile) !== 'idle');

export const isOpen = (state: TouchState): boolean => state === 'open' || state === 'chosen';

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
