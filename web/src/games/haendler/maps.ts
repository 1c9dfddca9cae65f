/** The two maps of the house as tables: where fields lie, and where the cities' boards and names stand. */

import type { Box, Point } from '../shared/geometry';

export const MAPS = ['single', 'multi'] as const;
export type MapName = (typeof MAPS)[number];

export interface Chart {
  /** By the key of a field. */
  fields: Readonly<Record<string, Point>>;
  /** By city: the corner of its board, or of its town where boards lie elsewhere. */
  plates: readonly Point[];
}

/** `paris 166,392 koeln 416,96`. */
function places(text: string): Record<string, Point> {
  const words = text.trim().split(/\s+/);
  const found: Record<string, Point> = {};
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [x = 0, y = 0] = (words[i + 1] ?? '').split(',').map(Number);
    found[words[i] ?? ''] = [x, y];
  }
  return found;
}

/** The size of a map in the wide arrangement, and of a city's board there. */
export const WIDE: Point = [812, 570];
export const PLATE: Point = [140, 174];

const WIDE_CHARTS: Record<MapName, Chart> = {
  single: {
    fields: places(`
      paris 174,392 koeln 420,96 wien 738,334 brugge 174,98 hamburg 502,92 genova 514,520
      bruessel 242,226 bonn 348,214 hannover 558,224 linz 628,366 mailand 540,396 reims 284,336
      frankfurt 450,258 basel 418,362
      bru-jb-1 188,143 bru-jb-2 212,186 kol-jk-1 422,144 kol-jk-2 396,186 ham-jh-1 500,140 ham-jh-2 520,186
      wie-jw-1 718,376 wie-jw-2 674,386 gen-jg-1 546,486 gen-jg-2 558,441 par-jp-1 214,380 par-jp-2 250,362`),
    // prettier-ignore
    plates: [[8, 290], [256, 4], [668, 146], [8, 4], [526, 4], [346, 400]],
  },
  multi: {
    fields: places(`
      paris 174,392 koeln 312,196 wien 738,334 brugge 172,126 hamburg 498,72 genova 422,398
      reims 228,264 frankfurt 442,264 nuernberg 590,230 basel 430,336 lyon 292,372 innsbruck 550,358
      bru-kol-1 180,78 bru-kol-2 222,58 bru-kol-3 250,94 bru-kol-4 262,142
      kol-ham-1 360,196 kol-ham-2 410,188 kol-ham-3 444,136 kol-ham-4 461,90
      bru-a-1 184,174 bru-a-2 202,220 par-a-1 190,346 par-a-2 206,303 a-f-1 336,270 kol-f-1 386,238
      ham-n-1 509,121 ham-n-2 516,172 wie-n-1 684,330 wie-n-2 642,290 par-l-1 216,402 par-l-2 256,394
      gen-l-1 375,398 gen-l-2 332,394 gen-i-1 470,398 gen-i-2 514,386 wie-i-1 710,376 wie-i-2 664,388`),
    // prettier-ignore
    plates: [[8, 290], [284, 2], [668, 146], [8, 4], [526, 4], [352, 402]],
  },
};

/** The tall map is the wide one drawn narrow; where that would be too narrow, a field gives way. */
export const TALL: Point = [386, 404];
export const TOWN: Point = [68, 48];
/** The height of a city's board below the tall map. */
export const TALL_PLATE = 196;
const [SCALE_X, SCALE_Y] = [TALL[0] / WIDE[0], TALL[1] / WIDE[1]];

const TALL_PLACES: Record<MapName, Chart> = {
  single: {
    fields: places('paris 82,286 par-jp-1 101,272 par-jp-2 118,256 wie-jw-1 342,266 wie-jw-2 321,276'),
    // prettier-ignore
    plates: [[4, 238], [124, 12], [314, 174], [4, 12], [252, 12], [168, 346]],
  },
  multi: {
    fields: places(`
      paris 82,286 par-l-1 104,294 par-l-2 124,283 bru-kol-2 104,38
      wie-n-1 325,236 wie-n-2 303,213`),
    // prettier-ignore
    plates: [[4, 238], [131, 52], [314, 174], [4, 24], [256, 8], [168, 312]],
  },
};

function narrowed(map: MapName): Chart {
  const { fields, plates } = TALL_PLACES[map];
  const scaled = Object.entries(WIDE_CHARTS[map].fields).map(([name, [x, y]]): [string, Point] => {
    return [name, fields[name] ?? [Math.round(x * SCALE_X), Math.round(y * SCALE_Y)]];
  });
  return { fields: Object.fromEntries(scaled), plates };
}

const TALL_CHARTS: Record<MapName, Chart> = { single: narrowed('single'), multi: narrowed('multi') };

/** The chart of a map by its name; one that has none is drawn on the first. */
export function chartOf(map: string, isTall: boolean): Chart {
  const name = MAPS.find((known) => known === map) ?? MAPS[0];
  return (isTall ? TALL_CHARTS : WIDE_CHARTS)[name];
}

/** The board of a city, or its town, as a box. */
export function plateBox(plates: readonly Point[], city: number, [w, h]: Point): Box {
  const [x, y] = plates[city] ?? [0, 0];
  return { x, y, w, h };
}
