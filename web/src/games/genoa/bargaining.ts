/** The offer or the terms being put together: which value is where, what is left, and what to begin with. */

import { limitsOf, optionsOf, sum } from '$lib/asking/field';
import type { FieldWire, MoveWire } from '$lib/wire/protocol';
import type { Arg } from '$lib/words/words';
import { KINDS, type Edition } from './edition';
import { GIVES } from './gives';
import { CARD, type BargainView, type GenoaView } from './view';

export type Values = readonly (Arg | null)[];

/** A field of the move by its name, and where it is. */
export function fieldNamed(move: MoveWire, name: string): { at: number; field: FieldWire } | null {
  const at = move.fields.findIndex((one) => one.name === name);
  const field = move.fields[at];
  return field ? { at, field } : null;
}

export function numberAt(move: MoveWire, values: Values, name: string): number | null {
  const value = values[fieldNamed(move, name)?.at ?? -1];
  return typeof value === 'number' ? value : null;
}

export function listAt(move: MoveWire, values: Values, name: string): number[] {
  const value = values[fieldNamed(move, name)?.at ?? -1];
  return Array.isArray(value) ? value : [];
}

/** The promises that can come out of the action of a field, as far as the question has them. */
export function promisesFor(edition: Edition, field: FieldWire, target: number): number[] {
  return optionsOf(field).filter((id) => {
    const { lots = [], fields = [] } = edition.promises[id] ?? {};
    if (fields.length) return fields.includes(target);
    return lots.every(({ good }) => GIVES[target]?.includes(good));
  });
}

/** The offers with their numbers, field by field; of each field the best for the host first, as far as it can be counted. */
export function inOrder(offers: readonly BargainView[]): { offer: BargainView; n: number }[] {
  const fields = [...new Set(offers.map(({ field }) => field))];
  const place = ({ field }: BargainView): number => fields.indexOf(field);
  const money = ({ pay, ask }: BargainView): number => pay - ask;
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
  view: GenoaView,
  seat: number,
  edition: Edition,
  move: MoveWire,
  values: Values,
): Left {
  const player = view.players[seat];
  const goods = [...(player?.goods ?? [])];
  listAt(move, values, 'give').forEach((n, good) => (goods[good] = (goods[good] ?? 0) - n));
  listAt(move, values, 'want').forEach((n, good) => (goods[good] = (goods[good] ?? 0) + n));
  for (const card of listAt(move, values, 'cards')) {
    const good = CARD + kindOf(edition, card);
    goods[good] = (goods[good] ?? 0) - 1;
  }
  if (move.verb === 'put') addPromised(edition, numberAt(move, values, 'promise'), goods);
  const [pay, ask] = [numberAt(move, values, 'pay') ?? 0, numberAt(move, values, 'ask') ?? 0];
  return { money: player?.money == null ? null : player.money - pay + ask, goods };
}

const kindOf = (edition: Edition, card: number): number =>
  KINDS.indexOf(edition.cards[card]?.kind ?? KINDS[0]);

function addPromised(edition: Edition, promise: number | null, goods: number[]): void {
  for (const { good, count } of edition.promises[promise ?? 0]?.lots ?? []) {
    goods[good] = (goods[good] ?? 0) + count;
  }
}

/** The bargain to begin with: the terms just heard, or what stands between the two for this field, or stood before. */
export function precedent(view: GenoaView, guest: number, target: number): BargainView | undefined {
  const isMeant = ({ guest: who, field }: BargainView): boolean => who === guest && field === target;
  return [...view.terms, ...view.offers, ...view.earlier].find(isMeant);
}

/** The values of a move that say the same as a bargain, as far as its fields take them. Hand cards are left open. */
export function valuesLike(move: MoveWire, values: Values, bargain: BargainView): Values {
  const isHost = move.verb === 'put';
  const { pay, give, ask, want, promise } = bargain;
  const like: Record<string, Arg> = isHost
    ? { pay: ask, give: want, ask: pay, want: give, promise }
    : { pay, give, ask, want, promise };
  return move.fields.map((field, at) => {
    const wanted = like[field.name];
    return (wanted === undefined ? null : fitting(field, wanted)) ?? values[at] ?? null;
  });
}

function fitting(field: FieldWire, wanted: Arg): Arg | null {
  if (Array.isArray(wanted)) return limitsOf(field).map((most, kind) => Math.min(most, wanted[kind] ?? 0));
  if (field.kind === 'one') return optionsOf(field).includes(wanted) ? wanted : null;
  return Math.min(wanted, field.high ?? 0);
}

/** Has nothing been put into it but the field it is for? */
export function isBlank(move: MoveWire, values: Values): boolean {
  return values.every((value, at) => {
    const name = move.fields[at]?.name;
    if (name === 'field' || name === 'promise') return true;
    return Array.isArray(value) ? !sum(value) : !value;
  });
}
