/** The signs on tiles, cards and cubes. */

import type { Drawn } from '../shared/drawn';
import type { TilePrinted } from './shape';

const KNOBS = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
  const [x, y] = [11 * Math.sin((angle * Math.PI) / 180), -11 * Math.cos((angle * Math.PI) / 180)];
  return `M${(x - 1.5).toFixed(1)} ${y.toFixed(1)}a1.5 1.5 0 1 1 3 0 1.5 1.5 0 0 1-3 0z`;
});

export const GLYPHS = {
  wheel: {
    solid: `M-2.2 0a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 0 1-4.4 0z${KNOBS.join('')}`,
    lines:
      'M0 -6.6a6.6 6.6 0 1 1 0 13.2a6.6 6.6 0 0 1 0-13.2M0 -10V10M-10 0H10M-7.2 -7.2L7.2 7.2M-7.2 7.2L7.2 -7.2',
  },
  sack: {
    solid:
      'M-3.5 -5.5C-9.5 -1 -11 4 -9.5 8C-8 11.5 8 11.5 9.5 8C11 4 9.5 -1 3.5 -5.5zM-3.2 -6.8L-5.8 -11.5Q-2.5 -10 0 -10.2T5.8 -11.5L3.2 -6.8z',
    lines: '',
  },
  house: {
    solid: 'M-10 11V-1.5L0 -10.5 10 -1.5V11H3.6V4.5a3.6 3.6 0 0 0-7.2 0V11z',
    lines: '',
  },
  monk: {
    solid:
      'M0 -11.5c4.6 0 6.8 3.6 6.8 7.2 0 2-.5 3.5-1.3 4.7C9 2 10.6 6 11 11.5H-11C-10.6 6 -9 2 -5.5 .4-6.3 -.8 -6.8 -2.3 -6.8 -4.3c0-3.6 2.2-7.2 6.8-7.2zM0 -8.5c-2.2 0-3.5 1.9-3.5 4.3S-2.2 .2 0 .2 3.5 -1.8 3.5 -4.2 2.2 -8.5 0 -8.5z',
    lines: '',
  },
  scroll: {
    solid:
      'M-8.5 -11H8.5a2.3 2.3 0 0 1 0 4.6H-8.5a2.3 2.3 0 0 1 0-4.6zM-8.5 6.4H8.5a2.3 2.3 0 0 1 0 4.6H-8.5a2.3 2.3 0 0 1 0-4.6z',
    lines: 'M-7 -6V6.5M7 -6V6.5M-3.5 -2.5H3.5M-3.5 .8H3.5M-3.5 4H1.5',
  },
  sword: {
    solid: 'M0 -12L2.3 -8V3.5H-2.3V-8zM-1.3 5.5H1.3V9.5H-1.3zM0 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
    lines: 'M-6.5 4.5H6.5',
  },
  mitre: {
    solid:
      'M0 -12C5.5 -7.5 9.5 -3 8.5 4.5H1.2V-3H3.5V-5.2H1.2V-7.5H-1.2V-5.2H-3.5V-3H-1.2V4.5H-8.5C-9.5 -3 -5.5 -7.5 0 -12zM-8.5 6.5H8.5V10.5H-8.5z',
    lines: '',
  },
  anchor: {
    solid: 'M-11.5 5.5L-9 .5 -5.2 4.3zM11.5 5.5L9 .5 5.2 4.3z',
    lines:
      'M0 -5.5V10.5M-5.5 -2.5H5.5M-8.8 3.5Q-7.5 9.8 0 10.8Q7.5 9.8 8.8 3.5M-2.4 -8.2a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 0 1-4.8 0',
  },
  turn: { solid: 'M.5 3.5H11.5L6 11.5z', lines: 'M-6 11V-3a6 6 0 0 1 12 0V5' },
  upgrade: { solid: 'M0 -11.5L9.5 -1H4.5V11H-4.5V-1H-9.5z', lines: '' },
  pennant: { solid: 'M-6.5 -11H9.5L5 -5.5 9.5 0H-6.5z', lines: 'M-7 -11.5V11.5' },
  helmet: {
    solid: 'M-8.5 10V-1.5C-8.5 -7.5 -5 -11.5 0 -11.5S8.5 -7.5 8.5 -1.5V10H2V2.5H6V-1.5H-6V2.5H-2V10z',
    lines: '',
  },
  tile: { solid: 'M-11 -4.5H4.5V11H-11z', lines: 'M-6 -8.5H8.5V6M-1 -11.5H11.5V1' },
  cube: {
    solid: '',
    lines: 'M-10 -4.5L-4.5 -10H10L4.5 -4.5zM4.5 -4.5L10 -10V4.5L4.5 10zM-10 -4.5H4.5V10H-10z',
  },
  card: { solid: 'M-8 -10.5H8V-3H-8z', lines: 'M-8 -10.5H8V10.5H-8zM-3.5 3.5H3.5' },
  coin: { solid: 'M0 -5L5 0 0 5 -5 0z', lines: 'M-10.5 0a10.5 10.5 0 1 1 21 0a10.5 10.5 0 1 1 -21 0z' },
  arrow: { solid: 'M0 -11L7 0H2.6V11H-2.6V0H-7z', lines: '' },
} as const satisfies Record<string, Drawn>;

export type GlyphName = keyof typeof GLYPHS;

export const TILE_GLYPHS: Record<TilePrinted['type'], GlyphName> = {
  ship: 'wheel',
  merchant: 'sack',
  building: 'house',
  monk: 'monk',
  diplomat: 'scroll',
  knight: 'sword',
  order: 'mitre',
};

/** A colour is never alone: red bears a flower, yellow the sun, blue a drop. */
export const COLOUR_GLYPHS: readonly Drawn[] = [
  {
    solid:
      'M0 -1.5C-5.5 -3.5 -5.5 -9.5 0 -11.5C5.5 -9.5 5.5 -3.5 0 -1.5zM1.5 0C3.5 -5.5 9.5 -5.5 11.5 0C9.5 5.5 3.5 5.5 1.5 0zM0 1.5C5.5 3.5 5.5 9.5 0 11.5C-5.5 9.5 -5.5 3.5 0 1.5zM-1.5 0C-3.5 5.5 -9.5 5.5 -11.5 0C-9.5 -5.5 -3.5 -5.5 -1.5 0z',
    lines: '',
  },
  {
    solid: 'M0 -5.2a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 0 1 0-10.4z',
    lines:
      'M0 -8V-11M0 8V11M-8 0H-11M8 0H11M5.7 -5.7L7.8 -7.8M-5.7 -5.7L-7.8 -7.8M5.7 5.7L7.8 7.8M-5.7 5.7L-7.8 7.8',
  },
  {
    solid: 'M0 -11.5C4 -5 7.8 -1 7.8 3.6a7.8 7.8 0 0 1-15.6 0C-7.8 -1 -4 -5 0 -11.5z',
    lines: '',
  },
];

/** The colours of cubes. */
export const COLOURS = [...COLOUR_GLYPHS.keys()];
