/** What Die Händler lays out itself in the bar: contracts, and the offers that a question is about. */

import type { Forms } from '..';
import ContractForm from './ContractForm.svelte';
import Offered from './Offered.svelte';

export default {
  moves: { offer: ContractForm },
  asked: { hear_offers: Offered },
} satisfies Forms;
