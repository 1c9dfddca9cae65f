/** What lies on the page itself beside something on the board. */

import { shared, type Rect } from './beside';

/** No panel clips it there. */
export function float(node: HTMLElement): () => void {
  document.body.append(node);
  return () => node.remove();
}

/** The part of the board that is in sight: on a small screen the sheet at the foot covers some of it. */
export function boardInSight(): Rect {
  const view = { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
  const seen = shared(rectOf('main > .board') ?? view, view);
  const sheet = rectOf('main > .bar section');
  if (!sheet || sheet.left >= seen.left + seen.width || sheet.top <= seen.top) return seen;
  return { ...seen, height: Math.min(seen.height, sheet.top - seen.top) };
}

const rectOf = (selector: string): DOMRect | undefined =>
  document.querySelector(selector)?.getBoundingClientRect();
