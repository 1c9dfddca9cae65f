/** What the voice of a lesson points at, as it lies on the page. */

import type { Rect } from '$lib/page/beside';
import { showElements } from '$lib/page/sight';
import type { SpotWire } from '$lib/wire/protocol';

/** The parts of the page around the board; PANELS in kernel/lesson.py has the same names. */
const PANELS: Record<string, string> = {
  question: 'section.sheet .content',
  players: 'main > .players',
  log: 'main > .log',
  hint: 'section.sheet [data-hint-button]',
};

function selectorOf({ kind, name, id }: SpotWire): string {
  switch (kind) {
    case 'thing':
      return `.board [data-thing="${name}:${id}"]`;
    case 'mark':
      return `.board [data-mark="${name}"], .board [data-mark="${name}:${id}"]`;
    case 'verb':
      return `section.sheet [data-verb="${name}"]`;
    case 'panel':
      return PANELS[name] ?? '';
  }
}

/** Something that is pointed at: the box it lies in, and its outline where the drawing has one. */
export interface Pointed {
  readonly rect: Rect;
  /** The path of the outline and how it lies on the page, as attributes of SVG. */
  readonly outline: { d: string; transform: string } | null;
}

/** Where things are that can be seen; a move's button may be gone while its fields are filled. */
export function pointedAt(spots: readonly SpotWire[]): Pointed[] {
  return spots.flatMap((spot) => {
    const found = [...document.querySelectorAll(selectorOf(spot))];
    const outline = spot.kind === 'thing' ? outlineOf : () => null;
    const pointed = found.map((one) => ({ rect: one.getBoundingClientRect(), outline: outline(one) }));
    return pointed.filter(({ rect }) => rect.width > 0);
  });
}

/** A district's box reaches into its neighbours: its edge says better what is meant. */
function outlineOf(element: Element): Pointed['outline'] {
  const edge = element.querySelector<SVGPathElement>('path.edge');
  const at = edge?.getScreenCTM();
  if (!edge || !at) return null;
  const { a, b, c, d, e, f } = at;
  return { d: edge.getAttribute('d') ?? '', transform: `matrix(${[a, b, c, d, e, f].join(' ')})` };
}

/** Scrolls to what the voice speaks of on the board, unless it is in sight. */
export function bringIntoSight(spots: readonly SpotWire[]): void {
  const drawn = spots.filter(({ kind }) => kind === 'thing' || kind === 'mark');
  showElements(drawn.flatMap((spot) => [...document.querySelectorAll(selectorOf(spot))]));
}

/** A line from the edge of one rectangle to that of another, between their middles. */
export function lineBetween(from: Rect, to: Rect): string {
  const [a, b] = [edgeTowards(from, middleOf(to)), edgeTowards(to, middleOf(from))];
  return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
}

type Point = readonly [number, number];

const middleOf = ({ left, top, width, height }: Rect): Point => [left + width / 2, top + height / 2];

function edgeTowards(rect: Rect, [x, y]: Point): Point {
  const [cx, cy] = middleOf(rect);
  const [dx, dy] = [x - cx, y - cy];
  const reach = Math.min(
    dx ? rect.width / 2 / Math.abs(dx) : Infinity,
    dy ? rect.height / 2 / Math.abs(dy) : Infinity,
    1,
  );
  return [cx + dx * reach, cy + dy * reach];
}
