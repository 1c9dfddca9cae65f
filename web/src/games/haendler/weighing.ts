/** Lets the server weigh an answer that is being put together. */

import type { Asking } from '$lib/asking/asking.svelte';

/** After so long without a change, in milliseconds. */
const PAUSE = 120;

/** Weighs the draft unless it changes soon: for an effect that follows the draft. Returns how to stop. */
export function weighSoon(asking: Asking): () => void {
  const timer = setTimeout(() => asking.weigh(), PAUSE);
  return () => clearTimeout(timer);
}
