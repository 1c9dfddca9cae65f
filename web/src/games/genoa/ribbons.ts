/** The ribbons on the map: what is offered for a field, in the bidder's colour. */

import type { Box, Point } from '../shared/geometry';
import { NONE } from '../shared/counts';
import { sealedOffers } from './bargaining';
import { lotsIn } from './goods';
import { isBuilding, type FieldPlace, type Layout } from './layout';
import { nameTop } from './roofs';
import type { BargainView, Catalogue, Lot, View } from './shape';

/** One thing on a ribbon: money, or so many of a good, or neither: and more. */
export interface Item {
  sum: number | null;
  lot: Lot | null;
  /** Out of the action. */
  isPromised: boolean;
}

export interface Ribbon {
  key: string;
  /** Its number among the offers that stand; null: it cannot be accepted (yet). */
  offer: number | null;
  /** Whose colour it has. */
  seat: number;
  bargain: BargainView;
  kind: 'offer' | 'sealed' | 'terms';
  gives: Item[];
  asks: Item[];
  box: Box;
  /** How much smaller it is drawn, so that it has room. */
  scale: number;
  /** The height of its letters before it is drawn smaller. */
  letter: number;
}

/** The height of a ribbon. */
export const HEIGHT = 26;
/** The room for the bidder's mark. */
export const HEAD = 24;
/** The room for the sign between the two sides. */
export const SIGN = 18;
/** The room for the sign that something is asked. */
export const QUERY = 15;
/** The room for the mark of whom it is asked. */
export const ASKED = 22;
/** The height of its letters, at least. */
const LETTER = 15;
/** How broad a letter is for its height. */
const BROAD = 2 / 3;
/** Its letters are at least so many pixels high on the screen, to be read. */
const READ = 12;
/** A ribbon that can be accepted is at least so many pixels high, to be touched. */
const TOUCHED = 28.5;

export function ribbonsOf(view: View, catalogue: Catalogue, layout: Layout): Ribbon[] {
  const found = [
    ...view.offers.map((bargain, n) => ribbonOf('offer', bargain, n, bargain.guest, catalogue)),
    ...sealedOffers(view).map((bargain) => ribbonOf('sealed', bargain, null, bargain.guest, catalogue)),
    ...view.terms.map((bargain) => ribbonOf('terms', bargain, null, view.active, catalogue)),
  ];
  const fields = [...new Set(found.map(({ bargain }) => bargain.field))];
  return fields.flatMap((field) =>
    hung(
      found.filter(({ bargain }) => bargain.field === field),
      layout,
      view.tower === field,
      (view.owner[field] ?? NONE) !== NONE,
    ),
  );
}

function ribbonOf(
  kind: Ribbon['kind'],
  bargain: BargainView,
  offer: number | null,
  seat: number,
  { promises }: Catalogue,
): Ribbon {
  const { guest, field, pay, give, ask, want, promise } = bargain;
  const promised = promises[promise]?.lots ?? [];
  return {
    key: `${kind} ${guest} ${field}`,
    offer,
    seat,
    bargain,
    kind,
    gives: few([...itemsOf(pay, give), ...promised.map((lot) => itemOf(lot, true))]),
    asks: few(itemsOf(ask, want)),
    box: { x: 0, y: 0, w: 0, h: HEIGHT },
    scale: 1,
    letter: LETTER,
  };
}

/** So many things of one side are shown; that there are more is said. */
const MOST = 4;

function few(items: Item[]): Item[] {
  if (items.length <= MOST) return items;
  return [...items.slice(0, MOST - 1), { sum: null, lot: null, isPromised: false }];
}

function itemsOf(sum: number, goods: readonly number[]): Item[] {
  const money: Item = { sum, lot: null, isPromised: false };
  return [...(sum ? [money] : []), ...lotsIn(goods).map((lot) => itemOf(lot, false))];
}

function itemOf(lot: Lot, isPromised: boolean): Item {
  return { sum: null, lot, isPromised };
}

/** How much of a ribbon a thing takes: its picture and the letters beside it. */
export function widthOf({ sum, lot }: Item, letter: number): number {
  if (sum !== null) return 21 + String(sum).length * letter * BROAD;
  if (!lot) return 16;
  return lot.count > 1 ? 25 + letter * BROAD : 24;
}

/** Between ribbons, so that the frame of one leaves the next whole. */
const GAP = 5;

/**
 * The ribbons of a field hang over its top edge, in as many columns as let them be largest, above its name and beside
 * its marker. Where the tower stands they can be touched, so they grow upwards rather than small.
 */
function hung(ribbons: Ribbon[], layout: Layout, hasTower: boolean, hasMarker: boolean): Ribbon[] {
  const { fields, square, city, margin, pixel } = layout;
  const place = fields[ribbons[0]?.bargain.field ?? NONE];
  if (!place) return [];
  const gap = GAP * pixel;
  const room = roomOn(place, layout, hasTower, hasMarker);
  const rowsIn = (columns: number): number => Math.ceil(ribbons.length / columns);
  const longest = (letter: number): number => Math.max(...ribbons.map((one) => lengthOf({ ...one, letter })));
  const scaleOf = (columns: number, letter: number): number => {
    const across = (room.w - gap * (columns - 1)) / (columns * longest(letter));
    const down = (room.h - gap * (rowsIn(columns) - 1)) / (rowsIn(columns) * HEIGHT);
    return Math.min(square / 80, across, down);
  };
  const columns = ribbons
    .map((_, n) => n + 1)
    .reduce((best, one) => (scaleOf(one, LETTER) > scaleOf(best, LETTER) ? one : best), 1);
  const readable = (scale: number): number => clamp((READ * pixel) / scale, LETTER, HEIGHT);
  const letter = readable(scaleOf(columns, LETTER));
  const scale = Math.max(scaleOf(columns, letter), hasTower ? (TOUCHED * pixel) / HEIGHT : 0);
  const [dx, dy] = [longest(readable(scale)) * scale + gap, HEIGHT * scale + gap];
  const whole = dy * Math.ceil(ribbons.length / columns) - gap;
  const left = room.x + (room.w - dx * columns + gap) / 2;
  const edge = place.label.y - square * EDGE;
  const over = isBuilding(place) ? Math.min(edge, room.y + room.h - whole) : place.at[1] - whole / 2;
  const top = Math.max(city.y - margin, over);
  return ribbons.map((one, n) => {
    const ribbon = { ...one, letter: readable(scale) };
    const w = lengthOf(ribbon) * scale;
    const x = clamp(left + (n % columns) * dx, city.x - 6, city.x + city.w - w + 6);
    return { ...ribbon, scale, box: { x, y: top + Math.floor(n / columns) * dy, w, h: HEIGHT * scale } };
  });
}

/** The top of a single ribbon is so much of a square above the wall: the signs on the roof are seen, too. */
const EDGE = 0.13;
/** Ribbons may reach over walls by so much of a square. */
const OVER = 0.1;
/** Ribbons may reach into the street above by so much of a square. */
const UP = 0.3;
/** A marker takes so much of a square at the left. */
const MARKER = 0.36;
/** The tower takes so much of a square at the right. */
const TOWER = 0.45;
/** How many squares long the ribbons beside the tower are on a narrow building. */
const BESIDE = 1.45;
/** How many squares long they are on a street. */
const ALONG = 1.6;

/** The part of a field that its ribbons may cover. */
function roomOn(place: FieldPlace, { square, city }: Layout, hasTower: boolean, hasMarker: boolean): Box {
  const { at, label, isUpright } = place;
  if (!isBuilding(place)) {
    const [w, h] = [square * ALONG, square * 1.1];
    return { x: at[0] - w / 2, y: at[1] - h / 2, w, h };
  }
  const y = Math.max(city.y - 6, label.y - square * UP);
  const h = nameTop(place, square) - y;
  if (!isUpright) {
    const left = label.x + square * (hasMarker ? MARKER : -OVER);
    return { x: left, y, w: label.x + label.w + square * (hasTower ? -TOWER : OVER) - left, h };
  }
  if (!hasTower) return { x: label.x - square * OVER, y, w: label.w + square * 3 * OVER, h };
  const left = label.x + square * (1 - TOWER) - square * BESIDE;
  return { x: left < city.x - 6 ? label.x + label.w : left, y, w: square * BESIDE, h };
}

export function lengthOf({ kind, gives, asks, letter }: Ribbon): number {
  const query = kind === 'terms' ? QUERY + ASKED : 0;
  return HEAD + totalOf(gives, letter) + (asks.length ? SIGN + totalOf(asks, letter) : 0) + query + 8;
}

/** Where what the guest gives begins. */
export const givesFrom = ({ kind }: Ribbon): number => HEAD + (kind === 'terms' ? QUERY : 0);

const totalOf = (items: readonly Item[], letter: number): number =>
  items.reduce((total, item) => total + widthOf(item, letter), 0);

/** Where each item begins, from the left of a ribbon. */
export function startsOf(items: readonly Item[], from: number, letter: number): number[] {
  return items.map((_, n) => from + totalOf(items.slice(0, n), letter));
}

/** Where what is asked begins. */
export const asksFrom = (ribbon: Ribbon): number =>
  givesFrom(ribbon) + totalOf(ribbon.gives, ribbon.letter) + SIGN;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The middle of the mark. */
export const MARK: Point = [HEAD / 2, HEIGHT / 2];
