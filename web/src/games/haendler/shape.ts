// Made from src/fondaco/games/haendler/shape/ by tools/shapes.py. Do not edit.

import { readers, type Bag, type By, type Closed, type Id, type Parts } from '$lib/view/shape';

export interface CityPrint {
  /** Where it lies on the maps. */
  field: Id<'field'>;
  stalls: Id<'stall'>[];
}

export interface StallPrint {
  city: Id<'city'>;
  good: Id<'good'>;
}

export interface FieldPrint {
  /** What the edition calls it: drawings find its place by that. */
  key: string;
  /** That lies there; -1: none. */
  city: Id<'city'>;
}

export interface MapPrint {
  name: string;
  /** The fields next to it; none for fields of other maps. */
  arms: By<'field', Id<'field'>[]>;
}

/** A way that a wagon can go with one tile; all maps share one numbering. */
export interface RoutePrint {
  start: Id<'field'>;
  /** Entered one after another. */
  walk: Id<'field'>[];
}

/** A step of the price board. */
export interface PricePrint {
  buying: number;
  selling: number;
}

/** What a promise is about. */
export interface AboutPrint {
  /** A kind of thing. */
  what: string;
  id: number;
}

export interface PromisePrint {
  kind: string;
  /** In the order of its sentence. */
  about: AboutPrint[];
  /** A price or a sum belongs to it. */
  has_limit: boolean;
  /** Nothing is promised. */
  is_none: boolean;
}

/** What is printed: on the maps, the boards and the cards of an edition. */
export interface Catalogue {
  wagons: number;
  goods: number;
  /** That each player has. */
  tiles: Id<'tile'>[];
  cities: By<'city', CityPrint>;
  stalls: By<'stall', StallPrint>;
  fields: By<'field', FieldPrint>;
  maps: By<'map', MapPrint>;
  routes: By<'route', RoutePrint>;
  prices: By<'price', PricePrint>;
  /** In gulden. */
  upkeep: By<'status', number>;
  /** By arrivals, what a social step costs. */
  rise: number[];
  /** The steps of a city's dial, in gulden. */
  bonuses: number[];
  stars: By<'investment', number>;
  promises: By<'promise', PromisePrint>;
}

export interface WagonView {
  at: Id<'field'>;
  /** From where; -1 in a city. */
  came: Id<'field'>;
  master: Id<'seat'>;
  is_blocked: Id<'flag'>;
  has_arrived: Id<'flag'>;
  beds: By<'seat', Bag<'good'>>;
}

/** A contract of which a promise still stands. */
export interface ContractView {
  number: number;
  maker: Id<'seat'>;
  promise: Id<'promise'>;
  limit: number;
  /** Laid aside by the maker for the taker's promise. */
  aside: number;
  taker: Id<'seat'>;
  asked_promise: Id<'promise'>;
  asked_limit: number;
  asked_aside: number;
}

export interface PlayerView {
  status: Id<'status'>;
  notes: number;
  /** Goods in warehouses. */
  store: Bag<'stall'>;
  /** 1 while the tile is open. */
  tiles: Bag<'points'>;
  /** How many influence cards. */
  cards: number;
  /** Behind the screen: only the owner knows. */
  money: number | null;
  /** Only the owner knows. */
  hand: Bag<'influence'> | null;
  /** The pile, at each look into it; only the owner knows. */
  seen: By<'look', Bag<'influence'>> | null;
  /** When this player is asked for offers. */
  speaks: Id<'moment'>[];
}

/** A contract that somebody offers: what they would give, and what they ask for. */
export interface OfferView {
  maker: Id<'seat'>;
  money: number;
  cards: Bag<'influence'>;
  aside: number;
  promise: Id<'promise'>;
  limit: number;
  asked_money: number;
  asked_cards: Bag<'influence'>;
  asked_aside: number;
  asked_promise: Id<'promise'>;
  asked_limit: number;
}

/** A piece of procedure of which nothing is to be seen but that it goes on. */
export interface PlainShown {
  frame: 'play' | 'placewagons' | 'placecourier' | 'firstfour' | 'turnup' | 'drawstart' | 'round' | 'loading' | 'driving' | 'pick' | 'prices' | 'sale' | 'choice' | 'status';
}

export interface TurnsShown {
  frame: 'purchase' | 'wagonmasters' | 'masterload' | 'brokenaxles' | 'countinghouses' | 'warehousesale' | 'specialsales' | 'unload' | 'upkeep' | 'borrow' | 'rise';
  to_come: Id<'seat'>[];
}

export interface WagonTurnShown {
  frame: 'wagonturn';
  wagon: Id<'wagon'>;
  /** The master's prices for one good and for two; none: no list. */
  quoted: number[];
}

export interface BidsShown {
  frame: 'bids';
  wagon: Id<'wagon'>;
  /** Who has bid. */
  chosen: Id<'seat'>[];
  /** What this seat has bid. */
  mine: Closed[];
}

export interface TalkShown {
  frame: 'talk';
  wagon: Id<'wagon'>;
  guest: Id<'seat'>;
  /** Proposals made. */
  said: number;
  /** Of the last proposal; none after a refusal. */
  goods: Bag<'good'>;
  /** Last named, by either. */
  price: number;
  /** By the master. */
  is_named: boolean;
  /** Proposals that may still be made. */
  left: number;
  /** The master's prices for one good and for two; none: no list. */
  quoted: number[];
}

export interface DriveShown {
  frame: 'drive';
  seat: Id<'seat'>;
  has_driven: boolean;
  /** Extra points left. */
  purse: number;
  /** Moves left of the Courier and of the Express Courier. */
  rides: number[];
}

export interface WheelsShown {
  frame: 'wheels';
  /** Who has set the pointers. */
  chosen: Id<'seat'>[];
  /** How this seat has set them. */
  mine: Closed[];
}

export interface InvestmentsShown {
  frame: 'investments';
  /** 1: won a card this round. */
  has_card: By<'seat', number>;
  /** 1: out of this phase. */
  declined: By<'seat', number>;
}

export interface AuctionShown {
  frame: 'auction';
  leader: Id<'seat'>;
  bid: number;
  /** 1: still in. */
  bidders: By<'seat', number>;
}

export interface OffersShown {
  frame: 'offers';
  turn: Id<'seat'>;
  round: number;
  asked: Id<'seat'>[];
  /** Who has offered a contract or none. */
  chosen: Id<'seat'>[];
  /** What this seat has offered. */
  mine: Closed[];
}

export interface HearingShown {
  frame: 'hearing' | 'reply';
  turn: Id<'seat'>;
  round: number;
  offers: OfferView[];
}

export interface DraftShown {
  frame: 'draft';
  maker: Id<'seat'>;
  taker: Id<'seat'>;
  /** To an offer of the taker. */
  is_answer: boolean;
}

export interface View {
  /** Which one is played on. */
  map: Id<'map'>;
  round: number;
  /** The start player. */
  first: Id<'seat'>;
  arrivals: number;
  rise_cost: number;
  /** Its step on the price board. */
  prices: By<'good', Id<'price'>>;
  supply: By<'good', number>;
  bonus: By<'city', number>;
  courier: Id<'field'>;
  wagons: By<'wagon', WagonView>;
  /** Who owns it. */
  investments: By<'investment', Id<'seat'>>;
  /** Cards that lie open. */
  offer: Id<'investment'>[];
  /** Gone. */
  played: Bag<'influence'>;
  /** How many influence cards can still be picked. */
  pile: number;
  contracts: By<'contract', ContractView>;
  players: By<'seat', PlayerView>;
  /** The innermost last. */
  doing: Doing[];
}

export type Doing = PlainShown | TurnsShown | WagonTurnShown | BidsShown | TalkShown | DriveShown | WheelsShown | InvestmentsShown | AuctionShown | OffersShown | HearingShown | DraftShown;

export interface Events {
  laid_out: { cities: Id<'city'>[] };
  sent: { field: Id<'field'> };
  turned_up: { card: Id<'investment'> };
  began: { who: Id<'seat'> };
  round_began: { round: number; first: Id<'seat'> };
  bought: { who: Id<'seat'>; goods: Bag<'stall'> };
  paid: { who: Id<'seat'>; sum: number };
  earned: { who: Id<'seat'>; sum: number };
  gave: { who: Id<'seat'>; to: Id<'seat'>; sum: number };
  played: { who: Id<'seat'>; card: Id<'influence'> };
  picked: { who: Id<'seat'>; card: Id<'influence'> | null };
  commanded: { who: Id<'seat'>; wagon: Id<'wagon'> };
  bid: { who: Id<'seat'>; sum: number };
  loaded: { who: Id<'seat'>; wagon: Id<'wagon'>; goods: Bag<'good'> };
  quoted: { who: Id<'seat'>; wagon: Id<'wagon'>; one: number; two: number };
  proposed: { who: Id<'seat'>; to: Id<'seat'>; goods: Bag<'good'>; price: number };
  named: { who: Id<'seat'>; to: Id<'seat'>; price: number };
  refused: { who: Id<'seat'>; to: Id<'seat'> };
  agreed: { who: Id<'seat'>; guest: Id<'seat'>; goods: Bag<'good'>; price: number };
  blocked: { who: Id<'seat'>; wagon: Id<'wagon'> };
  drove: { who: Id<'seat'>; wagon: Id<'wagon'>; field: Id<'field'>; steps: number; route: Id<'route'> };
  spent: { who: Id<'seat'>; tile: Id<'tile'> };
  arrived: { wagon: Id<'wagon'>; city: Id<'city'> };
  rode: { who: Id<'seat'>; field: Id<'field'> };
  pointed: { who: Id<'seat'>; goods: Bag<'good'> };
  priced: { good: Id<'good'>; buying: number; selling: number };
  shifted: { who: Id<'seat'>; card: Id<'investment'>; good: Id<'good'>; way: Id<'way'> };
  sold_off: { who: Id<'seat'>; goods: Bag<'stall'> };
  sold_one: { who: Id<'seat'>; good: Id<'stall'> };
  counted: { wagon: Id<'wagon'>; city: Id<'city'>; arrivals: number };
  sold: { who: Id<'seat'>; wagon: Id<'wagon'>; goods: Bag<'good'> };
  emptied: { wagon: Id<'wagon'> };
  bonuses: { bonuses: By<'city', number> };
  opened: { who: Id<'seat'>; sum: number };
  declined: { who: Id<'seat'> };
  raised: { who: Id<'seat'>; sum: number };
  passed: { who: Id<'seat'> };
  invested: { who: Id<'seat'>; card: Id<'investment'> };
  kept: { who: Id<'seat'>; step: Id<'status'> };
  fell: { who: Id<'seat'>; step: Id<'status'> };
  borrowed: { who: Id<'seat'> };
  repaid: { who: Id<'seat'> };
  rose: { who: Id<'seat'>; step: Id<'status'> };
  ranked: { who: Id<'seat'>; place: number };
  offered: { who: Id<'seat'>; to: Id<'seat'>; money: number; cards: Bag<'influence'>; aside: number; promise: Id<'promise'>; limit: number; asked_money: number; asked_cards: Bag<'influence'>; asked_aside: number; asked_promise: Id<'promise'>; asked_limit: number };
  spoke_up: { who: Id<'seat'>; moment: Id<'moment'> };
  hushed: { who: Id<'seat'>; moment: Id<'moment'> };
  accepted_none: { who: Id<'seat'> };
  rejected: { who: Id<'seat'> };
  contracted: { number: number; who: Id<'seat'>; to: Id<'seat'>; money: number; cards: Bag<'influence'>; aside: number; promise: Id<'promise'>; limit: number; asked_money: number; asked_cards: Bag<'influence'>; asked_aside: number; asked_promise: Id<'promise'>; asked_limit: number };
  handed_over: { who: Id<'seat'>; to: Id<'seat'>; cards: Bag<'influence'> };
  laid_aside: { who: Id<'seat'>; sum: number };
  fulfilled: { who: Id<'seat'>; number: number; promise: Id<'promise'> };
  lapsed: { who: Id<'seat'>; number: number; promise: Id<'promise'> };
  released: { who: Id<'seat'>; number: number; sum: number };
}

export const EVENTS: Parts<Events> = {
  laid_out: ['cities'],
  sent: ['field'],
  turned_up: ['card'],
  began: ['who'],
  round_began: ['round', 'first'],
  bought: ['who', 'goods'],
  paid: ['who', 'sum'],
  earned: ['who', 'sum'],
  gave: ['who', 'to', 'sum'],
  played: ['who', 'card'],
  picked: ['who', 'card'],
  commanded: ['who', 'wagon'],
  bid: ['who', 'sum'],
  loaded: ['who', 'wagon', 'goods'],
  quoted: ['who', 'wagon', 'one', 'two'],
  proposed: ['who', 'to', 'goods', 'price'],
  named: ['who', 'to', 'price'],
  refused: ['who', 'to'],
  agreed: ['who', 'guest', 'goods', 'price'],
  blocked: ['who', 'wagon'],
  drove: ['who', 'wagon', 'field', 'steps', 'route'],
  spent: ['who', 'tile'],
  arrived: ['wagon', 'city'],
  rode: ['who', 'field'],
  pointed: ['who', 'goods'],
  priced: ['good', 'buying', 'selling'],
  shifted: ['who', 'card', 'good', 'way'],
  sold_off: ['who', 'goods'],
  sold_one: ['who', 'good'],
  counted: ['wagon', 'city', 'arrivals'],
  sold: ['who', 'wagon', 'goods'],
  emptied: ['wagon'],
  bonuses: ['bonuses'],
  opened: ['who', 'sum'],
  declined: ['who'],
  raised: ['who', 'sum'],
  passed: ['who'],
  invested: ['who', 'card'],
  kept: ['who', 'step'],
  fell: ['who', 'step'],
  borrowed: ['who'],
  repaid: ['who'],
  rose: ['who', 'step'],
  ranked: ['who', 'place'],
  offered: ['who', 'to', 'money', 'cards', 'aside', 'promise', 'limit', 'asked_money', 'asked_cards', 'asked_aside', 'asked_promise', 'asked_limit'],
  spoke_up: ['who', 'moment'],
  hushed: ['who', 'moment'],
  accepted_none: ['who'],
  rejected: ['who'],
  contracted: ['number', 'who', 'to', 'money', 'cards', 'aside', 'promise', 'limit', 'asked_money', 'asked_cards', 'asked_aside', 'asked_promise', 'asked_limit'],
  handed_over: ['who', 'to', 'cards'],
  laid_aside: ['who', 'sum'],
  fulfilled: ['who', 'number', 'promise'],
  lapsed: ['who', 'number', 'promise'],
  released: ['who', 'number', 'sum'],
};

export interface Questions {
  lay_out: object;
  send: object;
  turn: object;
  begin: object;
  buy: { nth: number; of: number };
  play_master: { card: Id<'influence'> };
  play_axle: { card: Id<'influence'> };
  play_sale: { card: Id<'influence'> };
  play_bonus: { wagon: Id<'wagon'>; city: Id<'city'>; card: Id<'influence'> };
  play_upkeep: { cost: number; card: Id<'influence'> };
  bid: { wagon: Id<'wagon'>; city: Id<'city'> };
  master_load: { wagon: Id<'wagon'>; city: Id<'city'> };
  quote: { wagon: Id<'wagon'>; city: Id<'city'> };
  propose: { master: Id<'seat'>; wagon: Id<'wagon'>; city: Id<'city'> };
  quoted: { master: Id<'seat'>; wagon: Id<'wagon'>; city: Id<'city'>; one: number; two: number };
  haggle: { master: Id<'seat'>; wagon: Id<'wagon'>; goods: Bag<'good'>; price: number };
  hear: { guest: Id<'seat'>; wagon: Id<'wagon'>; goods: Bag<'good'>; price: number };
  drive: { driven: number; purse: number };
  pick: object;
  point: object;
  shift: object;
  sell: object;
  open: object;
  raise: { leader: Id<'seat'>; bid: number };
  invest: object;
  borrow: { last: number };
  rise: { left: number; paid: number; cost: number };
  offer: { turn: Id<'seat'>; moment: Id<'moment'> };
  hear_offers: object;
  counter: { taker: Id<'seat'> };
  approach: { taker: Id<'seat'> };
  reply: { turn: Id<'seat'>; money: number; cards: Bag<'influence'>; aside: number; promise: Id<'promise'>; limit: number; asked_money: number; asked_cards: Bag<'influence'>; asked_aside: number; asked_promise: Id<'promise'>; asked_limit: number };
}

export const QUESTIONS: Parts<Questions> = {
  lay_out: [],
  send: [],
  turn: [],
  begin: [],
  buy: ['nth', 'of'],
  play_master: ['card'],
  play_axle: ['card'],
  play_sale: ['card'],
  play_bonus: ['wagon', 'city', 'card'],
  play_upkeep: ['cost', 'card'],
  bid: ['wagon', 'city'],
  master_load: ['wagon', 'city'],
  quote: ['wagon', 'city'],
  propose: ['master', 'wagon', 'city'],
  quoted: ['master', 'wagon', 'city', 'one', 'two'],
  haggle: ['master', 'wagon', 'goods', 'price'],
  hear: ['guest', 'wagon', 'goods', 'price'],
  drive: ['driven', 'purse'],
  pick: [],
  point: [],
  shift: [],
  sell: [],
  open: [],
  raise: ['leader', 'bid'],
  invest: [],
  borrow: ['last'],
  rise: ['left', 'paid', 'cost'],
  offer: ['turn', 'moment'],
  hear_offers: [],
  counter: ['taker'],
  approach: ['taker'],
  reply: ['turn', 'money', 'cards', 'aside', 'promise', 'limit', 'asked_money', 'asked_cards', 'asked_aside', 'asked_promise', 'asked_limit'],
};

export interface Answers {
  lay_out: { thing: Id<'layout'> };
  send: { thing: Id<'field'> };
  turn: { thing: Id<'investment'> };
  begin: { thing: Id<'seat'> };
  buy: { goods: Bag<'stall'> };
  command: { wagon: Id<'wagon'> };
  break: { wagon: Id<'wagon'> };
  sell_one: { good: Id<'stall'> };
  bid: { bid: number };
  load: { good: Id<'good'>; count: number };
  quote: { one: number; two: number };
  take_quoted: { goods: Bag<'good'> };
  propose: { goods: Bag<'good'>; price: number };
  leave: object;
  take: object;
  load_free: { goods: Bag<'good'> };
  agree: object;
  refuse: object;
  name: { price: number };
  drive: { tile: Id<'tile'>; route: Id<'route'> };
  spend: { tile: Id<'tile'> };
  push: { route: Id<'route'> };
  ride: { field: Id<'field'> };
  ride_far: { field: Id<'field'> };
  end: object;
  pick: { card: Id<'influence'> };
  point: { goods: Bag<'good'> };
  shift: { card: Id<'investment'>; good: Id<'good'>; way: Id<'way'> };
  sell: { goods: Bag<'stall'> };
  favour: object;
  open: { bid: number };
  decline: object;
  raise: { bid: number };
  pass: object;
  invest: { card: Id<'investment'> };
  pay: object;
  spare: object;
  borrow: object;
  repay: object;
  rise: object;
  rise_by_card: object;
  stop: object;
  offer: { money: number; cards: Bag<'influence'>; aside: number; promise: Id<'promise'>; limit: number; asked_money: number; asked_cards: Bag<'influence'>; asked_aside: number; asked_promise: Id<'promise'>; asked_limit: number };
  offer_none: object;
  hush: object;
  speak: { moment: Id<'moment'> };
  approach: { taker: Id<'seat'> };
  accept: { maker: Id<'seat'> };
  accept_none: object;
  counter: { maker: Id<'seat'> };
  change: object;
  consent: object;
  reject: object;
}

export const ANSWERS: Parts<Answers> = {
  lay_out: ['thing'],
  send: ['thing'],
  turn: ['thing'],
  begin: ['thing'],
  buy: ['goods'],
  command: ['wagon'],
  break: ['wagon'],
  sell_one: ['good'],
  bid: ['bid'],
  load: ['good', 'count'],
  quote: ['one', 'two'],
  take_quoted: ['goods'],
  propose: ['goods', 'price'],
  leave: [],
  take: [],
  load_free: ['goods'],
  agree: [],
  refuse: [],
  name: ['price'],
  drive: ['tile', 'route'],
  spend: ['tile'],
  push: ['route'],
  ride: ['field'],
  ride_far: ['field'],
  end: [],
  pick: ['card'],
  point: ['goods'],
  shift: ['card', 'good', 'way'],
  sell: ['goods'],
  favour: [],
  open: ['bid'],
  decline: [],
  raise: ['bid'],
  pass: [],
  invest: ['card'],
  pay: [],
  spare: [],
  borrow: [],
  repay: [],
  rise: [],
  rise_by_card: [],
  stop: [],
  offer: ['money', 'cards', 'aside', 'promise', 'limit', 'asked_money', 'asked_cards', 'asked_aside', 'asked_promise', 'asked_limit'],
  offer_none: [],
  hush: [],
  speak: ['moment'],
  approach: ['taker'],
  accept: ['maker'],
  accept_none: [],
  counter: ['maker'],
  change: [],
  consent: [],
  reject: [],
};

export interface Refusals {
  bound: { contract: number; maker: Id<'seat'>; taker: Id<'seat'> };
}

export const REFUSALS: Parts<Refusals> = {
  bound: ['contract', 'maker', 'taker'],
};

export const told = readers(EVENTS);
export const asked = readers(QUESTIONS);
export const answered = readers(ANSWERS);
export const refused = readers(REFUSALS);
