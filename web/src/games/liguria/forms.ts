/** What Liguria lays out itself beside the board. */

import type { Forms } from '..';
import CardSign from './CardSign.svelte';
import ColourSign from './ColourSign.svelte';
import Holdings from './Holdings.svelte';
import RowSign from './RowSign.svelte';
import { spokenHere } from './spoken';
import TileSign from './TileSign.svelte';

export default {
  holdings: Holdings,
  spoken: spokenHere,
  signs: { tile: TileSign, colour: ColourSign, card: CardSign, row: RowSign },
} satisfies Forms;
