/** Where things are drawn: the board in a wide arrangement, and in a tall one for narrow screens. */

import type { Box, Point } from '../shared/geometry';
import type { Landmark } from './landmarks';
import { TALL_LAND, TALL_PALACE, WIDE_LAND, WIDE_PALACE } from './venice';

/** How a field is laid out inside, from the top left corner of its box. */
export interface Measures {
  /** The size of pieces; the glyphs are drawn for 1. */
  scale: number;
  name: { size: number; y: number };
  sites: { base: number; numeral: number; plinth: number };
  /** A lane is a player's line in a field: their mark, their houses, on the right their vote tokens. */
  lane: {
    pitch: number;
    text: number;
    count: number;
    houses: number;
    housesEnd: number;
    tokenPitch: number;
    /** From the last token to the number beside it. */
    total: number;
  };
}

export interface FieldPlace {
  outline: string;
  box: Box;
  /** The middle of the first of four lanes, from the top of the box. */
  laneY: number;
  /** The middle of the last token of a pile, from the left of the box. */
  tokensX: number;
  /** Where the line of advisors ends on the right, where their feet are, and how long the line may get. */
  advisors: { x: number; y: number; w: number };
}

/** An order row: where its heading is, its first card, and how far the next one is. */
export interface CardRow {
  label: Point;
  first: Point;
  step: Point;
}

export interface Layout {
  name: 'wide' | 'tall';
  size: Point;
  map: Box;
  measures: Measures;
  fields: readonly FieldPlace[];
  cartouche: Box;
  rose: { at: Point; r: number } | null;
  rialto: { at: Point; angle: number; scale: number };
  landmarks: readonly Landmark[];
  boats: readonly Point[];
  /** The advisors' niches, in rows of so many; the height is that of one row. */
  bench: Box & { label: Point | null; columns: number };
  /** Order cards; where `text` is 0 they have no room for names and bear only the sign of their field. */
  cards: { w: number; h: number; text: number; row: CardRow; coming: CardRow };
}

const WIDE_BOX = { w: 276, h: 184 };
const TALL_BOX = { w: 170, h: 148 };

/** A district's place: its box at a corner, the advisors at the right of its name. */
function wide(outline: string, [x, y]: Point): FieldPlace {
  return {
    outline,
    box: { x, y, ...WIDE_BOX },
    laneY: 108,
    tokensX: 238,
    advisors: { x: x + 268, y: y + 36, w: 118 },
  };
}

function tall(outline: string, [x, y]: Point): FieldPlace {
  return {
    outline,
    box: { x, y, ...TALL_BOX },
    laneY: 83,
    tokensX: 144,
    advisors: { x: x + 166, y: y + 27, w: 58 },
  };
}

// prettier-ignore
const WIDE_CORNERS: readonly Point[] = [[300, 26], [701, 239], [34, 460], [391, 460], [341, 239], [34, 239]];
// prettier-ignore
const TALL_CORNERS: readonly Point[] = [[15, 149], [209, 149], [209, 488], [209, 320], [15, 320], [15, 488]];

export const WIDE: Layout = {
  name: 'wide',
  size: [1000, 876],
  map: { x: 5, y: 5, w: 990, h: 698 },
  measures: {
    scale: 1,
    name: { size: 25, y: 24 },
    sites: { base: 79, numeral: 19, plinth: 17 },
    lane: {
      pitch: 22,
      text: 18,
      count: 25,
      houses: 44,
      housesEnd: 184,
      tokenPitch: 21.8,
      total: 23,
    },
  },
  fields: [
    ...WIDE_LAND.map((outline, district) => wide(outline, WIDE_CORNERS[district]!)),
    {
      outline: WIDE_PALACE,
      box: { x: 724, y: 26, w: 252, h: 158 },
      laneY: 44,
      tokensX: 90,
      advisors: { x: 968, y: 126, w: 128 },
    },
  ],
  cartouche: { x: 20, y: 20, w: 134, h: 126 },
  rose: { at: [904, 626], r: 54 },
  rialto: { at: [649, 318], angle: 4, scale: 1.4 },
  landmarks: [
    { view: 'church', at: [240, 178], scale: 1.1 },
    { view: 'trees', at: [158, 208] },
    { view: 'roofs', at: [636, 120], scale: 1.15 },
    { view: 'trees', at: [646, 190], scale: 0.9 },
    { view: 'arsenal', at: [800, 520], scale: 1.3 },
    { view: 'roofs', at: [736, 588] },
    { view: 'trees', at: [936, 500], scale: 1.2 },
    { view: 'trees', at: [890, 508], scale: 0.9 },
  ],
  boats: [
    [70, 168],
    [786, 672],
  ],
  bench: { x: 112, y: 712, w: 884, h: 58, label: [8, 746], columns: 9 },
  cards: {
    w: 122,
    h: 40,
    text: 18,
    row: { label: [8, 806], first: [112, 782], step: [126.3, 0] },
    coming: { label: [8, 855], first: [112, 831], step: [126.3, 0] },
  },
};

export const TALL: Layout = {
  name: 'tall',
  size: [390, 893],
  map: { x: 2, y: 2, w: 386, h: 648 },
  measures: {
    scale: 0.84,
    name: { size: 17.5, y: 18 },
    sites: { base: 61.5, numeral: 16, plinth: 13 },
    lane: {
      pitch: 18.5,
      text: 13.5,
      count: 20,
      houses: 33,
      housesEnd: 100,
      tokenPitch: 18.3,
      total: 18,
    },
  },
  fields: [
    ...TALL_LAND.map((outline, district) => tall(outline, TALL_CORNERS[district]!)),
    {
      outline: TALL_PALACE,
      box: { x: 18, y: 17, w: 226, h: 111 },
      laneY: 33,
      tokensX: 76,
      advisors: { x: 244, y: 92, w: 104 },
    },
  ],
  cartouche: { x: 268, y: 16, w: 108, h: 96 },
  rose: null,
  rialto: { at: [197, 345], angle: 8, scale: 0.75 },
  landmarks: [],
  boats: [],
  bench: { x: 6, y: 658, w: 378, h: 49, label: null, columns: 5 },
  cards: {
    w: 51,
    h: 34,
    text: 0,
    row: { label: [10, 781], first: [6, 788], step: [54.4, 0] },
    coming: { label: [10, 846], first: [6, 853], step: [54.4, 0] },
  },
};
