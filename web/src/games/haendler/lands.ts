/** The land under the roads, for the wide map: seas, rivers, mountains and woods. Nothing here is played with. */

import type { Point } from '../shared/geometry';

/** Points as SVG writes them: `10,8 90,5`. */
function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** The northern sea, the ocean in the west, the southern sea and its bay. */
export const COASTS: readonly (readonly Point[])[] = [
  points('-20,-20 430,-20 440,14 414,36 372,22 320,34 262,22 226,38 184,26 150,44 96,36 40,70 6,66 -20,80'),
  points('-20,250 14,262 6,300 22,330 4,380 18,430 2,452 44,470 60,500 36,530 40,590 -20,590'),
  points('170,590 196,556 240,536 292,544 330,526 362,540 420,556 470,548 512,560 540,590'),
  points('640,590 622,548 580,500 566,462 590,448 622,474 668,500 720,520 770,512 832,520 832,590'),
];

/** Rhine, Danube, Elbe and Rhône. */
export const RIVERS: readonly (readonly Point[])[] = [
  points('424,344 404,308 416,270 392,238 330,196 290,150 262,70 240,30'),
  points('446,318 500,300 560,320 612,332 660,330 700,344 760,350 820,372'),
  points('690,210 640,214 600,190 566,150 520,60 470,20'),
  points('392,366 352,374 322,400 318,450 300,544'),
];

// prettier-ignore
export const HILLS: readonly Point[] = [
  [452, 386], [486, 372], [478, 400], [514, 362], [586, 392], [612, 404], [330, 340], [352, 318], [246, 470],
  [278, 486], [204, 484], [690, 440], [740, 420], [660, 300],
];

// prettier-ignore
export const WOODS: readonly Point[] = [
  [300, 266], [320, 288], [500, 214], [604, 270], [640, 180], [620, 166], [92, 214], [60, 232], [116, 256],
  [752, 140], [700, 150], [234, 300], [420, 204], [140, 470], [110, 488],
];
