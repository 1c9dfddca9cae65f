/** Where a wagon is being loaded just now. */

import { doingOf } from '$lib/view/shape';
import { NONE } from '../shared/counts';
import type { Catalogue, View } from './shape';

/** The city in which a wagon is loaded, or -1. */
export function loadingCity({ fields }: Catalogue, view: View): number {
  const wagon = doingOf(view, 'wagonturn')?.wagon ?? NONE;
  return fields[view.wagons[wagon]?.at ?? NONE]?.city ?? NONE;
}
