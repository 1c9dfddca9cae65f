/** What is printed, as the glossary has it: `sells/good:1/city:0`, `pair/100/600`, `over/4/…/0-24-25-11-6`. */

import type { Glossary } from '$lib/wire/manifest';

export interface Route {
  start: number;
  /** The fields entered, one after another. */
  walk: readonly number[];
}

export interface Edition {
  /** By field: what the edition calls it. */
  fields: readonly string[];
  routes: readonly Route[];
  /** By map and field: the fields next to it; none for those of other maps. */
  arms: readonly (readonly (readonly number[])[])[];
  /** By stall: the good it sells. */
  market: readonly number[];
  /** By step of the price board. */
  prices: readonly { buying: number; selling: number }[];
  /** By step of the status board. */
  upkeep: readonly number[];
  /** By investment card. */
  stars: readonly number[];
}

export function editionOf({ things }: Glossary): Edition {
  const { field = [], route = [], stall = [], price = [], status = [], investment = [] } = things;
  return {
    fields: field.map((name) => partsOf(name).at(-1) ?? name),
    routes: route.map(readRoute),
    arms: armsOf(route.map(readRoute), field.length),
    market: stall.map((name) => Number(partsOf(name)[1]?.split(':')[1])),
    prices: price.map((name) => {
      const [, buying, selling] = partsOf(name).map(Number);
      return { buying: buying ?? 0, selling: selling ?? 0 };
    }),
    upkeep: status.map((name) => Number(partsOf(name).at(-1))),
    stars: investment.map((name) => Number(partsOf(name)[1])),
  };
}

const partsOf = (name: string): string[] => name.split('/');

/** The last part of a route's name lists its fields. */
function readRoute(name: string): Route {
  const [start = -1, ...walk] = (partsOf(name).at(-1) ?? '').split('-').map(Number);
  return { start, walk };
}

/** Each map's routes follow those of the map before, sorted by where they start; those of one step join fields. */
function armsOf(routes: readonly Route[], fields: number): number[][][] {
  const maps: number[][][] = [];
  routes.forEach(({ start, walk: [next, beyond] }, at) => {
    const isFirst = start < (routes[at - 1]?.start ?? Infinity);
    if (isFirst) maps.push(Array.from({ length: fields }, () => []));
    if (next !== undefined && beyond === undefined) maps.at(-1)?.[start]?.push(next);
  });
  return maps;
}
