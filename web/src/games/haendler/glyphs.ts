/** The signs of goods, cards and phases. */

import type { Drawn } from '../shared/drawn';
import type { Doing } from './shape';

const GRAPES = [
  [-6, -2],
  [0, -2],
  [6, -2],
  [-3, 3.4],
  [3, 3.4],
  [0, 8.8],
]
  .map(([x = 0, y = 0]) => `M${x - 3} ${y}a3 3 0 1 1 6 0a3 3 0 0 1-6 0z`)
  .join('');

const ear = (y: number, side: 1 | -1): string =>
  `M0 ${y + 5}Q${7.5 * side} ${y + 3.5} ${7 * side} ${y - 2.5}Q${side} ${y - 1} 0 ${y + 5}z`;
const EARS = [-8, -3.5, 1].map((y) => ear(y, -1) + ear(y, 1)).join('');

/** By good: a bolt of cloth, a grape, salt crystals, an ear of wheat, iron bars, a reel of silk. */
export const GOOD_GLYPHS: readonly Drawn[] = [
  { solid: 'M-10.5 -8.5H4.5Q9.5 -8.5 9.5 -3.5T4.5 1.5H-10.5zM-10.5 4H10.5V9.5H-10.5z', lines: '' },
  { solid: GRAPES, lines: 'M0 -5Q0 -9.5 4.5 -11' },
  { solid: 'M0 -11L4.5 -4 0 3 -4.5 -4zM-6.5 -1L-2 6 -6.5 11.5 -11 6zM6.5 -1L11 6 6.5 11.5 2 6z', lines: '' },
  { solid: EARS, lines: 'M0 -11V11.5' },
  { solid: 'M-3.8 -9.5H3.8L6 -1.5H-6zM-9.5 1H-2.8L-.6 9.5H-11.7zM2.8 1H9.5L11.7 9.5H.6z', lines: '' },
  {
    solid:
      'M-8.5 -11H8.5V-7.5H-8.5zM-8.5 7.5H8.5V11H-8.5zM-6 -6H6V-3.2L-6 -.2zM-6 1.8L6 -1.2V1.8L-6 4.8zM-6 6.3L6 3.3V6.3z',
    lines: '',
  },
];

const WHEEL = 'M0 -10a10 10 0 1 1 0 20a10 10 0 0 1 0-20M0 -10V10M-10 0H10M-7 -7L7 7M-7 7L7 -7';
const HORN = 'M-11 -3Q-4 -3 -1 1.5Q2 6 6 6A4.5 4.5 0 0 0 6 -3Q3 -3 0 -1';

export const GLYPHS = {
  wheel: { solid: 'M-2.5 0a2.5 2.5 0 1 1 5 0a2.5 2.5 0 0 1-5 0z', lines: WHEEL },
  broken: {
    solid: '',
    lines: 'M-3.5 -9.4A10 10 0 1 0 9.9 1.5M0 10V0L-7 -7M-10 0H0L7 7M4 -11L2.5 -6 6 -4.5 5 0 10.5 -5',
  },
  crate: { solid: '', lines: 'M-9.5 -7.5H9.5V9.5H-9.5zM-9.5 -2H9.5M-9.5 4H9.5M-4 -7.5V9.5M4 -7.5V9.5' },
  lift: { solid: 'M0 -11.5L6 -4.5H2V2H-2V-4.5H-6z', lines: 'M-10 1V10.5H10V1' },
  coin: {
    solid: '',
    lines: 'M0 -10a10 10 0 1 1 0 20a10 10 0 0 1 0-20M0 -6.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13',
  },
  plus: { solid: 'M-1.8 -9.5H1.8V-1.8H9.5V1.8H1.8V9.5H-1.8V1.8H-9.5V-1.8H-1.8z', lines: '' },
  crown: { solid: 'M-10.5 -6.5L-5 -.5 0 -9.5 5 -.5 10.5 -6.5 8.5 5H-8.5zM-8.5 7H8.5V10H-8.5z', lines: '' },
  whip: { solid: 'M-9.5 -10a2 2 0 0 1 3.4-1L2 4.5 -1 7z', lines: 'M1 6Q9 11 9.5 3T4 -4 9 -10' },
  bread: {
    solid: 'M-11 2Q-11 -7 0 -7T11 2V7H-11zM-6 -2.5L-3.5 1.5 -2 .5 -4.5 -3.5zM0 -3.5L2.5 .5 4 -.5 1.5 -4.5z',
    lines: '',
  },
  horn: { solid: 'M-12 -6.5L-9 -3 -12 .5z', lines: HORN },
  abacus: {
    solid: 'M-7 -6h4v4h-4zM1 -6h4v4h-4zM-3 2h4v4h-4zM4 2h4v4h-4z',
    lines: 'M-10.5 -10V10M10.5 -10V10M-10.5 -4H10.5M-10.5 4H10.5',
  },
  store: { solid: 'M0 -11L11.5 -3V-.5H-11.5V-3zM-10 1H10V11H5V4H-5V11H-10z', lines: '' },
  ladder: { solid: '', lines: 'M-6 11.5L-3.5 -11.5M6 11.5L3.5 -11.5M-4.4 -7H4.4M-5 -1H5M-5.5 5H5.5' },
  gavel: { solid: 'M-8.5 -4.5L-1.5 -11.5 6 -4 -1 3zM-10.5 8.5H4V11.5H-10.5z', lines: 'M3 -.5L11 7.5' },
  cards: { solid: 'M-9.5 -7H2.5V11H-9.5z', lines: 'M-3.5 -11H9.5V7' },
  note: {
    solid: 'M-8 -11H8V11L4.5 8.5 1.5 11 -1.5 8.5 -4.5 11 -8 8.5zM-5 -7V-5H5V-7zM-5 -3V-1H5V-3z',
    lines: '',
  },
  price: { solid: 'M-11 -1L-1 -11H10V0L0 10z M5 -8.2a2 2 0 1 0 .01 0z', lines: '' },
  fist: {
    solid:
      'M-9.5 -5Q-9.5 -9 -6.3 -9T-3.2 -6Q-3.2 -10 0 -10T3.2 -6Q3.2 -9 6.3 -9T9.5 -5V4Q9.5 11.5 2 11.5H-3Q-9.5 11.5 -9.5 4z',
    lines: '',
  },
  palm: {
    solid:
      'M-8 0Q-8 11.5 0 11.5T8 0L11 -5 8.5 -6 6 -2V-9.5H3.7V-2.5L2.3 -11.5H0V-2.5L-2.3 -11H-4.5V-2.5L-6 -8.5H-8z',
    lines: '',
  },
  road: { solid: 'M-3 -11H3L8.5 11H-8.5zM-1 -8V-3H1V-8zM-1.3 0V7H1.3V0z', lines: '' },
} as const satisfies Record<string, Drawn>;

export type GlyphName = keyof typeof GLYPHS;

/** By influence card: free loading, broken axle, special sale, sale with bonus, social rise, wagon master, upkeep. */
export const INFLUENCE_GLYPHS: readonly GlyphName[] = [
  'lift',
  'broken',
  'coin',
  'plus',
  'crown',
  'whip',
  'bread',
];

/** By investment card. */
export const INVESTMENT_GLYPHS: readonly GlyphName[] = [
  'crate',
  'wheel',
  'wheel',
  'horn',
  'horn',
  'abacus',
  'abacus',
  'store',
];
/** The investment cards whose sign bears a crown besides. */
export const GREAT: readonly number[] = [2, 4, 6];

/** The phases of a round, each with the frame that is doing while it lasts. */
export const PHASES: readonly { frame: Doing['frame']; glyph: GlyphName }[] = [
  { frame: 'purchase', glyph: 'crate' },
  { frame: 'loading', glyph: 'lift' },
  { frame: 'driving', glyph: 'road' },
  { frame: 'prices', glyph: 'price' },
  { frame: 'sale', glyph: 'coin' },
  { frame: 'investments', glyph: 'gavel' },
  { frame: 'status', glyph: 'ladder' },
];
