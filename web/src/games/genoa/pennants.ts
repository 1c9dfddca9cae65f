/** The pennants on the map of a small screen, one a field. */

import type { Box } from '../shared/geometry';
import { isBuilding, type FieldPlace, type Layout } from './layout';
import type { BargainView, View } from './shape';

export interface Pennant {
  field: number;
  offers: BargainView[];
  /** The most ducats that any of them leaves the host. */
  best: number;
  box: Box;
}

/** The height of a pennant. */
const HEIGHT = 20;
/** The room for the count and the coin. */
const HEAD = 44;
/** The room for a digit. */
const DIGIT = 9;

/** Width and height. */
export type Size = readonly [number, number];

export const sizeOf = (best: number): Size => [HEAD + DIGIT * String(best).length, HEIGHT];

export function pennantsOf({ offers, terms }: View, layout: Layout): Pennant[] {
  const all = [...offers, ...terms];
  return [...new Set(all.map(({ field }) => field))].flatMap((field) => {
    const place = layout.fields[field];
    const here = all.filter((offer) => offer.field === field);
    const best = Math.max(...here.map(({ pay, ask }) => pay - ask));
    return place ? [{ field, offers: here, best, box: boxAt(place, best, layout) }] : [];
  });
}

/** At the top of a building, so that its name is seen, amid a street; within the city. */
function boxAt(place: FieldPlace, best: number, { city }: Layout): Box {
  const { at, label } = place;
  const [w, h] = sizeOf(best);
  const x = Math.max(city.x, Math.min(city.x + city.w - w, at[0] - w / 2));
  return { x, y: isBuilding(place) ? label.y - h * 0.4 : at[1] - h / 2, w, h };
}
