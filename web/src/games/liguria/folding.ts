/** Which parts of what is seen each event changes, until the next view is drawn. */

import { NONE } from '../shared/counts';
import type { Folding, Path } from '../shared/folding';
import { carryOff, keepCard } from './arrange';
import type { Scene } from './scene';
import { told, type Events, type View } from './shape';

export const FOLDING: Folding<Events, View, Scene> = {
  told,
  seen: {
    offered: ({ who }) => [['stock'], ['players', who, 'port']],
    laid_blank: ({ stop }) => [['stops', stop, 'place']],
    laid_island: ({ stop }) => [['stops', stop, 'place']],
    laid_points: ({ stop }) => [['stops', stop, 'points']],
    began: () => [['order']],
    earned: ({ who }) => [['players', who, 'silver']],
    round_began: () => [['round']],
    laid_card: () => [['deck']],
    // When all stand at the market the order track is empty.
    stood: () => [['order']],
    took: ({ who }) => [['players', who, 'silver']],
    queued: ({ who }, { market }) => [
      ['row'],
      ['order'],
      ['market', market.indexOf(who)],
      ...owned(who, 'tiles', 'wheels', 'sacks', 'knights', 'diplomats', 'orders'),
    ],
    chose: ({ who }) => [['cards'], ['players', who, 'cards']],
    upgraded: ({ who }) => owned(who, 'tiles', 'upgraded', 'wheels', 'sacks'),
    turned: ({ who }) => [['players', who, 'course']],
    expelled: ({ who }) => owned(who, 'fallen', 'envoys'),
    landed: ({ who, stop }) => [['stops', stop], ...owned(who, 'knights', 'envoys')],
    // Cubes come out of the supply or out of a harbour.
    loaded: ({ who }, { players }) => [
      ['stock'],
      ...players.flatMap((_, seat) => owned(seat, 'port')),
      ['players', who, 'hold'],
    ],
    unloaded: ({ who }) => owned(who, 'hold', 'store'),
    sealed: ({ who, owner }) => [...owned(owner, 'seals', 'scrolls'), ...owned(who, 'envoys', 'diplomats')],
    last_movement: () => [['round']],
  },
  changes: {
    round_began: putCardsAway,
    last_movement: putCardsAway,
    laid_tile({ view }, { tile }) {
      view.row.push(tile);
      view.bag -= 1;
    },
    laid_card({ view }, { card }) {
      view.cards.push(card);
    },
    replaced({ view }) {
      view.cards.pop();
    },
    stood({ view }, { who, field }) {
      view.market[field] = who;
    },
    took(scene, { who, spots }) {
      scene.taken = [...spots];
      scene.taker = who;
    },
    queued(scene, { who }) {
      scene.tiles = carryOff(scene, who);
      scene.taken = [];
    },
    chose(scene, { who, card }) {
      scene.cards = keepCard(scene.cards, card, who);
      const player = scene.view.players[who];
      if (player) player.card = card;
    },
    // A voyage is seen stop by stop, and the next view knows the last one only.
    sailed({ view }, { who, stop, way }) {
      const player = view.players[who];
      if (player) Object.assign(player, { at: stop, course: way });
    },
    // Somebody lands there with the same answer.
    expelled({ view }, { stop }) {
      const left = view.stops[stop];
      if (left) Object.assign(left, { ruler: NONE, knights: left.knights.map(() => 0) });
    },
    round_ended({ view }) {
      view.row = [];
    },
  },
};

/** Nobody has taken a card of the new round yet. */
function putCardsAway({ view }: Scene): void {
  for (const player of view.players) player.card = NONE;
}

/** Parts of a player's record. */
function owned(seat: number, ...keys: (keyof View['players'][number])[]): Path<View>[] {
  return keys.map((key) => ['players', seat, key] as const);
}
