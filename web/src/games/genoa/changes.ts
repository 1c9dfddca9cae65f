/**
 * What is seen of an event: which parts of the next view become true with it, and what flies from hand to hand. Only
 * what several events of one answer change is counted: pieces that come and go, the tower's way, offers one by one.
 */

import { NONE, add } from '../shared/counts';
import type { Changes, Folding, Path, Seen } from '../shared/folding';
import { offerOf } from './bargain';
import type { End, Scene } from './scene';
import { told, type BargainView, type Catalogue, type Events, type PlayerView, type View } from './shape';

export function foldingOf(catalogue: Catalogue): Folding<Events, View, Scene> {
  return { told, seen: seenWith(catalogue), changes: changesWith(catalogue) };
}

type Paths = readonly Path<View>[];

/** The same part of each player. */
const everyone = ({ players }: View, key: keyof PlayerView): Paths =>
  players.map((_, seat) => ['players', seat, key]);

const markers = (...seats: number[]): Paths => seats.map((seat) => ['players', seat, 'supply']);

/** A step in which offers stand has ended, or another began. */
const STEP: Paths = [['offers'], ['terms']];

function seenWith({ goods, specials, cards }: Catalogue): Seen<Events, View> {
  const supply = (good: number): Paths => {
    if (goods[good]?.kind === 'ware') return [['stock', good]];
    return goods[good]?.kind === 'special' ? [['deck', specials.indexOf(good)]] : [];
  };
  return {
    began: () => [['first']],
    round_began: () => [['space']],
    turn_began: (_, view) => [
      ...STEP,
      ['active'],
      ['cleared'],
      ['used'],
      ...everyone(view, 'free'),
      ...everyone(view, 'is_quiet'),
    ],
    moved_on: () => [['space']],
    placed: (_, view) => everyone(view, 'known'),
    moved: (_, view) => [...STEP, ...everyone(view, 'known')],
    ended: () => STEP,
    lapsed: () => STEP,
    agreed: () => STEP,
    offered: (_, view) => [['terms'], ...everyone(view, 'known')],
    put: (_, view) => [['terms'], ...everyone(view, 'known')],
    passed_over: () => STEP,
    refused: () => [['terms']],
    outbid: () => [['offers']],
    rests: ({ who }) => [['players', who, 'is_quiet']],
    acted: (_, view) => [...STEP, ['used'], ...everyone(view, 'free')],
    gained: ({ who, good }) => [...supply(good), ...markers(who)],
    gave: ({ who, to }) => markers(who, to),
    passed_on: ({ who, to }) => markers(who, to),
    played: ({ special }) => [['deck', special]],
    gave_back: ({ who, good }) => [...supply(good), ...markers(who)],
    drew: ({ who, kind }, view) => [['piles', kind], ['players', who, 'hand'], ...everyone(view, 'known')],
    handed: ({ who, to }, view) => [
      ['players', who, 'hand'],
      ['players', to, 'hand'],
      ...everyone(view, 'known'),
    ],
    delivered: ({ who, card }, view) => [
      ['face_up'],
      ['players', who, 'hand'],
      ...(cards[card]?.wares ?? []).flatMap((ware): Paths => [
        ['stock', ware],
        ['players', who, 'goods', ware],
      ]),
      ...everyone(view, 'known'),
    ],
    gave_card: ({ who }, view) => [['face_up'], ['players', who, 'hand'], ...everyone(view, 'known')],
    shuffled: ({ kind }, view) => [['face_up'], ['piles', kind], ...everyone(view, 'known')],
    marked: ({ building }) => [['owner', building]],
    removed: ({ who, owner, building }) => [['owner', building], ...markers(who, owner)],
    privileged: (_, view) => everyone(view, 'known'),
  };
}

function changesWith({ specials, kinds, marker, cards }: Catalogue): Changes<Events, Scene> {
  return {
    turn_began(scene) {
      Object.assign(scene.view, { path: [], tower: NONE });
      scene.dice = null;
    },
    rolled(scene, dice) {
      scene.dice = dice;
    },
    placed({ view }, { field }) {
      enter(view, field);
    },
    moved({ view }, { field }) {
      enter(view, field);
    },
    offered({ view }, offer) {
      view.offers = [...without(view.offers, offer.who, offer.field), offerOf(offer)];
    },
    withdrew({ view }, { who, field }) {
      view.offers = without(view.offers, who, field);
    },
    paid(scene, { who, to, sum }) {
      pay(scene.view, who, -sum);
      pay(scene.view, to, sum);
      fly(scene, NONE, sum, { seat: who }, { seat: to });
    },
    earned(scene, { who, sum }) {
      pay(scene.view, who, sum);
      fly(scene, NONE, sum, { good: NONE }, { seat: who });
    },
    gave(scene, { who, to, goods }) {
      goods.forEach((count, good) => give(scene, who, to, good, count));
    },
    handed(scene, { who, to, kind }) {
      give(scene, who, to, kinds[kind] ?? NONE, 1);
    },
    passed_on(scene, { who, to, good, count }) {
      give(scene, who, to, good, count);
    },
    gained({ view }, { who, good, count }) {
      add(view.players[who]?.goods, good, count);
    },
    drew(scene, { who, kind }) {
      const good = kinds[kind] ?? NONE;
      add(scene.view.players[who]?.goods, good, 1);
      fly(scene, good, null, { good }, { seat: who });
    },
    delivered(scene, { who, card }) {
      layUp(scene, who, cards[card]?.good ?? NONE);
    },
    played({ view }, { who, special }) {
      add(view.players[who]?.goods, specials[special] ?? NONE, -1);
    },
    gave_back({ view }, { who, good }) {
      add(view.players[who]?.goods, good, -1);
    },
    gave_card(scene, { who, kind }) {
      layUp(scene, who, kinds[kind] ?? NONE);
    },
    marked({ view }, { who }) {
      add(view.players[who]?.goods, marker, -1);
    },
    removed({ view }, { who }) {
      add(view.players[who]?.goods, marker, -1);
    },
  };
}

function enter(view: View, field: number): void {
  view.path.push(field);
  view.tower = field;
}

const without = (offers: readonly BargainView[], guest: number, field: number): BargainView[] =>
  offers.filter((one) => one.guest !== guest || one.field !== field);

function pay(view: View, seat: number, sum: number): void {
  const player = view.players[seat];
  if (player && player.money !== null) player.money += sum;
}

function give(scene: Scene, who: number, to: number, good: number, count: number): void {
  if (!count) return;
  add(scene.view.players[who]?.goods, good, -count);
  add(scene.view.players[to]?.goods, good, count);
  fly(scene, good, null, { seat: who }, { seat: to });
}

/** A hand card goes face up under its pile. */
function layUp(scene: Scene, seat: number, good: number): void {
  add(scene.view.players[seat]?.goods, good, -1);
  fly(scene, good, null, { seat }, { good });
}

function fly(scene: Scene, good: number, sum: number | null, from: End, to: End): void {
  scene.flown += 1;
  scene.flights.push({ id: scene.flown, good, sum, from, to });
}
