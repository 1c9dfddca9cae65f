/** What Liguria lays out itself beside the board. */

import type { Forms } from '..';
import Holdings from './Holdings.svelte';

export default { holdings: Holdings } satisfies Forms;
