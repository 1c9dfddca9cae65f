/** What was told and is still worth seeing, though no view says it: open hands, words said, bids made. */

import type { EventWire } from '$lib/wire/protocol';
import { NONE, number, numbers } from '../shared/args';

/** A hand that has opened: a bid, or the goods a price wheel points at. */
export interface Hand {
  seat: number;
  bid: number | null;
  goods: number[] | null;
}

/** Something said while a wagon is loaded. */
export interface Saying extends Pick<EventWire, 'kind' | 'args'> {
  seat: number;
  goods: number[] | null;
  price: number;
}

export interface Memory {
  hands: readonly Hand[];
  sayings: readonly Saying[];
  /** By seat: the last bid in the auction, NONE after a pass; missing before. */
  bids: Readonly<Record<number, number>>;
  /** The kind of the last event: hands that open one after another are of one choice. */
  last: string;
}

const BLANK: Memory = { hands: [], sayings: [], bids: {}, last: '' };
/** Events after which talks are over. */
const TALKED: readonly string[] = ['round_began', 'bid', 'commanded', 'drove', 'blocked'];

export function remembered(events: readonly EventWire[]): Memory {
  return events.reduce(remember, BLANK);
}

export function remember(memory: Memory, { kind, args }: EventWire): Memory {
  return {
    hands: handsAfter(memory, kind, args),
    sayings: sayingsAfter(memory, kind, args),
    bids: bidsAfter(memory, kind, args),
    last: kind,
  };
}

function handsAfter({ hands, last }: Memory, kind: string, args: EventWire['args']): readonly Hand[] {
  if (kind === 'round_began' || kind === 'opened') return [];
  if (kind !== 'bid' && kind !== 'pointed') return hands;
  const isBid = kind === 'bid';
  const [bid, goods] = isBid ? [number(args, 1), null] : [null, numbers(args, 1)];
  const hand = { seat: number(args, 0), bid, goods };
  return last === kind ? [...hands, hand] : [hand];
}

function sayingsAfter({ sayings }: Memory, kind: string, args: EventWire['args']): readonly Saying[] {
  if (TALKED.includes(kind)) return [];
  const seat = number(args, 0);
  switch (kind) {
    case 'proposed': {
      const first = sayings[0]?.seat ?? seat;
      const isOver = sayings.at(-1)?.kind === 'agreed';
      const saying = { kind, args, seat, goods: numbers(args, 1), price: number(args, 2) };
      return first === seat && !isOver ? [...sayings, saying] : [saying];
    }
    case 'named':
      return [...sayings, { kind, args, seat, goods: null, price: number(args, 1) }];
    case 'refused':
      return [...sayings, { kind, args, seat, goods: null, price: NONE }];
    case 'agreed':
      return [...sayings, { kind, args, seat, goods: numbers(args, 2), price: number(args, 3) }];
    default:
      return sayings;
  }
}

function bidsAfter({ bids }: Memory, kind: string, args: EventWire['args']): Memory['bids'] {
  const [seat, sum] = [number(args, 0), number(args, 1)];
  if (kind === 'opened') return { [seat]: sum };
  if (kind === 'raised') return { ...bids, [seat]: sum };
  return kind === 'passed' ? { ...bids, [seat]: NONE } : bids;
}
