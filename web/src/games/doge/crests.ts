/** The sign of each field. */

import type { Drawn } from '../shared/drawn';

export const CRESTS: readonly Drawn[] = [
  // Cannaregio: reeds, after which it may be named
  {
    solid:
      'M-7 -11c2 0 2.2 2 2.2 4s-.4 3.5-1.6 3.5-2-1.5-2.2-3.5.2-4 1.6-4zM.6 -12c1.6 0 1.9 2 1.9 4.2S2 -4 .6 -4s-1.9-1.6-1.9-3.8S-1 -12 .6 -12zM8 -10c1.5.2 1.7 2.2 1.4 4.2S8.2 -2.6 7 -2.8s-1.5-1.7-1.2-3.7S6.7 -10.1 8 -10z',
    lines: 'M-6 -4Q-4.5 4 -4 11M.6 -4V11M7 -3Q5.4 4 5 11M-11 2Q-7 5 -5 11M11 3Q7 6 5.5 11',
  },
  // Castello: a tower
  { solid: 'M-7 11V-3H-9.5V-11H-5.5V-8H-2V-11H2V-8H5.5V-11H9.5V-3H7V11H3V6a3 3 0 0 0-6 0V11z', lines: '' },
  // Dorsoduro: the hard ridge above the water
  {
    solid: 'M-12 4L-4.5 -9 0 -1.5 3.5 -6 11.5 4z',
    lines: 'M-11.5 9q2.9-3 5.75 0t5.75 0 5.75 0 5.75 0',
  },
  // San Marco: the book of the evangelist
  {
    solid: 'M-1 -6C-4 -9 -8 -9.5 -11.5 -8V7C-8 5.5 -4 6 -1 9zM1 -6C4 -9 8 -9.5 11.5 -8V7C8 5.5 4 6 1 9z',
    lines: '',
  },
  // San Polo: the sword of Saint Paul
  {
    solid: 'M0 -12L2.3 -8V3.5H-2.3V-8zM-1.3 5.5H1.3V9.5H-1.3zM0 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
    lines: 'M-7 4.5H7',
  },
  // Santa Croce: the cross
  {
    solid: 'M-4 -11H4L2.3 -2.3 11 -4V4L2.3 2.3 4 11H-4L-2.3 2.3 -11 4V-4L-2.3 -2.3z',
    lines: '',
  },
  // the Quarantia: the scales of its court
  {
    solid: 'M-12 1H-4A4 4 0 0 1-12 1zM4 1H12A4 4 0 0 1 4 1zM0 -11.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
    lines: 'M0 -9V10M-5 10.5H5M-8.5 -6.5H8.5M-8 -6.5L-11.5 1M-8 -6.5L-4.5 1M8 -6.5L4.5 1M8 -6.5L11.5 1',
  },
];
