/** What lies where on the maps. */

import { NONE } from '../shared/counts';
import type { Catalogue } from './shape';

export const isCity = ({ fields }: Catalogue, field: number): boolean =>
  (fields[field]?.city ?? NONE) !== NONE;
