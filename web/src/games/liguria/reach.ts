/** Which stops lie how many steps away: geometry of the ring, no rule. What may be chosen, the question says. */

import type { Touch, TouchState } from '$lib/asking/touch';
import { STEP, STOPS, type LiguriaView } from './view';

/** A way to a stop, as an answer names it. */
export interface Route {
  way: number;
  steps: number;
  isChosen: boolean;
}

/** By stop: the routes that lead there and may be chosen. Empty while nobody asks this seat to sail. */
export function routesOf(view: LiguriaView, seat: number, touch: Touch): Route[][] {
  const routes: Route[][] = Array.from({ length: STOPS }, () => []);
  const from = view.players[seat]?.at;
  if (from === undefined) return routes;
  STEP.forEach((step, way) => {
    if (!isAsked(touch.state('way', way))) return;
    for (let steps = 1; steps <= STOPS; steps++) {
      if (!isAsked(touch.state('steps', steps))) continue;
      const isChosen = touch.state('way', way) === 'chosen' && touch.state('steps', steps) === 'chosen';
      routes[wrap(from + step * steps)]?.push({ way, steps, isChosen });
    }
  });
  return routes;
}

const isAsked = (state: TouchState): boolean => state === 'open' || state === 'chosen';

/** Choose a route. What was chosen before may have to give way, so the first thing is looked at again. */
export function choose(touch: Touch, { way, steps }: Pick<Route, 'way' | 'steps'>): void {
  for (const [what, id] of [
    ['way', way],
    ['steps', steps],
    ['way', way],
  ] as const) {
    if (touch.state(what, id) !== 'chosen') touch.touch(what, id);
  }
}

/** How many steps it takes to a stop, by the shortest of the ways that may be taken. */
export function stepsTo(view: LiguriaView, seat: number, touch: Touch, stop: number): number {
  const from = view.players[seat]?.at ?? stop;
  const ways = STEP.filter((_, way) => isAsked(touch.state('way', way)));
  return Math.min(...ways.map((step) => wrap(step * (stop - from)) || STOPS));
}

export function wrap(stop: number): number {
  return ((stop % STOPS) + STOPS) % STOPS;
}
