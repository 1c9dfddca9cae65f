/** The view of a game of Doge, as `games/doge/view.py` builds it. Fields 0 to 5 are the districts, 6 the Quarantia. */

export const QUARANTIA = 6;
export const DISTRICTS = [0, 1, 2, 3, 4, 5] as const;
export const FIELDS = [...DISTRICTS, QUARANTIA] as const;
export const SITES = 5;
export const FIRST_COST = 3;

export interface DogeView {
  round: number;
  lead: number;
  /** The fields still to vote this round, left to right. */
  row: number[];
  /** Next round's order as far as it is turned up. */
  coming: number[];
  /** What the next free site of each district costs; 0: none is free. */
  costs: number[];
  advisors: AdvisorView[];
  players: PlayerView[];
  /** The unfinished pieces of procedure, the innermost last. */
  doing: Doing[];
}

export interface AdvisorView {
  home: number;
  at: number;
  master: number;
}

export interface PlayerView {
  /** By district. */
  houses: number[];
  palazzi: number[];
  supply: number;
  palazzi_left: number;
  rings: number;
  in_hand: number;
  /** How many tokens lie on each field. */
  on_fields: number[];
  /** How many tokens of each value this round's votes have shown. */
  shown: number[];
  /** What only the owner may know: the hand by value, and the piles by field and value. */
  tokens: number[] | null;
  piles: number[][] | null;
}

export interface Doing {
  frame: string;
  /** Of a vote: the field. */
  field?: number;
  /** Of a district's spoils: who won and who came second. */
  winners?: number[];
  seconds?: number[];
  /** Of a placement: this seat's own sealed choice, as `[seat, verb, [field, tokens]]`. */
  mine?: [number, string, (number | number[])[]][];
}

/** A copy that shares nothing that changes; spreads, because the page may hand over a proxy. */
export function copyView(view: DogeView): DogeView {
  return {
    ...view,
    row: [...view.row],
    coming: [...view.coming],
    costs: [...view.costs],
    advisors: view.advisors.map((advisor) => ({ ...advisor })),
    players: view.players.map((player) => ({
      ...player,
      houses: [...player.houses],
      palazzi: [...player.palazzi],
      on_fields: [...player.on_fields],
      piles: player.piles?.map((pile) => [...pile]) ?? null,
    })),
  };
}
