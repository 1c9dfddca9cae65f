/** The bars of the reckoning: what counts for prestige, from a common zero; what is lost goes to its left. */

import type { LineWire, StandingWire } from '$lib/wire/protocol';
import type { Drawn } from '../shared/drawn';
import { GLYPHS } from './glyphs';

/** The lines that are prestige, each with its sign; the others only part ties. */
export const PARTS: readonly { kind: string; glyph: Drawn }[] = [
  { kind: 'islands', glyph: GLYPHS.pennant },
  { kind: 'harbour', glyph: GLYPHS.house },
  { kind: 'points', glyph: GLYPHS.card },
  { kind: 'orders', glyph: GLYPHS.mitre },
  { kind: 'sets', glyph: GLYPHS.cube },
  { kind: 'diplomats', glyph: GLYPHS.scroll },
];

/** A part of a bar, in hundredths of the whole width. */
export interface Part {
  line: LineWire;
  glyph: Drawn;
  left: number;
  width: number;
}

export interface Bar {
  seat: number;
  score: number;
  parts: Part[];
}

/** The winner's bar first; `zero` is where all of them begin. */
export function barsOf(standings: readonly StandingWire[]): { zero: number; bars: Bar[] } {
  const lost = Math.max(0, ...standings.map((one) => total(one, -1)));
  const whole = Math.max(1, lost + Math.max(0, ...standings.map((one) => total(one, 1))));
  const bars = standings.map((one, seat) => ({ seat, score: one.score, parts: partsOf(one, lost, whole) }));
  const placeOf = ({ seat }: Bar): number => standings[seat]?.place ?? Infinity;
  return {
    zero: (lost / whole) * 100,
    bars: bars.sort((a, b) => placeOf(a) - placeOf(b) || a.seat - b.seat),
  };
}

function partsOf({ lines }: StandingWire, lost: number, whole: number): Part[] {
  const ends = { gained: lost, lost };
  return PARTS.flatMap(({ kind, glyph }) => {
    const line = lines.find((one) => one.kind === kind);
    if (!line?.value) return [];
    const from = line.value > 0 ? ends.gained : ends.lost + line.value;
    if (line.value > 0) ends.gained += line.value;
    else ends.lost += line.value;
    return [{ line, glyph, left: (from / whole) * 100, width: (Math.abs(line.value) / whole) * 100 }];
  });
}

/** What the lines of one sign come to. */
function total({ lines }: StandingWire, sign: 1 | -1): number {
  const counted = lines.filter(
    ({ kind, value }) => PARTS.some((part) => part.kind === kind) && value * sign > 0,
  );
  return counted.reduce((sum, { value }) => sum + value * sign, 0);
}
