/** What Genoa lays out itself in the bar: bargains, and the offers or terms that a question is about. */

import type { Forms } from '..';
import Bargain from './Bargain.svelte';
import Heard from './Heard.svelte';
import Standing from './Standing.svelte';

export default {
  moves: { offer: Bargain, put: Bargain },
  asked: { here: Standing, ahead: Standing, hear: Heard },
} satisfies Forms;
