/** What Genoa lays out itself in the bar: bargains, and the offers that a question is about. */

import type { Forms } from '..';
import Accepting from './Accepting.svelte';
import Bargain from './Bargain.svelte';
import Standing from './Standing.svelte';

export default {
  moves: { offer: Bargain, put: Bargain, accept: Accepting },
  asked: { here: Standing, ahead: Standing },
  covered: ['accept'],
  opens: { terms: 'put' },
} satisfies Forms;
