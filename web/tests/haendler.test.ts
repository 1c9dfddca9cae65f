import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { EventWire } from '$lib/wire/protocol';
import type { TouchState } from '$lib/asking/touch';
import { sidesOf } from '../src/games/haendler/contract';
import { coursesOf, coursesTo } from '../src/games/haendler/courses';
import { LOWEST, layoutOf, plateIn } from '../src/games/haendler/layout';
import { chartOf, MAPS, plateBox, TALL, TOWN, WIDE, type MapName } from '../src/games/haendler/maps';
import { remembered } from '../src/games/haendler/memory';
import { panelOf, tieWinner } from '../src/games/haendler/panel';
import { partsOf } from '../src/games/haendler/promise';
import { cellOf } from '../src/games/haendler/reach';
import { chainsOf, placed } from '../src/games/haendler/roads';
import { playOf } from '../src/games/haendler/scene';
import type { Catalogue, Doing, PromisePrint, View, WagonView } from '../src/games/haendler/shape';
import { turned } from '../src/games/haendler/spots';

interface Printed {
  maps: Record<MapName, { nodes: { id: string; kind: string }[]; edges: [string, string][] }>;
}

const PRINTED = JSON.parse(readFileSync('../src/fondaco/games/haendler/edition.json', 'utf8')) as Printed;
const CITIES = ['paris', 'koeln', 'wien', 'brugge', 'hamburg', 'genova'];

describe.each(MAPS)('the map %s', (map) => {
  describe.each([
    ['wide', false, [WIDE[0], LOWEST], 38],
    ['tall', true, TALL, 19],
  ] as const)('%s', (_, isTall, size, apart) => {
    const chart = chartOf(map, isTall);
    const stretch = size[1] / (isTall ? TALL : WIDE)[1];
    const fields = Object.fromEntries(
      Object.entries(chart.fields).map(([name, [x, y]]) => [name, [x, y * stretch] as const]),
    );
    const room = { x: 0, y: 0, w: size[0], h: size[1] };
    const boxes = CITIES.map((_city, city) =>
      isTall ? plateBox(chart.plates, city, TOWN) : plateIn(chart, city, room),
    );

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

const FIELDS = [...CITIES, 'bruessel', 'reims', 'par-jp-1', 'par-jp-2'];
const ROUTES = [
  [0, 8],
  [0, 8, 9],
  [0, 8, 9, 7],
  [0, 8, 9, 7, 6],
  [9, 7],
  [9, 8],
];
const promise = (kind: string, ...about: [what: string, id: number][]): PromisePrint => ({
  kind,
  about: about.map(([what, id]) => ({ what, id })),
  has_limit: kind === 'agree',
  is_none: kind === 'nothing',
});
/** A small map: a road from Paris over Reims to Brüssel. */
const CATALOGUE: Catalogue = {
  wagons: 3,
  goods: 6,
  tiles: [1, 2, 3, 4],
  cities: CITIES.map((_, city) => ({ field: city, stalls: city ? [] : [0, 1, 2] })),
  stalls: [1, 3, 2].map((good) => ({ city: 0, good })),
  fields: FIELDS.map((key, field) => ({ key, city: field < CITIES.length ? field : -1 })),
  maps: [{ name: 'single', arms: [[8], [], [], [], [], [], [7], [6, 9], [0, 9], [7, 8]] }],
  routes: ROUTES.map(([start = -1, ...walk]) => ({ start, walk })),
  prices: [{ buying: 100, selling: 600 }],
  upkeep: [0],
  rise: [700],
  bonuses: [0, 100],
  stars: [3],
  promises: [
    promise('nothing'),
    promise('no-axle', ['wagon', 0]),
    promise('no-axle', ['wagon', 1]),
    promise('drive-into', ['wagon', 0], ['city', 2]),
    promise('drive-into', ['wagon', 1], ['city', 3]),
    promise('agree', ['wagon', 0]),
  ],
};

test('roads run from junction to junction; a field that no chart knows lies between its neighbours', () => {
  const arms = [[6], [7], [], [], [], [], [0, 7, 8], [6, 1], [6, 9], [8]];
  expect(chainsOf(arms, (field) => field < CITIES.length)).toEqual([
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
  store: [2, 0, 0],
  tiles: [1, 1, 1, 1],
  cards: 0,
  money: 5000,
  hand: [0, 0, 0, 0, 0, 0, 0],
  seen: [],
  speaks: [],
};
const VIEW: View = {
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
  players: [player, { ...player, money: null, hand: null, seen: null }],
  doing: [],
};
const LAYOUT = layoutOf(CATALOGUE, 0, { isNarrow: false, ratio: 1.3, own: 0, hasPanel: false });

describe('on a narrow screen', () => {
  const narrow = (hasPanel: boolean) =>
    layoutOf(CATALOGUE, 0, { isNarrow: true, ratio: 0.5, own: 0, hasPanel });
  const below = ({ map, drawer }: ReturnType<typeof narrow>): number => drawer!.y - (map.y + map.h);

  test("one's own drawer lies right below the map while nothing is dealt with beside it", () => {
    expect(below(narrow(false))).toBeLessThan(10);
    expect(below(narrow(true))).toBeGreaterThan(narrow(true).panel.h);
  });
});

/** A question about tiles and routes, with a tile chosen or none: which routes then go is the question's to say. */
function asking(tile: number | null, open: readonly number[]) {
  const state = (what: string, id: number): TouchState => {
    if (what === 'route') return open.includes(id) ? 'open' : 'shut';
    return what === 'tile' ? (id === tile ? 'chosen' : 'open') : 'idle';
  };
  return { state, touch: () => {}, why: () => '' };
}
const shown = (view: View, tile: number | null, ...open: number[]) =>
  coursesOf(view, CATALOGUE, LAYOUT, asking(tile, open));

describe('the ways a wagon may be sent', () => {
  test('are shown once a tile is chosen: those that the question has open', () => {
    expect(shown(VIEW, null, 0, 1, 2, 3)).toEqual([]);
    expect(shown(VIEW, 4, 3).map(({ route }) => route)).toEqual([3]);
    expect(shown(VIEW, 2, 1).map(({ route, wagon, end }) => [route, wagon, end])).toEqual([[1, 0, 9]]);
  });

  test('start where a wagon stands', () => {
    expect(shown(VIEW, 2, 1, 4, 5).map(({ route }) => route)).toEqual([1]);
  });

  test('are shown at once where no tile is asked for', () => {
    const touch = {
      ...asking(null, []),
      state: (what: string): TouchState => (what === 'route' ? 'open' : 'idle'),
    };
    expect(coursesOf(VIEW, CATALOGUE, LAYOUT, touch)).toHaveLength(4);
  });
});

test('a field is the end of the ways that are shown; else of any', () => {
  const view = { ...VIEW, wagons: [wagon(0), wagon(9), wagon(4)] };
  const courses = shown(view, 2, 0, 1, 5);
  const ofFirst = courses.filter(({ wagon }) => wagon === 0);
  const routes = (field: number, some = courses): number[] =>
    coursesTo(field, some, courses).map(({ route }) => route);
  expect(courses.map(({ route, end }) => [route, end])).toEqual([
    [0, 8],
    [1, 9],
    [5, 8],
  ]);
  expect(routes(8)).toEqual([0, 5]);
  expect(routes(8, ofFirst)).toEqual([0]);
  expect(routes(8, courses.slice(1, 2))).toEqual([0, 5]);
  expect(routes(7)).toEqual([]);
});

test('between two things the nearest is touched, and alone a thing has the whole round', () => {
  const widthOf = (cell: readonly (readonly [number, number])[]): number =>
    Math.max(...cell.map(([x]) => x)) - Math.min(...cell.map(([x]) => x));
  expect(widthOf(cellOf([0, 0], [], 22))).toBeCloseTo(44);
  expect(widthOf(cellOf([0, 0], [[100, 0]], 22))).toBeCloseTo(44);
  expect(widthOf(cellOf([0, 0], [[20, 0]], 22))).toBeCloseTo(32);
  expect(widthOf(cellOf([0, 0], [[20, 0], [-20, 0]], 22))).toBeCloseTo(20); // prettier-ignore
});

let n = 0;
const told = (kind: string, ...args: EventWire['args']): EventWire => ({ n: ++n, kind, clause: '', args });
const doing = (...frames: Doing[]): View => ({ ...VIEW, doing: frames });
const NO_GOODS = [0, 0, 0, 0, 0, 0];
const talk = (guest: number, said: number): Doing => ({
  frame: 'talk',
  wagon: 2,
  guest,
  said,
  goods: NO_GOODS,
  price: 0,
  is_named: false,
  left: 3 - said,
  quoted: [],
});

describe('what is dealt with beside the map', () => {
  test('hands are closed until all have chosen, one’s own is known', () => {
    const view = doing({ frame: 'bids', wagon: 1, chosen: [0, 1], mine: [[0, 'bid', [300]]] });
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

  test('of equal bids one sees who has won, and of others nothing', () => {
    const hand = (seat: number, bid: number) => ({ seat, bid, goods: null, isOpen: true, hasChosen: true });
    const view = { ...VIEW, wagons: [{ ...wagon(0), master: 1 }, wagon(3), wagon(4)] };
    expect(tieWinner(view, 0, [hand(0, 300), hand(1, 300)])).toBe(1);
    expect(tieWinner(view, 0, [hand(0, 200), hand(1, 300)])).toBe(-1);
    expect(tieWinner(view, 1, [hand(0, 300), hand(1, 300)])).toBe(-1);
  });

  test('hands open one after another while the choice is still the last thing the view knows of', () => {
    const view = doing({ frame: 'bids', wagon: 1, chosen: [1], mine: [] });
    const play = playOf(CATALOGUE);
    const before = play.sceneOf(view, null, [told('bid', 0, 100), told('bid', 1, 700)]);
    expect(panelOf(before.view, before.memory)).toMatchObject({ hands: [{ bid: null }, { bid: null }] });
    const opening = play.after(before, told('bid', 0, 300), view);
    expect(panelOf(opening.view, opening.memory)).toMatchObject({
      hands: [
        { bid: 300, isOpen: true },
        { bid: null, isOpen: false, hasChosen: true },
      ],
    });
  });

  test('talks show what was said in them, not in those before', () => {
    const before = [told('proposed', 1, 0, [1, 0, 0, 0, 0, 0], 100), told('refused', 0, 1)];
    const now = [told('proposed', 1, 0, [0, 0, 2, 0, 0, 0], 200), told('named', 0, 1, 400)];
    const panel = panelOf(doing(talk(1, 1)), remembered([...before, ...now]));
    expect(panel).toMatchObject({
      kind: 'talk',
      guest: 1,
      sayings: [
        { kind: 'proposed', price: 200 },
        { kind: 'named', price: 400 },
      ],
    });
    expect(panelOf(doing(talk(0, 0)), remembered(before))).toMatchObject({
      sayings: [],
    });
  });

  test('an auction shows who leads and who has passed', () => {
    const view = doing(
      { frame: 'investments', has_card: [0, 0], declined: [0, 0] },
      { frame: 'auction', leader: 1, bid: 300, bidders: [0, 1] },
    );
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
  const [give, ask] = sidesOf(move, [0, [], 0, 5, 0, 0, [], 0, null, 0], CATALOGUE.promises);
  expect(give).toMatchObject({ at: 3, promise: 5, fields: ['money', 'cards', 'limit'], idle: [2] });
  expect(ask).toMatchObject({
    at: 8,
    promise: 0,
    fields: ['asked_money', 'asked_cards', 'asked_aside'],
    idle: [9],
  });
});

describe('what is seen to happen', () => {
  const play = playOf(CATALOGUE);
  const scene = play.sceneOf(VIEW, null, []);

  test('a wagon drives field by field, and loses its master as it leaves', () => {
    const start = { ...VIEW, wagons: [{ ...wagon(0), master: 1 }, wagon(3), wagon(4)] };
    const next = { ...VIEW, wagons: [{ ...wagon(7), came: 9 }, wagon(3), wagon(4)] };
    const parts = play.unfold?.(scene, told('drove', 0, 0, 7, 3, 2)) ?? [];
    const first = play.sceneOf(start, null, []);
    const fields = parts.map(
      (_, at) =>
        parts.slice(0, at + 1).reduce((now, part) => play.after(now, part, next), first).view.wagons[0],
    );
    expect(fields.map((one) => [one?.came, one?.at, one?.master])).toEqual([
      [0, 8, -1],
      [8, 9, -1],
      [9, 7, -1],
    ]);
    expect(parts.flatMap((part) => play.unfold?.(scene, part))).toEqual(parts);
    expect(parts.map((part) => play.beat(part))).toEqual([300, 300, 300]);
  });

  test('goods keep their identity from the warehouse to the wagon and back into the supply', () => {
    const wine = scene.goods.filter(({ where }) => where === 'store').map(({ id }) => id);
    const full = { ...wagon(0), beds: [[0, 2, 0, 0, 0, 0], NO_GOODS] };
    const emptied = { ...player, store: [0, 0, 0] };
    const there: View = {
      ...VIEW,
      wagons: [full, wagon(3), wagon(4)],
      players: [emptied, ...VIEW.players.slice(1)],
    };
    const loaded = play.after(scene, told('loaded', 0, 0, [0, 2, 0, 0, 0, 0]), there);
    const onWagon = loaded.goods.filter(({ where, of }) => where === 'bed' && of === 0);
    expect(onWagon.map(({ id }) => id)).toEqual(wine.slice(0, 2));
    const back = { ...there, wagons: VIEW.wagons };
    const sold = play.after(loaded, told('sold', 0, 0, [0, 2, 0, 0, 0, 0]), back);
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
  const partsFor = (promise: number) => partsOf(CATALOGUE.promises, [0, 1, 2, 3, 4], promise);
  const leads = (promise: number, at: number) =>
    Object.fromEntries(partsFor(promise)[at]?.choices.map(({ key, promise }) => [key, promise]) ?? []);

  test('each part has the values that go with those before it', () => {
    expect(partsFor(4).map(({ choices, chosen }) => [chosen, choices.map(({ key }) => key)])).toEqual([
      ['drive-into', ['nothing', 'no-axle', 'drive-into']],
      ['wagon 1', ['wagon 0', 'wagon 1']],
      ['city 3', ['city 3']],
    ]);
  });

  test('what comes after a part stays where it can', () => {
    expect(leads(4, 0)).toEqual({ nothing: 0, 'no-axle': 2, 'drive-into': 4 });
    expect(leads(4, 1)).toEqual({ 'wagon 0': 3, 'wagon 1': 4 });
    expect(leads(2, 0)).toEqual({ nothing: 0, 'no-axle': 2, 'drive-into': 4 });
  });
});
