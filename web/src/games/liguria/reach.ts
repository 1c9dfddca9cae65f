/** Which stops lie how many steps away. Which ways and steps may be chosen, the question says. */

import type { Touch, TouchState } from '$lib/asking/touch';
import type { Scene } from './scene';
import type { Catalogue } from './shape';

/** A way to a stop, as an answer names it. */
export interface Route {
  way: number;
  steps: number;
  isChosen: boolean;
}

interface Ahead {
  way: number;
  steps: number;
  stop: number;
}

/** The stop so many steps away; beyond the last one of the ring comes the first. */
export function stopAfter({ stops, ways }: Catalogue, from: number, way: number, steps: number): number {
  const stop = (from + (ways[way]?.step ?? 0) * steps) % stops;
  return stop < 0 ? stop + stops : stop;
}

/** By stop: the routes that lead there and may be chosen. Empty while nobody asks this seat to sail. */
export function routesOf(scene: Scene, seat: number, touch: Touch): Route[][] {
  const routes: Route[][] = scene.view.stops.map(() => []);
  for (const { way, steps, stop } of ahead(scene, seat, touch)) {
    if (!isAsked(touch.state('steps', steps))) continue;
    const isChosen = touch.state('way', way) === 'chosen' && touch.state('steps', steps) === 'chosen';
    routes[stop]?.push({ way, steps, isChosen });
  }
  return routes;
}

/** Where a ship comes, step by step once round the ring, on each of the ways that may be taken. */
function ahead({ catalogue, view }: Scene, seat: number, touch: Touch): Ahead[] {
  const from = view.players[seat]?.at;
  if (from === undefined) return [];
  return catalogue.ways.flatMap((_, way) =>
    isAsked(touch.state('way', way))
      ? view.stops.map((_, n) => ({ way, steps: n + 1, stop: stopAfter(catalogue, from, way, n + 1) }))
      : [],
  );
}

const isAsked = (state: TouchState): boolean => state === 'open' || state === 'chosen';

/**
 * Choose a route. What was chosen before may have to give way, so the first thing is looked at again; a route that
 * is chosen already is confirmed.
 */
export function choose(touch: Touch, { way, steps }: Pick<Route, 'way' | 'steps'>): void {
  if (touch.state('way', way) === 'chosen' && touch.state('steps', steps) === 'chosen') {
    touch.touch('steps', steps);
    return;
  }
  for (const [what, id] of [
    ['way', way],
    ['steps', steps],
    ['way', way],
  ] as const) {
    if (touch.state(what, id) !== 'chosen') touch.touch(what, id);
  }
}

/** How many steps it takes to a stop, by the shortest of the ways that may be taken. */
export function stepsTo(scene: Scene, seat: number, touch: Touch, stop: number): number {
  const there = ahead(scene, seat, touch).filter((one) => one.stop === stop);
  return Math.min(...there.map(({ steps }) => steps));
}
