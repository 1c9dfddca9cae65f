/** The view of a game of Liguria, as `games/liguria/view.py` builds it. Cubes are by colour: red, yellow, blue. */

export const STOPS = 12;
export const COLOURS = [0, 1, 2] as const;
export const ROWS = [0, 1, 2, 3] as const;
/** Where a stop is a place (`PLACES` in data.py): three colours, blank, then a harbour for each seat. */
const BLANK = 3;
/** What a step adds, by way: clockwise, and against it. */
export const STEP = [1, -1] as const;

export interface LiguriaView {
  round: number;
  /** The seats by order field, field 1 first. */
  order: number[];
  /** By market field: the seat whose merchant stands there. */
  market: number[];
  /** The tiles laid out, by kind. */
  row: number[];
  /** The ship cards laid out, by kind. */
  cards: number[];
  bag: number;
  deck: number;
  stock: number[];
  stops: StopView[];
  players: PlayerView[];
  /** The unfinished pieces of procedure, the innermost last. */
  doing: Doing[];
}

export interface StopView {
  /** Null: not laid out yet. */
  place: number | null;
  points: number;
  ruler: number;
  /** By kind of knight. */
  knights: number[];
}

export interface PlayerView {
  at: number;
  /** Its way round the ring, 0 clockwise, 1 against it; -1 before its first voyage. */
  course: number;
  wheels: number;
  sacks: number;
  port: number[];
  hold: number[];
  envoys: number;
  fallen: number;
  /** By kind of piece. */
  tiles: number[];
  upgraded: number[];
  cards: number[];
  /** By row of the harbour: who holds its diplomat space, and with how many scrolls. */
  seals: number[];
  scrolls: number[];
  /** Behind the screen: only for its owner. */
  silver: number | null;
  store: number[] | null;
  knights: number[] | null;
  diplomats: number[] | null;
  orders: number[] | null;
}

export interface Doing {
  frame: string;
  /** Of the shop: who still takes tiles, the places in the row taken by the first of them, how many are left. */
  to_come?: number[];
  taken?: number[];
  left?: number;
  /** Of a voyage. */
  seat?: number;
  steps?: number;
  anchors?: number;
  turns?: number;
}

/** A copy that shares nothing that changes; spreads, because the page may hand over a proxy. */
export function copyView(view: LiguriaView): LiguriaView {
  return {
    ...view,
    order: [...view.order],
    market: [...view.market],
    row: [...view.row],
    cards: [...view.cards],
    stock: [...view.stock],
    stops: view.stops.map((stop) => ({ ...stop, knights: [...stop.knights] })),
    players: view.players.map((player) => ({
      ...player,
      port: [...player.port],
      hold: [...player.hold],
      tiles: [...player.tiles],
      upgraded: [...player.upgraded],
      cards: [...player.cards],
      seals: [...player.seals],
      scrolls: [...player.scrolls],
      store: player.store && [...player.store],
      knights: player.knights && [...player.knights],
      diplomats: player.diplomats && [...player.diplomats],
      orders: player.orders && [...player.orders],
    })),
  };
}

/** The colour of an island's place; null for blank ones, harbours, and what is not laid out. */
export function colourOf(place: number | null): number | null {
  return place !== null && place < BLANK ? place : null;
}

/** The seat whose harbour a place is; null for islands. */
export function harbourOf(place: number | null): number | null {
  return place !== null && place > BLANK ? place - BLANK - 1 : null;
}

/** The seat in whose harbour a player's ship lies; null at sea. */
export function portOf(view: LiguriaView, seat: number): number | null {
  return harbourOf(view.stops[view.players[seat]?.at ?? -1]?.place ?? null);
}
