/** The sentence that tells the reader what is wrong with an answer; the clause beside it says why. */

import { shortClause } from '$lib/wire/manifest';
import { t } from './site.svelte';
import type { Refusal, Words } from './words';

/** A refusal in words: the game's own for its own reasons. */
export function refusalText(words: Words, no: Refusal): string {
  if (words.isOwnReason(no.reason)) return words.why(no);
  if (no.most !== undefined) return t('refused-most', { count: no.most });
  if (no.amount) return amountText(words, no.field, no.amount);
  const said = words.whyByClause(no);
  if (said) return said;
  if (no.thing) return t('refused-thing', { thing: words.capital(words.thing(no.thing.what, no.thing.id)) });
  return t(`refused-${no.reason}`, { field: no.field && words.label(no.field) });
}

function amountText(
  words: Words,
  name: string,
  { value, low, high }: NonNullable<Refusal['amount']>,
): string {
  const id = value > high ? 'refused-above' : value < low ? 'refused-below' : 'refused-field';
  return t(id, { field: words.label(name), value, low, high });
}

/** A refusal followed by its clause number, for places that cannot show a link to the clause. */
export function refusalLine(words: Words, no: Refusal): string {
  return no.clause ? `${refusalText(words, no)} (${shortClause(no.clause)})` : refusalText(words, no);
}
