/** Where the wares, special cards and markers of a view are. */

import { NONE } from '../shared/counts';
import { settle, type Piece, type Want, type Ways } from '../shared/pieces';
import type { Catalogue, View } from './shape';

/** Markers have a kind of their own for each seat, as they have a colour. */
const MARKERS = 100;
const markerKind = (seat: number): number => MARKERS + seat;
export const seatOfMarker = (kind: number): number => (kind >= MARKERS ? kind - MARKERS : NONE);

/** In the `stock`, in a seat's `house`, or as a marker on a `roof`. */
const WAYS: Ways = {
  stock: ['house', 'roof'],
  house: ['stock', 'house', 'roof'],
  roof: ['house', 'stock'],
};

export function arrange(catalogue: Catalogue, view: View, before: readonly Piece[]): Piece[] {
  return settle(
    before,
    [...housed(catalogue, view), ...roofed(view), ...stocked(catalogue, view)],
    WAYS,
    () => null,
  );
}

/** Hand cards are no pieces of this kind: they are drawn in the hand. */
function housed({ goods: prints, marker }: Catalogue, { players }: View): Want[] {
  return players.flatMap(({ goods }, of) =>
    goods.flatMap((count, good) => {
      const kind = good === marker ? markerKind(of) : good;
      return prints[good]?.kind === 'card' ? [] : [{ kind, where: 'house', of, count }];
    }),
  );
}

function roofed({ owner }: View): Want[] {
  return owner.flatMap((seat, of) =>
    seat === NONE ? [] : [{ kind: markerKind(seat), where: 'roof', of, count: 1 }],
  );
}

function stocked({ specials }: Catalogue, { stock, deck, players }: View): Want[] {
  return [
    ...stock.map((count, kind) => ({ kind, where: 'stock', of: 0, count })),
    ...deck.map((count, n) => ({ kind: specials[n] ?? NONE, where: 'stock', of: 0, count })),
    ...players.map(({ supply }, seat) => ({ kind: markerKind(seat), where: 'stock', of: 0, count: supply })),
  ];
}
