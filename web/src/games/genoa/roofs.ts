/** How a roof is seen from above: its slopes, and where its sign and name stand on the flat of it. */

import type { Box, Point } from '../shared/geometry';
import type { FieldPlace } from './layout';

/** One slope of a roof, and which way it looks. */
export interface Slope {
  path: string;
  faces: 'north' | 'east' | 'south' | 'west';
}

export function slopesOf({ wall, flat }: FieldPlace): Slope[] {
  return wall.map((from, i) => {
    const next = (i + 1) % wall.length;
    const [to, inner, first] = [wall[next]!, flat[next]!, flat[i]!];
    return { path: `M${[from, to, inner, first].join('L')}Z`, faces: facing(from, to) };
  });
}

/** A clockwise border runs east along the north. */
function facing([x1, y1]: Point, [x2, y2]: Point): Slope['faces'] {
  if (y1 === y2) return x2 > x1 ? 'north' : 'south';
  return y2 > y1 ? 'east' : 'west';
}

export interface Lettering {
  at: Point;
  size: number;
  isTurned: boolean;
  /** Where the signs of what it gives are, and how large. */
  signs: Point[];
  sign: number;
}

/** Letters of the serif are about so wide, for their height. */
const LETTER = 0.47;

/** A square of a small screen. */
const SMALL = 60;

/** A name that would be smaller than this part of the others is turned. */
const LEAST = 0.85;

/** Name and signs on the flat of a roof; on a narrow upright one the name runs up along it. */
export function letteringOf(place: FieldPlace, square: number, name: string, signs: number): Lettering {
  const room = flatOf(place.label, square);
  const fits = (width: number): number => width / (Math.max(5, name.length) * LETTER);
  const most = square < SMALL ? 12.7 : 16.5;
  const size = Math.min(most, fits(room.w));
  const [x, y] = place.at;
  if (!place.isUpright || size >= most * LEAST) {
    const sign = Math.min(square * 0.4, room.h * 0.5);
    return {
      at: [x, y + sign * 0.5 + size * 0.62],
      size,
      isTurned: false,
      signs: rowOf([x, y - size * 0.5], signs, sign * 1.12, false),
      sign,
    };
  }
  const sign = square * 0.4;
  return {
    at: [x - square * 0.16, y],
    size: Math.min(most, fits(room.h)),
    isTurned: true,
    signs: rowOf([x + square * 0.16, y], signs, sign * 1.12, true),
    sign,
  };
}

/** Above this nothing of a name is found that runs across the roof. */
export function nameTop(place: FieldPlace, square: number): number {
  const sign = Math.min(square * 0.4, flatOf(place.label, square).h * 0.5);
  return place.at[1] + sign * 0.5 - 3;
}

/** On a small screen names reach over the slopes. */
function flatOf({ w, h }: Box, square: number): { w: number; h: number } {
  const edge = square < SMALL ? 2 : square * 0.28;
  return { w: w - edge, h: h - edge };
}

/** So many things side by side, or one above the other, around a point. */
function rowOf([x, y]: Point, count: number, pitch: number, isUpright: boolean): Point[] {
  return Array.from({ length: count }, (_, n) => {
    const aside = (n - (count - 1) / 2) * pitch;
    return isUpright ? [x, y + aside] : [x + aside, y];
  });
}
