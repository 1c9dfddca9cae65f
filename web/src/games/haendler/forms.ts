/** What Die Händler lays out itself in the bar: purchases, cards, proposals, contracts and offers of them. */

import type { Forms } from '..';
import CardChoice from './CardChoice.svelte';
import { CHOICE } from './choice';
import ContractForm from './ContractForm.svelte';
import Holdings from './Holdings.svelte';
import Moment from './Moment.svelte';
import Offered from './Offered.svelte';
import Proposal from './Proposal.svelte';
import Purchase from './Purchase.svelte';
import { QUESTIONS } from './shape';
import { routesWithWagons } from './telling';

/** Questions about a card are asked of all who could have it. */
const MOMENTS = Object.entries(QUESTIONS)
  .filter(([, parts]: [string, readonly string[]]) => parts.includes('card'))
  .map(([text]) => text);

export default {
  moves: {
    buy: Purchase,
    pick: CardChoice,
    invest: CardChoice,
    propose: Proposal,
    name: Proposal,
    offer: ContractForm,
  },
  asked: { hear_offers: Offered, ...Object.fromEntries(MOMENTS.map((text) => [text, Moment])) },
  covered: ['accept', 'counter'],
  sorted: ['route'],
  spoken: routesWithWagons,
  holdings: Holdings,
  rests: [
    { kind: 'cards', texts: MOMENTS, verb: 'pass' },
    { kind: 'offers', texts: ['offer', 'counter'], verb: 'offer_none' },
  ],
  ...CHOICE,
} satisfies Forms;
