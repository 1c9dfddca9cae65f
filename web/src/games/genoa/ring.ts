/** The privileges at the end: the buildings at the edge as a ring, and who holds which of them. */

import type { EventWire } from '$lib/wire/protocol';
import { NONE, number, numbers } from '../shared/args';
import type { Point } from '../shared/geometry';
import type { Edition } from './edition';

export interface Link {
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
export function ringOf(edition: Edition, events: readonly EventWire[], middle: Point, radii: Point): Link[] {
  const cards = edition.cards.flatMap((card, id) => (card.kind === 'privilege' ? [id] : []));
  const holders = cards.map((card) => holderOf(events, card));
  const points = cards.map((_, n) => around(n / cards.length, middle, radii));
  return cards.map((card, n) => {
    const next = (n + 1) % cards.length;
    const seat = holders[n] ?? NONE;
    return {
      field: edition.cards[card]?.fields[0] ?? NONE,
      at: points[n]!,
      seat,
      isChained: seat !== NONE && seat === holders[next],
      next: points[next]!,
    };
  });
}

function holderOf(events: readonly EventWire[], card: number): number {
  const told = events.find(({ kind, args }) => kind === 'privileged' && numbers(args, 1)?.includes(card));
  return told ? number(told.args, 0) : NONE;
}

/** A part of the way round, from the top left. */
function around(part: number, [x, y]: Point, [rx, ry]: Point): Point {
  const angle = (part - 0.375) * 2 * Math.PI;
  return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
}

/** What each player's privileges came to, as it was told. */
export function gainsOf(events: readonly EventWire[]): Gain[] {
  return events
    .filter(({ kind }) => kind === 'privileged')
    .map(({ args }) => ({ seat: number(args, 0), sum: number(args, 2) }));
}
