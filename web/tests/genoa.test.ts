import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { EventWire, MoveWire } from '$lib/wire/protocol';
import {
  fieldNamed,
  bestFirst,
  isBlank,
  leftOf,
  precedent,
  promisesFor,
  valuesLike,
} from '../src/games/genoa/bargaining';
import { faceOf } from '../src/games/genoa/cards';
import { fateOf } from '../src/games/genoa/fate';
import { layoutOf } from '../src/games/genoa/layout';
import { cornersOf, inset, plotsOf } from '../src/games/genoa/plan';
import { ribbonsOf } from '../src/games/genoa/ribbons';
import { ringOf } from '../src/games/genoa/ring';
import { playOf } from '../src/games/genoa/scene';
import type { BargainView, CardPrint, Catalogue, Doing, View } from '../src/games/genoa/shape';
import { spotsOf } from '../src/games/genoa/spots';

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
  test.each([2, 3, 4, 5])('has room for %i houses, wide and tall', (seats) => {
    for (const isNarrow of [false, true]) {
      const { houses, size } = layoutOf(CATALOGUE, SQUARES, isNarrow, seats, 0, 6);
      expect(houses).toHaveLength(seats);
      for (const { x, y, w, h } of houses) {
        expect(x + w).toBeLessThanOrEqual(size[0]);
        expect(y + h).toBeLessThanOrEqual(size[1]);
      }
    }
  });

  test.each([2, 3, 4, 5])('of %i has only the supply below the city, where the question may lie', (seats) => {
    for (let cards = 0; cards <= 20; cards += 1) {
      const { city, margin, hand, houses, supply } = layoutOf(CATALOGUE, SQUARES, false, seats, 0, cards);
      const end = city.y + city.h + margin;
      for (const { y, h } of [...houses, hand!]) expect(y + h).toBeLessThanOrEqual(end);
      expect(supply.y).toBeGreaterThan(end);
      expect(Math.ceil(cards / hand!.columns) * (hand!.card[1] + 5)).toBeLessThanOrEqual(hand!.h);
    }
  });

  test.each([true, false])('the supply has a place for every good (narrow: %s)', (isNarrow) => {
    const layout = layoutOf(CATALOGUE, SQUARES, isNarrow, 4, 0, 4);
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
      const { hand } = layoutOf(CATALOGUE, SQUARES, false, 4, 0, cards);
      const names = CATALOGUE.cards.flatMap((card) => faceOf(card, hand!.card, () => 'Getreidelager').names);
      for (const { size } of names) expect(size).toBeGreaterThanOrEqual(14);
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
      spotsOf(after, layoutOf(CATALOGUE, SQUARES, false, 2, 0, 1), 13).every(({ at }) =>
        at.every(Number.isFinite),
      ),
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

test('offers stand field by field, the best first', () => {
  const offers = [
    bargain({ field: 3, pay: 5 }),
    bargain({ field: 4, pay: 50 }),
    bargain({ field: 3, pay: 10 }),
    bargain({ field: 3, pay: 10, give: row({ 0: 1 }) }),
    bargain({ field: 3, pay: 20, ask: 15 }),
  ];
  expect(bestFirst(offers).map(({ n }) => n)).toEqual([3, 2, 0, 4, 1]);
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
  expect(fateOf([bid, moved], 1)).toEqual([moved]);
  expect(fateOf([bid, moved, moved], 1)).toEqual([]);
});

describe('ribbons', () => {
  test('of one field hang below each other, within the city', () => {
    const more = bargain({ guest: 2, pay: 5, want: row({ 0: 1 }) });
    const offers = [bargain({ pay: 10 }), more, bargain({ field: 20, pay: 5 })];
    const layout = layoutOf(CATALOGUE, SQUARES, false, 3, 0, 0);
    const ribbons = ribbonsOf(view({ offers }), CATALOGUE, layout);
    expect(ribbons.map(({ offer }) => offer)).toEqual([0, 1, 2]);
    const [first, second] = ribbons;
    expect(second!.box.y).toBeGreaterThan(first!.box.y);
    for (const { box } of ribbons) {
      expect(box.x + box.w).toBeLessThanOrEqual(layout.city.x + layout.city.w + 7);
      expect(box.y + box.h).toBeLessThanOrEqual(layout.city.y + layout.city.h);
    }
  });

  test('a long offer says that there is more', () => {
    const give = row({ 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 });
    const [ribbon] = ribbonsOf(
      view({ offers: [bargain({ give })] }),
      CATALOGUE,
      layoutOf(CATALOGUE, SQUARES, false, 2, 0, 0),
    );
    expect(ribbon!.gives).toHaveLength(4);
    expect(ribbon!.gives.at(-1)).toMatchObject({ sum: null, lot: null });
  });

  test('what this seat has offered in secret lies there too, but cannot be accepted', () => {
    const doing: Doing[] = [{ frame: 'offers', ready: [], mine: [bargain({ pay: 5 })], withdrawn: [] }];
    const [ribbon] = ribbonsOf(view({ doing }), CATALOGUE, layoutOf(CATALOGUE, SQUARES, false, 2, 0, 0));
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
