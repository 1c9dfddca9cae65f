/** The ways a wagon may be sent, as the question has them. */

import type { Touch, TouchState } from '$lib/asking/touch';
import { NONE } from '../shared/counts';
import type { Point } from '../shared/geometry';
import { flagsOf } from './flags';
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
  return flagged(found, view, layout);
}

/** The courses with their flags where there is room for each. */
function flagged(courses: readonly Course[], view: View, layout: Layout): Course[] {
  const arrivals = courses.map(({ points, flag }) => ({ before: points.at(-2) ?? flag, end: flag }));
  const wagons = view.wagons.flatMap(({ at }) => (at === NONE ? [] : [fieldPoint(layout, at)]));
  const flags = flagsOf(arrivals, { map: layout.map, wagons, scale: layout.scale });
  return courses.map((course, at) => ({ ...course, flag: flags[at] ?? course.flag }));
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
