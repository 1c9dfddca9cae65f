/** Which piece is which, so that it can be seen to move: the views only count. */

import { NONE } from './counts';

/** Where a piece is: at which kind of place, and at which of them (a seat's, a stop, a place in the row). */
export interface Whereabouts {
  where: string;
  of: number;
}

export interface Piece extends Whereabouts {
  /** Its own for ever. */
  id: number;
  kind: number;
}

/** So many pieces of a kind are at a place. */
export interface Want extends Whereabouts {
  kind: number;
  count: number;
}

/** From what kinds of place pieces come to a place, the likeliest first. What comes from nowhere is new. */
export type Ways = Record<string, readonly string[]>;

/**
 * The pieces when so many are wanted at each place. Who is wanted where it is stays; the others go where some are
 * missing. What is then left over goes where `leave` says, or is gone.
 */
export function settle(
  before: readonly Piece[],
  wants: readonly Want[],
  ways: Ways,
  leave: (piece: Piece) => Whereabouts | null,
): Piece[] {
  const missing = new Map<string, number>();
  for (const want of wants) missing.set(key(want), (missing.get(key(want)) ?? 0) + want.count);
  const after: Piece[] = [];
  const loose: Piece[] = [];
  for (const piece of before) {
    const wanted = missing.get(key(piece)) ?? 0;
    missing.set(key(piece), wanted - 1);
    (wanted > 0 ? after : loose).push(piece);
  }
  let fresh = before.reduce((most, { id }) => Math.max(most, id), NONE) + 1;
  for (const { kind, where, of } of wants) {
    for (let n = missing.get(key({ kind, where, of })) ?? 0; n > 0; n--) {
      const id = release(loose, kind, ways[where] ?? [])?.id ?? fresh++;
      after.push({ id, kind, where, of });
    }
    missing.delete(key({ kind, where, of }));
  }
  for (const piece of loose) {
    const to = leave(piece);
    if (to) after.push({ ...piece, ...to });
  }
  // Elements keep their order in the drawing, or they could not slide.
  return after.sort((a, b) => a.id - b.id);
}

/** Lets one piece of a kind go from the likeliest place. */
function release(loose: Piece[], kind: number, from: readonly string[]): Piece | undefined {
  for (const where of from) {
    const at = loose.findIndex((piece) => piece.kind === kind && piece.where === where);
    if (at >= 0) return loose.splice(at, 1)[0];
  }
  return undefined;
}

function key({ kind, where, of }: Whereabouts & { kind: number }): string {
  return `${kind} ${where} ${of}`;
}
