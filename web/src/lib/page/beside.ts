/** Where a small panel lies beside something on the page. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The distance between the panel and what it lies beside, and from the edge of its bounds. */
const GAP_PX = 8;

/**
 * The place of a panel below, above, right or left of `at`: within `bounds`, never over `at` if there is another way,
 * and of these the one that covers least of what must stay in sight.
 */
export function beside(
  size: Size,
  at: Rect,
  bounds: Rect,
  kept: readonly Rect[],
  isAboveFirst = false,
): Rect {
  const [below, above, ...sides] = aroundOf(size, at);
  const around = isAboveFirst ? [above, below, ...sides] : [below, above, ...sides];
  const places = around.map((place) => within(place, bounds));
  const free = places.filter((place) => !overlap(place, at));
  return leastCovering(free.length ? free : places, kept);
}

/**
 * The place of a panel that belongs to `at`: inside it along its middle where it has room, since only the middle of a
 * crooked shape is sure to be its own; else beside it.
 */
export function upon(size: Size, at: Rect, bounds: Rect, kept: readonly Rect[]): Rect {
  const seen = shared(at, bounds);
  const hasRoom = seen.width > size.width && seen.height > 2 * size.height;
  if (!hasRoom) return beside(size, at, bounds, kept);
  const [lowest, left] = [at.height - size.height - GAP_PX, at.left + (at.width - size.width) / 2];
  const inside = [lowest, lowest / 2, GAP_PX].map((down) => ({ ...size, left, top: at.top + down }));
  return leastCovering(
    inside.map((place) => within(place, seen)),
    kept,
  );
}

/** The place that covers least of what must stay in sight; of equal ones the first. */
function leastCovering(places: readonly Rect[], kept: readonly Rect[]): Rect {
  const covered = (place: Rect): number => kept.reduce((sum, rect) => sum + overlap(place, rect), 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

function aroundOf({ width, height }: Size, at: Rect): [Rect, Rect, Rect, Rect] {
  const middle = at.left + (at.width - width) / 2;
  const centre = at.top + (at.height - height) / 2;
  return [
    { left: middle, top: at.top + at.height + GAP_PX, width, height },
    { left: middle, top: at.top - height - GAP_PX, width, height },
    { left: at.left + at.width + GAP_PX, top: centre, width, height },
    { left: at.left - width - GAP_PX, top: centre, width, height },
  ];
}

function within(place: Rect, bounds: Rect): Rect {
  const most = (low: number, room: number, size: number): number => low + room - size - GAP_PX;
  const clamp = (x: number, low: number, room: number, size: number): number =>
    Math.max(low + GAP_PX, Math.min(x, most(low, room, size)));
  return {
    ...place,
    left: clamp(place.left, bounds.left, bounds.width, place.width),
    top: clamp(place.top, bounds.top, bounds.height, place.height),
  };
}

/** The area that two rectangles share. */
export function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** What two rectangles share; without extent if they share nothing. */
export function shared(a: Rect, b: Rect): Rect {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.max(0, Math.min(a.left + a.width, b.left + b.width) - left);
  const height = Math.max(0, Math.min(a.top + a.height, b.top + b.height) - top);
  return { left, top, width, height };
}
