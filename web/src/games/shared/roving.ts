/** Walking over a board with the arrow keys. */

import type { Attachment } from 'svelte/attachments';
import type { Point } from './geometry';

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Which of the points lies nearest in the direction of an arrow key; null for other keys, or at the edge. */
export function neighbour(points: readonly Point[], from: number, key: string): number | null {
  const way = WAYS[key];
  const start = points[from];
  if (!way || !start) return null;
  let [best, least] = [null as number | null, Infinity];
  points.forEach(([x, y], at) => {
    const along = (x - start[0]) * way[0] + (y - start[1]) * way[1];
    const aside = Math.abs((x - start[0]) * way[1]) + Math.abs((y - start[1]) * way[0]);
    // What lies more to the side than ahead is not meant by the arrow.
    const cost = along + 2 * aside;
    if (along > 1 && aside < 3 * along && cost < least) [best, least] = [at, cost];
  });
  return best;
}

/**
 * Makes a group one stop of the tab key: inside it the arrow keys walk from button to button as they lie on the board.
 * The buttons bear `tabindex="-1"`; one of them at a time is given 0, whichever come and go.
 */
export const roving: Attachment<Element> = (group) => {
  const all = (): Element[] => [...group.querySelectorAll('[role="button"]')];
  const mark = (current: Element | undefined): void => {
    for (const one of all()) one.setAttribute('tabindex', one === current ? '0' : '-1');
  };
  const tend = (): void => {
    const buttons = all();
    if (!buttons.some((one) => one.getAttribute('tabindex') === '0')) mark(buttons[0]);
  };
  const onfocus = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches('[role="button"]')) mark(event.target);
  };
  const onkey = (event: Event): void => {
    const buttons = all();
    const from = event.target instanceof Element ? buttons.indexOf(event.target) : -1;
    const next = event instanceof KeyboardEvent ? neighbour(buttons.map(middleOf), from, event.key) : null;
    const button = next === null ? null : buttons[next];
    if (!(button instanceof SVGElement || button instanceof HTMLElement)) return;
    event.preventDefault();
    button.focus();
  };
  const watch = new MutationObserver(tend);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', onfocus);
  group.addEventListener('keydown', onkey);
  tend();
  return () => {
    watch.disconnect();
    group.removeEventListener('focusin', onfocus);
    group.removeEventListener('keydown', onkey);
  };
};

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
