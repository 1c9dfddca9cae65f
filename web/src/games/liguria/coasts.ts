/** The sea and the lands around it, as tables: where the ring of stops runs, and where the harbours' land lies. */

import type { Point } from '../shared/geometry';

/** A stop: its middle, and from there where the first ship lies. */
export interface StopRow {
  at: Point;
  berth: Point;
}

export interface Chart {
  ring: readonly StopRow[];
  /** By seat: the shore of the harbour's land. */
  lands: readonly (readonly Point[])[];
}

/** Points as SVG writes them: `10,8 90,5`. */
function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** Stops, each with its berth: `332,60+40,70`. */
function ring(text: string): StopRow[] {
  return text.split(' ').map((stop) => {
    const [at = [0, 0], berth = [0, 0]] = stop.split('+').flatMap(points);
    return { at, berth };
  });
}

const mirrorX = (width: number, shore: readonly Point[]): Point[] => shore.map(([x, y]) => [width - x, y]);
const mirrorY = (height: number, shore: readonly Point[]): Point[] => shore.map(([x, y]) => [x, height - y]);

/** The lands on the right: like the one in the left upper corner. */
function east([width, height]: Point, corner: readonly Point[]): Point[][] {
  return [mirrorX(width, corner), mirrorY(height, mirrorX(width, corner))];
}

const WIDE: Point = [1000, 514];
const TALL: Point = [386, 420];

/** The land in a corner: room for the harbour's rows, and a cape with its town. */
const WIDE_CORNER = points(
  '10,8 90,5 200,7 300,5 356,10 380,34 382,76 364,102 312,112 284,128 274,176 272,226 256,247 180,250 90,248 14,250 6,200 8,100',
);
const WIDE_SIDE = points(
  '10,148 60,133 150,130 244,132 274,146 282,182 300,208 352,214 378,230 384,258 378,286 352,302 300,308 282,334 274,368 244,382 150,384 60,381 10,366 6,258',
);
const TALL_CORNER = points('4,4 40,2 80,6 96,22 98,62 84,84 46,92 8,94 2,60');
const TALL_SIDE = points('3,168 40,162 80,168 97,188 98,230 82,250 44,256 5,252 1,210');

/** With three players one harbour lies at the side, two in corners; with four, one in each corner. */
export const WIDE_CHARTS: Record<number, Chart> = {
  3: {
    ring: ring(
      '332,258+90,6 312,94+68,58 424,52+16,80 544,52+-4,80 668,60+-50,64 684,162+-86,28 684,257+-86,2 684,352+-86,-22 668,454+-50,-60 544,462+-4,-76 424,462+16,-76 312,420+68,-52',
    ),
    lands: [WIDE_SIDE, ...east(WIDE, WIDE_CORNER)],
  },
  4: {
    ring: ring(
      '332,60+44,70 444,56+6,78 556,56+-6,78 668,60+-44,70 682,192+-88,2 682,322+-88,0 668,454+-44,-66 556,458+-6,-76 444,458+6,-76 332,454+44,-66 318,322+88,0 318,192+88,2',
    ),
    lands: [WIDE_CORNER, ...east(WIDE, WIDE_CORNER), mirrorY(WIDE[1], WIDE_CORNER)],
  },
};

export const TALL_CHARTS: Record<number, Chart> = {
  3: {
    ring: ring(
      '50,210+74,4 50,112+72,6 122,46+8,64 229,44+0,64 338,46+-58,54 338,130+-72,20 338,210+-72,0 338,290+-72,-16 338,374+-58,-48 229,376+0,-60 122,374+8,-60 50,308+72,-4',
    ),
    lands: [TALL_SIDE, ...east(TALL, TALL_CORNER)],
  },
  4: {
    ring: ring(
      '50,46+38,56 145,44+6,64 241,44+-6,64 336,46+-38,56 338,156+-72,0 338,264+-72,0 336,374+-38,-50 241,376+-6,-58 145,376+6,-58 50,374+38,-50 48,264+72,0 48,156+72,0',
    ),
    lands: [TALL_CORNER, ...east(TALL, TALL_CORNER), mirrorY(TALL[1], TALL_CORNER)],
  },
};

/** Outlines of islands around their middle, so that no two neighbours look alike. */
export const ISLANDS: readonly Point[][] = [
  points('-48,4 -42,-22 -16,-36 14,-34 40,-28 49,-4 42,24 14,37 -18,35 -42,26'),
  points('-47,-6 -34,-30 -4,-33 24,-38 46,-18 47,12 30,33 0,34 -28,38 -48,18'),
  points('-49,2 -38,-30 -8,-38 22,-32 45,-24 48,6 36,32 6,36 -24,34 -46,24'),
];
