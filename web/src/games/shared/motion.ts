/** How pieces come: decoration only, gone with `prefers-reduced-motion`. Pieces that move slide by CSS. */

import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

const SLIDE = 300;

/** Milliseconds, or none for whoever wants no motion. */
export function pace(duration = SLIDE): number {
  return prefersReducedMotion.current ? 0 : duration;
}

/** A token or a card turns over. */
export function turn(_: Element): TransitionConfig {
  return { duration: pace(), easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}

/** A palazzo rises from its plinth. */
export function rise(_: Element): TransitionConfig {
  return { duration: pace(450), easing: cubicOut, css: (t) => `transform: scaleY(${t}); opacity: ${t}` };
}

/** A sign appears. */
export function appear(_: Element): TransitionConfig {
  return { duration: pace(), easing: cubicOut, css: (t) => `transform: scale(${t}); opacity: ${t}` };
}
