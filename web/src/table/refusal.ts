/** A refusal in words: the game's own where the rules refuse, the site's where the table does. */

import { t } from '../lib/site.svelte';
import type { Refusal, Words } from '../lib/words';

const OF_THE_RULES = ['over', 'turn', 'verb', 'args', 'field', 'rule'];

export function refusalText(words: Words, no: Refusal): string {
  return OF_THE_RULES.includes(no.reason) ? words.refusal(no) : t(`refused-${no.reason}`);
}
