/** What is seen, in words: for tooltips and for whoever does not see it. Lines are parted by line breaks. */

import type { Words } from '$lib/words/words';
import { NONE } from '../shared/counts';
import { label, lines, named, pair } from '../shared/phrases';
import { offeredOf, putOf } from './bargain';
import type { BargainView, Catalogue, View } from './shape';

/** A field: what it gives, whose marker lies there, whether the tower was there, what is offered for it. */
export function fieldInWords(words: Words, { fields }: Catalogue, view: View, field: number): string {
  const yields = fields[field]?.yields ?? [];
  const owner = view.owner[field] ?? NONE;
  return lines(
    named(words, 'field', field),
    yields.length ? bundleInWords(words, yields) : '',
    owner === NONE ? '' : pair(words, 'owner', words.seat(owner)),
    view.tower === field ? label(words, 'tower') : '',
    view.tower !== field && view.path.includes(field) ? label(words, 'path') : '',
    view.used.includes(field) ? label(words, 'used') : '',
    ...view.offers.filter((offer) => offer.field === field).map((offer) => offerInWords(words, offer)),
  );
}

function bundleInWords(words: Words, goods: readonly number[]): string {
  const row = Array<number>(Math.max(...goods) + 1).fill(0);
  for (const good of goods) row[good] = (row[good] ?? 0) + 1;
  return words.value('good*', row);
}

/** An offer as it is told when it is made. */
export function offerInWords(words: Words, offer: BargainView): string {
  return words.tell(offeredOf(offer));
}

/** Terms as they are told when they are put: what the host would give, and ask. */
export function termsInWords(words: Words, host: number, terms: BargainView): string {
  return words.tell(putOf(host, terms));
}

/** A house as a whole: what all may see of a player, and what this seat knows besides. */
export function houseInWords(words: Words, catalogue: Catalogue, view: View, seat: number): string {
  const player = view.players[seat];
  if (!player) return '';
  const { goods, free, money, known, is_quiet } = player;
  return lines(
    words.seat(seat),
    money === null ? '' : pair(words, 'players.money', money),
    pair(words, 'players.free', free),
    ...ownedInWords(words, catalogue, goods),
    known.length ? pair(words, 'players.known', words.value('card[]', known)) : '',
    is_quiet ? label(words, 'players.is_quiet') : '',
  );
}

/** What a player owns: goods, and apart from them the hand cards by kind. */
function ownedInWords(words: Words, { kinds }: Catalogue, goods: readonly number[]): string[] {
  const isCard = (good: number): boolean => kinds.includes(good);
  const rows: ['players.goods' | 'players.hand', number[]][] = [
    ['players.goods', goods.map((count, good) => (isCard(good) ? 0 : count))],
    ['players.hand', goods.map((count, good) => (isCard(good) ? count : 0))],
  ];
  return rows.flatMap(([key, row]) =>
    row.some(Boolean) ? [pair(words, key, words.value('good*', row))] : [],
  );
}

/** A kind of good in the supply: how many, and of hand cards which lie face up. */
export function stockInWords(words: Words, good: number, count: number, faceUp: readonly number[]): string {
  return lines(
    words.text('pair', { key: named(words, 'good', good), value: count }),
    faceUp.length ? label(words, 'face_up') : '',
    ...faceUp.map((card) => named(words, 'card', card)),
  );
}

export function trackInWords(words: Words, { space, last }: View): string {
  return `${pair(words, 'space', space)} · ${pair(words, 'last', last)}`;
}
