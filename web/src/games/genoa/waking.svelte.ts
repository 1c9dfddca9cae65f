/** For which buildings a guest wants to be asked: all other askings for offers are passed automatically. */

import type { Rest } from '$lib/asking/resting.svelte';
import { optionsOf } from '$lib/asking/field';
import { recallHere, rememberHere } from '$lib/page/memory';
import { doingOf } from '$lib/view/shape';
import type { QuestionWire } from '$lib/wire/protocol';
import type { Catalogue, View } from './shape';

/** Stands for all streets and the plaza where fields are chosen. */
export const STREETS = -1;

/** The fields that a player chose, table by table; kept in the tab. */
class Wakers {
  private chosen = $state.raw<ReadonlyMap<string, readonly number[]>>(new Map());

  /** The fields chosen at this table; undefined: none were, and the player's cards say them. */
  of(seat: number): readonly number[] | undefined {
    const key = keyOf(seat);
    const known = this.chosen.get(key);
    if (known) return known;
    const kept = recallHere(key);
    return kept ? (JSON.parse(kept) as number[]) : undefined;
  }

  choose(seat: number, fields: readonly number[]): void {
    rememberHere(keyOf(seat), JSON.stringify(fields));
    this.chosen = new Map([...this.chosen, [keyOf(seat), fields]]);
  }
}

const keyOf = (seat: number): string => `waking.${location.pathname}.${seat}`;

export const wakers = new Wakers();

export function isStreet({ fields }: Catalogue, field: number): boolean {
  const kind = fields[field]?.kind;
  return kind === 'street' || kind === 'plaza';
}

/** The buildings on a player's orders and messages, and those that yield the wares still missing for them. */
export function suggested({ cards, fields }: Catalogue, view: View, seat: number): number[] {
  const { hand, goods = [] } = view.players[seat] ?? {};
  const prints = (hand ?? []).flatMap((card) => cards[card] ?? []).filter(({ kind }) => kind !== 'privilege');
  const wares = prints.flatMap((print) => print.wares).filter((ware) => !goods[ware]);
  const yielding = fields.flatMap(({ yields }, field) =>
    yields.some((good) => wares.includes(good)) ? [field] : [],
  );
  const named = prints.flatMap((print) => print.fields);
  return fields.flatMap((_, field) => (named.includes(field) || yielding.includes(field) ? [field] : []));
}

export function wakingFor(catalogue: Catalogue, view: View, seat: number): readonly number[] {
  return wakers.of(seat) ?? suggested(catalogue, view, seat);
}

/** The fields that this question lets a guest make an offer for. */
function askedIn(question: QuestionWire): number[] {
  const move = question.moves.find(({ verb }) => verb === 'offer');
  const where = move?.fields.find(({ name }) => name === 'field');
  return where ? optionsOf(where) : [];
}

const ownOf = ({ seat }: QuestionWire, offers: View['offers']): View['offers'] =>
  offers.filter(({ guest }) => guest === seat);

/** Does this question wake the player? At the first asking for a chosen field, later when outbid there. */
export function isWoken(
  question: QuestionWire,
  view: View,
  catalogue: Catalogue,
  waking: readonly number[],
): boolean {
  const asked = askedIn(question).filter((field) =>
    waking.includes(isStreet(catalogue, field) ? STREETS : field),
  );
  const askings = (doingOf(view, 'here') ?? doingOf(view, 'ahead'))?.askings ?? 0;
  if (askings > 1)
    return ownOf(question, view.offers).some(({ field, is_outbid }) => is_outbid && asked.includes(field));
  return asked.length > 0;
}

/** Is no building to be had in this question? Of streets and the plaza alone one is asked only if one wants to. */
export function isIdle(
  question: QuestionWire,
  view: View,
  catalogue: Catalogue,
  waking: readonly number[],
): boolean {
  const hasOffers = ownOf(question, [...view.offers, ...view.earlier]).length > 0;
  if (hasOffers || waking.includes(STREETS)) return false;
  return askedIn(question).every((field) => isStreet(catalogue, field));
}

export const WAKING: Rest = {
  kind: 'waking',
  texts: ['offer'],
  verb: 'ready',
  lasts: 'game',
  wakes: (question, view: View, catalogue: Catalogue) =>
    isWoken(question, view, catalogue, wakingFor(catalogue, view, question.seat)),
  isIdle: (question, view: View, catalogue: Catalogue) =>
    isIdle(question, view, catalogue, wakingFor(catalogue, view, question.seat)),
};
