/** Shows on the board what a line of the log speaks of. */

const GLOW_MS = 1800;

const found = (things: readonly string[]): Element[] =>
  things.flatMap((thing) => [...document.querySelectorAll(`.board [data-thing="${thing}"]`)]);

/** Lights things on the board for a moment, and scrolls to the first of them where it is out of sight. */
export function light(things: readonly string[]): void {
  const elements = found(things);
  elements[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  for (const one of elements) one.animate(GLOW, { duration: GLOW_MS });
}

const LIT = 'drop-shadow(0 0 6px var(--glow)) drop-shadow(0 0 14px var(--glow)) brightness(1.1)';
/** Nothing moves, so it is the same for whoever wants no motion. */
const GLOW = [{ filter: LIT }, { filter: LIT, offset: 0.8 }, { filter: 'none' }];
