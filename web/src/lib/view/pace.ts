/** How long what is told is shown: a list of events becomes beats, each with its time. */

import type { Glossary } from '$lib/wire/manifest';
import type { EventWire } from '$lib/wire/protocol';
import { isRound } from './marks';

/** In milliseconds. */
export const PACE = {
  /** One knows what one did oneself. */
  own: 150,
  /** What is revealed is seen closed, turns, and rests to be read. */
  closed: 400,
  turn: 300,
  rest: 1200,
  /** A round's heading. */
  round: 900,
  /** Set-up, however many events tell it. */
  setup: 600,
  /** A line of the final reckoning. */
  line: 500,
  /** Another's turn, at the least. */
  turnOfOther: 800,
} as const;

/** What of a glossary says how events are told. */
export type Telling = Pick<Glossary, 'events' | 'chapters' | 'ranks' | 'reveals'>;

/** An event with the time it has, and the pauses before and after it: what is revealed rests. */
export interface Beat {
  event: EventWire;
  pause: number;
  time: number;
  rest: number;
}

export const isReveal = ({ kind }: EventWire, { reveals }: Telling): boolean => reveals.includes(kind);

/** Whose deed an event tells: its first seat; -1 nobody's. */
export function actorOf({ kind, args }: EventWire, { events }: Telling): number {
  const at = events[kind]?.findIndex((spec) => spec.endsWith(':seat')) ?? -1;
  const seat = args[at];
  return typeof seat === 'number' ? seat : -1;
}

/** The beats of events that are told one after another. `beat`: the time an event would have by itself. */
export function paced(
  events: readonly EventWire[],
  telling: Telling,
  beat: (event: EventWire) => number,
  isOwn: (event: EventWire) => boolean,
): Beat[] {
  return runsOf(events).flatMap((run) => {
    const isKnown = run.every(isOwn);
    return run.map((event, at) => {
      if (isReveal(event, telling) && !isKnown) {
        const time = Math.max(beat(event), PACE.turn);
        const [isFirst, isLast] = [at === 0, at === run.length - 1];
        return { event, pause: isFirst ? PACE.closed : 0, time, rest: isLast ? PACE.rest : 0 };
      }
      const time = isOwn(event) ? Math.min(beat(event), PACE.own) : timeOf(event, events, telling, beat);
      return { event, pause: 0, time, rest: 0 };
    });
  });
}

/** Events of one kind that follow each other, together: they are revealed together, too. */
function runsOf(events: readonly EventWire[]): EventWire[][] {
  const runs: EventWire[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === event.kind) last.push(event);
    else runs.push([event]);
  }
  return runs;
}

function timeOf(
  event: EventWire,
  events: readonly EventWire[],
  telling: Telling,
  beat: (event: EventWire) => number,
): number {
  if (isRound(event, telling)) return PACE.round;
  if (telling.ranks[event.kind] !== 'setup') return beat(event);
  const all = events
    .filter(({ kind }) => telling.ranks[kind] === 'setup')
    .reduce((total, one) => total + beat(one), 0);
  return all ? beat(event) * Math.min(1, PACE.setup / all) : 0;
}
