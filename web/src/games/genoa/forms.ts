/** What Genoa lays out itself in the bar: bargains, and the offers that a question is about. */

import type { Forms } from '..';
import Accepting from './Accepting.svelte';
import Acting from './Acting.svelte';
import Bargain from './Bargain.svelte';
import Bidding from './Bidding.svelte';
import { reminders } from './fate';
import FieldSign from './FieldSign.svelte';
import GoodPicture from './GoodPicture.svelte';
import Hearing from './Hearing.svelte';
import KindSign from './KindSign.svelte';
import Holdings from './Holdings.svelte';
import OfferSign from './OfferSign.svelte';
import SeatPicture from './SeatPicture.svelte';
import type { Catalogue } from './shape';
import SpecialPicture from './SpecialPicture.svelte';
import { spokenHere } from './spoken';
import Standing from './Standing.svelte';
import Swap from './Swap.svelte';
import { WAKING } from './waking.svelte';
import Waking from './Waking.svelte';

export default {
  moves: { offer: Bargain, put: Bargain, accept: Accepting, exchange: Swap, exchange_card: Swap },
  asked: { here: Standing, ahead: Standing, offer: Bidding, hear: Hearing, act: Acting },
  covered: ['accept', 'offer', 'repeat', 'withdraw'],
  opens: { terms: 'put' },
  pictures: { good: GoodPicture, special: SpecialPicture, seat: SeatPicture },
  signs: { field: FieldSign, good: GoodPicture, kind: KindSign, offer: OfferSign },
  // On a phone the supply is out of sight.
  listed: ({ specials }: Catalogue) => ({ special: specials.map((_, special) => special) }),
  spoken: spokenHere,
  holdings: Holdings,
  rests: [{ ...WAKING, choice: Waking }],
  recalls: reminders,
} satisfies Forms;
