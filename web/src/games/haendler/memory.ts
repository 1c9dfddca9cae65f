/** What was told and is still worth seeing, though no view says it: open hands, words said, bids made. */

import { readAny, type Any } from '$lib/view/shape';
import type { EventWire } from '$lib/wire/protocol';
import { NONE } from '../shared/counts';
import { told, type Events } from './shape';

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

type Said = Any<Events>;

const BLANK: Memory = { hands: [], sayings: [], bids: {}, last: '' };
/** Events after which talks are over. */
const TALKED: readonly string[] = ['round_began', 'bid', 'commanded', 'drove', 'blocked'];

export function remembered(events: readonly EventWire[]): Memory {
  return events.reduce(remember, BLANK);
}

/** The memory at a moment at which a sealed choice is still to be made: the hands of the last one are not its. */
export function resealed(memory: Memory): Memory {
  return { ...memory, hands: [] };
}

export function remember(memory: Memory, event: EventWire): Memory {
  const said = readAny(told, event);
  if (!said) return memory;
  return {
    hands: handsAfter(memory, said),
    sayings: sayingsAfter(memory, said, event),
    bids: bidsAfter(memory, said),
    last: said.kind,
  };
}

function handsAfter({ hands, last }: Memory, said: Said): readonly Hand[] {
  const before = last === said.kind ? hands : [];
  switch (said.kind) {
    case 'round_began':
    case 'opened':
    case 'drove':
    case 'spent':
      return [];
    case 'bid':
      return [...before, { seat: said.who, bid: said.sum, goods: null }];
    case 'pointed':
      return [...before, { seat: said.who, bid: null, goods: said.goods }];
    default:
      return hands;
  }
}

function sayingsAfter({ sayings }: Memory, said: Said, { kind, args }: EventWire): readonly Saying[] {
  if (TALKED.includes(said.kind)) return [];
  switch (said.kind) {
    case 'proposed': {
      const { who: seat, goods, price } = said;
      const first = sayings[0]?.seat ?? seat;
      const isOver = sayings.at(-1)?.kind === 'agreed';
      const saying = { kind, args, seat, goods, price };
      return first === seat && !isOver ? [...sayings, saying] : [saying];
    }
    case 'named':
      return [...sayings, { kind, args, seat: said.who, goods: null, price: said.price }];
    case 'refused':
      return [...sayings, { kind, args, seat: said.who, goods: null, price: NONE }];
    case 'agreed':
      return [...sayings, { kind, args, seat: said.who, goods: said.goods, price: said.price }];
    default:
      return sayings;
  }
}

function bidsAfter({ bids }: Memory, said: Said): Memory['bids'] {
  if (said.kind === 'opened') return { [said.who]: said.sum };
  if (said.kind === 'raised') return { ...bids, [said.who]: said.sum };
  return said.kind === 'passed' ? { ...bids, [said.who]: NONE } : bids;
}
