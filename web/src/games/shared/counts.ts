/** Counting pieces. */

/** No place, no seat, nothing. */
export const NONE = -1;

/** Adds to a count, if there is one; no count falls below nothing. */
export function add(counts: number[] | null | undefined, at: number, count: number): void {
  if (counts?.[at] !== undefined) counts[at] = Math.max(0, counts[at] + count);
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, n) => total + n, 0);
}
