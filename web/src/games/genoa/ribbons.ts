/** The ribbons on the map: what is offered for a field, in the bidder's colour. */

import type { Box, Point } from '../shared/geometry';
import { sealedOffers } from './bargaining';
import { lotsIn } from './goods';
import { isBuilding, type FieldPlace, type Layout } from './layout';
import type { BargainView, Catalogue, Lot, View } from './shape';

/** One thing on a ribbon: money, or so many of a good, or neither: and more. */
export interface Item {
  sum: number | null;
  lot: Lot | null;
  /** Out of the action. */
  isPromised: boolean;
  /** How much of the ribbon it takes. */
  width: number;
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
}

/** The height of a ribbon. */
export const HEIGHT = 26;
/** The room for the bidder's mark. */
export const HEAD = 24;
/** The room for the sign between the two sides. */
export const SIGN = 18;
/** How many squares long a ribbon is at most. */
const LONGEST = 2.3;
/** The same on a narrow building, beside which others hang. */
const SHORT = 0.9;

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
      field,
      layout,
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
  };
}

/** So many things of one side are shown; that there are more is said. */
const MOST = 4;

function few(items: Item[]): Item[] {
  if (items.length <= MOST) return items;
  return [...items.slice(0, MOST - 1), { sum: null, lot: null, isPromised: false, width: 16 }];
}

function itemsOf(sum: number, goods: readonly number[]): Item[] {
  const money: Item = { sum, lot: null, isPromised: false, width: 21 + 10 * String(sum).length };
  return [...(sum ? [money] : []), ...lotsIn(goods).map((lot) => itemOf(lot, false))];
}

function itemOf(lot: Lot, isPromised: boolean): Item {
  return { sum: null, lot, isPromised, width: lot.count > 1 ? 35 : 24 };
}

/** Of a building's first row of squares its name needs the rest. */
const FREE = 0.68;
/** So much of a ribbon is seen at least when the next one lies over it. */
const SEEN = 0.8;
/** Ribbons may reach over the walls by so much of a square. */
const OVER = 0.25;

/** The ribbons of a field hang from its top, side by side where there is room, so that its name stays in sight. */
function hung(ribbons: Ribbon[], field: number, { fields, square, city }: Layout): Ribbon[] {
  const place = fields[field];
  if (!place) return [];
  const unit = Math.max(0.62, square / 80);
  const longest = square * (place.isUpright && isBuilding(place) ? SHORT : LONGEST);
  const scales = ribbons.map((ribbon) => Math.min(unit, longest / lengthOf(ribbon)));
  const widest = Math.max(...ribbons.map((ribbon, n) => lengthOf(ribbon) * (scales[n] ?? unit)));
  const columns = clamp(Math.floor((place.label.w + square * OVER) / (widest + 1)), 1, ribbons.length);
  const height = HEIGHT * unit;
  const rows = Math.ceil(ribbons.length / columns);
  const pitch = clamp((square * FREE - height) / Math.max(1, rows - 1), height * SEEN, height + 1);
  const whole = pitch * (rows - 1) + height;
  const { x: left, y: over } = startOf(place, square, columns * (widest + 1), whole);
  const top = clamp(over, city.y - 3, city.y + city.h - whole);
  return ribbons.map((ribbon, n) => {
    const scale = scales[n] ?? unit;
    const w = lengthOf(ribbon) * scale;
    const x = clamp(left + (n % columns) * (widest + 1), city.x - 6, city.x + city.w - w + 6);
    return { ...ribbon, scale, box: { x, y: top + Math.floor(n / columns) * pitch, w, h: HEIGHT * scale } };
  });
}

/** Where the first ribbon hangs: at the top of a building, beside the name where that runs upwards; amid a street. */
function startOf(place: FieldPlace, square: number, w: number, h: number): Pick<Box, 'x' | 'y'> {
  const { at, label, isUpright } = place;
  if (!isBuilding(place)) return { x: at[0] - w / 2, y: at[1] - h / 2 };
  return { x: isUpright ? label.x + square * 0.25 : at[0] - w / 2, y: label.y - 1 };
}

export function lengthOf({ gives, asks }: Ribbon): number {
  return HEAD + widthOf(gives) + (asks.length ? SIGN + widthOf(asks) : 0) + 8;
}

const widthOf = (items: readonly Item[]): number => items.reduce((total, { width }) => total + width, 0);

/** Where each item begins, from the left of a ribbon. */
export function startsOf(items: readonly Item[], from: number): number[] {
  return items.map((_, n) => from + widthOf(items.slice(0, n)));
}

/** Where what is asked begins. */
export const asksFrom = ({ gives }: Ribbon): number => HEAD + widthOf(gives) + SIGN;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The middle of the mark. */
export const MARK: Point = [HEAD / 2, HEIGHT / 2];
