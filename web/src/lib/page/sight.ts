/**
 * On a small screen a new question scrolls to what can be touched, or where there is nothing, to what it is about:
 * between the players above and the question below.
 */

const OPEN = '.board [data-thing][role="button"]:not([aria-disabled="true"])';
/** What is chosen, or pointed at. */
const CHOSEN = '.board [data-thing][aria-pressed="true"]';
/** What a game marks as worth a look just now. */
const SIGHT = '.board [data-sight]';
/** Some room around what is shown. */
const MARGIN_PX = 8;

let fingers = 0;
let isOwed = false;
let wanted: readonly string[] = [];

addEventListener('touchstart', (event) => (fingers = event.touches.length), { passive: true });
for (const end of ['touchend', 'touchcancel'] as const)
  addEventListener(end, (event) => {
    fingers = event.touches.length;
    if (!fingers && isOwed) showOpen(wanted);
  });

/** How far a page must scroll to show what lies from `top` to `bottom` between `high` and `low`. */
export function wayTo(top: number, bottom: number, high: number, low: number): number {
  const room = low - high;
  if (bottom - top > room || top < high) return top - high;
  return bottom > low ? bottom - low : 0;
}

/** Scrolls to what is open, of these kinds if there are any; never under a finger, but once it is lifted. */
export function showOpen(kinds: readonly string[] = []): void {
  wanted = kinds;
  isOwed = fingers > 0;
  if (isOwed) return;
  const open = boxesOf(OPEN);
  const missing = kinds.flatMap((kind) => boxesOf(`${OPEN}[data-thing^="${kind}:"]`));
  show([missing, open, boxesOf(SIGHT)].find((boxes) => boxes.length) ?? []);
}

/** Scrolls to what a game marks as worth a look: something is revealed there. */
export function showSight(): void {
  if (!fingers) show(boxesOf(SIGHT));
}

/** Scrolls to what an answer names that is shown on the board. */
export function showChosen(): void {
  if (!fingers) show(boxesOf(CHOSEN));
}

/** Scrolls to some elements that somebody speaks of. */
export function showElements(elements: readonly Element[]): void {
  if (!fingers) show(elements.map((one) => one.getBoundingClientRect()).filter(({ width }) => width));
}

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width);

function show(boxes: readonly DOMRect[]): void {
  if (document.documentElement.scrollHeight <= innerHeight) return;
  const [strip, sheet] = ['.players', 'main > .bar'].map((one) =>
    document.querySelector(one)?.getBoundingClientRect(),
  );
  if (!boxes.length || !strip || !sheet) return;
  const top = Math.min(...boxes.map((box) => box.top)) - MARGIN_PX;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + MARGIN_PX;
  const way = wayTo(top, bottom, strip.height, sheet.top);
  if (way) scrollBy({ top: way, behavior: manner() });
}

/** Scrolls to where something begins that is read from there. */
export function showStart(element: Element): void {
  element.scrollIntoView({ block: 'start', behavior: manner() });
}

const manner = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
