/** Where things are drawn: the board in a wide arrangement, and in a tall one for narrow screens. */

import type { Box, Point } from '../shared/geometry';
import { NONE } from '../shared/counts';
import { chartOf, PLATE, plateBox, TALL, TALL_PLATE, TOWN, WIDE, type Chart } from './maps';
import { placed, type Arms } from './roads';
import type { Catalogue, MapPrint } from './shape';

export interface Layout {
  name: 'wide' | 'tall';
  size: Point;
  /** The size of what stands on the map; wagons are drawn for 1. */
  scale: number;
  /** One's own seat, or -1: one's goods lie where a finger finds them. */
  own: number;
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
  drawer: Box | null;
}

export interface Wishes {
  isNarrow: boolean;
  /** What the wide board has room for: its width by its height. */
  ratio: number;
  /** One's own seat, or -1. */
  own: number;
  /** Something is dealt with beside the map. */
  hasPanel: boolean;
}

/** Between these the wide board takes the shape of its room. */
const [SQUAREST, WIDEST] = [1.15, 1.5] as const;

export function layoutOf(
  catalogue: Catalogue,
  map: number,
  { isNarrow, ratio, own, hasPanel }: Wishes,
): Layout {
  const printed = catalogue.maps[map] ?? { name: '', arms: [] };
  return isNarrow
    ? tall(catalogue, printed, own, hasPanel)
    : wide(catalogue, printed, own, Math.min(WIDEST, Math.max(SQUAREST, ratio)));
}

/** The wide board's width, and what lies around and below its map. */
const [WIDTH, GAP, EDGE, STRIP] = [1102, 7, 5, 116] as const;
const mapHeight = (ratio: number): number => Math.round(WIDTH / ratio) - 2 * EDGE - STRIP - GAP;
/** How high the map is where the board is widest. */
export const LOWEST = mapHeight(WIDEST);

/** The map takes what height there is; boards beside it and cards below it share the rest. */
function wide(catalogue: Catalogue, printed: MapPrint, own: number, ratio: number): Layout {
  const [width, gap, edge, strip] = [WIDTH, GAP, EDGE, STRIP];
  const height = Math.round(width / ratio);
  const map = { x: edge, y: edge, w: WIDE[0], h: mapHeight(ratio) };
  const chart = chartOf(printed.name, false);
  const side = { x: map.x + map.w + 8, y: edge, w: width - WIDE[0] - 8 - 2 * edge, h: height - 2 * edge };
  const [prices, ranks, investments] = stacked(side, [0.29, 0.42, 0.29], gap);
  const below = { x: edge, y: map.y + map.h + gap, h: strip };
  const yard = { ...below, w: own === NONE ? map.w : 416 };
  return {
    name: 'wide',
    size: [width, height],
    scale: 1,
    own,
    map,
    ...charted(catalogue, printed, chart, map, map.h / WIDE[1]),
    plates: catalogue.cities.map((_, city) => plateIn(chart, city, map)),
    towns: [],
    cartouche: { x: 692, y: 13, w: 117, h: 112 },
    panel: { x: 584, y: map.y + map.h - 161, w: 225, h: 154 },
    prices,
    ranks,
    yard: rowOf(yard, catalogue.wagons, 6),
    investments: { ...investments, columns: 2 },
    drawer: own === NONE ? null : { ...below, x: edge + yard.w + gap, w: map.w - yard.w - gap },
  };
}

/** A box parted from top to bottom by these shares. */
function stacked(
  { x, y, w, h }: Box,
  [first, second, third]: [number, number, number],
  gap: number,
): [Box, Box, Box] {
  const room = h - 2 * gap;
  return [
    { x, y, w, h: first * room },
    { x, y: y + first * room + gap, w, h: second * room },
    { x, y: y + (first + second) * room + 2 * gap, w, h: third * room },
  ];
}

/** The board of a city on a map that is higher or lower than it was drawn for. */
export function plateIn(chart: Chart, city: number, map: Box): Box {
  const box = plateBox(chart.plates, city, PLATE);
  return moved({ ...box, y: Math.min((box.y * map.h) / WIDE[1], map.h - box.h - 4) }, map);
}

function tall(catalogue: Catalogue, printed: MapPrint, own: number, hasPanel: boolean): Layout {
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
  const drawer = own === NONE ? null : next(118);
  const yard = rowOf(next(126), catalogue.wagons, 5);
  const plates = blockOf(next(3 * TALL_PLATE + 2 * 6), catalogue.cities.length, 2, 6);
  const prices = next(262);
  const ranks = next(331);
  const investments = { ...next(236), columns: 2 };
  return {
    name: 'tall',
    size: [390, end + 2],
    scale: 0.62,
    own,
    map,
    ...charted(catalogue, printed, chart, map, 1),
    plates,
    towns: catalogue.cities.map((_, city) => moved(plateBox(chart.plates, city, TOWN), map)),
    cartouche: { x: left, y: 2, w: width, h: 44 },
    panel,
    prices,
    ranks,
    yard,
    investments,
    drawer,
  };
}

const moved = (box: Box, { x, y }: Box): Box => ({ ...box, x: box.x + x, y: box.y + y });

function charted(
  catalogue: Catalogue,
  { arms }: MapPrint,
  chart: Chart,
  map: Box,
  stretch: number,
): Pick<Layout, 'fields' | 'arms'> {
  const keys = catalogue.fields.map(({ key }) => key);
  const places = placed(keys, arms, chart.fields, [map.w / 2, map.h / stretch / 2]);
  const fields = new Map(
    [...places].map(([field, [x, y]]): [number, Point] => [field, [x + map.x, y * stretch + map.y]]),
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
