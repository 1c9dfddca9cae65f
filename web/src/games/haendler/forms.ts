/** What Die Händler lays out itself in the bar: purchases, cards, proposals, contracts and offers of them. */

import type { Forms } from '..';
import CardChoice from './CardChoice.svelte';
import { CHOICE } from './choice';
import ContractForm from './ContractForm.svelte';
import GoodSign from './GoodSign.svelte';
import Holdings from './Holdings.svelte';
import InfluenceSign from './InfluenceSign.svelte';
import InvestmentSign from './InvestmentSign.svelte';
import Moment from './Moment.svelte';
import Offered from './Offered.svelte';
import Proposal from './Proposal.svelte';
import Purchase from './Purchase.svelte';
import { QUESTIONS } from './shape';
import { spokenHere } from './spoken';

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
  spoken: spokenHere,
  signs: { good: GoodSign, influence: InfluenceSign, investment: InvestmentSign },
  holdings: Holdings,
  rests: [{ kind: 'cards', texts: MOMENTS, verb: 'pass' }],
  ...CHOICE,
} satisfies Forms;
