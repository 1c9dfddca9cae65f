/** The arguments of an event, as they come: one that is missing or blanked must stop no drawing. */

import type { EventWire } from '$lib/wire/protocol';
import { NONE } from './counts';

export { NONE, add, sum } from './counts';

export type Args = EventWire['args'];

export function number(args: Args, at: number): number {
  const arg = args[at];
  return typeof arg === 'number' ? arg : NONE;
}

export function numbers(args: Args, at: number): number[] | null {
  const arg = args[at];
  return Array.isArray(arg) ? arg : null;
}
