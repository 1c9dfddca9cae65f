import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { EventWire, MoveWire, QuestionWire } from '$lib/wire/protocol';
import {
  fieldNamed,
  bestFirst,
  isBlank,
  isForNothing,
  leftOf,
  precedent,
  promisesFor,
  valuesLike,
} from '../src/games/genoa/bargaining';
import { faceOf } from '../src/games/genoa/cards';
import { fateOf, reminders } from '../src/games/genoa/fate';
import { itemsIn, linesOf, lotsOf } from '../src/games/genoa/houses';
import { isBuilding, layoutOf, type Layout } from '../src/games/genoa/layout';
import { cornersOf, inset, plotsOf } from '../src/games/genoa/plan';
import { ribbonsOf } from '../src/games/genoa/ribbons';
import { isIdle, isWoken, STREETS as STREETS_CHOSEN } from '../src/games/genoa/waking.svelte';
import { nameTop } from '../src/games/genoa/roofs';
import { ringOf } from '../src/games/genoa/ring';
import { playOf } from '../src/games/genoa/scene';
import type { BargainView, CardPrint, Catalogue, Doing, View } from '../src/games/genoa/shape';
import { roofSpot, spotsOf, towerSpot } from '../src/games/genoa/spots';
import type { Room } from '../src/games';
import type { Box } from '../src/games/shared/geometry';

const document = JSON.parse(readFileSync('../src/fondaco/games/genoa/edition.json', 'utf8')) as {
  layouts: Record<string, string[][]>;
};

const [SIDE, PLAZA, STREETS] = [8, 18, 19];

/** A plan as the view has it: buildings by order of appearance, which is enough for shapes; streets one by one. */
function squaresOf(plan: string[][]): number[] {
  const names = [...new Set(plan.flat())].filter((name) => name !== 'street' && name !== 'plaza');
  let street = STREETS;
  return plan
    .flat()
    .map((name) => (name === 'street' ? street++ : name === 'plaza' ? PLAZA : names.indexOf(name)));
}

const PLANS = Object.entries(document.layouts).map(([name, plan]) => [name, squaresOf(plan)] as const);
const SQUARES = PLANS[0]![1];

/** What the page leaves for the board at 1280x720, at 1440x900, on a wide and on a narrow screen. */
const LAPTOP = { width: 923, height: 704 };
const ROOMS = [LAPTOP, { width: 1063, height: 884 }, { width: 1500, height: 900 }];
const PHONE = { width: 390, height: 844 };

const card = (kind: CardPrint['kind'], good: number, fields: number[], wares: number[] = []): CardPrint => ({
  kind,
  good,
  fields,
  wares,
});
const field = (id: number): Catalogue['fields'][number] => {
  if (id >= PLAZA) return { kind: id === PLAZA ? 'plaza' : 'street', yields: [] };
  return id === 8 ? { kind: 'warehouse', yields: [0, 1] } : { kind: 'house', yields: [9] };
};
const goods = (kind: 'ware' | 'special' | 'marker' | 'card', count: number): Catalogue['goods'] =>
  Array.from({ length: count }, () => ({ kind }));

/** A few cards and promises; goods and fields are all there. */
const CATALOGUE: Catalogue = {
  side: SIDE,
  discs: 5,
  fields: Array.from({ length: 39 }, (_, id) => field(id)),
  goods: [...goods('ware', 8), ...goods('special', 5), ...goods('marker', 1), ...goods('card', 4)],
  specials: [8, 9, 10, 11, 12],
  marker: 13,
  kinds: [14, 15, 16, 17],
  cards: [
    card('large-order', 14, [4], [0, 2, 4]),
    card('small-order', 15, [2], [3]),
    card('message', 16, [0, 13]),
    card('privilege', 17, [4]),
    card('privilege', 17, [5]),
    card('privilege', 17, [6]),
  ],
  promises: [
    { lots: [] },
    { lots: [{ good: 0, count: 1 }] },
    {
      lots: [
        { good: 0, count: 1 },
        { good: 1, count: 1 },
      ],
    },
    { lots: [{ good: 13, count: 2 }] },
  ],
};

/** The board of so many players as the first of them sees it, with so many cards in hand. */
const laidOut = (squares: number[], room: Room, seats: number, cards: number): Layout =>
  layoutOf(CATALOGUE, squares, room, { own: 0, cards, lines: Array<number>(seats).fill(1) });

/** Do two boxes not lie over each other? */
const isApart = (a: Box, b: Box): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

const row = (goods: Record<number, number> = {}): number[] =>
  Array.from({ length: 18 }, (_, good) => goods[good] ?? 0);
const bargain = (more: Partial<BargainView> = {}): BargainView => ({
  guest: 1,
  field: 8,
  promise: 0,
  pay: 0,
  give: row(),
  given_cards: [],
  ask: 0,
  want: row(),
  wanted_cards: [],
  is_binding: 1,
  is_outbid: 0,
  ...more,
});

function view(more: Partial<View> = {}): View {
  const player = (goods: Record<number, number>) => ({
    goods: row(goods),
    free: 1,
    is_quiet: 0,
    supply: 7,
    money: 130,
    hand: [1],
    known: [],
  });
  return {
    space: 1,
    last: 10,
    first: 0,
    active: 0,
    squares: SQUARES,
    tower: 20,
    path: [20],
    cleared: [],
    used: [],
    owner: Array<number>(18).fill(-1),
    stock: Array<number>(8).fill(5),
    deck: [5, 5, 5, 5, 7],
    piles: [12, 12, 10, 10],
    face_up: [],
    offers: [],
    earlier: [],
    terms: [],
    players: [player({ 0: 2, 15: 1 }), player({ 3: 1 })],
    doing: [],
    ...more,
  };
}

function offerMove(): MoveWire {
  return {
    verb: 'offer',
    clause: 'GEN-6.6',
    refused: [],
    fields: [
      { name: 'field', what: 'field', clause: '', kind: 'one', options: [8, 20] },
      { name: 'pay', what: 'ducats', clause: '', kind: 'amount', high: 60, step: 5 },
      { name: 'give', what: 'good', clause: '', kind: 'bundle', limits: row({ 0: 2 }), high: 2 },
      { name: 'cards', what: 'card', clause: '', kind: 'some', options: [1], high: 1 },
      { name: 'ask', what: 'ducats', clause: '', kind: 'amount', high: 500, step: 5 },
      { name: 'want', what: 'good', clause: '', kind: 'bundle', limits: row({ 3: 1 }), high: 1 },
      {
        name: 'promise',
        what: 'promise',
        clause: '',
        kind: 'one',
        options: [0, 1, 2, 5],
        given: { field: 'field', options: { 8: [0, 1, 2], 20: [0] } },
      },
    ],
  };
}

describe('the plan', () => {
  test.each(PLANS)('of layout %s has every square in one field of its own shape', (_, squares) => {
    const plots = plotsOf(squares, SIDE);
    expect(plots).toHaveLength(39);
    for (const { squares: own, corners } of plots) {
      expect(area(corners)).toBe(own.length);
    }
  });

  test('a building round a corner has six corners, and its walls lie inside them', () => {
    const corners = cornersOf([40, 48, 49], SIDE);
    expect(corners).toHaveLength(6);
    expect(area(inset(corners, 0.1))).toBeLessThan(3);
    expect(area(inset(corners, 0.1))).toBeGreaterThan(2);
  });
});

/** By the shoelace formula; positive for a clockwise border, as y grows downward. */
function area(corners: readonly (readonly [number, number])[]): number {
  return (
    corners.reduce((total, [x, y], n) => {
      const [nextX, nextY] = corners[(n + 1) % corners.length]!;
      return total + x * nextY - nextX * y;
    }, 0) / 2
  );
}

describe('the board', () => {
  test.each(ROOMS)('is as high as a room of %j allows, with all of its strip beside the city', (room) => {
    for (let cards = 0; cards <= 20; cards += 1) {
      const { city, margin, hand, houses, size, supply, track } = laidOut(SQUARES, room, 4, cards);
      const end = city.x + city.w + margin;
      expect(size[0] / size[1]).toBeGreaterThanOrEqual(1.15);
      for (const { x, y, w, h } of [hand!, supply, track, ...houses]) {
        expect(x).toBeGreaterThan(end);
        expect(x + w).toBeLessThanOrEqual(size[0]);
        expect(y + h).toBeLessThanOrEqual(size[1]);
      }
      for (const house of houses) {
        expect(house.y).toBeGreaterThan(hand!.y + hand!.h);
        expect(supply.y).toBeGreaterThan(house.y + house.h);
      }
      expect(Math.ceil(cards / hand!.columns) * (hand!.card[1] + 5)).toBeLessThanOrEqual(hand!.h);
    }
  });

  test.each([...ROOMS, PHONE])('the supply has a place for every good in a room of %j', (room) => {
    const layout = laidOut(SQUARES, room, 4, 4);
    const boxes = layout.supply.cells.flatMap((cell) => cell ?? []);
    expect(layout.supply.cells[CATALOGUE.marker]).toBeUndefined();
    expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(17);
    for (const { x, y, w, h } of boxes) {
      expect(x + w).toBeLessThanOrEqual(layout.supply.x + layout.supply.w);
      expect(y + h).toBeLessThanOrEqual(layout.supply.y + layout.supply.h + 1);
    }
  });

  test('the names on up to twelve cards can be read', () => {
    for (let cards = 1; cards <= 12; cards += 1) {
      const { hand } = laidOut(SQUARES, LAPTOP, 4, cards);
      const names = CATALOGUE.cards.flatMap((card) => faceOf(card, hand!.card, () => 'Getreidelager').names);
      for (const { size } of names) expect(size).toBeGreaterThanOrEqual(14);
    }
  });

  test.each([LAPTOP, PHONE])('every good that a player has is seen, in a room of %j', (room) => {
    const all = row(Object.fromEntries(Array.from({ length: 14 }, (_, good) => [good, 2])));
    const seen = view();
    const players = seen.players.map((player) => ({ ...player, goods: all }));
    const lines = linesOf(CATALOGUE, { ...seen, players }, 0, room);
    const { houses } = layoutOf(CATALOGUE, SQUARES, room, { own: 0, cards: 4, lines });
    for (const isOwn of [true, false]) {
      const house = houses[isOwn ? 0 : 1]!;
      const items = itemsIn(lotsOf(CATALOGUE, players[0]!, isOwn), house);
      expect(items.map(({ good }) => good)).toEqual(
        isOwn ? [0, 1, 2, 3, 4, 5, 6, 7, 13] : [...Array(14).keys()],
      );
      for (const { at, size } of items) {
        expect(size).toBeGreaterThan(11);
        expect(at[0] + size).toBeLessThan(house.x + house.w - 34);
        expect(at[1] + size / 2).toBeLessThanOrEqual(house.y + house.h);
      }
    }
  });

  test('a ware that is given flies from house to house', () => {
    const play = playOf(CATALOGUE);
    const before = play.sceneOf(view(), null, []);
    const gave: EventWire = { n: 1, kind: 'gave', clause: '', args: [0, 1, row({ 0: 1 })] };
    const after = play.after(before, gave, view());
    const moved = after.pieces.filter(({ id }) => {
      const old = before.pieces.find((piece) => piece.id === id);
      return old && old.of !== after.pieces.find((piece) => piece.id === id)?.of;
    });
    expect(moved).toEqual([expect.objectContaining({ kind: 0, where: 'house', of: 1 })]);
    expect(after.flights).toEqual([expect.objectContaining({ good: 0, from: { seat: 0 }, to: { seat: 1 } })]);
    expect(
      spotsOf(after, laidOut(SQUARES, LAPTOP, 2, 1), 13).every(({ at }) => at.every(Number.isFinite)),
    ).toBe(true);
  });

  /** What seldom happens in the story that all games are folded with. */
  test('a marker that is removed goes back to its supply, and a pile is shuffled', () => {
    const play = playOf(CATALOGUE);
    const owner = view().owner.with(3, 1);
    const before = view({ owner, piles: [12, 12, 0, 10], face_up: [2] });
    const [one, other] = before.players;
    const next = view({
      piles: [12, 12, 1, 10],
      players: [
        { ...one!, goods: row({ 0: 2, 15: 1 }), supply: 8 },
        { ...other!, supply: 8 },
      ],
    });
    const start = { ...before, players: [{ ...one!, goods: row({ 0: 2, 13: 1, 15: 1 }) }, other!] };
    const told: EventWire[] = [
      { n: 1, kind: 'removed', clause: '', args: [0, 1, 3] },
      { n: 1, kind: 'shuffled', clause: '', args: [2] },
    ];
    const scene = told.reduce((seen, event) => play.after(seen, event, next), play.sceneOf(start, null, []));
    expect(scene.view).toEqual(next);
  });

  test('the dice are those of the turn that is played', () => {
    const play = playOf(CATALOGUE);
    const rolled: EventWire = { n: 1, kind: 'rolled', clause: '', args: [3, 5] };
    const began: EventWire = { n: 2, kind: 'turn_began', clause: '', args: [1] };
    expect(play.sceneOf(view(), null, [began, rolled]).dice).toEqual({ red: 3, blue: 5 });
    expect(play.sceneOf(view(), null, [rolled, began]).dice).toBeNull();
  });
});

test.each([
  [143, 118],
  [93, 90],
  [69, 70],
  [72, 96],
] as const)('a card of %i by %i has its names and wares inside', (w, h) => {
  for (const card of CATALOGUE.cards) {
    const { names, wares } = faceOf(card, [w, h], () => 'Spice warehouse');
    expect(names).toHaveLength(card.fields.length);
    for (const { lines, at, size } of names) {
      const longest = Math.max(...lines.map((line) => line.length));
      expect(at[0] + (longest * size * 0.47) / 2).toBeLessThanOrEqual(w);
      expect(at[1]).toBeLessThan(h);
    }
    for (const { at, size } of wares) expect(at[1] + size / 2).toBeLessThanOrEqual(h);
  }
});

test('offers stand field by field, the best first, and first the field of the best', () => {
  const offers = [
    bargain({ field: 3, pay: 5 }),
    bargain({ field: 4, pay: 50 }),
    bargain({ field: 3, pay: 10 }),
    bargain({ field: 3, pay: 10, give: row({ 0: 1 }) }),
    bargain({ field: 3, pay: 20, ask: 15 }),
  ];
  expect(bestFirst(offers).map(({ n }) => n)).toEqual([1, 3, 2, 0, 4]);
});

test('what became of an offer is recalled until the tower starts anew', () => {
  const told = (kind: string, ...args: EventWire['args']): EventWire => ({ n: 0, kind, clause: '', args });
  const bid = told('offered', 1, 3);
  const agreed = told('agreed', 0, 2, 3);
  const moved = told('moved', 0, 3);
  expect(fateOf([agreed, bid], 1)).toEqual([]);
  expect(fateOf([bid, told('offered', 2, 3), agreed, moved], 1)).toEqual([agreed]);
  expect(fateOf([bid, agreed, moved], 0)).toEqual([]);
  expect(fateOf([bid, agreed, moved, told('turn_began', 1)], 1)).toEqual([]);
  expect(fateOf([bid, agreed, moved, moved], 1)).toEqual([]);
  expect(fateOf([bid, moved], 1)).toEqual([]);
});

describe('above a question', () => {
  const told = (kind: string, n: number, ...args: EventWire['args']): EventWire => ({
    n,
    kind,
    clause: '',
    args,
  });
  const turn = told('turn_began', 1, 0);
  const [mine, others] = [told('offered', 2, 1, 3), told('offered', 2, 2, 3)];
  const passed = told('passed_over', 3, 0, 1, [3]);

  test('stands that an offer was not taken, in the next turn, too, until the tower starts there', () => {
    const past = [turn, mine, others, passed, told('acted', 3, 0, 3)];
    expect(reminders(past, 1)).toEqual([passed]);
    expect(reminders(past, 2)).not.toContain(passed);
    expect(reminders([...past, told('turn_began', 4, 1)], 1)).toEqual([passed]);
    expect(reminders([...past, told('turn_began', 4, 1), told('placed', 5, 1, 3)], 1)).toEqual([]);
  });

  test('stands what others have just offered, but not for the host', () => {
    expect(reminders([turn, mine, others], 1)).toEqual([others]);
    expect(reminders([turn, mine, others], 0)).toEqual([]);
    expect(reminders([turn, others, told('rests', 3, 2)], 1)).toEqual([]);
  });

  test('stands that terms were refused, for whoever put them', () => {
    const refused = told('refused', 4, 1);
    expect(reminders([turn, told('put', 3, 0, 1, 3), refused], 0)).toEqual([refused]);
    expect(reminders([turn, told('put', 3, 0, 1, 3), refused], 2)).toEqual([]);
  });
});

describe('ribbons', () => {
  test('of one field hang below each other, within the city', () => {
    const more = bargain({ guest: 2, pay: 5, want: row({ 0: 1 }) });
    const offers = [bargain({ pay: 10 }), more, bargain({ field: 20, pay: 5 })];
    const layout = laidOut(SQUARES, LAPTOP, 3, 0);
    const ribbons = ribbonsOf(view({ offers }), CATALOGUE, layout);
    expect(ribbons.map(({ offer }) => offer)).toEqual([0, 1, 2]);
    const [first, second] = ribbons;
    expect(second!.box.y).toBeGreaterThan(first!.box.y);
    for (const { box } of ribbons) {
      expect(box.x + box.w).toBeLessThanOrEqual(layout.city.x + layout.city.w + 7);
      expect(box.y + box.h).toBeLessThanOrEqual(layout.city.y + layout.city.h);
    }
  });

  test.each(ROOMS)('of five players lie beside each other on a narrow building, in a room of %j', (room) => {
    const offers = [1, 2, 3, 4].map((guest) => bargain({ guest, field: 1, pay: 20 + guest * 20 }));
    for (const [, squares] of PLANS) {
      const layout = laidOut(squares, room, 5, 4);
      const { city, fields, pixel } = layout;
      const narrow = fields.findIndex(({ isUpright, kind }) => isUpright && kind !== 'street');
      const ribbons = ribbonsOf(
        view({ tower: narrow, offers: offers.map((one) => ({ ...one, field: narrow })) }),
        CATALOGUE,
        layout,
      );
      expect(ribbons).toHaveLength(4);
      ribbons.forEach(({ box }, n) => {
        expect(box.h / pixel).toBeGreaterThanOrEqual(28);
        expect(box.y).toBeGreaterThanOrEqual(city.y - layout.margin);
        expect(box.y + box.h).toBeLessThanOrEqual(city.y + city.h + 4);
        for (const { box: other } of ribbons.slice(n + 1)) expect(isApart(box, other)).toBe(true);
      });
    }
  });

  test.each(ROOMS)('leave every name and every marker in sight, in a room of %j', (room) => {
    const swap = { pay: 15, want: row({ 9: 1 }) };
    for (const [, squares] of PLANS) {
      const layout = laidOut(squares, room, 5, 4);
      layout.fields.forEach((place, field) => {
        if (!isBuilding(place)) return;
        const offers = [1, 2, 3, 4].map((guest) =>
          bargain({ guest, field, ...(guest % 2 ? swap : { pay: 20 }) }),
        );
        const ribbons = ribbonsOf(view({ offers, owner: Array<number>(18).fill(1) }), CATALOGUE, layout);
        const [x, y] = roofSpot(layout, field);
        const marker = {
          x: x - layout.square * 0.16,
          y: y - layout.square * 0.16,
          w: layout.square * 0.32,
          h: 1,
        };
        for (const { box, letter, scale } of ribbons) {
          expect((letter * scale) / layout.pixel).toBeGreaterThan(11.99);
          expect(box.y + box.h).toBeLessThanOrEqual(nameTop(place, layout.square) + 0.01);
          expect(isApart(box, marker)).toBe(true);
          expect(box.h / layout.pixel).toBeGreaterThan(12);
        }
      });
    }
  });

  test('a marker and the tower have places of their own on every building', () => {
    const layout = laidOut(SQUARES, LAPTOP, 4, 4);
    layout.fields.forEach((place, field) => {
      if (place.kind === 'street' || place.kind === 'plaza') return;
      const [tower, marker] = [towerSpot(layout, field), roofSpot(layout, field)];
      const apart = Math.hypot(tower[0] - marker[0], tower[1] - marker[1]);
      expect(apart).toBeGreaterThan(layout.square * 0.33);
    });
  });

  test('a long offer says that there is more', () => {
    const give = row({ 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 });
    const [ribbon] = ribbonsOf(
      view({ offers: [bargain({ give })] }),
      CATALOGUE,
      laidOut(SQUARES, LAPTOP, 2, 0),
    );
    expect(ribbon!.gives).toHaveLength(4);
    expect(ribbon!.gives.at(-1)).toMatchObject({ sum: null, lot: null });
  });

  test('what this seat has offered in secret lies there too, but cannot be accepted', () => {
    const doing: Doing[] = [{ frame: 'offers', ready: [], mine: [bargain({ pay: 5 })], withdrawn: [] }];
    const [ribbon] = ribbonsOf(view({ doing }), CATALOGUE, laidOut(SQUARES, LAPTOP, 2, 0));
    expect(ribbon).toMatchObject({ kind: 'sealed', offer: null });
  });
});

describe('a bargain', () => {
  const move = offerMove();
  const blank = [8, 0, row(), [], 0, row(), 0];

  test('promises only what the question says of its field', () => {
    const { field: promise } = fieldNamed(move, 'promise')!;
    expect(promisesFor(promise, 8)).toEqual([0, 1, 2]);
    expect(promisesFor(promise, 20)).toEqual([0]);
    expect(promisesFor({ ...promise, given: null }, 20)).toEqual([0, 1, 2, 5]);
  });

  test('says what would be left', () => {
    const values = [8, 20, row({ 0: 1 }), [1], 5, row({ 3: 1 }), 0];
    const left = leftOf(view(), 0, CATALOGUE, move, values);
    expect(left.money).toBe(115);
    expect(left.goods).toEqual(row({ 0: 1, 3: 1 }));
  });

  test('begins with what stands between the two', () => {
    const offers = [bargain({ pay: 25, give: row({ 0: 4 }), given_cards: [1, 2], want: row({ 3: 1 }) })];
    const before = precedent(view({ offers }), 1, 8)!;
    expect(precedent(view({ offers }), 1, 20)).toBeUndefined();
    expect(precedent(view({ earlier: offers }), 1, 8)).toEqual(before);
    expect(isBlank(move, blank)).toBe(true);
    expect(valuesLike(move, blank, before)).toEqual([8, 25, row({ 0: 2 }), [1], 0, row({ 3: 1 }), 0]);
  });

  test('is for nothing until the active player gets something, be it the very first card', () => {
    const asks = [8, 0, row(), [], 5, row(), 0];
    expect([isBlank(move, asks), isForNothing(move, asks)]).toEqual([false, true]);
    expect(isForNothing({ ...move, verb: 'put' }, asks)).toBe(false);
    const gives = [8, 0, row(), [0], 0, row(), 0];
    expect([isBlank(move, gives), isForNothing(move, gives)]).toEqual([false, false]);
    const promises = [8, 0, row(), [], 0, row(), 1];
    expect([isBlank(move, promises), isForNothing(move, promises)]).toEqual([true, false]);
  });

  test('as terms it is the other way round', () => {
    const put: MoveWire = { ...move, verb: 'put', fields: move.fields.slice(1) };
    const before = bargain({ pay: 25, ask: 10 });
    expect(valuesLike(put, blank.slice(1), before)).toEqual([10, row(), [], 25, row(), 0]);
  });
});

test('the ring chains neighbouring privileges of one player, round its end', () => {
  const told: EventWire[] = [{ n: 9, kind: 'privileged', clause: '', args: [1, [3, 5], 30] }];
  const ring = ringOf(CATALOGUE, told, [0, 0], [1, 1]);
  expect(ring.map(({ field, seat }) => [field, seat])).toEqual([
    [4, 1],
    [5, -1],
    [6, 1],
  ]);
  expect(ring.map(({ isChained }) => isChained)).toEqual([false, false, true]);
});

describe('a player who wants to be asked about a few buildings', () => {
  const offer = (...fields: number[]): QuestionWire => ({
    id: '0.1',
    seat: 1,
    text: 'offer',
    clause: 'GEN-6.8',
    about: [],
    things: [],
    moves: [
      {
        verb: 'offer',
        clause: 'GEN-6.6',
        fields: [{ name: 'field', what: 'field', clause: '', kind: 'one', options: fields }],
        refused: [],
        is_pass: false,
        can_undo: false,
      },
    ],
    bars: [],
    is_sealed: false,
    usual: '',
  });
  const askedFor = (askings: number, offers: BargainView[] = []): View =>
    view({ offers, doing: [{ frame: 'ahead', askings, terms: [0, 0] }] as Doing[] });

  test('is woken when one of them is asked for', () => {
    expect(isWoken(offer(3, 20), askedFor(1), CATALOGUE, [3])).toBe(true);
    expect(isWoken(offer(4, 20), askedFor(1), CATALOGUE, [3])).toBe(false);
    expect(isWoken(offer(4, 20), askedFor(1), CATALOGUE, [STREETS_CHOSEN])).toBe(true);
  });

  test('is woken again only where the own offer was outbid', () => {
    const mine = bargain({ guest: 1, field: 3 });
    const outbid = askedFor(2, [{ ...mine, is_outbid: 1 }]);
    expect(isWoken(offer(3), askedFor(2, [mine]), CATALOGUE, [3])).toBe(false);
    expect(isWoken(offer(3), outbid, CATALOGUE, [3])).toBe(true);
    expect(isWoken(offer(3), outbid, CATALOGUE, [4])).toBe(false);
  });

  test('is not asked about streets and plaza alone, without a wish to be asked', () => {
    expect(isIdle(offer(PLAZA, 20), askedFor(1), CATALOGUE, [3])).toBe(true);
    expect(isIdle(offer(3, 20), askedFor(1), CATALOGUE, [])).toBe(false);
    expect(isIdle(offer(20), askedFor(1), CATALOGUE, [STREETS_CHOSEN])).toBe(false);
    expect(isIdle(offer(20), askedFor(2, [bargain({ guest: 1, field: 20 })]), CATALOGUE, [])).toBe(false);
  });
});
