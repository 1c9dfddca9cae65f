/** The plane that boards are drawn on. */

export type Point = readonly [number, number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function middle({ x, y, w, h }: Box): Point {
  return [x + w / 2, y + h / 2];
}
