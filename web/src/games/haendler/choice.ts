/** How things are chosen in the bar: goods with their picture, and what the board may have out of sight. */

import type { Forms } from '..';
import Crate from './Crate.svelte';
import { GOODS, STALLS, TILES } from './view';

const stalls = Array.from({ length: STALLS }, (_, stall) => stall);

export const CHOICE = {
  pictures: { good: Crate },
  listed: { good: GOODS, tile: TILES, stall: stalls },
} satisfies Forms;
