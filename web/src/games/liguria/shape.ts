// Made from src/fondaco/games/liguria/shape/ by tools/shapes.py. Do not edit.

import { readers, type Bag, type By, type Id, type Parts } from '$lib/view/shape';

export interface TilePrinted {
  type: 'ship' | 'merchant' | 'building' | 'monk' | 'diplomat' | 'knight' | 'order';
  /** Of the harbour where it lies; -1: it is kept behind the screen. */
  row: Id<'row'>;
  /** Wheels, sacks, prestige, scrolls, swords, as the type has it. */
  value: number;
  /** The prestige on its other side. */
  turned: number;
  /** To be balanced at the end. */
  points: number;
  /** The same on its other side. */
  turned_points: number;
  /** What an order asks for. */
  cubes: Bag<'colour'>;
  /** On an island it brings its owner one more cube of any colour. */
  bears_cube: boolean;
}

export interface CardPrinted {
  points: number;
  wheels: number;
  anchors: number;
  turns: number;
  upgrades: number;
  /** What it puts on offer in its owner's harbour. */
  cubes: Bag<'colour'>;
}

export interface FieldPrinted {
  tiles: number;
  silver: number;
}

export interface PlacePrinted {
  /** Of an island; -1: it has none, or this is a harbour. */
  colour: Id<'colour'>;
  /** The owner of a harbour; -1: this is an island. */
  harbour: Id<'seat'>;
}

export interface WayPrinted {
  /** What a step that way adds to the number of a stop; beyond the last stop comes the first. */
  step: number;
}

/** What is printed on tiles, cards and boards and never changes. */
export interface Catalogue {
  tiles: By<'tile', TilePrinted>;
  cards: By<'card', CardPrinted>;
  fields: By<'field', FieldPrinted>;
  /** The type of tile that lies in each row of a harbour. */
  rows: By<'row', 'ship' | 'merchant' | 'building' | 'monk' | 'diplomat' | 'knight' | 'order'>;
  /** The kinds of tile that lie in a harbour. */
  pieces: By<'piece', Id<'tile'>>;
  knights: By<'knight', Id<'tile'>>;
  diplomats: By<'diplomat', Id<'tile'>>;
  orders: By<'order', Id<'tile'>>;
  places: By<'place', PlacePrinted>;
  /** How many there are on the ring. */
  stops: number;
  ways: By<'way', WayPrinted>;
}

export interface StopView {
  /** None: nothing is laid out there yet. */
  place: Id<'place'> | null;
  points: number;
  ruler: Id<'seat'>;
  knights: Bag<'knight'>;
}

export interface PlayerView {
  at: Id<'stop'>;
  /** -1 before its first voyage. */
  course: Id<'way'>;
  wheels: number;
  sacks: number;
  /** On offer in the harbour. */
  port: Bag<'colour'>;
  /** On the ship. */
  hold: Bag<'colour'>;
  /** Not yet sent out. */
  envoys: number;
  /** Knights turned over. */
  fallen: number;
  tiles: Bag<'piece'>;
  upgraded: Bag<'piece'>;
  /** Taken so far. */
  cards: Id<'card'>[];
  /** Of this round; -1: not taken yet. */
  card: Id<'card'>;
  /** Who holds the diplomat space of each row. */
  seals: By<'row', Id<'seat'>>;
  /** And with how many scrolls. */
  scrolls: By<'row', number>;
  /** This and what follows is behind the screen: only the owner knows. */
  silver: number | null;
  store: Bag<'colour'> | null;
  knights: Bag<'knight'> | null;
  diplomats: Bag<'diplomat'> | null;
  orders: Bag<'order'> | null;
}

/** A piece of procedure of which nothing is to be seen but that it goes on. */
export interface PlainShown {
  frame: 'play' | 'layblank' | 'laycolour' | 'laypoints' | 'drawstart' | 'round' | 'laytile' | 'upgrades' | 'landing' | 'cargo' | 'foreignharbour' | 'lastmovement';
}

export interface TurnsShown {
  frame: 'firstcubes' | 'choosefields' | 'takecards';
  to_come: Id<'seat'>[];
}

export interface LayCardsShown {
  frame: 'laycards';
  /** Replaced, to be shuffled back. */
  aside: Id<'card'>[];
}

export interface ShopShown {
  frame: 'shop';
  /** The first of them is taking tiles. */
  to_come: Id<'seat'>[];
  /** That this one takes. */
  tiles: number;
}

export interface VoyageShown {
  frame: 'voyage';
  seat: Id<'seat'>;
  steps: number;
  anchors: number;
  turns: number;
}

export interface View {
  round: number;
  /** By order field, field 1 first. */
  order: Id<'seat'>[];
  /** Whose merchant stands there. */
  market: By<'field', Id<'seat'>>;
  row: By<'spot', Id<'tile'>>;
  cards: Id<'card'>[];
  bag: number;
  deck: number;
  stock: Bag<'colour'>;
  stops: By<'stop', StopView>;
  players: By<'seat', PlayerView>;
  /** The innermost last. */
  doing: Doing[];
}

export type Doing = PlainShown | TurnsShown | LayCardsShown | ShopShown | VoyageShown;

export interface Events {
  offered: { who: Id<'seat'>; cubes: Bag<'colour'> };
  laid_blank: { stop: Id<'stop'> };
  laid_island: { stop: Id<'stop'>; colour: Id<'colour'> };
  laid_points: { stop: Id<'stop'>; points: number };
  began: { who: Id<'seat'> };
  earned: { who: Id<'seat'>; silver: number };
  round_began: { round: number };
  laid_tile: { tile: Id<'tile'> };
  laid_card: { card: Id<'card'> };
  replaced: { card: Id<'card'> };
  stood: { who: Id<'seat'>; field: Id<'field'> };
  took: { who: Id<'seat'>; tiles: Id<'tile'>[]; cost: number; spots: Id<'spot'>[] };
  queued: { who: Id<'seat'>; position: number };
  chose: { who: Id<'seat'>; card: Id<'card'> };
  upgraded: { who: Id<'seat'>; tile: Id<'tile'> };
  sailed: { who: Id<'seat'>; steps: number; stop: Id<'stop'>; place: Id<'place'>; way: Id<'way'> };
  bound: { who: Id<'seat'> };
  turned: { who: Id<'seat'> };
  stayed: { who: Id<'seat'> };
  landed: { who: Id<'seat'>; stop: Id<'stop'>; place: Id<'place'>; swords: number };
  expelled: { who: Id<'seat'>; stop: Id<'stop'>; place: Id<'place'>; count: number };
  loaded: { who: Id<'seat'>; cubes: Bag<'colour'> };
  lacked: { who: Id<'seat'>; cubes: Bag<'colour'> };
  ship_full: { who: Id<'seat'> };
  unloaded: { who: Id<'seat'>; cubes: Bag<'colour'> };
  sealed: { who: Id<'seat'>; owner: Id<'seat'>; row: Id<'row'>; scrolls: number; diplomats: Bag<'diplomat'> };
  round_ended: { round: number };
  last_movement: object;
  filled: { who: Id<'seat'>; orders: Bag<'order'> };
  ranked: { who: Id<'seat'>; score: number; place: number };
}

export const EVENTS: Parts<Events> = {
  offered: ['who', 'cubes'],
  laid_blank: ['stop'],
  laid_island: ['stop', 'colour'],
  laid_points: ['stop', 'points'],
  began: ['who'],
  earned: ['who', 'silver'],
  round_began: ['round'],
  laid_tile: ['tile'],
  laid_card: ['card'],
  replaced: ['card'],
  stood: ['who', 'field'],
  took: ['who', 'tiles', 'cost', 'spots'],
  queued: ['who', 'position'],
  chose: ['who', 'card'],
  upgraded: ['who', 'tile'],
  sailed: ['who', 'steps', 'stop', 'place', 'way'],
  bound: ['who'],
  turned: ['who'],
  stayed: ['who'],
  landed: ['who', 'stop', 'place', 'swords'],
  expelled: ['who', 'stop', 'place', 'count'],
  loaded: ['who', 'cubes'],
  lacked: ['who', 'cubes'],
  ship_full: ['who'],
  unloaded: ['who', 'cubes'],
  sealed: ['who', 'owner', 'row', 'scrolls', 'diplomats'],
  round_ended: ['round'],
  last_movement: [],
  filled: ['who', 'orders'],
  ranked: ['who', 'score', 'place'],
};

export interface Questions {
  offer: object;
  lay: object;
  colour: object;
  points: object;
  begin: object;
  lay_tile: object;
  lay_card: object;
  stand: object;
  take: { tiles: number };
  choose: object;
  upgrade: { left: number };
  sail: { steps: number; last: number };
  turn: object;
  land: { place: Id<'place'>; swords: number };
  load: { place: Id<'place'>; own: number; free: number; room: number };
  trade: { owner: Id<'seat'>; most: number; scrolls: number };
}

export const QUESTIONS: Parts<Questions> = {
  offer: [],
  lay: [],
  colour: [],
  points: [],
  begin: [],
  lay_tile: [],
  lay_card: [],
  stand: [],
  take: ['tiles'],
  choose: [],
  upgrade: ['left'],
  sail: ['steps', 'last'],
  turn: [],
  land: ['place', 'swords'],
  load: ['place', 'own', 'free', 'room'],
  trade: ['owner', 'most', 'scrolls'],
};

export interface Answers {
  offer: { colours: Id<'colour'>[] };
  lay: { thing: Id<'stop'> };
  colour: { thing: Id<'colour'> };
  points: { thing: Id<'counter'> };
  begin: { thing: Id<'seat'> };
  lay_tile: { thing: Id<'tile'> };
  lay_card: { thing: Id<'card'> };
  stand: { field: Id<'field'> };
  take: { tiles: Id<'spot'>[] };
  choose: { card: Id<'card'> };
  upgrade: { tile: Id<'tile'> };
  stop: object;
  sail: { way: Id<'way'>; steps: number };
  anchor: { way: Id<'way'>; steps: number };
  stay: object;
  turn: object;
  keep: object;
  land: { knights: Bag<'knight'> };
  pass: object;
  load: { cubes: Bag<'colour'> };
  seal: { row: Id<'row'>; diplomats: Bag<'diplomat'> };
  leave: object;
}

export const ANSWERS: Parts<Answers> = {
  offer: ['colours'],
  lay: ['thing'],
  colour: ['thing'],
  points: ['thing'],
  begin: ['thing'],
  lay_tile: ['thing'],
  lay_card: ['thing'],
  stand: ['field'],
  take: ['tiles'],
  choose: ['card'],
  upgrade: ['tile'],
  stop: [],
  sail: ['way', 'steps'],
  anchor: ['way', 'steps'],
  stay: [],
  turn: [],
  keep: [],
  land: ['knights'],
  pass: [],
  load: ['cubes'],
  seal: ['row', 'diplomats'],
  leave: [],
};

export interface Refusals {
  too_few_swords: { swords: number; needed: number };
  too_few_scrolls: { scrolls: number; needed: number };
}

export const REFUSALS: Parts<Refusals> = {
  too_few_swords: ['swords', 'needed'],
  too_few_scrolls: ['scrolls', 'needed'],
};

export const told = readers(EVENTS);
export const asked = readers(QUESTIONS);
export const answered = readers(ANSWERS);
export const refused = readers(REFUSALS);
