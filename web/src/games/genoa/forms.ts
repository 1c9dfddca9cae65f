/** What Genoa lays out itself in the bar: bargains, and the offers that a question is about. */

import type { Forms } from '..';
import Accepting from './Accepting.svelte';
import Acting from './Acting.svelte';
import Bargain from './Bargain.svelte';
import Bidding from './Bidding.svelte';
import { fateOf } from './fate';
import GoodPicture from './GoodPicture.svelte';
import Hearing from './Hearing.svelte';
import Holdings from './Holdings.svelte';
import SeatPicture from './SeatPicture.svelte';
import SpecialPicture from './SpecialPicture.svelte';
import Standing from './Standing.svelte';
import Swap from './Swap.svelte';

export default {
  moves: { offer: Bargain, put: Bargain, accept: Accepting, exchange: Swap, exchange_card: Swap },
  asked: { here: Standing, ahead: Standing, offer: Bidding, hear: Hearing, act: Acting },
  covered: ['accept'],
  opens: { terms: 'put' },
  pictures: { good: GoodPicture, special: SpecialPicture, seat: SeatPicture },
  holdings: Holdings,
  recalls: fateOf,
} satisfies Forms;
