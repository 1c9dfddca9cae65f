/** The final standing as a table: players are columns in the order of their places, what counts is a row. */

import type { Glossary } from '$lib/wire/manifest';
import { roundOf } from '$lib/view/marks';
import type { CourseWire, EventWire, MomentWire, StandingWire } from '$lib/wire/protocol';
import { t } from '$lib/words/site.svelte';
import type { Words } from '$lib/words/words';

export interface Column {
  seat: number;
  place: number;
}

export interface Row {
  id: string;
  name: string;
  clause: string;
  cells: { text: string; isBest: boolean }[];
  kind: 'part' | 'total' | 'tie' | 'statistic';
}

/** Seat by seat: nobody sees yet who has won. */
export const unordered = (standings: readonly StandingWire[]): Column[] =>
  standings.map(({ place }, seat) => ({ seat, place }));

export function columnsOf(standings: readonly StandingWire[]): Column[] {
  return unordered(standings).sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The parts, the total, what only breaks ties, and what was counted on the way, in this order. */
export function rowsOf(
  standings: readonly StandingWire[],
  course: CourseWire | null,
  words: Words,
  columns = columnsOf(standings),
): Row[] {
  const kinds = words.glossary.lines.filter((kind) => standings[0]?.lines.some((line) => line.kind === kind));
  const total = kinds.indexOf(words.glossary.total);
  const lines = kinds.map((kind, at): Row => {
    const found = columns.map(({ seat }) => standings[seat]!.lines.find((line) => line.kind === kind)!);
    const numbers = found.map((line) => line.value);
    const best = words.isWorded(kind) ? -1 : bestOf(numbers);
    return {
      id: kind,
      name: words.lineName(kind),
      clause: found[0]!.clause,
      cells: found.map((line) => ({ text: words.lineCell(line), isBest: line.value === best })),
      kind: at === total ? 'total' : at < total ? 'part' : 'tie',
    };
  });
  return [...lines, ...statisticsOf(columns, course, words)];
}

/** How many lines of the end lead to the total, with it. */
export function linesToTotal(
  standings: readonly StandingWire[],
  { lines, total }: Pick<Glossary, 'lines' | 'total'>,
): number {
  const kinds = lines.filter((kind) => standings[0]?.lines.some((line) => line.kind === kind));
  return kinds.indexOf(total) + 1;
}

function statisticsOf(columns: readonly Column[], course: CourseWire | null, words: Words): Row[] {
  return (course?.statistics ?? []).map(({ name, values }) => {
    const numbers = columns.map(({ seat }) => values[seat] ?? 0);
    return {
      id: `statistic-${name}`,
      name: words.statistic(name),
      clause: '',
      cells: numbers.map((value) => ({ text: String(value), isBest: false })),
      kind: 'statistic',
    };
  });
}

/** The highest number, unless all are the same; -1 stands for none. */
function bestOf(numbers: readonly number[]): number {
  const best = Math.max(...numbers);
  return best > 0 && numbers.some((value) => value !== best) ? best : -1;
}

/** How the winners have won, and what decided if somebody else had come as far. */
export function wonBy(standings: readonly StandingWire[], words: Words): { text: string; clause: string }[] {
  const first = standings.find(({ place }) => place === 1);
  const reasons = (first?.lines ?? [])
    .map((line) => ({ text: words.wonBy(line), clause: line.clause }))
    .filter(({ text }) => text !== '');
  return [...reasons, ...decidedBy(standings, words)];
}

/** The first line after those that say how one has won in which the winners and the next differ. */
function decidedBy(standings: readonly StandingWire[], words: Words): { text: string; clause: string }[] {
  const [first, next] = [1, columnsOf(standings).find(({ place }) => place > 1)?.place].map(
    (place) => standings.find((one) => one.place === place)?.lines,
  );
  const { lines, total } = words.glossary;
  const pairs = lines.flatMap((kind) => {
    const [best, other] = [first, next].map((one) => one?.find((line) => line.kind === kind));
    return best && other ? [{ kind, clause: best.clause, best: best.value, other: other.value }] : [];
  });
  const isSaid = ({ kind, best }: (typeof pairs)[number]): boolean =>
    words.wonBy({ kind, value: best }) !== '';
  // What has words instead of a number is met or not; which one is met does not matter.
  const isApart = ({ kind, best, other }: (typeof pairs)[number]): boolean =>
    words.isWorded(kind) ? !!best !== !!other : best !== other;
  if (pairs.some((pair) => (isSaid(pair) || words.isWorded(pair.kind)) && isApart(pair))) return [];
  const counted = pairs.slice(pairs.findIndex(({ kind }) => kind === total));
  const decisive = counted.find((pair) => !isSaid(pair) && isApart(pair));
  if (!decisive) return [];
  const { kind, clause, best, other } = decisive;
  return [{ text: t('decided-by', { what: words.lineName(kind), best, other }), clause }];
}

/** The number of the round that began with each moment but the last; a game may leave numbers out. */
export function roundsOf(
  moments: readonly MomentWire[],
  events: readonly EventWire[],
  glossary: Pick<Glossary, 'events' | 'chapters'>,
): number[] {
  return moments.slice(0, -1).map(({ n }, at) => {
    const mark = { n, events: events.filter((event) => event.n === n) };
    return Number(roundOf(mark, glossary)) || at + 1;
  });
}

/** Whole numbers at equal distances that are easy to read, from the lowest value to the highest. */
export function levelsOf(low: number, high: number): number[] {
  const MOST = 4;
  const rough = Math.max(1, (high - low) / MOST);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, at) => (first + at) * step || 0);
}

/** Places of marks on a line, moved so far apart that none lies over another, in their order and within bounds. */
export function spread(places: readonly number[], apart: number, lowest: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]! || a - b);
  const moved = [...places];
  let free = -Infinity;
  for (const at of order) free = (moved[at] = Math.max(moved[at]!, free)) + apart;
  let most = lowest;
  for (const at of order.reverse()) most = (moved[at] = Math.min(moved[at]!, most)) - apart;
  return moved;
}
