/** The sentence that tells the reader what is wrong with an answer; the clause beside it says why. */

import { shortClause } from '$lib/wire/manifest';
import { t } from './site.svelte';
import { partiesOf, type View } from '$lib/view/view';
import type { Refusal, Words } from './words';

/** A refusal in words. With the view of `seat`, a contract in the way is named together with its other parties. */
export function refusalText(words: Words, no: Refusal, view: View = {}, seat = -1): string {
  const others = partiesOf(words.glossary, view, no.contract ?? 0).filter((party) => party !== seat);
  if (others.length) return boundText(words, no, others);
  if (no.most !== undefined) return t('refused-most', { count: no.most });
  if (no.amount) return amountText(words, no.field, no.amount);
  if (no.thing) return t('refused-thing', { thing: words.capital(words.thing(no.thing.what, no.thing.id)) });
  const field = no.field && words.label(no.field);
  return t(`refused-${no.reason}`, { field, contract: no.contract ?? 0 });
}

function amountText(
  words: Words,
  name: string,
  { value, low, high }: NonNullable<Refusal['amount']>,
): string {
  const id = value > high ? 'refused-above' : value < low ? 'refused-below' : 'refused-field';
  return t(id, { field: words.label(name), value, low, high });
}

function boundText(words: Words, no: Refusal, others: readonly number[]): string {
  const who = words.join(others.map((party) => words.seat(party)));
  return t('refused-bound-with', { contract: no.contract ?? 0, who });
}

/** A refusal followed by its clause number, for places that cannot show a link to the clause. */
export function refusalLine(words: Words, no: Refusal): string {
  return no.clause ? `${refusalText(words, no)} (${shortClause(no.clause)})` : refusalText(words, no);
}
