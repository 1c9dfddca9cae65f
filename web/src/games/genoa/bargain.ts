/** A bargain as it lies on the table, and the events that tell of one: each form is read and written here. */

import { sum } from '$lib/asking/field';
import { inOrder } from '$lib/view/shape';
import type { EventWire } from '$lib/wire/protocol';
import { EVENTS, type BargainView, type Events } from './shape';

/** An offer as it lies there once it is told. Whether it binds is not said, and not drawn. */
export function offerOf({
  who,
  field,
  pay,
  give,
  cards,
  ask,
  want,
  promise,
}: Events['offered']): BargainView {
  return {
    guest: who,
    field,
    promise,
    pay,
    give,
    given_cards: cards,
    ask,
    want,
    // Who is asked for hand cards picks them only when the deal is made.
    wanted_cards: cards && [],
    is_binding: 0,
    is_outbid: 0,
  };
}

/** What is told of an offer. */
export function offeredOf(offer: BargainView): Told {
  const { guest, field, pay, give, given_cards, ask, want, promise } = offer;
  const said = { who: guest, field, pay, give, cards: given_cards, ask, want, promise };
  return { kind: 'offered', args: inOrder(EVENTS.offered, said) };
}

/** What is told of terms: what the host would give, and ask. */
export function putOf(host: number, terms: BargainView): Told {
  const { guest, field, pay, give, ask, want, wanted_cards, promise } = terms;
  const gift = { pay: ask, give: want, cards: wanted_cards };
  const said = { who: host, guest, field, ...gift, ask: pay, want: give, promise };
  return { kind: 'put', args: inOrder(EVENTS.put, said) };
}

/** It gives ducats and nothing else, and asks nothing. */
export const isMoney = ({ pay, give, ask, want, promise }: BargainView): boolean =>
  !!pay && !ask && !promise && !sum(give) && !sum(want);

type Told = Pick<EventWire, 'kind' | 'args'>;
