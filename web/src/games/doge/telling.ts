/** The board in words: tooltips and accessible names. Lines are parted by line breaks. */

import type { Words } from '$lib/words/words';
import { NONE } from '../shared/counts';
import { faces, type Scene } from './scene';
import type { Catalogue } from './shape';

export function roundInWords(words: Words, scene: Scene): string {
  const { round, lead } = scene.view;
  return lines(pair(words, 'round', round), pair(words, 'lead', words.seat(lead)));
}

/** A field as a place. */
export function placeInWords(words: Words, scene: Scene, field: number, why: string): string {
  const cost = scene.view.costs[field] ?? 0;
  return lines(words.thing('field', field), cost ? pair(words, 'costs', cost) : '', why);
}

/** A field with all that is on it. */
export function fieldInWords(words: Words, scene: Scene, field: number, why: string): string {
  return lines(
    placeInWords(words, scene, field, ''),
    ...scene.view.players.map((_, seat) => laneInWords(words, scene, field, seat)),
    ...scene.view.advisors.map(({ at }, advisor) =>
      at === field ? advisorInWords(words, scene, advisor, '') : '',
    ),
    why,
  );
}

/** What a player has on a field; empty if nothing. */
export function laneInWords(words: Words, scene: Scene, field: number, seat: number): string {
  const player = scene.view.players[seat];
  if (!player) return '';
  const { values } = faces(scene, seat, field);
  const votes = scene.tally?.field === field ? scene.tally.votes[seat] : null;
  const parts = [
    some(words, 'players.palazzi', player.palazzi[field]),
    some(words, 'players.houses', player.houses[field]),
    some(words, 'players.on_fields', player.on_fields[field]),
    values.length ? pair(words, 'players.piles', words.commas(values.map(String))) : '',
    votes === null || votes === undefined ? '' : `= ${votes}`,
  ].filter(Boolean);
  return parts.length ? `${words.seat(seat)}: ${parts.join(' · ')}` : '';
}

/** A building site: its owner, or what it costs. */
export function siteInWords(
  words: Words,
  scene: Scene,
  { site_costs }: Catalogue,
  district: number,
  site: number,
): string {
  const owner = scene.sites[district]?.[site];
  const cost = pair(words, 'costs', site_costs[site] ?? 0);
  if (owner === undefined) return lines(words.thing('field', district), cost);
  return lines(`${words.viewLabel('players.palazzi')}: ${words.seat(owner)}`, cost);
}

export function advisorInWords(words: Words, scene: Scene, advisor: number, why: string): string {
  const one = scene.view.advisors[advisor];
  if (!one || one.master === NONE) return lines(words.thing('advisor', advisor), why);
  const where = pair(words, 'advisors.at', words.thing('field', one.at));
  const whose = pair(words, 'advisors.master', words.seat(one.master));
  return lines(words.thing('advisor', advisor), `${where} · ${whose}`, why);
}

/** A place in an order row; a card that is face down is called what no card is. */
export function cardInWords(
  words: Words,
  row: 'row' | 'coming',
  place: number,
  field: number | null,
): string {
  return `${words.viewLabel(row)} ${place + 1}: ${words.thing('field', field)}`;
}

function pair(words: Words, key: string, value: string | number): string {
  return words.text('pair', { key: words.viewLabel(key), value });
}

function some(words: Words, key: string, count: number | undefined): string {
  return count ? pair(words, key, count) : '';
}

function lines(...parts: string[]): string {
  return parts.filter(Boolean).join('\n');
}
