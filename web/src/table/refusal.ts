/** A refusal in words: those of the rules come from the game's language file, those of the table from the site's. */

import { t } from '../lib/site.svelte';
import type { Refusal, Words } from '../lib/words';

const OF_THE_RULES = ['over', 'turn', 'verb', 'args', 'field', 'rule'];

export function refusalText(words: Words, no: Refusal): string {
  return OF_THE_RULES.includes(no.reason) ? words.refusal(no) : t(`refused-${no.reason}`);
}
