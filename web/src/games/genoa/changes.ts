/** What an event does to what is seen. Only until the true view is drawn: a kind of event may be missing here. */

import { NONE, add, number, numbers, type Args } from '../shared/args';
import { KINDS, type Edition } from './edition';
import type { End, Scene } from './scene';
import { CARD, MARKER, SPECIAL, type BargainView, type GenoaView } from './view';

/** Changes a scene that is its own to change. */
type Change = (scene: Scene, args: Args, edition: Edition) => void;

export const CHANGES: Record<string, Change> = {
  round_began({ view }, args) {
    view.space = number(args, 0);
  },
  turn_began(scene, args) {
    Object.assign(scene.view, {
      active: number(args, 0),
      tower: NONE,
      path: [],
      cleared: [],
      used: [],
      offers: [],
      earlier: [],
    });
    scene.dice = null;
  },
  rolled(scene, args) {
    scene.dice = [number(args, 0), number(args, 1)];
  },
  placed({ view }, args) {
    enter(view, number(args, 1));
  },
  moved_on({ view }, args) {
    view.space = number(args, 0);
  },
  moved({ view }, args) {
    enter(view, number(args, 1));
    Object.assign(view, { offers: [], earlier: [] });
  },
  offered({ view }, args) {
    const offer = offerOf(args);
    view.offers = [
      ...view.offers.filter((one) => one.guest !== offer.guest || one.field !== offer.field),
      offer,
    ];
  },
  withdrew({ view }, args) {
    const [who, field] = [number(args, 0), number(args, 1)];
    view.offers = view.offers.filter((one) => one.guest !== who || one.field !== field);
  },
  put({ view }, args) {
    view.terms = [termsOf(args)];
  },
  refused({ view }) {
    view.terms = [];
  },
  agreed({ view }) {
    Object.assign(view, { offers: [], earlier: [], terms: [] });
  },
  paid(scene, args) {
    const [who, to, sum] = [number(args, 0), number(args, 1), number(args, 2)];
    pay(scene, who, -sum);
    pay(scene, to, sum);
    fly(scene, NONE, sum, { seat: who }, { seat: to });
  },
  earned(scene, args) {
    const [who, sum] = [number(args, 0), number(args, 1)];
    pay(scene, who, sum);
    fly(scene, NONE, sum, { good: NONE }, { seat: who });
  },
  gave(scene, args) {
    numbers(args, 2)?.forEach((n, good) => give(scene, number(args, 0), number(args, 1), good, n));
  },
  handed(scene, args) {
    const [who, to, good] = [number(args, 0), number(args, 1), CARD + number(args, 2)];
    pass(scene.view, who, to, good, 1);
    lose(scene.view, who, number(args, 3));
    take(scene.view, to, number(args, 3));
    fly(scene, good, null, { seat: who }, { seat: to });
  },
  passed_on(scene, args) {
    give(scene, number(args, 0), number(args, 1), number(args, 2), number(args, 3));
  },
  acted({ view }, args) {
    view.used.push(number(args, 1));
  },
  gained({ view }, args) {
    fromSupply(view, number(args, 0), number(args, 1), number(args, 2));
  },
  drew(scene, args) {
    const [who, kind] = [number(args, 0), number(args, 1)];
    add(scene.view.players[who]?.goods, CARD + kind, 1);
    add(scene.view.piles, kind, -1);
    take(scene.view, who, number(args, 2));
    fly(scene, CARD + kind, null, { good: CARD + kind }, { seat: who });
  },
  delivered(scene, args, edition) {
    const [who, card] = [number(args, 0), number(args, 1)];
    for (const ware of edition.cards[card]?.wares ?? []) fromSupply(scene.view, who, ware, -1);
    layUp(scene, who, card, edition);
  },
  played({ view }, args) {
    fromSupply(view, number(args, 0), SPECIAL + number(args, 1), -1);
  },
  gave_back({ view }, args) {
    fromSupply(view, number(args, 0), number(args, 1), -1);
  },
  gave_card(scene, args, edition) {
    layUp(scene, number(args, 0), number(args, 2), edition);
  },
  marked({ view }, args) {
    view.owner[number(args, 1)] = number(args, 0);
    add(view.players[number(args, 0)]?.goods, MARKER, -1);
  },
  removed({ view }, args) {
    view.owner[number(args, 2)] = NONE;
    add(view.players[number(args, 0)]?.goods, MARKER, -1);
  },
};

function enter(view: GenoaView, field: number): void {
  view.path.push(field);
  view.tower = field;
}

function offerOf(args: Args): BargainView {
  return {
    guest: number(args, 0),
    field: number(args, 1),
    pay: number(args, 2),
    give: numbers(args, 3) ?? [],
    given_cards: numbers(args, 4),
    ask: number(args, 5),
    want: numbers(args, 6) ?? [],
    wanted_cards: null,
    promise: number(args, 7),
    is_binding: 0,
  };
}

/** Terms name the host's gift first. */
function termsOf(args: Args): BargainView {
  return {
    guest: number(args, 1),
    field: number(args, 2),
    ask: number(args, 3),
    want: numbers(args, 4) ?? [],
    wanted_cards: numbers(args, 5),
    pay: number(args, 6),
    give: numbers(args, 7) ?? [],
    given_cards: null,
    promise: number(args, 8),
    is_binding: 0,
  };
}

function pay({ view }: Scene, seat: number, sum: number): void {
  const player = view.players[seat];
  if (player && player.money !== null) player.money += sum;
}

function pass(view: GenoaView, who: number, to: number, good: number, count: number): void {
  add(view.players[who]?.goods, good, -count);
  add(view.players[to]?.goods, good, count);
}

function give(scene: Scene, who: number, to: number, good: number, count: number): void {
  pass(scene.view, who, to, good, count);
  if (count) fly(scene, good, null, { seat: who }, { seat: to });
}

/** Goods out of the supply, or back into it. */
function fromSupply(view: GenoaView, seat: number, good: number, count: number): void {
  add(view.players[seat]?.goods, good, count);
  if (good < SPECIAL) add(view.stock, good, -count);
  else add(view.deck, good - SPECIAL, -count);
}

function take(view: GenoaView, seat: number, card: number): void {
  if (card !== NONE) view.players[seat]?.hand?.push(card);
}

function lose(view: GenoaView, seat: number, card: number): void {
  const player = view.players[seat];
  if (player?.hand) player.hand = player.hand.filter((one) => one !== card);
}

/** A hand card goes face up under its pile. */
function layUp(scene: Scene, seat: number, card: number, { cards }: Edition): void {
  const good = CARD + KINDS.indexOf(cards[card]?.kind ?? KINDS[0]);
  add(scene.view.players[seat]?.goods, good, -1);
  lose(scene.view, seat, card);
  scene.view.face_up.push(card);
  fly(scene, good, null, { seat }, { good });
}

function fly(scene: Scene, good: number, sum: number | null, from: End, to: End): void {
  scene.flown += 1;
  scene.flights.push({ id: scene.flown, good, sum, from, to });
}
