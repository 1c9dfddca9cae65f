/** What is painted on the roofs: the goods that a building's action yields. */

import { CARD, MARKER, SPECIAL } from './view';

const [LARGE, SMALL, MESSAGE, PRIVILEGE] = [CARD, CARD + 1, CARD + 2, CARD + 3];

/** By building. */
export const GIVES: readonly (readonly number[])[] = [
  [LARGE],
  [SMALL, SMALL],
  [MESSAGE, MESSAGE],
  [MARKER, MARKER],
  [PRIVILEGE],
  [PRIVILEGE],
  [PRIVILEGE],
  [PRIVILEGE],
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [SPECIAL + 3],
  [SPECIAL + 2],
  [SPECIAL],
  [SPECIAL + 1],
  [SPECIAL + 4],
  [SPECIAL + 4],
];

/** The warehouse of a ware. */
export const sourceOf = (ware: number): number => GIVES.findIndex((gives) => gives.includes(ware));

/** What kind of roof a building has. */
export type Roof = 'hall' | 'villa' | 'store' | 'park' | 'quay' | 'house';

const [PARK, HARBOUR] = [13, 15];

export function roofOf(building: number): Roof {
  if (building < 4) return 'hall';
  if (building < 8) return 'villa';
  if (building < 12) return 'store';
  if (building === PARK) return 'park';
  return building === HARBOUR ? 'quay' : 'house';
}
