/** Where things are drawn: the board in a wide arrangement, and in a tall one for narrow screens. */

import type { Box, Point } from '../shared/geometry';
import { chartOf, PLATE, plateBox, TALL, TOWN, WIDE, type Chart } from './maps';
import { placed, type Arms } from './roads';
import type { Catalogue, MapPrint } from './shape';

export interface Layout {
  name: 'wide' | 'tall';
  size: Point;
  /** The size of what stands on the map; wagons are drawn for 1. */
  scale: number;
  map: Box;
  /** The fields of the map that is played on. */
  fields: ReadonlyMap<number, Point>;
  arms: Arms;
  /** By city: its market, dial and warehouses. */
  plates: readonly Box[];
  /** By city: its skyline and name on the map, where its board lies elsewhere. */
  towns: readonly Box[];
  cartouche: Box;
  panel: Box;
  prices: Box;
  ranks: Box;
  /** By wagon. */
  yard: readonly Box[];
  investments: Box & { columns: number };
  houses: readonly Box[];
  drawer: Box | null;
}

export interface Wishes {
  isNarrow: boolean;
  seats: number;
  /** One's own seat, or -1. */
  own: number;
  /** Something is dealt with beside the map. */
  hasPanel: boolean;
}

export function layoutOf(
  catalogue: Catalogue,
  map: number,
  { isNarrow, seats, own, hasPanel }: Wishes,
): Layout {
  const printed = catalogue.maps[map] ?? { name: '', arms: [] };
  return isNarrow
    ? tall(catalogue, printed, seats, own >= 0, hasPanel)
    : wide(catalogue, printed, seats, own >= 0);
}

function wide(catalogue: Catalogue, printed: MapPrint, seats: number, isOwner: boolean): Layout {
  const map = { x: 5, y: 5, w: WIDE[0], h: WIDE[1] };
  const chart = chartOf(printed.name, false);
  return {
    name: 'wide',
    size: [1080, 800],
    scale: 1,
    map,
    ...charted(catalogue, printed, chart, map),
    plates: catalogue.cities.map((_, city) => moved(plateBox(chart.plates, city, PLATE), map)),
    towns: [],
    cartouche: { x: 692, y: 13, w: 117, h: 112 },
    panel: { x: 584, y: 414, w: 225, h: 154 },
    prices: { x: 825, y: 5, w: 250, h: 232 },
    ranks: { x: 825, y: 244, w: 250, h: 331 },
    yard: rowOf({ x: 5, y: 583, w: 500, h: 106 }, catalogue.wagons, 6),
    investments: { x: 513, y: 583, w: 562, h: 106, columns: 4 },
    houses: blockOf({ x: 5, y: 697, w: isOwner ? 500 : 1070, h: 98 }, seats, 2, 6),
    drawer: isOwner ? { x: 513, y: 697, w: 562, h: 98 } : null,
  };
}

function tall(
  catalogue: Catalogue,
  printed: MapPrint,
  seats: number,
  isOwner: boolean,
  hasPanel: boolean,
): Layout {
  const [left, width, gap] = [2, 386, 7];
  const map = { x: left, y: 52, w: TALL[0], h: TALL[1] };
  const chart = chartOf(printed.name, true);
  let end = map.y + map.h;
  const next = (h: number): Box => {
    const box = { x: left, y: end + gap, w: width, h };
    end += h + gap;
    return box;
  };
  // A gap below the map would hide what follows.
  const panel = hasPanel ? next(150) : { x: left, y: end, w: width, h: 0 };
  const drawer = isOwner ? next(112) : null;
  const yard = rowOf(next(118), catalogue.wagons, 5);
  const plates = blockOf(next(3 * PLATE[1] + 2 * 6), catalogue.cities.length, 2, 6);
  const prices = next(262);
  const ranks = next(331);
  const investments = { ...next(236), columns: 2 };
  const houses = blockOf(next(52 * seats), seats, 1, 6);
  return {
    name: 'tall',
    size: [390, end + 2],
    scale: 0.62,
    map,
    ...charted(catalogue, printed, chart, map),
    plates,
    towns: catalogue.cities.map((_, city) => moved(plateBox(chart.plates, city, TOWN), map)),
    cartouche: { x: left, y: 2, w: width, h: 44 },
    panel,
    prices,
    ranks,
    yard,
    investments,
    houses,
    drawer,
  };
}

const moved = (box: Box, { x, y }: Box): Box => ({ ...box, x: box.x + x, y: box.y + y });

function charted(
  catalogue: Catalogue,
  { arms }: MapPrint,
  chart: Chart,
  map: Box,
): Pick<Layout, 'fields' | 'arms'> {
  const keys = catalogue.fields.map(({ key }) => key);
  const places = placed(keys, arms, chart.fields, [map.w / 2, map.h / 2]);
  const fields = new Map(
    [...places].map(([field, [x, y]]): [number, Point] => [field, [x + map.x, y + map.y]]),
  );
  return { fields, arms };
}

const rowOf = (box: Box, count: number, gap: number): Box[] => blockOf(box, count, count, gap);

/** A box parted into so many, in columns. */
export function blockOf({ x, y, w, h }: Box, count: number, columns: number, gap: number): Box[] {
  const lines = Math.ceil(count / columns);
  const [width, height] = [(w - gap * (columns - 1)) / columns, (h - gap * (lines - 1)) / lines];
  return Array.from({ length: count }, (_, at) => ({
    x: x + (at % columns) * (width + gap),
    y: y + Math.floor(at / columns) * (height + gap),
    w: width,
    h: height,
  }));
}
