/** Where the wares, special cards and markers of a view are. */

import { NONE } from '../shared/args';
import { settle, type Piece, type Want, type Ways } from '../shared/pieces';
import { MARKER, SPECIAL, type GenoaView } from './view';

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

export function arrange(view: GenoaView, before: readonly Piece[]): Piece[] {
  return settle(before, [...housed(view), ...roofed(view), ...stocked(view)], WAYS, () => null);
}

function housed(view: GenoaView): Want[] {
  return view.players.flatMap(({ goods }, of) =>
    goods.slice(0, MARKER + 1).map((count, good) => {
      return { kind: good === MARKER ? markerKind(of) : good, where: 'house', of, count };
    }),
  );
}

function roofed({ owner }: GenoaView): Want[] {
  return owner.flatMap((seat, of) =>
    seat === NONE ? [] : [{ kind: markerKind(seat), where: 'roof', of, count: 1 }],
  );
}

function stocked({ stock, deck, players }: GenoaView): Want[] {
  return [
    ...stock.map((count, kind) => ({ kind, where: 'stock', of: 0, count })),
    ...deck.map((count, n) => ({ kind: SPECIAL + n, where: 'stock', of: 0, count })),
    ...players.map(({ supply }, seat) => ({ kind: markerKind(seat), where: 'stock', of: 0, count: supply })),
  ];
}
