import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { EventWire } from '$lib/wire/protocol';
import type { TouchState } from '$lib/asking/touch';
import { sidesOf } from '../src/games/haendler/contract';
import { coursesOf, coursesTo } from '../src/games/haendler/courses';
import { costOf } from '../src/games/haendler/buying';
import { editionOf, type Edition } from '../src/games/haendler/edition';
import { layoutOf } from '../src/games/haendler/layout';
import { chartOf, MAPS, PLATE, plateBox, TALL, TOWN, WIDE, type MapName } from '../src/games/haendler/maps';
import { remembered } from '../src/games/haendler/memory';
import { panelOf } from '../src/games/haendler/panel';
import { partsIn, withPart } from '../src/games/haendler/promise';
import { chainsOf, placed } from '../src/games/haendler/roads';
import { playOf } from '../src/games/haendler/scene';
import { turned } from '../src/games/haendler/spots';
import type { HaendlerView, WagonView } from '../src/games/haendler/view';

interface Printed {
  maps: Record<MapName, { nodes: { id: string; kind: string }[]; edges: [string, string][] }>;
}

const PRINTED = JSON.parse(readFileSync('../src/fondaco/games/haendler/edition.json', 'utf8')) as Printed;
const CITIES = ['paris', 'koeln', 'wien', 'brugge', 'hamburg', 'genova'];

describe.each(MAPS)('the map %s', (map) => {
  describe.each([
    ['wide', false, WIDE, PLATE, 38],
    ['tall', true, TALL, TOWN, 19],
  ] as const)('%s', (_, isTall, size, plate, apart) => {
    const { fields, plates } = chartOf(map, isTall);
    const boxes = CITIES.map((_city, city) => plateBox(plates, city, plate));

    test('places every field, and no other', () => {
      expect(Object.keys(fields).sort()).toEqual(PRINTED.maps[map].nodes.map(({ id }) => id).sort());
    });

    test('lets no two fields overlap, and none leave the map', () => {
      const all = Object.entries(fields);
      for (const [name, [x, y]] of all) {
        expect([name, x > 8 && x < size[0] - 8 && y > 8 && y < size[1] - 8]).toEqual([name, true]);
        for (const [other, [x2, y2]] of all) {
          if (name < other)
            expect([name, other, Math.hypot(x - x2, y - y2) >= apart]).toEqual([name, other, true]);
        }
      }
    });

    test('lets no city cover a field or another city', () => {
      boxes.forEach((box, city) => {
        const covered = Object.entries(fields).filter(
          ([, [x, y]]) => x > box.x - 6 && x < box.x + box.w + 6 && y > box.y - 2 && y < box.y + box.h + 6,
        );
        expect([CITIES[city], covered]).toEqual([CITIES[city], []]);
        for (const other of boxes.slice(city + 1)) {
          const isBeside = box.x + box.w < other.x || other.x + other.w < box.x;
          expect(isBeside || box.y + box.h < other.y || other.y + other.h < box.y).toBe(true);
        }
        expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= size[0] && box.y + box.h <= size[1]).toBe(true);
      });
    });
  });
});

test('a wagon turns the short way', () => {
  expect(turned(170, -170)).toBe(190);
  expect(turned(-170, 170)).toBe(-190);
  expect(turned(0, 90)).toBe(90);
  expect(turned(720, 0)).toBe(720);
});

const GLOSSARY = {
  things: {
    field: [
      ...CITIES,
      'bruessel',
      'reims',
      'road/field:0/field:7/1/par-jp-1',
      'road/field:0/field:7/2/par-jp-2',
    ],
    route: [
      'straight/1/field:0/field:8/0-8',
      'straight/2/field:0/field:9/0-8-9',
      'straight/3/field:0/field:7/0-8-9-7',
      'over/4/field:0/field:6/field:7/0-8-9-7-6',
      'straight/1/field:6/field:7/6-7',
      'straight/1/field:7/field:6/7-6',
      'straight/1/field:7/field:9/7-9',
      'straight/1/field:8/field:0/8-0',
      'straight/1/field:8/field:9/8-9',
      'straight/1/field:9/field:7/9-7',
      'straight/1/field:9/field:8/9-8',
      'straight/1/field:0/field:6/0-6',
      'straight/1/field:6/field:0/6-0',
    ],
    stall: ['sells/good:1/city:0', 'sells/good:3/city:0', 'sells/good:2/city:0'],
    price: ['pair/100/600', 'pair/100/700'],
    status: ['step/0/0', 'step/1/100'],
    investment: ['bargain-purchase/3'],
  },
  verbs: [],
  prompts: {},
  events: {},
  lines: [],
  view: {},
  refusals: {},
  chapters: [],
};
const EDITION = editionOf(GLOSSARY);

test('what is printed is read from the glossary', () => {
  expect(EDITION.fields[9]).toBe('par-jp-2');
  expect(EDITION.routes[3]).toEqual({ start: 0, walk: [8, 9, 7, 6] });
  expect(EDITION.arms.map((arms) => arms.map((around) => around.join(' ')))).toEqual([
    ['8', '', '', '', '', '', '7', '6 9', '0 9', '7 8'],
    ['6', '', '', '', '', '', '0', '', '', ''],
  ]);
  expect(EDITION.market).toEqual([1, 3, 2]);
  expect(EDITION.prices[1]).toEqual({ buying: 100, selling: 700 });
  expect(EDITION.upkeep).toEqual([0, 100]);
  expect(EDITION.stars).toEqual([3]);
});

test('roads run from junction to junction; a field that no chart knows lies between its neighbours', () => {
  const arms = [[6], [7], [], [], [], [], [0, 7, 8], [6, 1], [6, 9], [8]];
  expect(chainsOf(arms)).toEqual([
    [0, 6],
    [1, 7, 6],
    [6, 8, 9],
  ]);
  const names = [...CITIES, 'x', 'y', 'z', 'end'];
  const points = placed(names, arms, { paris: [0, 0], koeln: [90, 0], end: [30, 90] }, [50, 50]);
  expect([...points.keys()]).toEqual([0, 1, 6, 7, 8, 9]);
  const [x, y] = points.get(7) ?? [0, 0];
  expect([Math.round(x), Math.round(y)]).toEqual([60, 11]);
});

const wagon = (at: number): WagonView => ({
  at,
  came: -1,
  master: -1,
  is_blocked: 0,
  has_arrived: 0,
  beds: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ],
});
const player = {
  status: 0,
  notes: 0,
  store: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  tiles: [1, 1, 1, 1],
  cards: 0,
  money: 5000,
  hand: [0, 0, 0, 0, 0, 0, 0],
};
const VIEW: HaendlerView = {
  map: 0,
  round: 1,
  first: 0,
  arrivals: 0,
  rise_cost: 700,
  prices: [0, 0, 0, 0, 0, 0],
  supply: [8, 4, 8, 8, 8, 8],
  bonus: [0, 0, 0, 0, 0, 0],
  courier: 7,
  wagons: [wagon(0), wagon(3), wagon(4)],
  investments: [-1],
  offer: [0],
  played: [0, 0, 0, 0, 0, 0, 0],
  pile: 21,
  contracts: [],
  players: [player, { ...player, money: null, hand: null }],
  doing: [],
};
const LAYOUT = layoutOf(EDITION, 0, { isNarrow: false, seats: 2, own: 0, hasPanel: false });

describe('on a narrow screen', () => {
  const narrow = (hasPanel: boolean) => layoutOf(EDITION, 0, { isNarrow: true, seats: 2, own: 0, hasPanel });
  const below = ({ map, drawer }: ReturnType<typeof narrow>): number => drawer!.y - (map.y + map.h);

  test("one's own drawer lies right below the map while nothing is dealt with beside it", () => {
    expect(below(narrow(false))).toBeLessThan(10);
    expect(below(narrow(true))).toBeGreaterThan(narrow(true).panel.h);
  });
});

/** A question about tiles and routes, with a tile chosen or none. */
function asking(tile: number | null) {
  const state = (what: string, id: number): TouchState => {
    if (what === 'route') return 'open';
    return what === 'tile' ? (id === tile ? 'chosen' : 'open') : 'idle';
  };
  return { state, touch: () => {}, why: () => '' };
}
const routesShown = (view: HaendlerView, tile: number | null): number[] =>
  coursesOf(view, EDITION, LAYOUT, asking(tile)).map(({ route }) => route);

describe('the ways a wagon may be sent', () => {
  test('are shown once a tile is chosen', () => {
    expect(routesShown(VIEW, null)).toEqual([]);
    expect(routesShown(VIEW, 4)).toEqual([3]);
    expect(routesShown(VIEW, 2)).toEqual([1]);
  });

  test('end before a wagon that stands in the way', () => {
    // Each of the two stands in the other's way; the question itself, which knows of 1, is not asked here.
    expect(routesShown({ ...VIEW, wagons: [wagon(0), wagon(9), wagon(4)] }, 2)).toEqual([0, 1, 10]);
  });

  test('are shown at once where no tile is asked for', () => {
    const touch = {
      ...asking(null),
      state: (what: string): TouchState => (what === 'route' ? 'open' : 'idle'),
    };
    expect(coursesOf(VIEW, EDITION, LAYOUT, touch)).toHaveLength(5);
  });
});

test('a field is the end of the ways that are shown; else of any', () => {
  const view = { ...VIEW, wagons: [wagon(0), wagon(9), wagon(4)] };
  const courses = coursesOf(view, EDITION, LAYOUT, asking(2));
  const ofFirst = courses.filter(({ wagon }) => wagon === 0);
  const routes = (field: number, shown = courses): number[] =>
    coursesTo(field, shown, courses).map(({ route }) => route);
  expect(courses.map(({ route, end }) => [route, end])).toEqual([
    [0, 8],
    [1, 9],
    [10, 8],
  ]);
  expect(routes(8)).toEqual([0, 10]);
  expect(routes(8, ofFirst)).toEqual([0]);
  expect(routes(8, courses.slice(1, 2))).toEqual([0, 10]);
  expect(routes(7)).toEqual([]);
});

let n = 0;
const told = (kind: string, ...args: EventWire['args']): EventWire => ({ n: ++n, kind, clause: '', args });
const doing = (frame: string, more: object): HaendlerView => ({ ...VIEW, doing: [{ frame, ...more }] });

describe('what is dealt with beside the map', () => {
  test('hands are closed until all have chosen, one’s own is known', () => {
    const view = doing('bids', { wagon: 1, chosen: [0, 1], mine: [[0, 'bid', [300]]] });
    expect(panelOf(view, remembered([]))).toMatchObject({
      kind: 'hands',
      wagon: 1,
      hands: [
        { seat: 0, bid: 300, isOpen: false, hasChosen: true },
        { seat: 1, bid: null, isOpen: false, hasChosen: true },
      ],
    });
  });

  test('hands stay open after they were shown, and the next choice closes them', () => {
    const bids = [told('bid', 0, 300), told('bid', 1, 200), told('paid', 0, 300), told('commanded', 0, 1)];
    const open = panelOf(VIEW, remembered(bids));
    expect(open).toMatchObject({ hands: [{ bid: 300, isOpen: true }, { bid: 200 }] });
    const wheels = [told('pointed', 0, [1, 0, 0, 0, 0, 1]), told('pointed', 1, [0, 2, 0, 0, 0, 0])];
    expect(panelOf(VIEW, remembered([...bids, ...wheels]))).toMatchObject({
      hands: [{ bid: null }, { goods: [0, 2, 0, 0, 0, 0] }],
    });
  });

  test('talks show what was said in them, not in those before', () => {
    const before = [told('proposed', 1, [1, 0, 0, 0, 0, 0], 100), told('refused', 0)];
    const now = [told('proposed', 1, [0, 0, 2, 0, 0, 0], 200), told('named', 0, 400)];
    const panel = panelOf(doing('talk', { wagon: 2, guest: 1, said: 1 }), remembered([...before, ...now]));
    expect(panel).toMatchObject({
      kind: 'talk',
      guest: 1,
      sayings: [
        { kind: 'proposed', price: 200 },
        { kind: 'named', price: 400 },
      ],
    });
    expect(panelOf(doing('talk', { wagon: 2, guest: 0, said: 0 }), remembered(before))).toMatchObject({
      sayings: [],
    });
  });

  test('an auction shows who leads and who has passed', () => {
    const view: HaendlerView = {
      ...VIEW,
      doing: [
        { frame: 'investments', has_card: [0, 0], declined: [0, 0] },
        { frame: 'auction', leader: 1, bidders: [0, 1] },
      ],
    };
    const memory = remembered([told('opened', 0, 100), told('raised', 1, 300), told('passed', 0)]);
    expect(panelOf(view, memory)).toMatchObject({
      bidders: [
        { seat: 0, isOut: true, isLeader: false },
        { seat: 1, bid: 300, isLeader: true, isOut: false },
      ],
    });
  });
});

test('money is laid aside for a promise only, and only some promises have a sum', () => {
  const one = ['money', 'cards', 'aside', 'promise', 'limit'];
  const names = ['', 'asked_'].flatMap((side) => one.map((name) => side + name));
  const fields = names.map((name) => ({ name, what: '', clause: '', kind: 'amount' as const }));
  const move = { verb: 'offer', clause: '', fields, refused: [] };
  const promises = ['nothing', 'bid-nothing/wagon:0', 'agree/wagon:0'];
  const [give, ask] = sidesOf(move, [0, [], 0, 2, 0, 0, [], 0, null, 0], promises);
  expect(give).toMatchObject({ at: 3, promise: 2, fields: ['money', 'cards', 'limit'], idle: [2] });
  expect(ask).toMatchObject({
    at: 8,
    promise: 0,
    fields: ['asked_money', 'asked_cards', 'asked_aside'],
    idle: [9],
  });
});

describe('what is seen to happen', () => {
  const play = playOf(EDITION);
  const scene = play.sceneOf(VIEW, null, []);

  test('a wagon drives field by field', () => {
    const parts = play.unfold?.(scene, told('drove', 0, 0, 7, 3, 2)) ?? [];
    const fields = parts.map(
      (_, at) =>
        parts.slice(0, at + 1).reduce((now, part) => play.after(now, part, VIEW), scene).view.wagons[0],
    );
    expect(fields.map((one) => [one?.came, one?.at])).toEqual([
      [0, 8],
      [8, 9],
      [9, 7],
    ]);
  });

  test('goods keep their identity from the warehouse to the wagon and back into the supply', () => {
    const wine = scene.goods.filter(({ where }) => where === 'store').map(({ id }) => id);
    const loaded = play.after(scene, told('loaded', 0, 0, [0, 2, 0, 0, 0, 0]), VIEW);
    const there = loaded.goods.filter(({ where, of }) => where === 'bed' && of === 0);
    expect(there.map(({ id }) => id)).toEqual(wine.slice(0, 2));
    const sold = play.after(loaded, told('sold', 0, 0, [0, 2, 0, 0, 0, 0]), VIEW);
    expect(
      sold.goods.filter(({ id, where }) => wine.slice(0, 2).includes(id) && where === 'supply'),
    ).toHaveLength(2);
  });

  test('money floats to whom it goes', () => {
    const paid = play.after(scene, told('gave', 1, 0, 400), VIEW);
    expect(paid.floats.map(({ seat, sum }) => [seat, sum])).toEqual([
      [1, -400],
      [0, 400],
    ]);
    expect(paid.view.players.map(({ money }) => money)).toEqual([5400, null]);
  });
});

describe('a promise is chosen part by part', () => {
  const names = [
    'nothing',
    'no-axle/wagon:0',
    'no-axle/wagon:1',
    'drive-into/wagon:0/city:2',
    'drive-into/wagon:1/city:3',
  ];

  test('each part has the values that go with those before it', () => {
    expect(partsIn(names, 'drive-into/wagon:1/city:3')).toEqual([
      { values: ['nothing', 'no-axle', 'drive-into'], value: 'drive-into' },
      { values: ['wagon:0', 'wagon:1'], value: 'wagon:1' },
      { values: ['city:3'], value: 'city:3' },
    ]);
  });

  test('what comes after a part stays where it can', () => {
    expect(withPart(names, 'drive-into/wagon:1/city:3', 0, 'no-axle')).toBe('no-axle/wagon:1');
    expect(withPart(names, 'drive-into/wagon:1/city:3', 1, 'wagon:0')).toBe('drive-into/wagon:0/city:2');
    expect(withPart(names, 'no-axle/wagon:1', 0, 'nothing')).toBe('nothing');
  });
});

test('a purchase costs the buying price of each good, or one coin for whoever has the card', () => {
  const edition = { market: [1, 0], prices: [{ buying: 100 }, { buying: 300 }] } as unknown as Edition;
  const view = { prices: [1, 0], investments: [1] } as unknown as HaendlerView;
  expect(costOf(edition, view, 0, [2, 1])).toBe(500);
  expect(costOf(edition, view, 1, [2, 1])).toBe(100);
  expect(costOf(edition, view, 1, [0, 0])).toBe(0);
});
