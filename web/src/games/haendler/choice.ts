/** How things are chosen in the bar: goods with their picture, and what the board may have out of sight. */

import type { Forms } from '..';
import Crate from './Crate.svelte';
import type { Catalogue } from './shape';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, id) => id);

export const CHOICE = {
  pictures: { good: Crate },
  listed: ({ goods, tiles, stalls }: Catalogue) => ({
    good: upTo(goods),
    tile: tiles,
    stall: upTo(stalls.length),
  }),
} satisfies Forms;
