/** What is being dealt with just now beside the map: sealed choices, talks at a wagon, an auction. */

import { doingOf, type Closed } from '$lib/view/shape';
import { NONE } from '../shared/counts';
import type { Hand, Memory, Saying } from './memory';
import { answered, type InvestmentsShown, type OffersShown, type TalkShown, type View } from './shape';

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
  | {
      kind: 'talk';
      wagon: number;
      guest: number;
      master: number;
      sayings: readonly Saying[];
      quoted: readonly number[];
    }
  | { kind: 'auction'; bidders: Bidder[] };

/** What is seen of a choice while it is sealed. */
interface Sealed {
  chosen: readonly number[];
  mine: readonly Closed[];
}

/** The master of the wagon that was bid for, if others have bid just as much; else nobody. */
export function tieWinner(view: View, wagon: number, hands: readonly HandShown[]): number {
  const master = view.wagons[wagon]?.master ?? NONE;
  const best = hands.find(({ seat }) => seat === master);
  const isTied = best?.isOpen && hands.some(({ seat, bid }) => seat !== master && bid === best.bid);
  return isTied ? master : NONE;
}

export function panelOf(view: View, memory: Memory): Panel | null {
  const bids = doingOf(view, 'bids');
  if (bids) return { kind: 'hands', wagon: bids.wagon, hands: sealedHands(view, bids, memory) };
  const wheels = doingOf(view, 'wheels');
  if (wheels) return { kind: 'hands', wagon: NONE, hands: sealedHands(view, wheels, memory) };
  const offers = doingOf(view, 'offers');
  if (offers) return { kind: 'hands', wagon: NONE, hands: offeringHands(view, offers) };
  const talk = doingOf(view, 'talk');
  if (talk) return talkOf(view, talk, memory);
  const phase = doingOf(view, 'investments');
  if (phase) return { kind: 'auction', bidders: biddersOf(view, phase, memory) };
  return openHands(view, memory);
}

/** Hands that are still closed, or that open one after another: then all have chosen. */
function sealedHands(view: View, sealed: Sealed, { hands }: Memory): HandShown[] {
  return closedHands(view, sealed).map((closed) => {
    const open = hands.find(({ seat }) => seat === closed.seat);
    return open
      ? { ...open, isOpen: true, hasChosen: true }
      : { ...closed, hasChosen: closed.hasChosen || !!hands.length };
  });
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

/** Those who have spoken up think of a contract; what it is does not fit into a hand. */
function offeringHands(view: View, { asked, chosen }: OffersShown): HandShown[] {
  return closedHands(view, { chosen, mine: [] }).filter(({ seat }) => asked.includes(seat));
}

/** The hands that opened last stay open until something else is dealt with. */
function openHands(view: View, { hands }: Memory): Panel | null {
  if (!hands.length) return null;
  const isBid = hands[0]?.bid !== null;
  const wagon = isBid ? (doingOf(view, 'wagonturn')?.wagon ?? NONE) : NONE;
  return { kind: 'hands', wagon, hands: hands.map((hand) => ({ ...hand, isOpen: true, hasChosen: true })) };
}

/** Only the proposals of these talks: some end without a word. */
function talkOf(view: View, { wagon, guest, said, quoted }: TalkShown, { sayings }: Memory): Panel {
  const proposals = sayings.flatMap(({ kind }, at) => (kind === 'proposed' ? [at] : []));
  const start = said ? (proposals.at(-said) ?? 0) : sayings.length;
  const master = view.wagons[wagon]?.master ?? NONE;
  return { kind: 'talk', wagon, guest, master, sayings: sayings.slice(start), quoted };
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
