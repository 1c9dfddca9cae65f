/** Where the goods of a view are: in a warehouse, or on the bed of a wagon; else in the supply. */

import { NONE } from '../shared/counts';
import { settle, type Piece, type Want, type Ways } from '../shared/pieces';
import type { Catalogue, View } from './shape';

/** From where goods come: to a `store` (of seat and stall), to a `bed` (of wagon and seat), to the `supply`. */
const WAYS: Ways = { store: ['supply'], bed: ['store', 'supply'], supply: ['bed', 'store'] };

/** The place of a stall's goods of a seat among all warehouses, and back. */
export const storeOf = (seat: number, stall: number): number => seat * 100 + stall;
export const ofStore = (of: number): [seat: number, stall: number] => [Math.floor(of / 100), of % 100];

/** The place of a seat's bed on a wagon among all beds, and back. */
export const bedOf = (wagon: number, seat: number): number => wagon * 100 + seat;
export const ofBed = (of: number): [wagon: number, seat: number] => [Math.floor(of / 100), of % 100];

export function arrange({ stalls }: Catalogue, view: View, before: readonly Piece[]): Piece[] {
  return settle(before, wants(stalls, view), WAYS, () => null);
}

function wants(stalls: Catalogue['stalls'], view: View): Want[] {
  const stored = view.players.flatMap(({ store }, seat) =>
    store.map((count, stall) => ({
      kind: stalls[stall]?.good ?? NONE,
      where: 'store',
      of: storeOf(seat, stall),
      count,
    })),
  );
  const loaded = view.wagons.flatMap(({ beds }, wagon) =>
    beds.flatMap((bed, seat) =>
      bed.map((count, kind) => ({ kind, where: 'bed', of: bedOf(wagon, seat), count })),
    ),
  );
  const supplied = view.supply.map((count, kind) => ({ kind, where: 'supply', of: 0, count }));
  return [...loaded, ...stored, ...supplied];
}
