/** The board in words: tooltips and accessible names. */

import { t } from '$lib/words/site.svelte';
import type { Words } from '$lib/words/words';
import { counted, label, lines, named, pair, times } from '../shared/phrases';
import type { Scene } from './scene';
import type { Catalogue, View } from './shape';

export function roundInWords(words: Words, { round, first, pile }: View): string {
  return lines(
    pair(words, 'round', round),
    pair(words, 'first', words.seat(first)),
    pair(words, 'pile', pile),
  );
}

/** A good on the price board: what it costs, what it earns, how many there are. */
export function goodInWords(words: Words, { prices, supply }: View, good: number): string {
  return lines(
    named(words, 'good', good),
    pair(words, 'prices', named(words, 'price', prices[good] ?? 0)),
    pair(words, 'supply', supply[good] ?? 0),
  );
}

/** A stall: what it sells at what price, and who has how many of it in the warehouse behind. */
export function stallInWords(words: Words, { stalls }: Catalogue, view: View, stall: number): string {
  const good = stalls[stall]?.good ?? 0;
  const stored = view.players.map(({ store }, seat) =>
    store[stall] ? words.text('pair', { key: words.seat(seat), value: store[stall] }) : '',
  );
  return lines(
    named(words, 'stall', stall),
    pair(words, 'prices', named(words, 'price', view.prices[good] ?? 0)),
    stored.some(Boolean) ? `${label(words, 'players.store')}: ${stored.filter(Boolean).join(', ')}` : '',
  );
}

export function bonusInWords(words: Words, view: View, city: number): string {
  return lines(named(words, 'city', city), pair(words, 'bonus', view.bonus[city] ?? 0));
}

/** What a seat has in its warehouse in a city. */
export function storeInWords(
  words: Words,
  { stalls }: Catalogue,
  view: View,
  city: number,
  seat: number,
): string {
  const store = view.players[seat]?.store.map((n, stall) => (stalls[stall]?.city === city ? n : 0)) ?? [];
  return `${words.seat(seat)}: ${words.value('stall*', store)}`;
}

/** A wagon: where it stands, who is its master, what lies on it. */
export function wagonInWords(words: Words, view: View, wagon: number): string {
  const { at, master, is_blocked, has_arrived, beds } = view.wagons[wagon] ?? {
    at: -1,
    master: -1,
    is_blocked: 0,
    has_arrived: 0,
    beds: [],
  };
  return lines(
    `${label(words, 'wagons')} ${named(words, 'wagon', wagon)}: ${named(words, 'field', at)}`,
    master < 0 ? '' : pair(words, 'wagons.master', words.seat(master)),
    is_blocked ? label(words, 'wagons.is_blocked') : '',
    has_arrived ? label(words, 'wagons.has_arrived') : '',
    ...beds.map((bed, seat) =>
      bed.some(Boolean) ? `${words.seat(seat)}: ${counted(words, 'good', bed)}` : '',
    ),
  );
}

/** A field and who stands there. */
export function fieldInWords(words: Words, view: View, field: number): string {
  return lines(
    named(words, 'field', field),
    ...view.wagons.map(({ at }, wagon) =>
      at === field ? `${label(words, 'wagons')} ${named(words, 'wagon', wagon)}` : '',
    ),
    view.courier === field ? label(words, 'courier') : '',
  );
}

/** A way for a wagon. */
export function courseInWords(words: Words, wagon: number, route: number): string {
  return `${label(words, 'wagons')} ${named(words, 'wagon', wagon)}: ${named(words, 'route', route)}`;
}

/** A step of the status board, and who stands on it. */
export function stepInWords(words: Words, view: View, step: number, upkeep: number): string {
  const there = view.players.flatMap(({ status }, seat) => (status === step ? [words.seat(seat)] : []));
  const cost = `${t('upkeep-a-round')}: ${upkeep}`;
  return lines(`${label(words, 'players.status')} ${step}`, cost, there.length ? words.commas(there) : '');
}

export function arrivalsInWords(words: Words, view: View): string {
  return lines(pair(words, 'arrivals', view.arrivals), pair(words, 'rise_cost', view.rise_cost));
}

export function investmentInWords(words: Words, { investments, offer }: View, card: number): string {
  const owner = investments[card] ?? -1;
  return lines(
    named(words, 'investment', card),
    words.effect('investment', card),
    owner >= 0 ? words.seat(owner) : offer.includes(card) ? label(words, 'offer') : '',
  );
}

/** What all may see of a player. */
export function houseInWords(words: Words, { view }: Scene, seat: number): string {
  const player = view.players[seat];
  if (!player) return '';
  return lines(
    words.seat(seat),
    view.first === seat ? label(words, 'first') : '',
    pair(words, 'players.tiles', words.value('points*', player.tiles)),
    pair(words, 'players.cards', player.cards),
    player.notes ? pair(words, 'players.notes', player.notes) : '',
  );
}

export function tileInWords(words: Words, tile: number): string {
  return `${words.label('tile')} ${named(words, 'tile', tile)}`;
}

export function moneyInWords(words: Words, money: number): string {
  return pair(words, 'players.money', money);
}

export function cardInWords(words: Words, kind: number, count: number): string {
  return lines(times(named(words, 'influence', kind), count), words.effect('influence', kind));
}

/** A hand that has opened. */
export function handInWords(
  words: Words,
  seat: number,
  bid: number | null,
  goods: readonly number[] | null,
): string {
  const held = bid === null ? counted(words, 'good', goods ?? []) : String(bid);
  return words.text('pair', { key: words.seat(seat), value: held });
}

/** A promise with the sum that belongs to it, and what is laid aside for it. */
export function promiseInWords(words: Words, promise: number, limit: number, reward: number): string {
  const sum = limit ? ` (${limit})` : '';
  return `${named(words, 'promise', promise)}${sum}${reward ? ` · ${pair(words, 'contracts.aside', reward)}` : ''}`;
}
