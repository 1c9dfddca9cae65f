// Made from src/fondaco/games/doge/shape.py by tools/shapes.py. Do not edit.

import { readers, type Bag, type By, type Closed, type Id, type Parts } from '$lib/view/shape';

/** What is printed on the board and never changes. */
export interface Catalogue {
  /** The first so many fields; the one after them is the Quarantia. */
  districts: number;
  quarantia: Id<'field'>;
  /** For palazzi, in each district. */
  sites: number;
  /** By site, in houses. */
  site_costs: number[];
  homes: By<'advisor', Id<'field'>>;
}

export interface AdvisorView {
  home: Id<'field'>;
  at: Id<'field'>;
  master: Id<'seat'>;
}

export interface PlayerView {
  houses: By<'field', number>;
  palazzi: By<'field', number>;
  supply: number;
  palazzi_left: number;
  rings: number;
  in_hand: number;
  /** How many tokens lie on each field. */
  on_fields: By<'field', number>;
  /** How many of each value this round's votes have shown. */
  shown: Bag<'token'>;
  /** In hand: only the owner knows. */
  tokens: Bag<'token'> | null;
  /** On each field: only the owner knows. */
  piles: By<'field', Bag<'token'>> | null;
}

/** A piece of procedure of which nothing is to be seen but that it goes on. */
export interface PlainShown {
  frame: 'play' | 'layorder' | 'round' | 'turnup' | 'spoils';
}

export interface TurnsShown {
  frame: 'puts' | 'moves' | 'builds';
  to_come: Id<'seat'>[];
}

export interface PlacementShown {
  frame: 'placement';
  step: number;
  /** Who has chosen. */
  chosen: Id<'seat'>[];
  /** What this seat has chosen. */
  mine: Closed[];
}

export interface VoteShown {
  frame: 'vote';
  field: Id<'field'>;
}

export interface DistrictShown {
  frame: 'district';
  winners: Id<'seat'>[];
  seconds: Id<'seat'>[];
}

export interface CouncilShown {
  frame: 'council';
  undecided: Id<'advisor'>[];
  to_come: Id<'seat'>[];
}

export interface View {
  round: number;
  lead: Id<'seat'>;
  /** Still to vote this round, left to right. */
  row: Id<'field'>[];
  /** Next round's order as far as it is turned up. */
  coming: Id<'field'>[];
  /** Whose tokens lie open. */
  voting: Id<'field'>;
  /** Of the next free site, in houses; 0: none is free. */
  costs: By<'field', number>;
  advisors: By<'advisor', AdvisorView>;
  players: By<'seat', PlayerView>;
  /** The innermost last. */
  doing: Doing[];
}

export type Doing = PlainShown | TurnsShown | PlacementShown | VoteShown | DistrictShown | CouncilShown;

export interface Events {
  laid: { field: Id<'field'>; position: number };
  round_began: { round: number; lead: Id<'seat'> };
  sat_out: { who: Id<'seat'> };
  placed: { who: Id<'seat'>; field: Id<'field'>; count: number; tokens: Bag<'token'> | null };
  called: { field: Id<'field'> };
  voted: { who: Id<'seat'>; field: Id<'field'>; tokens: Bag<'token'>; votes: number; advisors: number };
  no_votes: { field: Id<'field'> };
  won: { who: Id<'seat'>; field: Id<'field'>; votes: number; winners: number };
  came_second: { who: Id<'seat'>; field: Id<'field'>; votes: number };
  put: { who: Id<'seat'>; count: number; field: Id<'field'> };
  forwent: { who: Id<'seat'>; field: Id<'field'> };
  moved: { who: Id<'seat'>; source: Id<'field'>; target: Id<'field'> };
  built: { who: Id<'seat'>; field: Id<'field'>; cost: number; site: number };
  kept: { who: Id<'seat'>; field: Id<'field'> };
  lost: { who: Id<'seat'>; advisor: Id<'advisor'> };
  took: { who: Id<'seat'>; advisor: Id<'advisor'>; field: Id<'field'> };
  waived: { who: Id<'seat'>; advisor: Id<'advisor'> };
  freed: { advisor: Id<'advisor'> };
  set_aside: { field: Id<'field'> };
  turned_up: { field: Id<'field'>; position: number };
  round_ended: { round: number };
  met: { who: Id<'seat'>; condition: number };
  exhausted: { round: number };
  ranked: { who: Id<'seat'>; place: number };
}

export const EVENTS: Parts<Events> = {
  laid: ['field', 'position'],
  round_began: ['round', 'lead'],
  sat_out: ['who'],
  placed: ['who', 'field', 'count', 'tokens'],
  called: ['field'],
  voted: ['who', 'field', 'tokens', 'votes', 'advisors'],
  no_votes: ['field'],
  won: ['who', 'field', 'votes', 'winners'],
  came_second: ['who', 'field', 'votes'],
  put: ['who', 'count', 'field'],
  forwent: ['who', 'field'],
  moved: ['who', 'source', 'target'],
  built: ['who', 'field', 'cost', 'site'],
  kept: ['who', 'field'],
  lost: ['who', 'advisor'],
  took: ['who', 'advisor', 'field'],
  waived: ['who', 'advisor'],
  freed: ['advisor'],
  set_aside: ['field'],
  turned_up: ['field', 'position'],
  round_ended: ['round'],
  met: ['who', 'condition'],
  exhausted: ['round'],
  ranked: ['who', 'place'],
};

export interface Questions {
  turn: object;
  place: { step: number; steps: number; most: number };
  spoils: { field: Id<'field'> };
  decide: { field: Id<'field'> };
  put: { field: Id<'field'>; most: number; place: number; sharers: number };
  move: { left: number; home: Id<'field'> };
  build: { field: Id<'field'>; cost: number };
  council: { left: number };
}

export const QUESTIONS: Parts<Questions> = {
  turn: [],
  place: ['step', 'steps', 'most'],
  spoils: ['field'],
  decide: ['field'],
  put: ['field', 'most', 'place', 'sharers'],
  move: ['left', 'home'],
  build: ['field', 'cost'],
  council: ['left'],
};

export interface Answers {
  turn: { thing: Id<'field'> };
  place: { field: Id<'field'>; tokens: Bag<'token'> };
  take: { advisor: Id<'advisor'>; to: Id<'field'> };
  waive: { advisor: Id<'advisor'> };
  put: { count: number };
  move: { source: Id<'field'>; target: Id<'field'> };
  stop: object;
  build: object;
  keep: object;
}

export const ANSWERS: Parts<Answers> = {
  turn: ['thing'],
  place: ['field', 'tokens'],
  take: ['advisor', 'to'],
  waive: ['advisor'],
  put: ['count'],
  move: ['source', 'target'],
  stop: [],
  build: [],
  keep: [],
};

export const told = readers(EVENTS);
export const asked = readers(QUESTIONS);
export const answered = readers(ANSWERS);
