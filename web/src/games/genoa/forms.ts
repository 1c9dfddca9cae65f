/** What Genoa lays out itself in the bar: bargains, and the offers that a question is about. */

import type { Forms } from '..';
import Bargain from './Bargain.svelte';
import Standing from './Standing.svelte';

export default {
  moves: { offer: Bargain, put: Bargain },
  asked: { here: Standing, ahead: Standing },
  covered: ['accept'],
  opens: { terms: 'put' },
} satisfies Forms;
