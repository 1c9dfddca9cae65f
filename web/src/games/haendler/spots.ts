/** Where each piece of a scene is drawn. */

import { NONE } from '../shared/counts';
import { middle, type Box, type Point } from '../shared/geometry';
import type { Piece } from '../shared/pieces';
import { ofBed, ofStore } from './arrange';
import type { Layout } from './layout';
import { isCity } from './places';
import type { Scene } from './scene';
import type { Catalogue, View } from './shape';

export interface GoodSpot {
  id: number;
  kind: number;
  at: Point;
  size: number;
  /** Not to be seen: it lies in the supply. */
  isAway: boolean;
}

/** A warehouse row begins with the mark of its owner. */
export const MARK = 20;
/** Where the market of a city's board begins; below are the warehouses. */
const MARKET = 51;
/** How high a stall is, and one's own warehouse: a finger needs more than a mouse. */
const reachOf = ({ w }: Box): number => (w > 150 ? 47 : 36);

export function stallBox({ stalls, cities }: Catalogue, plate: Box, stall: number): Box {
  const beside = cities[stalls[stall]?.city ?? NONE]?.stalls ?? [stall];
  const width = (plate.w - MARK - 4) / beside.length;
  return {
    x: plate.x + MARK + beside.indexOf(stall) * width,
    y: plate.y + MARKET,
    w: width,
    h: reachOf(plate),
  };
}

/** Where a seat's goods of a stall lie. */
export function storeBox(catalogue: Catalogue, plate: Box, stall: number, seat: number, rows: Rows): Box {
  const { x, w } = stallBox(catalogue, plate, stall);
  return { x: x + 1, w: w - 2, ...storeRow(plate, seat, rows) };
}

/** The warehouses of a city: one for each seat, one's own (if any) the highest. */
export interface Rows {
  seats: number;
  own: number;
}

/** Where a seat's warehouse lies in a city: how far down, and how high it is. */
export function storeRow(plate: Box, seat: number, { seats, own }: Rows): Pick<Box, 'y' | 'h'> {
  const top = MARKET + reachOf(plate) + 3;
  const room = plate.h - top - 3;
  const mine = own === NONE ? room / seats : reachOf(plate);
  const other = seats > 1 ? (room - mine) / (seats - 1) : 0;
  const before =
    seat > own && own !== NONE ? mine + (seat - 1) * other : seat * (own === NONE ? mine : other);
  return { y: plate.y + top + before, h: own === NONE || seat === own ? mine : other };
}

/** Where a seat's goods lie on a wagon's card: two beds in a line. */
export function bedBox(card: Box, seat: number, seats: number): Box {
  const [columns, head] = [card.w > 200 ? 2 : 1, 38];
  const height = (card.h - head - 4) / Math.ceil(seats / columns);
  const width = (card.w - 8) / columns;
  return {
    x: card.x + 4 + (seat % columns) * width,
    y: card.y + head + Math.floor(seat / columns) * height,
    w: width,
    h: height,
  };
}

/** The columns of the price board, one for each of so many goods. */
export function priceColumn({ x, y, w, h }: Box, good: number, goods: number): Box {
  const labels = 70; // a lit column has a broad edge, which must not touch the digits beside it
  const width = (w - labels - 4) / goods;
  return { x: x + labels + good * width, y: y + 4, w: width, h: h - 8 };
}

export function goodSpots(catalogue: Catalogue, scene: Scene, layout: Layout): GoodSpot[] {
  const ranks = new Map<string, number>();
  const counts = new Map<string, number>();
  const key = ({ where, of, kind }: Piece): string => `${where} ${of} ${where === 'bed' ? '' : kind}`;
  for (const piece of scene.goods) counts.set(key(piece), (counts.get(key(piece)) ?? 0) + 1);
  return scene.goods.map((piece) => {
    const rank = ranks.get(key(piece)) ?? 0;
    ranks.set(key(piece), rank + 1);
    return {
      id: piece.id,
      kind: piece.kind,
      ...spotOf(catalogue, scene, layout, piece, rank, counts.get(key(piece)) ?? 1),
    };
  });
}

function spotOf(
  catalogue: Catalogue,
  scene: Scene,
  layout: Layout,
  piece: Piece,
  rank: number,
  count: number,
): Omit<GoodSpot, 'id' | 'kind'> {
  const seats = scene.view.players.length;
  if (piece.where === 'store') {
    const [seat, stall] = ofStore(piece.of);
    const plate = layout.plates[catalogue.stalls[stall]?.city ?? NONE];
    if (plate) {
      const box = storeBox(catalogue, plate, stall, seat, { seats, own: layout.own });
      return { ...inRow(box, seat === layout.own && count < 3 ? 18 : 15, rank, count), isAway: false };
    }
  }
  if (piece.where === 'bed') {
    const [wagon, seat] = ofBed(piece.of);
    const card = layout.yard[wagon];
    if (card) return { ...inRow(inset(bedBox(card, seat, seats), 20), 17, rank, count), isAway: false };
  }
  const { x, y, w } = priceColumn(layout.prices, piece.kind, catalogue.goods);
  return { at: [x + w / 2, y + 20], size: 18, isAway: true };
}

const inset = (box: Box, left: number): Box => ({ ...box, x: box.x + left, w: box.w - left });

/** Pieces side by side; when there are many they close up. */
function inRow({ x, y, w, h }: Box, most: number, rank: number, count: number): { at: Point; size: number } {
  const size = Math.min(most, h - 2);
  const pitch = count > 1 ? Math.min(size + 1, (w - size) / (count - 1)) : 0;
  return { at: [x + size / 2 + 1 + rank * pitch, y + h / 2], size };
}

/** Where a field lies. */
export function fieldPoint(layout: Layout, field: number): Point {
  return layout.fields.get(field) ?? middle(layout.map);
}

/** Which way a wagon looks, in degrees from east: on, from where it came; in a city towards its road. */
export function headingOf(catalogue: Catalogue, view: View, wagon: number, layout: Layout): number {
  const { at, came } = view.wagons[wagon] ?? { at: NONE, came: NONE };
  const here = fieldPoint(layout, at);
  if (!isCity(catalogue, at) && came !== NONE) return angle(fieldPoint(layout, came), here);
  const [out = at] = layout.arms[at] ?? [];
  return angle(here, fieldPoint(layout, out));
}

export function angle([x, y]: Point, [toX, toY]: Point): number {
  return (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
}

/** The same heading, so many turns on that the wagon turns the short way. */
export function turned(before: number, heading: number): number {
  return before + ((((heading - before) % 360) + 540) % 360) - 180;
}
