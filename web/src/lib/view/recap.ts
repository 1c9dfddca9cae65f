/** What happened since a player's last turn, for whoever comes back; and the log with its set-up folded. */

import type { Glossary } from '$lib/wire/manifest';
import type { EventWire, OwnWire } from '$lib/wire/protocol';
import { actorOf, type Telling } from './pace';

/** A line of a recap, and how often the same was told in a row. */
export interface Line {
  event: EventWire;
  times: number;
}

/** What one player did, without another in between. */
export interface Turn {
  /** -1: nobody's deed. */
  seat: number;
  lines: Line[];
}

export interface Recap {
  /** The number of the seat's answer with which it begins; -1 if it has given none. */
  since: number;
  /** What the seat got or lost by what others did: it is read first. */
  mine: Line[];
  turns: Turn[];
  /** How many deeds are older than those that are shown. */
  earlier: number;
}

/** So many lines can be read at a glance, and so many of them about oneself. */
const MAX_LINES = 8;
const MAX_MINE = 4;

/** Whose recap it is: the seat, what it answered itself, and whether it is asked now. */
export interface Reader {
  seat: number;
  own: readonly OwnWire[];
  isAsked: boolean;
}

/** What has happened since the seat's turn before, whatever follows by itself from its own answers included. */
export function recapOf(events: readonly EventWire[], reader: Reader, telling: Telling): Recap {
  const news = events.filter((event) => isNews(event, events, reader, telling));
  const concerns = (event: EventWire): boolean => isAbout(event, reader.seat, telling);
  const deeds = news.filter((event) => !(event.kind in telling.ranks) || concerns(event));
  const since = beginOf(events, deeds.length ? deeds : news, reader, telling);
  const later = (all: EventWire[]): EventWire[] => all.filter(({ n }) => n >= since);
  const found = later(deeds).length ? later(deeds) : later(news);
  const mine = linesOf(found.filter(concerns));
  const others = linesOf(found.filter((event) => !concerns(event)));
  const shownMine = mine.slice(-MAX_MINE);
  const shown = others.slice(-(MAX_LINES - shownMine.length));
  const earlier = mine.length + others.length - shownMine.length - shown.length;
  return { since, mine: shownMine, turns: turnsOf(shown, telling), earlier };
}

/**
 * The number of the answer after which a recap begins: the last that did something, whoever waits for others;
 * whoever is asked keeps what others did before the turn that goes on.
 */
function beginOf(
  events: readonly EventWire[],
  deeds: readonly EventWire[],
  { seat, own, isAsked }: Reader,
  telling: Telling,
): number {
  const acts = own.filter((one) => !one.is_pass).map(({ n }) => n);
  const before = (n: number): number => acts.findLast((act) => act <= n) ?? -1;
  if (!isAsked) return before(Infinity);
  const turn = events.findLast(({ kind }) => telling.chapters.slice(1).includes(kind));
  if (turn && actorOf(turn, telling) === seat) return before(turn.n);
  const newest = deeds.findLast(({ n }) => !acts.includes(n));
  return before(newest?.n ?? Infinity);
}

/** Something that happened in the game and that the seat did not do itself. */
function isNews(
  event: EventWire,
  events: readonly EventWire[],
  { seat, own }: Reader,
  telling: Telling,
): boolean {
  if (event.n < 1 || telling.ranks[event.kind] === 'setup' || telling.chapters.includes(event.kind))
    return false;
  const answer = own.find(({ n }) => n === event.n);
  if (!answer || actorOf(event, telling) !== seat) return true;
  // Who passes does nothing more than that: what else befalls them comes from others.
  return answer.is_pass && events.find(({ n }) => n === event.n)?.kind !== event.kind;
}

/** Does somebody get or lose something by this? A line that only names them tells of nothing else. */
function isAbout({ kind, args }: EventWire, seat: number, { events, ranks }: Telling): boolean {
  const specs = events[kind] ?? [];
  const isNamed = specs.some((spec, at) => spec.endsWith(':seat') && args[at] === seat);
  return isNamed && (!(kind in ranks) || specs.some((spec) => !spec.endsWith(':seat')));
}

function linesOf(deeds: readonly EventWire[]): Line[] {
  const lines: Line[] = [];
  for (const event of deeds) {
    const last = lines.at(-1);
    if (last && isSame(last.event, event)) last.times += 1;
    else lines.push({ event, times: 1 });
  }
  return lines;
}

const isSame = (one: EventWire, other: EventWire): boolean =>
  one.kind === other.kind && JSON.stringify(one.args) === JSON.stringify(other.args);

function turnsOf(lines: readonly Line[], telling: Telling): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const seat = actorOf(line.event, telling);
    const last = turns.at(-1);
    if (last?.seat === seat) last.lines.push(line);
    else turns.push({ seat, lines: [line] });
  }
  return turns;
}

/** A line of the log, or several lines of set-up that are folded into one. */
export type Entry = EventWire | readonly EventWire[];

/** So few lines of set-up need not be folded. */
const MIN_FOLDED = 3;

export function foldSetUp(events: readonly EventWire[], { ranks }: Pick<Glossary, 'ranks'>): Entry[] {
  const entries: (EventWire | EventWire[])[] = [];
  for (const event of events) {
    const last = entries.at(-1);
    if (ranks[event.kind] !== 'setup') entries.push(event);
    else if (Array.isArray(last)) last.push(event);
    else entries.push([event]);
  }
  return entries.flatMap((one): Entry[] =>
    Array.isArray(one) && one.length < MIN_FOLDED ? one : [one as Entry],
  );
}

/** The things that an event names, as drawings mark them: `field:3`. */
export function thingsOf({ kind, args }: EventWire, { events }: Pick<Glossary, 'events'>): string[] {
  return thingsIn(events[kind] ?? [], args);
}

/** The things on the board that some parts of something said name. */
export function thingsIn(specs: readonly string[], args: EventWire['args']): string[] {
  return specs.flatMap((spec, at) => {
    const what = spec.slice(spec.indexOf(':') + 1);
    const arg = args[at];
    return typeof arg === 'number' && arg >= 0 && /^\w+$/.test(what) && what !== 'number' && what !== 'seat'
      ? [`${what}:${arg}`]
      : [];
  });
}
