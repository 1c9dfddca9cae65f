/** What is being dealt with just now beside the map: sealed choices, talks at a wagon, an auction. */

import { doingOf, type Closed } from '$lib/view/shape';
import { NONE } from '../shared/counts';
import type { Hand, Memory, Saying } from './memory';
import { answered, type InvestmentsShown, type TalkShown, type View } from './shape';

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

/** What is seen of a choice while it is sealed. */
interface Sealed {
  chosen: readonly number[];
  mine: readonly Closed[];
}

export function panelOf(view: View, memory: Memory): Panel | null {
  const bids = doingOf(view, 'bids');
  if (bids) return { kind: 'hands', wagon: bids.wagon, hands: closedHands(view, bids) };
  const wheels = doingOf(view, 'wheels');
  if (wheels) return { kind: 'hands', wagon: NONE, hands: closedHands(view, wheels) };
  const offers = doingOf(view, 'offers');
  if (offers) return { kind: 'hands', wagon: NONE, hands: offeringHands(view, offers.turn, offers.chosen) };
  const talk = doingOf(view, 'talk');
  if (talk) return talkOf(view, talk, memory);
  const phase = doingOf(view, 'investments');
  if (phase) return { kind: 'auction', bidders: biddersOf(view, phase, memory) };
  return openHands(view, memory);
}

function closedHands({ players }: View, { chosen, mine }: Sealed): HandShown[] {
  return players.map((_, seat) => ({
    ...heldIn(mine.find(([whose]) => whose === seat)),
    seat,
    isOpen: false,
    hasChosen: chosen.includes(seat),
  }));
}

/** What one knows to be in a closed hand. */
function heldIn(closed: Closed | undefined): Pick<Hand, 'bid' | 'goods'> {
  const [, verb, args = []] = closed ?? [];
  return {
    bid: verb === 'bid' ? answered.bid(args).bid : null,
    goods: verb === 'point' ? answered.point(args).goods : null,
  };
}

/** All but the player on turn think of a contract; what it is does not fit into a hand. */
function offeringHands(view: View, turn: number, chosen: readonly number[]): HandShown[] {
  return closedHands(view, { chosen, mine: [] }).filter(({ seat }) => seat !== turn);
}

/** The hands that opened last stay open until something else is dealt with. */
function openHands(view: View, { hands }: Memory): Panel | null {
  if (!hands.length) return null;
  const isBid = hands[0]?.bid !== null;
  const wagon = isBid ? (doingOf(view, 'wagonturn')?.wagon ?? NONE) : NONE;
  return { kind: 'hands', wagon, hands: hands.map((hand) => ({ ...hand, isOpen: true, hasChosen: true })) };
}

/** Only the proposals of these talks: some end without a word. */
function talkOf(view: View, { wagon, guest, said }: TalkShown, { sayings }: Memory): Panel {
  const proposals = sayings.flatMap(({ kind }, at) => (kind === 'proposed' ? [at] : []));
  const start = said ? (proposals.at(-said) ?? 0) : sayings.length;
  const master = view.wagons[wagon]?.master ?? NONE;
  return { kind: 'talk', wagon, guest, master, sayings: sayings.slice(start) };
}

function biddersOf(view: View, { has_card, declined }: InvestmentsShown, { bids }: Memory): Bidder[] {
  const auction = doingOf(view, 'auction');
  return view.players.map((_, seat) => {
    const hasCard = !!has_card[seat];
    const isOut = auction ? !auction.bidders[seat] : !!declined[seat];
    const bid = auction ? (bids[seat] ?? null) : null;
    return { seat, bid, isLeader: auction?.leader === seat, hasCard, isOut };
  });
}
