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
 * Makes each group that bears `data-roving` one stop of the tab key: inside it the arrow keys walk from button to
 * button as they lie on the board. Listens at the root, because an SVG element that listens for focus would take it.
 * The buttons bear `tabindex="-1"`; in each group one of them is given 0, whichever come and go.
 */
export const roving: Attachment = (root) => {
  const tend = (): void => root.querySelectorAll('[data-roving]').forEach(tendGroup);
  const onfocus = ({ target }: Event): void => {
    const group = groupOf(target);
    if (group) mark(group, target);
  };
  const onkey = (event: Event): void => {
    const group = groupOf(event.target);
    if (!group || !(event instanceof KeyboardEvent)) return;
    const all = buttons(group);
    const next = neighbour(
      all.map(middleOf),
      all.findIndex((one) => one === event.target),
      event.key,
    );
    const button = next === null ? null : all[next];
    if (!(button instanceof SVGElement || button instanceof HTMLElement)) return;
    event.preventDefault();
    button.focus();
  };
  const watch = new MutationObserver(tend);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', onfocus);
  root.addEventListener('keydown', onkey);
  tend();
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', onfocus);
    root.removeEventListener('keydown', onkey);
  };
};

const BUTTON = '[role="button"]';
const buttons = (group: Element): Element[] => [...group.querySelectorAll(BUTTON)];

/** The group of a button. */
function groupOf(target: EventTarget | null): Element | null {
  return target instanceof Element && target.matches(BUTTON) ? target.closest('[data-roving]') : null;
}

function tendGroup(group: Element): void {
  const all = buttons(group);
  if (!all.some((one) => one.getAttribute('tabindex') === '0')) mark(group, all[0] ?? null);
}

function mark(group: Element, current: EventTarget | null): void {
  for (const one of buttons(group)) one.setAttribute('tabindex', one === current ? '0' : '-1');
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
