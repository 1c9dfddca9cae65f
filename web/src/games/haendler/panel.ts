/** What is being dealt with just now beside the map: sealed choices, talks at a wagon, an auction. */

import { NONE } from '../shared/args';
import type { Hand, Memory, Saying } from './memory';
import { doingOf, type Doing, type HaendlerView } from './view';

/** A closed hand is empty, or has chosen; of one's own one knows what it holds. */
export interface HandShown extends Hand {
  isOpen: boolean;
  hasChosen: boolean;
}

export interface Bidder {
  seat: number;
  bid: number | null;
  isLeader: boolean;
  /** Has a card this round, or takes no part any more. */
  hasCard: boolean;
  isOut: boolean;
}

export type Panel =
  | { kind: 'hands'; wagon: number; hands: HandShown[] }
  | { kind: 'talk'; wagon: number; guest: number; master: number; sayings: readonly Saying[] }
  | { kind: 'auction'; bidders: Bidder[] };

export function panelOf(view: HaendlerView, memory: Memory): Panel | null {
  const sealed = doingOf(view, 'bids', 'wheels');
  if (sealed) return { kind: 'hands', wagon: sealed.wagon ?? NONE, hands: closedHands(view, sealed) };
  const offers = doingOf(view, 'offers');
  if (offers) return { kind: 'hands', wagon: NONE, hands: offeringHands(view, offers) };
  const talk = doingOf(view, 'talk');
  if (talk) return talkOf(view, talk, memory);
  const phase = doingOf(view, 'investments');
  if (phase) return { kind: 'auction', bidders: biddersOf(view, phase, memory) };
  return openHands(view, memory);
}

function closedHands({ players }: HaendlerView, { chosen = [], mine = [] }: Doing): HandShown[] {
  return players.map((_, seat) => {
    const own = mine.find(([whose]) => whose === seat)?.[2][0];
    const hasChosen = chosen.includes(seat);
    const bid = typeof own === 'number' ? own : null;
    return { seat, bid, goods: Array.isArray(own) ? own : null, isOpen: false, hasChosen };
  });
}

/** All but the player on turn think of a contract; what it is does not fit into a hand. */
function offeringHands(view: HaendlerView, { turn, chosen }: Doing): HandShown[] {
  return closedHands(view, { frame: '', chosen: chosen ?? [] }).filter(({ seat }) => seat !== turn);
}

/** The hands that opened last stay open until something else is dealt with. */
function openHands(view: HaendlerView, { hands }: Memory): Panel | null {
  if (!hands.length) return null;
  const isBid = hands[0]?.bid !== null;
  const wagon = isBid ? (doingOf(view, 'wagonturn')?.wagon ?? NONE) : NONE;
  return { kind: 'hands', wagon, hands: hands.map((hand) => ({ ...hand, isOpen: true, hasChosen: true })) };
}

/** Only the proposals of these talks: some end without a word. */
function talkOf(view: HaendlerView, talk: Doing, { sayings }: Memory): Panel {
  const { wagon = NONE, guest = NONE, said = 0 } = talk;
  const proposals = sayings.flatMap(({ kind }, at) => (kind === 'proposed' ? [at] : []));
  const start = said ? (proposals.at(-said) ?? 0) : sayings.length;
  const master = view.wagons[wagon]?.master ?? NONE;
  return { kind: 'talk', wagon, guest, master, sayings: sayings.slice(start) };
}

function biddersOf(view: HaendlerView, { has_card = [], declined = [] }: Doing, { bids }: Memory): Bidder[] {
  const auction = doingOf(view, 'auction');
  return view.players.map((_, seat) => {
    const hasCard = !!has_card[seat];
    const isOut = auction ? !auction.bidders?.[seat] : !!declined[seat];
    const bid = auction ? (bids[seat] ?? null) : null;
    return { seat, bid, isLeader: auction?.leader === seat, hasCard, isOut };
  });
}
