/** The arguments of an event, as they come: one that is missing or blanked must stop no drawing. */

import type { EventWire } from '$lib/wire/protocol';

export type Args = EventWire['args'];

/** No place, no seat, nothing. */
export const NONE = -1;

export function number(args: Args, at: number): number {
  const arg = args[at];
  return typeof arg === 'number' ? arg : NONE;
}

export function numbers(args: Args, at: number): number[] | null {
  const arg = args[at];
  return Array.isArray(arg) ? arg : null;
}

/** Adds to a count, if there is one; no count falls below nothing. */
export function add(counts: number[] | null | undefined, at: number, count: number): void {
  if (counts?.[at] !== undefined) counts[at] = Math.max(0, counts[at] + count);
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, n) => total + n, 0);
}
