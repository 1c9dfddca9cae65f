/** The offer or the terms being put together: which value is where, what is left, and what to begin with. */

import { limitsOf, optionsOf, sum } from '$lib/asking/field';
import { doingOf } from '$lib/view/shape';
import type { FieldWire, MoveWire } from '$lib/wire/protocol';
import type { Arg } from '$lib/words/words';
import { NONE } from '../shared/counts';
import type { Answers, BargainView, Catalogue, View } from './shape';

export type Values = readonly (Arg | null)[];
/** What an offer says; terms say the same but for the field. */
export type Part = keyof Answers['offer'];

/** A field of the move by its name, and where it is. */
export function fieldNamed(move: MoveWire, name: Part): { at: number; field: FieldWire } | null {
  const at = move.fields.findIndex((one) => one.name === name);
  const field = move.fields[at];
  return field ? { at, field } : null;
}

export function numberAt(move: MoveWire, values: Values, name: Part): number | null {
  const value = values[fieldNamed(move, name)?.at ?? -1];
  return typeof value === 'number' ? value : null;
}

export function listAt(move: MoveWire, values: Values, name: Part): number[] {
  const value = values[fieldNamed(move, name)?.at ?? -1];
  return Array.isArray(value) ? value : [];
}

/** The promises that can come out of the action of a field. */
export function promisesFor(field: FieldWire, target: number): number[] {
  return field.given ? (field.given.options[target] ?? []) : optionsOf(field);
}

/** What this seat has offered in this asking, closed until all are ready. */
export const sealedOffers = (view: View): BargainView[] => doingOf(view, 'offers')?.mine ?? [];

/** The offers with their numbers, field by field; of each field the best for the host first, as far as it can be counted. */
export function bestFirst(offers: readonly BargainView[]): { offer: BargainView; n: number }[] {
  const money = ({ pay, ask }: BargainView): number => pay - ask;
  const best = offers.toSorted((a, b) => money(b) - money(a));
  const fields = [...new Set(best.map(({ field }) => field))];
  const place = ({ field }: BargainView): number => fields.indexOf(field);
  const goods = ({ give, want }: BargainView): number => sum(give) - sum(want);
  return offers
    .map((offer, n) => ({ offer, n }))
    .sort(({ offer: a }, { offer: b }) => place(a) - place(b) || money(b) - money(a) || goods(b) - goods(a));
}

/** What the answering seat would own if all of it came to pass. */
export interface Left {
  money: number | null;
  goods: number[];
}

export function leftOf(
  view: View,
  seat: number,
  { cards, promises }: Catalogue,
  move: MoveWire,
  values: Values,
): Left {
  const player = view.players[seat];
  const goods = [...(player?.goods ?? [])];
  listAt(move, values, 'give').forEach((n, good) => (goods[good] = (goods[good] ?? 0) - n));
  listAt(move, values, 'want').forEach((n, good) => (goods[good] = (goods[good] ?? 0) + n));
  for (const card of listAt(move, values, 'cards')) {
    const { good = NONE } = cards[card] ?? {};
    goods[good] = (goods[good] ?? 0) - 1;
  }
  const promised = move.verb === 'put' ? promises[numberAt(move, values, 'promise') ?? NONE] : undefined;
  for (const { good, count } of promised?.lots ?? []) goods[good] = (goods[good] ?? 0) + count;
  const [pay, ask] = [numberAt(move, values, 'pay') ?? 0, numberAt(move, values, 'ask') ?? 0];
  return { money: player?.money == null ? null : player.money - pay + ask, goods };
}

/** The bargain to begin with: the terms just heard, or what stands between the two for this field, or stood before. */
export function precedent(view: View, guest: number, target: number): BargainView | undefined {
  const isMeant = ({ guest: who, field }: BargainView): boolean => who === guest && field === target;
  return [...view.terms, ...view.offers, ...view.earlier].find(isMeant);
}

/** The values of a move that say the same as a bargain, as far as its fields take them. */
export function valuesLike(move: MoveWire, values: Values, bargain: BargainView): Values {
  const isHost = move.verb === 'put';
  const { field: target, pay, give, ask, want, promise } = bargain;
  const [given, wanted] = [bargain.given_cards ?? [], bargain.wanted_cards ?? []];
  const like: Answers['offer'] = isHost
    ? { field: target, pay: ask, give: want, cards: wanted, ask: pay, want: give, promise, more: 0 }
    : { field: target, pay, give, cards: given, ask, want, promise, more: 0 };
  return move.fields.map((field, at) => fitting(field, like[field.name as Part]) ?? values[at] ?? null);
}

function fitting(field: FieldWire, wanted: Arg): Arg | null {
  if (field.kind === 'some') return optionsOf(field).filter((id) => [wanted].flat().includes(id));
  if (Array.isArray(wanted)) return limitsOf(field).map((most, kind) => Math.min(most, wanted[kind] ?? 0));
  if (field.kind === 'one') return optionsOf(field).includes(wanted) ? wanted : null;
  return Math.min(wanted, field.high ?? 0);
}

/** Has nothing been put into it but the field it is for? */
export const isBlank = (move: MoveWire, values: Values): boolean =>
  !(['pay', 'give', 'cards', 'ask', 'want'] satisfies Part[]).some((part) => isFilled(move, values, part));

/** Does the active player get nothing by it so far? */
export function isForNothing(move: MoveWire, values: Values): boolean {
  const parts: Part[] =
    move.verb === 'put' ? ['ask', 'want', 'promise'] : ['pay', 'give', 'cards', 'promise'];
  return !parts.some((part) => isFilled(move, values, part));
}

/** Has anything been entered there? The first hand card of all has the number 0. */
function isFilled(move: MoveWire, values: Values, part: Part): boolean {
  if (part === 'cards') return listAt(move, values, part).length > 0;
  return !!numberAt(move, values, part) || sum(listAt(move, values, part)) > 0;
}
