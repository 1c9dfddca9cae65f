/** The board in words: tooltips and accessible names. Lines are parted by line breaks. */

import type { Words } from '$lib/words/words';
import { counted, isMissing, label, lines, named, pair, times } from '../shared/phrases';
import type { Route } from './reach';
import type { Scene } from './scene';
import type { PlayerView, View } from './shape';

export function roundInWords(words: Words, { round, bag, deck }: View): string {
  return lines(pair(words, 'round', round), pair(words, 'bag', bag), pair(words, 'deck', deck));
}

export function fieldInWords(words: Words, view: View, field: number): string {
  const there = view.market[field] ?? -1;
  return lines(named(words, 'field', field), there < 0 ? '' : words.seat(there));
}

export function orderInWords(words: Words, { order }: View): string {
  return pair(words, 'order', words.commas(order.map((seat, at) => `${at + 1} ${words.seat(seat)}`)));
}

export function stockInWords(words: Words, view: View, colour: number): string {
  return lines(named(words, 'colour', colour), pair(words, 'stock', view.stock[colour] ?? 0));
}

/** A tile in the row, and what it costs to go on there. */
export function spotInWords(words: Words, kind: number, cost: number | undefined): string {
  const thing = named(words, 'tile', kind);
  return lines(cost ? words.text('cost', { thing, cost }) : thing, words.effect('tile', kind));
}

export function tileInWords(words: Words, kind: number, count: number, isTurned: boolean): string {
  const thing = times(named(words, 'tile', kind), count);
  return isTurned ? `${thing} · ${label(words, 'players.upgraded')}` : thing;
}

export function cardInWords(words: Words, kind: number): string {
  return named(words, 'card', kind);
}

/** A stop with all that is there. */
export function stopInWords(words: Words, scene: Scene, stop: number): string {
  const { place, points, ruler, knights } = scene.view.stops[stop] ?? {
    place: null,
    points: 0,
    ruler: -1,
    knights: [],
  };
  const number = `${label(words, 'stops')} ${named(words, 'stop', stop)}`;
  const name = place === null ? number : `${named(words, 'place', place)} · ${number}`;
  return lines(
    name,
    place === null ? '' : words.effect('place', place),
    points ? pair(words, 'stops.points', points) : '',
    ruler < 0 ? '' : pair(words, 'stops.ruler', words.seat(ruler)),
    ...knights.map((n, kind) => (n ? times(named(words, 'knight', kind), n) : '')),
    ...scene.view.players.map(({ at }, seat) => (at === stop ? shipInWords(words, scene.view, seat) : '')),
  );
}

/** A ship: whose, what is in its hold, and which way it sails. */
export function shipInWords(words: Words, view: View, seat: number): string {
  const player = view.players[seat];
  if (!player) return '';
  const way = player.course < 0 ? '' : named(words, 'way', player.course);
  const parts = [pair(words, 'players.hold', counted(words, 'colour', player.hold)), way];
  return `${words.seat(seat)}: ${parts.filter(Boolean).join(' · ')}`;
}

export function routeInWords(words: Words, scene: Scene, stop: number, { way, steps }: Route): string {
  const place = scene.view.stops[stop]?.place ?? null;
  const where = place === null ? '' : `${named(words, 'place', place)}: `;
  const name = words.label('steps');
  return `${where}${named(words, 'way', way)} · ${isMissing(name) ? 'steps' : name} ${steps}`;
}

/** A harbour as a whole: what all may see of its owner. */
export function harbourInWords(words: Words, view: View, seat: number): string {
  const player = view.players[seat];
  if (!player) return '';
  const numbers = (['wheels', 'sacks', 'envoys', 'fallen'] as const).map((key) =>
    pair(words, `players.${key}`, player[key]),
  );
  return lines(words.seat(seat), numbers.join(' · '), portInWords(words, player), keptInWords(words, player));
}

/** All that is known of a player: the harbour, the ship, and one's own things behind the screen. */
export function holdingsInWords(words: Words, view: View, seat: number): string {
  const silver = view.players[seat]?.silver ?? null;
  return lines(
    harbourInWords(words, view, seat),
    shipInWords(words, view, seat),
    silver === null ? '' : silverInWords(words, silver),
  );
}

export function portInWords(words: Words, { port }: PlayerView): string {
  return pair(words, 'players.port', counted(words, 'colour', port));
}

export function keptInWords(words: Words, { cards }: PlayerView): string {
  return cards.length
    ? lines(label(words, 'players.cards'), ...cards.map((card) => cardInWords(words, card)))
    : '';
}

/** A row of a harbour: its tiles, and who holds its diplomat space. */
export function rowInWords(words: Words, { catalogue, view }: Scene, seat: number, row: number): string {
  const player = view.players[seat];
  if (!player) return '';
  const there = catalogue.pieces.flatMap((kind, piece) => {
    if (catalogue.tiles[kind]?.row !== row) return [];
    const [plain = 0, turned = 0] = [player.tiles[piece], player.upgraded[piece]];
    return [
      plain ? tileInWords(words, kind, plain, false) : '',
      turned ? tileInWords(words, kind, turned, true) : '',
    ];
  });
  return lines(
    `${named(words, 'row', row)} (${words.seat(seat)})`,
    ...there,
    sealInWords(words, player, row),
  );
}

function sealInWords(words: Words, { seals, scrolls }: PlayerView, row: number): string {
  const holder = seals[row] ?? -1;
  if (holder < 0) return '';
  return `${pair(words, 'players.seals', words.seat(holder))} · ${pair(words, 'players.scrolls', scrolls[row] ?? 0)}`;
}

/** How many of what one has behind one's own screen. */
export function hiddenInWords(words: Words, key: string, what: string, id: number, count: number): string {
  return lines(times(named(words, what, id), count), label(words, `players.${key}`));
}

export function silverInWords(words: Words, silver: number): string {
  return pair(words, 'players.silver', silver);
}
