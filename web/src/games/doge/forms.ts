/** What Doge brings along for the page: the signs of its legend, and the order of voting where votes are placed. */

import type { Forms } from '..';
import AdvisorSign from './AdvisorSign.svelte';
import FieldSign from './FieldSign.svelte';
import HouseSign from './HouseSign.svelte';
import OrderStrip from './OrderStrip.svelte';
import TokenSign from './TokenSign.svelte';

export default {
  strips: { place: OrderStrip },
  pictures: { house: HouseSign },
  signs: { field: FieldSign, advisor: AdvisorSign, token: TokenSign },
} satisfies Forms;
