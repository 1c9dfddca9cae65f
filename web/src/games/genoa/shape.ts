// Made from src/fondaco/games/genoa/shape/ by tools/shapes.py. Do not edit.

import { readers, type Bag, type By, type Id, type Parts } from '$lib/view/shape';

export interface FieldPrint {
  kind: 'hall' | 'villa' | 'warehouse' | 'park' | 'harbour' | 'house' | 'plaza' | 'street';
  /** Painted on the roof: what an action here brings. */
  yields: Id<'good'>[];
}

export interface GoodPrint {
  kind: 'ware' | 'special' | 'marker' | 'card';
}

export interface CardPrint {
  kind: 'large-order' | 'small-order' | 'message' | 'privilege';
  /** What it counts as among goods. */
  good: Id<'good'>;
  /** The buildings it is about. */
  fields: Id<'field'>[];
  /** To be delivered. */
  wares: Id<'good'>[];
}

/** So many of a good. */
export interface Lot {
  good: Id<'good'>;
  count: number;
}

export interface PromisePrint {
  /** What of an action's yield is promised; nothing in the first of them. */
  lots: Lot[];
}

/** What is printed on board, cards and pieces and never changes. */
export interface Catalogue {
  /** Squares along the city. */
  side: number;
  /** Under the tower when a turn begins. */
  discs: number;
  fields: By<'field', FieldPrint>;
  goods: By<'good', GoodPrint>;
  /** What each special card is among goods. */
  specials: By<'special', Id<'good'>>;
  /** What an ownership marker is among goods. */
  marker: Id<'good'>;
  /** What a hand card of each kind is among goods. */
  kinds: By<'kind', Id<'good'>>;
  cards: By<'card', CardPrint>;
  promises: By<'promise', PromisePrint>;
}

/** What a guest gives the host for a field, and asks in return: an offer, or the host's terms. */
export interface BargainView {
  guest: Id<'seat'>;
  field: Id<'field'>;
  promise: Id<'promise'>;
  pay: number;
  /** Hand cards by kind. */
  give: Bag<'good'>;
  /** Which hand cards, for the two who may know. */
  given_cards: Id<'card'>[] | null;
  ask: number;
  want: Bag<'good'>;
  wanted_cards: Id<'card'>[] | null;
  is_binding: Id<'flag'>;
  /** Another offer for the field is better for the host in every respect. */
  is_outbid: Id<'flag'>;
}

export interface PlayerView {
  goods: Bag<'good'>;
  /** Actions left this turn. */
  free: number;
  is_quiet: Id<'flag'>;
  /** Markers of this colour still on the board. */
  supply: number;
  /** Behind the screen: only the owner knows. */
  money: number | null;
  hand: Id<'card'>[] | null;
  /** Cards of another's hand that this seat is sure of. */
  known: Id<'card'>[];
}

/** A piece of procedure of which nothing is to be seen but that it goes on. */
export interface PlainShown {
  frame: 'play' | 'first' | 'drawcard' | 'turn' | 'start' | 'deal' | 'handover' | 'villa' | 'reward';
}

export interface WindowShown {
  frame: 'here' | 'ahead';
  /** How often the guests were asked for offers. */
  askings: number;
  /** How often terms were put to each. */
  terms: By<'seat', number>;
}

export interface OffersShown {
  frame: 'offers';
  ready: Id<'seat'>[];
  /** What this seat has offered in this asking, closed until all are ready. */
  mine: BargainView[];
  /** What this seat has withdrawn in this asking. */
  withdrawn: Id<'field'>[];
}

export interface TermsShown {
  frame: 'terms';
  guest: Id<'seat'>;
  field: Id<'field'>;
}

export interface ActShown {
  frame: 'act';
  seat: Id<'seat'>;
  building: Id<'field'>;
  is_done: boolean;
}

export interface PlacingShown {
  frame: 'placing';
  to_come: Id<'seat'>[];
  /** The one chosen. */
  street: Id<'field'>;
}

export interface View {
  /** Of the round marker. */
  space: number;
  /** The space of the last round. */
  last: number;
  first: Id<'seat'>;
  active: Id<'seat'>;
  squares: By<'square', Id<'field'>>;
  tower: Id<'field'>;
  /** Where the tower was this turn, the last one where it stands. */
  path: Id<'field'>[];
  /** Streets whose discs were taken off. */
  cleared: Id<'field'>[];
  /** Buildings whose action was used. */
  used: Id<'field'>[];
  owner: By<'field', Id<'seat'>>;
  /** Wares in supply. */
  stock: By<'good', number>;
  /** Special cards in supply. */
  deck: By<'special', number>;
  /** Hand cards that lie face down. */
  piles: By<'kind', number>;
  /** Hand cards under their piles. */
  face_up: Id<'card'>[];
  offers: By<'offer', BargainView>;
  /** Stood here before the tower came. */
  earlier: By<'offer', BargainView>;
  /** That wait for an answer. */
  terms: By<'offer', BargainView>;
  players: By<'seat', PlayerView>;
  /** The innermost last. */
  doing: Doing[];
}

export type Doing = PlainShown | WindowShown | OffersShown | TermsShown | ActShown | PlacingShown;

export interface Events {
  drew: { who: Id<'seat'>; kind: Id<'kind'>; card: Id<'card'> | null };
  began: { who: Id<'seat'> };
  round_began: { round: number };
  turn_began: { who: Id<'seat'> };
  rolled: { red: number; blue: number };
  placed: { who: Id<'seat'>; field: Id<'field'> };
  moved_on: { round: number };
  moved: { who: Id<'seat'>; field: Id<'field'> };
  ended: { who: Id<'seat'> };
  lapsed: { building: Id<'field'> };
  offered: { who: Id<'seat'>; field: Id<'field'>; pay: number; give: Bag<'good'>; cards: Id<'card'>[] | null; ask: number; want: Bag<'good'>; promise: Id<'promise'> };
  put: { who: Id<'seat'>; guest: Id<'seat'>; field: Id<'field'>; pay: number; give: Bag<'good'>; cards: Id<'card'>[] | null; ask: number; want: Bag<'good'>; promise: Id<'promise'> };
  rests: { who: Id<'seat'> };
  withdrew: { who: Id<'seat'>; field: Id<'field'> };
  outbid: { by: Id<'seat'>; who: Id<'seat'>; field: Id<'field'> };
  passed_over: { host: Id<'seat'>; who: Id<'seat'>; fields: Id<'field'>[] };
  refused: { who: Id<'seat'> };
  agreed: { who: Id<'seat'>; guest: Id<'seat'>; field: Id<'field'> };
  paid: { who: Id<'seat'>; to: Id<'seat'>; sum: number };
  gave: { who: Id<'seat'>; to: Id<'seat'>; goods: Bag<'good'> };
  handed: { who: Id<'seat'>; to: Id<'seat'>; kind: Id<'kind'>; card: Id<'card'> | null };
  passed_on: { who: Id<'seat'>; to: Id<'seat'>; good: Id<'good'>; count: number };
  earned: { who: Id<'seat'>; sum: number };
  acted: { who: Id<'seat'>; building: Id<'field'> };
  gained: { who: Id<'seat'>; good: Id<'good'>; count: number };
  delivered: { who: Id<'seat'>; card: Id<'card'> };
  played: { who: Id<'seat'>; special: Id<'special'> };
  used: { who: Id<'seat'>; building: Id<'field'> };
  gave_back: { who: Id<'seat'>; good: Id<'good'> };
  gave_card: { who: Id<'seat'>; kind: Id<'kind'>; card: Id<'card'> };
  shuffled: { kind: Id<'kind'> };
  marked: { who: Id<'seat'>; building: Id<'field'> };
  removed: { who: Id<'seat'>; owner: Id<'seat'>; building: Id<'field'> };
  privileged: { who: Id<'seat'>; cards: Id<'card'>[]; sum: number };
  owned: { who: Id<'seat'>; count: number; sum: number };
  ranked: { who: Id<'seat'>; place: number };
}

export const EVENTS: Parts<Events> = {
  drew: ['who', 'kind', 'card'],
  began: ['who'],
  round_began: ['round'],
  turn_began: ['who'],
  rolled: ['red', 'blue'],
  placed: ['who', 'field'],
  moved_on: ['round'],
  moved: ['who', 'field'],
  ended: ['who'],
  lapsed: ['building'],
  offered: ['who', 'field', 'pay', 'give', 'cards', 'ask', 'want', 'promise'],
  put: ['who', 'guest', 'field', 'pay', 'give', 'cards', 'ask', 'want', 'promise'],
  rests: ['who'],
  withdrew: ['who', 'field'],
  outbid: ['by', 'who', 'field'],
  passed_over: ['host', 'who', 'fields'],
  refused: ['who'],
  agreed: ['who', 'guest', 'field'],
  paid: ['who', 'to', 'sum'],
  gave: ['who', 'to', 'goods'],
  handed: ['who', 'to', 'kind', 'card'],
  passed_on: ['who', 'to', 'good', 'count'],
  earned: ['who', 'sum'],
  acted: ['who', 'building'],
  gained: ['who', 'good', 'count'],
  delivered: ['who', 'card'],
  played: ['who', 'special'],
  used: ['who', 'building'],
  gave_back: ['who', 'good'],
  gave_card: ['who', 'kind', 'card'],
  shuffled: ['kind'],
  marked: ['who', 'building'],
  removed: ['who', 'owner', 'building'],
  privileged: ['who', 'cards', 'sum'],
  owned: ['who', 'count', 'sum'],
  ranked: ['who', 'place'],
};

export interface Questions {
  draw: object;
  begin: object;
  dice: object;
  start: object;
  here: { building: Id<'field'> };
  ahead: { field: Id<'field'>; visited: number };
  offer: { host: Id<'seat'>; field: Id<'field'>; ahead: number; standing: number; earlier: number };
  terms: { guest: Id<'seat'>; field: Id<'field'> };
  hear: { host: Id<'seat'>; field: Id<'field'>; pay: number; give: Bag<'good'>; ask: number; want: Bag<'good'>; promise: Id<'promise'> };
  hand_over: { to: Id<'seat'>; kind: Id<'kind'>; count: number };
  act: { building: Id<'field'>; done: number };
  villa: { villa: Id<'field'> };
  reward: object;
  claim: { markers: number };
  mark: { street: Id<'field'>; markers: number };
}

export const QUESTIONS: Parts<Questions> = {
  draw: [],
  begin: [],
  dice: [],
  start: [],
  here: ['building'],
  ahead: ['field', 'visited'],
  offer: ['host', 'field', 'ahead', 'standing', 'earlier'],
  terms: ['guest', 'field'],
  hear: ['host', 'field', 'pay', 'give', 'ask', 'want', 'promise'],
  hand_over: ['to', 'kind', 'count'],
  act: ['building', 'done'],
  villa: ['villa'],
  reward: [],
  claim: ['markers'],
  mark: ['street', 'markers'],
};

export interface Answers {
  draw: { card: Id<'card'> };
  begin: { thing: Id<'seat'> };
  dice: { square: Id<'square'> };
  roll: object;
  start: { field: Id<'field'> };
  act: object;
  ask: object;
  lapse: object;
  accept: { offer: Id<'offer'> };
  address: { player: Id<'seat'>; field: Id<'field'> };
  move: { field: Id<'field'> };
  end: object;
  offer: { field: Id<'field'>; pay: number; give: Bag<'good'>; cards: Id<'card'>[]; ask: number; want: Bag<'good'>; promise: Id<'promise'>; more: Id<'flag'> };
  repeat: object;
  withdraw: { field: Id<'field'> };
  ready: object;
  rest: object;
  put: { pay: number; give: Bag<'good'>; cards: Id<'card'>[]; ask: number; want: Bag<'good'>; promise: Id<'promise'> };
  drop: object;
  agree: object;
  refuse: object;
  hand_over: { cards: Id<'card'>[] };
  carry_out: object;
  order: { order: Id<'card'> };
  any_ware: { ware: Id<'good'> };
  use: { building: Id<'field'> };
  exchange: { give: Id<'good'>; take: Id<'good'> };
  exchange_card: { card: Id<'card'>; take: Id<'good'> };
  finish: object;
  deliver: { order: Id<'card'> };
  draw_privilege: object;
  choose: { special: Id<'special'> };
  claim: { street: Id<'field'> };
  mark: { building: Id<'field'> };
  remove: { building: Id<'field'> };
  done: object;
  pass: object;
}

export const ANSWERS: Parts<Answers> = {
  draw: ['card'],
  begin: ['thing'],
  dice: ['square'],
  roll: [],
  start: ['field'],
  act: [],
  ask: [],
  lapse: [],
  accept: ['offer'],
  address: ['player', 'field'],
  move: ['field'],
  end: [],
  offer: ['field', 'pay', 'give', 'cards', 'ask', 'want', 'promise', 'more'],
  repeat: [],
  withdraw: ['field'],
  ready: [],
  rest: [],
  put: ['pay', 'give', 'cards', 'ask', 'want', 'promise'],
  drop: [],
  agree: [],
  refuse: [],
  hand_over: ['cards'],
  carry_out: [],
  order: ['order'],
  any_ware: ['ware'],
  use: ['building'],
  exchange: ['give', 'take'],
  exchange_card: ['card', 'take'],
  finish: [],
  deliver: ['order'],
  draw_privilege: [],
  choose: ['special'],
  claim: ['street'],
  mark: ['building'],
  remove: ['building'],
  done: [],
  pass: [],
};

export interface Refusals {
  ask_first: object;
  asked_enough: object;
  held: object;
}

export const REFUSALS: Parts<Refusals> = {
  ask_first: [],
  asked_enough: [],
  held: [],
};

export const told = readers(EVENTS);
export const asked = readers(QUESTIONS);
export const answered = readers(ANSWERS);
export const refused = readers(REFUSALS);
