/** The words of the game as they are meant just now: who accepts terms reads on the button what that costs. */

import { t } from '$lib/words/site.svelte';
import type { Words } from '$lib/words/words';
import { isMoney } from './bargain';
import type { View } from './shape';

export function spokenHere(words: Words, { terms: [terms] }: View): Words {
  if (!terms || !isMoney(terms)) return words;
  const other = Object.create(words) as Words;
  other.verb = (verb) =>
    verb === 'agree' ? t('pay-sum', { what: words.verb(verb), sum: terms.pay }) : words.verb(verb);
  other.say = (move, args) => (move.fields.length ? words.say(move, args) : other.verb(move.verb));
  return other;
}
