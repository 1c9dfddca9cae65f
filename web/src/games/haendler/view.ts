/** The view of a game of Die Händler, as `games/haendler/view.py` builds it. */

import type { OfferView } from './shape';

export const CITIES = 6;
export const STALLS = 18;
export const WAGONS = 3;
export const GOODS = [0, 1, 2, 3, 4, 5] as const;
export const TILES = [1, 2, 3, 4] as const;

/** What a social step costs by arrivals, as the ledger has it printed. */
export const RISE = [700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000] as const;
export const TOP_BONUS = 500;
/** So often a guest may propose at a wagon. */
export const PROPOSALS = 3;
/** By the text of a question that is a card's moment: the influence card. */
export const MOMENTS: Readonly<Record<string, number>> = {
  play_axle: 1,
  play_sale: 2,
  play_bonus: 3,
  play_master: 5,
  play_upkeep: 6,
};

export interface HaendlerView {
  /** Which of the maps is played on, as its place among the glossary's maps. */
  map: number;
  round: number;
  /** The start player. */
  first: number;
  arrivals: number;
  rise_cost: number;
  /** By good: its step on the price board. */
  prices: number[];
  supply: number[];
  /** By city. */
  bonus: number[];
  courier: number;
  wagons: WagonView[];
  /** By card: who owns it, or -1. */
  investments: number[];
  /** The cards that lie open. */
  offer: number[];
  /** Influence cards that are gone, by kind. */
  played: number[];
  /** How many influence cards can still be picked. */
  pile: number;
  /** Of the variant: those of which a promise still stands. */
  contracts: ContractView[];
  players: PlayerView[];
  /** The unfinished pieces of procedure, the innermost last. */
  doing: Doing[];
}

export interface WagonView {
  at: number;
  /** The field it came from; -1 in a city. */
  came: number;
  master: number;
  is_blocked: number;
  has_arrived: number;
  /** By seat: so many of each good. */
  beds: number[][];
}

export interface ContractView {
  number: number;
  maker: number;
  promise: number;
  limit: number;
  /** Laid aside for the other's promise. */
  aside: number;
  taker: number;
  asked_promise: number;
  asked_limit: number;
  asked_aside: number;
}

export interface PlayerView {
  status: number;
  notes: number;
  /** By stall: goods in warehouses. */
  store: number[];
  /** By points, from 1: 1 while the tile is open. */
  tiles: number[];
  /** How many influence cards. */
  cards: number;
  /** Behind the screen: only for its owner. */
  money: number | null;
  hand: number[] | null;
}

export interface Doing {
  frame: string;
  wagon?: number;
  /** Of sealed choices: who has chosen; and what of it the viewer may know. */
  chosen?: number[];
  mine?: [number, string, (number | number[])[]][];
  /** Of talks. */
  guest?: number;
  said?: number;
  /** Of the last proposal; none after a refusal. */
  goods?: number[];
  price?: number;
  /** Of investments and their auctions. */
  has_card?: number[];
  declined?: number[];
  leader?: number;
  bidders?: number[];
  /** Of contracts: who is on turn, and what is offered, each with its maker and terms. */
  turn?: number;
  offers?: OfferView[];
}

/** A copy that shares nothing that changes; spreads, because the page may hand over a proxy. */
export function copyView(view: HaendlerView): HaendlerView {
  return {
    ...view,
    prices: [...view.prices],
    supply: [...view.supply],
    bonus: [...view.bonus],
    investments: [...view.investments],
    offer: [...view.offer],
    wagons: view.wagons.map((wagon) => ({ ...wagon, beds: wagon.beds.map((bed) => [...bed]) })),
    players: view.players.map((player) => ({
      ...player,
      store: [...player.store],
      tiles: [...player.tiles],
      hand: player.hand && [...player.hand],
    })),
  };
}

/** The innermost unfinished piece of procedure of such a kind. */
export function doingOf(view: HaendlerView, ...frames: string[]): Doing | undefined {
  return view.doing.findLast(({ frame }) => frames.includes(frame));
}

/** The city of a stall. */
export const cityOf = (stall: number): number => Math.floor(stall / 3);

export const isCity = (field: number): boolean => field >= 0 && field < CITIES;
