/** What Genoa lays out itself in the bar: bargains, and the offers that a question is about. */

import type { Forms } from '..';
import Accepting from './Accepting.svelte';
import Acting from './Acting.svelte';
import Bargain from './Bargain.svelte';
import Bidding from './Bidding.svelte';
import { fateOf } from './fate';
import Hearing from './Hearing.svelte';
import Standing from './Standing.svelte';

export default {
  moves: { offer: Bargain, put: Bargain, accept: Accepting },
  asked: { here: Standing, ahead: Standing, offer: Bidding, hear: Hearing, act: Acting },
  covered: ['accept'],
  opens: { terms: 'put' },
  recalls: fateOf,
} satisfies Forms;
