/** The view of a game of Die Händler von Genua, as `games/genoa/view.py` builds it. */

export const SIDE = 8;
/** Fields: buildings first, then the plaza, then the streets. */
export const PLAZA = 18;
export const STREETS = 19;
/** Goods in one row: wares, special cards, the marker, kinds of hand cards. */
export const SPECIAL = 8;
export const MARKER = 13;
export const CARD = 14;
/** The tower has so many discs when a turn begins. */
export const DISCS = 5;

export interface GenoaView {
  /** Of the round marker, and where the last round is. */
  space: number;
  last: number;
  first: number;
  active: number;
  /** By square, row after row: its field. */
  squares: number[];
  tower: number;
  /** The fields the tower was on this turn, the last one where it stands. */
  path: number[];
  /** Streets whose discs were taken off, buildings whose action was used. */
  cleared: number[];
  used: number[];
  /** By building: whose marker lies there, or -1. */
  owner: number[];
  /** In supply, by ware, by special card, by kind of hand card. */
  stock: number[];
  deck: number[];
  piles: number[];
  /** Hand cards that lie face up under their piles. */
  face_up: number[];
  offers: BargainView[];
  /** What stood for the building before the tower came there without a deal: its guests may repeat it. */
  earlier: BargainView[];
  terms: BargainView[];
  players: PlayerView[];
  /** The unfinished pieces of procedure, the innermost last. */
  doing: Doing[];
}

/** What a guest gives the host for a field, and asks in return. */
export interface BargainView {
  guest: number;
  field: number;
  promise: number;
  pay: number;
  /** Of each good; hand cards by kind. */
  give: number[];
  /** Which hand cards, for those who may know. */
  given_cards: number[] | null;
  ask: number;
  want: number[];
  wanted_cards: number[] | null;
  is_binding: number;
}

export interface PlayerView {
  goods: number[];
  /** Free actions left this turn. */
  free: number;
  is_quiet: number;
  /** Markers of this colour still on the board. */
  supply: number;
  /** Behind the screen: only for its owner. */
  money: number | null;
  hand: number[] | null;
  /** Cards of another's hand that this seat is sure of. */
  known: number[];
}

export interface Doing {
  frame: string;
  /** Of the guests' offers: what this seat has offered in this asking. */
  mine?: BargainView[];
  /** Of terms: to whom, and for which field. */
  guest?: number;
  field?: number;
  /** Of the placing of markers: the street chosen. */
  street?: number;
  /** Of an action. */
  seat?: number;
  building?: number;
}

/** A copy that shares nothing that changes; spreads, because the page may hand over a proxy. */
export function copyView(view: GenoaView): GenoaView {
  return {
    ...view,
    path: [...view.path],
    cleared: [...view.cleared],
    used: [...view.used],
    owner: [...view.owner],
    stock: [...view.stock],
    deck: [...view.deck],
    piles: [...view.piles],
    face_up: [...view.face_up],
    offers: [...view.offers],
    earlier: [...view.earlier],
    terms: [...view.terms],
    players: view.players.map((player) => ({
      ...player,
      goods: [...player.goods],
      hand: player.hand && [...player.hand],
    })),
  };
}

/** The innermost unfinished piece of procedure, if it is such a one. */
function doingNow(view: GenoaView, frame: string): Doing | undefined {
  const top = view.doing.at(-1);
  return top?.frame === frame ? top : undefined;
}

/** The special cards that lie before a player, by their number among the goods. */
export function specialsOf({ goods }: PlayerView): { good: number; count: number }[] {
  const all = goods.slice(SPECIAL, MARKER).map((count, n) => ({ good: SPECIAL + n, count }));
  return all.filter(({ count }) => count);
}

/** Are the guests asked for offers, or one of them for an answer to terms? */
export const isBidding = (view: GenoaView): boolean =>
  !!(doingNow(view, 'offers') ?? doingNow(view, 'terms'));

/** What this seat has offered in this asking, closed until all are ready. */
export function sealedOffers(view: GenoaView): BargainView[] {
  return doingNow(view, 'offers')?.mine ?? [];
}
