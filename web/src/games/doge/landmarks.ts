/** Little views that fill empty land, drawn upwards from the middle of their foot. */

import type { Point } from '../shared/geometry';

export const VIEWS = {
  church:
    'M-14 0V-16L0 -27 14 -16V0zM-3.5 0V-7a3.5 3.5 0 0 1 7 0V0zM0 -17.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM16 0V-38H26V0zM16 -38L21 -52 26 -38zM19 -28V-33a2 2 0 0 1 4 0V-28z',
  trees:
    'M-12 0V-5M-12 -5c-5 0-6-4-6-8s2-9 6-9 6 5 6 9-1 8-6 8zM1 2V-4M1 -4c-5 0-7-4-7-9s3-11 7-11 7 6 7 11-2 9-7 9zM14 0V-4M14 -4c-4 0-5.5-3-5.5-7s2-8 5.5-8 5.5 4 5.5 8-1.5 7-5.5 7z',
  roofs:
    'M-22 0V-9L-15.5 -16 -9 -9V0zM-9 0V-13L-1 -21 7 -13V0zM7 0V-8L12.5 -14 18 -8V0zM-3 0V-6H1V0zM-17 0V-5H-14V0zM11 0V-5H14V0z',
  arsenal:
    'M-28 0V-34H-30V-41H-26.5V-38H-23V-41H-19V-38H-15.5V-41H-12V-34H-14V0zM28 0V-34H30V-41H26.5V-38H23V-41H19V-38H15.5V-41H12V-34H14V0zM-14 0V-20H14V0zM-8 0V-7a8 8 0 0 1 16 0V0zM-23 -14V-22H-19V-14zM19 -14V-22H23V-14z',
} as const;

export interface Landmark {
  view: keyof typeof VIEWS;
  at: Point;
  scale?: number;
}
