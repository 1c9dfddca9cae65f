/** Venice by its shores: the city around the S of the Grand Canal, drawn once for each arrangement of the board. */

import { outline, type Banks, type Shore } from './shores';

type City = Record<string, Shore>;
type Bounds = readonly (readonly string[])[];

/** Along c1 to c4 the Grand Canal runs from the west to the basin; r1 to r6 are narrow rii; the rest is the lagoon. */
// prettier-ignore
const WIDE_CITY: City = {
  c1: { water: 'canal', points: [[20, 236], [110, 226], [210, 220], [324, 220]] },
  c2: { water: 'canal', points: [[324, 220], [420, 218], [530, 221], [606, 240]] },
  c3: {
    water: 'canal',
    points: [[606, 240], [641, 276], [650, 332], [645, 390], [608, 427], [530, 440], [420, 443], [352, 459]],
  },
  c4: {
    water: 'canal',
    points: [[352, 459], [338, 492], [335, 550], [342, 610], [378, 648], [460, 660], [560, 663], [662, 662]],
  },
  r1: { water: 'rio', points: [[324, 220], [330, 284], [321, 354], [326, 438]] },
  r2: { water: 'rio', points: [[326, 438], [352, 459]] },
  r3: { water: 'rio', points: [[326, 438], [220, 434], [110, 440], [20, 446]] },
  r4: { water: 'rio', points: [[706, 654], [696, 566], [682, 470], [690, 380], [680, 300], [684, 238]] },
  r5: { water: 'rio', points: [[606, 240], [646, 228], [684, 238]] },
  r6: { water: 'rio', points: [[684, 238], [692, 204]] },
  cannaregio: {
    water: 'lagoon',
    points: [
      [20, 236], [28, 208], [80, 194], [142, 170], [178, 124], [194, 70], [230, 32], [300, 19],
      [420, 15], [560, 18], [646, 30], [680, 76], [684, 140], [692, 204],
    ],
  },
  castello: {
    water: 'lagoon',
    points: [
      [692, 204], [770, 212], [860, 207], [946, 216], [984, 262], [986, 350],
      [984, 440], [988, 500], [960, 530], [900, 528], [836, 560], [776, 620], [706, 654],
    ],
  },
  'san-marco': { water: 'lagoon', points: [[662, 662], [686, 668], [706, 654]] },
  dorsoduro: {
    water: 'lagoon',
    points: [
      [20, 446], [16, 510], [17, 590], [28, 662], [66, 686], [170, 689], [320, 690], [460, 693], [580, 694],
      [646, 686], [662, 662],
    ],
  },
  'santa-croce': { water: 'lagoon', points: [[20, 236], [16, 292], [18, 364], [20, 446]] },
};

const WIDE_BOUNDS: Bounds = [
  ['cannaregio', '-r6', '-r5', '-c2', '-c1'],
  ['castello', 'r4', 'r6'],
  ['-r3', 'r2', 'c4', '-dorsoduro'],
  ['c3', 'c4', 'san-marco', 'r4', '-r5'],
  ['c2', 'c3', '-r2', '-r1'],
  ['c1', 'r1', 'r3', '-santa-croce'],
];

/** The same city seen from the south-west, so that it fits two columns. */
// prettier-ignore
const TALL_CITY: City = {
  c2: { water: 'canal', points: [[8, 312], [60, 309], [130, 310], [184, 322]] },
  c3: { water: 'canal', points: [[184, 322], [199, 352], [201, 400], [195, 440], [200, 470]] },
  c4: { water: 'canal', points: [[200, 470], [228, 480], [300, 483], [382, 479]] },
  r1: { water: 'rio', points: [[200, 470], [140, 479], [70, 475], [8, 478]] },
  r2: { water: 'rio', points: [[200, 470], [196, 530], [200, 590], [197, 638]] },
  r4: { water: 'rio', points: [[382, 312], [290, 315], [204, 310]] },
  r5: { water: 'rio', points: [[184, 322], [204, 310]] },
  r6: { water: 'rio', points: [[204, 310], [197, 230], [200, 146]] },
  cannaregio: { water: 'lagoon', points: [[8, 312], [7, 230], [10, 152], [60, 141], [140, 143], [200, 146]] },
  castello: { water: 'lagoon', points: [[200, 146], [260, 141], [340, 142], [380, 152], [384, 230], [382, 312]] },
  'san-marco': { water: 'lagoon', points: [[382, 479], [385, 400], [382, 312]] },
  'san-polo': { water: 'lagoon', points: [[8, 478], [6, 400], [8, 312]] },
  'santa-croce': { water: 'lagoon', points: [[197, 638], [120, 641], [20, 638], [7, 600], [6, 540], [8, 478]] },
  dorsoduro: { water: 'lagoon', points: [[382, 479], [385, 540], [382, 610], [370, 638], [280, 642], [197, 638]] },
};

const TALL_BOUNDS: Bounds = [
  ['cannaregio', '-r6', '-r5', '-c2'],
  ['castello', 'r4', 'r6'],
  ['c4', 'dorsoduro', '-r2'],
  ['c3', 'c4', 'san-marco', 'r4', '-r5'],
  ['c2', 'c3', 'r1', 'san-polo'],
  ['-r1', 'r2', 'santa-croce'],
];

function land(city: City, bounds: Bounds, banks: Banks): string[] {
  return bounds.map((names) => outline(city, names, banks));
}

/** The outlines of the six districts. */
export const WIDE_LAND = land(WIDE_CITY, WIDE_BOUNDS, { lagoon: 0, canal: 8, rio: 2.6 });
export const TALL_LAND = land(TALL_CITY, TALL_BOUNDS, { lagoon: 0, canal: 5.5, rio: 2 });

/** The front of the palace stands apart, on a quay of its own. */
export const WIDE_PALACE = 'M712 20H988V192H712z';
export const TALL_PALACE = 'M8 14H254V134H8z';
