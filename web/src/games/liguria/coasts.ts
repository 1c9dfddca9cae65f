/** The sea and the lands around it, as tables: where the ring of stops runs, and where the harbours' land lies. */

import type { Point } from '../shared/geometry';

/** A stop, and where the first ship that lies there is drawn, from the middle of the stop. */
export type StopRow = readonly [x: number, y: number, berthX: number, berthY: number];

export interface Chart {
  size: Point;
  ring: readonly StopRow[];
  /** By seat: the shore of the harbour's land. */
  lands: readonly (readonly Point[])[];
}

const mirrorX = (width: number, points: readonly Point[]): Point[] => points.map(([x, y]) => [width - x, y]);
const mirrorY = (height: number, points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [x, height - y]);

const WIDE: Point = [1000, 514];
/** The land in a corner: room for the harbour's rows, and a cape with its town. */
const WIDE_CORNER: readonly Point[] = [
  [10, 8],
  [90, 5],
  [200, 7],
  [300, 5],
  [356, 10],
  [380, 34],
  [382, 76],
  [364, 102],
  [312, 112],
  [284, 128],
  [274, 176],
  [272, 226],
  [256, 247],
  [180, 250],
  [90, 248],
  [14, 250],
  [6, 200],
  [8, 100],
];
const WIDE_SIDE: readonly Point[] = [
  [10, 148],
  [60, 133],
  [150, 131],
  [236, 134],
  [262, 152],
  [274, 190],
  [300, 210],
  [352, 214],
  [378, 230],
  [384, 258],
  [378, 286],
  [352, 302],
  [300, 306],
  [274, 326],
  [262, 362],
  [236, 380],
  [150, 383],
  [60, 381],
  [10, 366],
  [6, 258],
];
const WIDE_EAST: readonly (readonly Point[])[] = [
  mirrorX(WIDE[0], WIDE_CORNER),
  mirrorY(WIDE[1], mirrorX(WIDE[0], WIDE_CORNER)),
];

export const WIDE_CHARTS: Record<number, Chart> = {
  3: {
    size: WIDE,
    ring: [
      [332, 258, 86, 6],
      [306, 106, 66, 52],
      [415, 55, 12, 78],
      [543, 55, 0, 78],
      [668, 60, -46, 70],
      [684, 162, -84, 4],
      [684, 257, -84, 0],
      [684, 352, -84, -4],
      [668, 454, -46, -66],
      [543, 459, 0, -76],
      [415, 459, 12, -76],
      [306, 410, 66, -46],
    ],
    lands: [WIDE_SIDE, ...WIDE_EAST],
  },
  4: {
    size: WIDE,
    ring: [
      [332, 60, 40, 70],
      [444, 56, 0, 78],
      [556, 56, 0, 78],
      [668, 60, -40, 70],
      [682, 192, -86, 0],
      [682, 322, -86, 0],
      [668, 454, -40, -68],
      [556, 458, 0, -76],
      [444, 458, 0, -76],
      [332, 454, 40, -68],
      [318, 322, 86, 0],
      [318, 192, 86, 0],
    ],
    lands: [WIDE_CORNER, ...WIDE_EAST, mirrorY(WIDE[1], WIDE_CORNER)],
  },
};

const TALL: Point = [386, 452];
const TALL_CORNER: readonly Point[] = [
  [4, 4],
  [40, 2],
  [80, 6],
  [96, 22],
  [98, 62],
  [84, 84],
  [46, 92],
  [8, 94],
  [2, 60],
];
const TALL_SIDE: readonly Point[] = [
  [3, 184],
  [40, 178],
  [80, 184],
  [97, 204],
  [98, 246],
  [82, 266],
  [44, 272],
  [5, 268],
  [1, 226],
];
const TALL_EAST: readonly (readonly Point[])[] = [
  mirrorX(TALL[0], TALL_CORNER),
  mirrorY(TALL[1], mirrorX(TALL[0], TALL_CORNER)),
];

export const TALL_CHARTS: Record<number, Chart> = {
  3: {
    size: TALL,
    ring: [
      [50, 226, 72, 2],
      [50, 122, 70, 6],
      [122, 46, 6, 62],
      [229, 44, 0, 62],
      [338, 46, -44, 58],
      [338, 139, -70, 4],
      [338, 226, -70, 0],
      [338, 313, -70, -4],
      [338, 406, -44, -54],
      [229, 408, 0, -60],
      [122, 406, 6, -60],
      [50, 330, 70, -6],
    ],
    lands: [TALL_SIDE, ...TALL_EAST],
  },
  4: {
    size: TALL,
    ring: [
      [50, 46, 36, 58],
      [145, 44, 0, 62],
      [241, 44, 0, 62],
      [336, 46, -36, 58],
      [338, 166, -70, 0],
      [338, 286, -70, 0],
      [336, 406, -36, -54],
      [241, 408, 0, -60],
      [145, 408, 0, -60],
      [50, 406, 36, -54],
      [48, 286, 70, 0],
      [48, 166, 70, 0],
    ],
    lands: [TALL_CORNER, ...TALL_EAST, mirrorY(TALL[1], TALL_CORNER)],
  },
};

/** Outlines of islands around their middle, so that no two neighbours look alike. */
export const ISLANDS: readonly (readonly Point[])[] = [
  [
    [-48, 4],
    [-42, -22],
    [-16, -36],
    [14, -34],
    [40, -28],
    [49, -4],
    [42, 24],
    [14, 37],
    [-18, 35],
    [-42, 26],
  ],
  [
    [-47, -6],
    [-34, -30],
    [-4, -33],
    [24, -38],
    [46, -18],
    [47, 12],
    [30, 33],
    [0, 34],
    [-28, 38],
    [-48, 18],
  ],
  [
    [-49, 2],
    [-38, -30],
    [-8, -38],
    [22, -32],
    [45, -24],
    [48, 6],
    [36, 32],
    [6, 36],
    [-24, 34],
    [-46, 24],
  ],
];
