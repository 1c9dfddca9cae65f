/** The privileges at the end: the buildings at the edge as a ring, and who holds which of them. */

import type { EventWire } from '$lib/wire/protocol';
import { NONE } from '../shared/counts';
import type { Point } from '../shared/geometry';
import { told, type Catalogue, type Events } from './shape';

export interface Link {
  card: number;
  field: number;
  at: Point;
  /** Who holds its privilege, or NONE. */
  seat: number;
  /** The same player holds the next one too. */
  isChained: boolean;
  next: Point;
}

export interface Gain {
  seat: number;
  sum: number;
}

/** Clockwise from the top left corner, as the buildings lie around the city. */
export function ringOf(
  catalogue: Catalogue,
  events: readonly EventWire[],
  middle: Point,
  radii: Point,
): Link[] {
  const cards = catalogue.cards.flatMap((card, id) => (card.kind === 'privilege' ? [id] : []));
  const shown = privileged(events);
  const holders = cards.map((card) => shown.find((one) => one.cards.includes(card))?.who ?? NONE);
  const points = cards.map((_, n) => around(n / cards.length, middle, radii));
  return cards.map((card, n) => {
    const next = (n + 1) % cards.length;
    const seat = holders[n] ?? NONE;
    return {
      card,
      field: catalogue.cards[card]?.fields[0] ?? NONE,
      at: points[n]!,
      seat,
      isChained: seat !== NONE && seat === holders[next],
      next: points[next]!,
    };
  });
}

/** What was told of the privileges, player by player. */
const privileged = (events: readonly EventWire[]): Events['privileged'][] =>
  events.filter(({ kind }) => kind === 'privileged').map(({ args }) => told.privileged(args));

/** A part of the way round, from the top left. */
function around(part: number, [x, y]: Point, [rx, ry]: Point): Point {
  const angle = (part - 0.375) * 2 * Math.PI;
  return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
}

/** What each player's privileges came to, as it was told. */
export const gainsOf = (events: readonly EventWire[]): Gain[] =>
  privileged(events).map(({ who, sum }) => ({ seat: who, sum }));
