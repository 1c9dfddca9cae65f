/** The signs of the goods. */

import type { Drawn } from '../shared/drawn';

const dots = (points: readonly (readonly [number, number])[], r: number): string =>
  points.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`).join('');

const grain = (x: number, y: number, tilt: number): string =>
  `M${x} ${y}q${-3 + tilt} -4 ${tilt} -7q${3 + tilt} 3 ${-tilt} 7z`;

/** By good: eight wares, five special cards, the marker, four kinds of hand cards. */
export const GOOD_GLYPHS: readonly Drawn[] = [
  // wheat: an ear
  {
    solid: `${grain(0, -4, 0)}${grain(-1, 1, -4)}${grain(1, 1, 4)}${grain(-1, 6, -4)}${grain(1, 6, 4)}`,
    lines: 'M0 -4V11.5',
  },
  // rice: a bowl, heaped
  {
    solid: 'M-11 1H11C10.5 7 7 10.5 0 10.5S-10.5 7 -11 1zM-8 -1C-6.5 -6 -3.5 -8 0 -8S6.5 -6 8 -1z',
    lines: '',
  },
  // silver: coins, one above the other
  {
    solid: 'M0 -10.5a9 4 0 1 1 0 8a9 4 0 1 1 0 -8z',
    lines: 'M-9 -1.5a9 4 0 0 0 18 0M-9 3a9 4 0 0 0 18 0M-9 7a9 4 0 0 0 18 0',
  },
  // copper: a cauldron
  {
    solid: 'M-10 -3H10V-.5H9C9 6 6 10.5 0 10.5S-9 6 -9 -.5H-10z',
    lines: 'M-7 -3.5C-6 -13 6 -13 7 -3.5',
  },
  // silk: a skein
  {
    solid: 'M-8 -11H8V-7.5H-8zM-8 7.5H8V11H-8z',
    lines: 'M-5.5 -5.5L5.5 -3M-5.5 -2L5.5 .5M-5.5 1.5L5.5 4M-5.5 5L3 6.5',
  },
  // linen: folded cloth
  {
    solid: 'M-11 5.5H8A3 3 0 0 1 8 11H-11zM-11 -1.5H8A3 3 0 0 1 8 4H-11z',
    lines: 'M-10 -4.5H6A2.6 2.6 0 0 0 6 -10H-10z',
  },
  // salt: a heap
  { solid: 'M-11.5 9.5C-7 8 -3.5 -7.5 0 -7.5S7 8 11.5 9.5z', lines: 'M-6 -9V-8.9M6 -8V-7.9M0 -11.5V-11.4' },
  // pepper: corns
  {
    solid: dots(
      [
        [-5.5, 6],
        [5.5, 6],
        [0, 1],
        [-6.5, -3.5],
        [6, -4.5],
        [-0.5, -8],
      ],
      3.1,
    ),
    lines: '',
  },
  // any start field: a tower on a field
  { solid: 'M-5 5V-5H-7V-11H-4V-8.5H-1.5V-11H1.5V-8.5H4V-11H7V-5H5V5z', lines: 'M-10.5 9H10.5' },
  // any ware: an open sack with a star
  {
    solid: 'M0 -11.5L3 -4.2 10.9 -3.5 4.9 1.6 6.8 9.3 0 5.1 -6.8 9.3 -4.9 1.6 -10.9 -3.5 -3 -4.2z',
    lines: '',
  },
  // extra action: one more
  { solid: 'M-3 -10.5H3V-3H10.5V3H3V10.5H-3V3H-10.5V-3H-3z', lines: '' },
  // building action: one's own house
  { solid: 'M0 -11L11.5 -1.5H8.5V10.5H2.8V3.5H-2.8V10.5H-8.5V-1.5H-11.5z', lines: '' },
  // exchange: there and back
  { solid: 'M3.5 -11.5L11.5 -5.5 3.5 .5zM-3.5 11.5L-11.5 5.5 -3.5 -.5z', lines: 'M-10.5 -5.5H4M10.5 5.5H-4' },
  // marker: a pennant on its pole
  { solid: 'M-6 -11H10L5 -5.5 10 0H-6z', lines: 'M-6.5 -11.5V11.5' },
  // large order: a list of three
  {
    solid: dots(
      [
        [-5.5, -5.5],
        [-5.5, 0],
        [-5.5, 5.5],
      ],
      1.9,
    ),
    lines: 'M-9.5 -11H9.5V11H-9.5zM-1 -5.5H6M-1 0H6M-1 5.5H6',
  },
  // small order: a list of one
  { solid: dots([[-4.5, 1.5]], 2.2), lines: 'M-8.5 -8H8.5V8.5H-8.5zM0 1.5H5M-4.5 -3.5H5' },
  // message: a letter
  { solid: '', lines: 'M-11 -7.5H11V8H-11zM-11 -7.5L0 2.5 11 -7.5' },
  // privilege: a sealed deed
  {
    solid: 'M3.5 2.5a5 5 0 1 1 0 .1zM1.5 5L-.5 12 4 9.5z M8 6L10.5 12 6 10z',
    lines: 'M-9.5 -11H6.5V-4M-9.5 -11V8H-1M-5.5 -6.5H2.5M-5.5 -2.5H0',
  },
];

/** Money. */
export const DUCAT: Drawn = { solid: 'M0 -7.5L7.5 0 0 7.5 -7.5 0zM0 -3.6L-3.6 0 0 3.6 3.6 0z', lines: '' };

/** What is given for what: two arrows, around the middle. */
export const SWAP = 'M-3.5 -4h7m-3 -3l3 3 -3 3M3.5 4h-7m3 -3l-3 3 3 3';
