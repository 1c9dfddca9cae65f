import { describe, expect, test } from 'vitest';
import type { Touch } from '$lib/asking/touch';
import type { Arg } from '$lib/words/words';
import { routesOf, stepsTo } from '../src/games/liguria/reach';
import { playOf, type Scene } from '../src/games/liguria/scene';
import { told, type Catalogue, type PlayerView, type View } from '../src/games/liguria/shape';

const catalogue = { stops: 12, ways: [{ step: 1 }, { step: -1 }] } as Catalogue;
const stops = Array.from({ length: 12 }, (_, stop) => ({ place: stop % 3 ? 3 : 4 }));
const view = { players: [{ at: 3, course: 0 }], stops } as unknown as View;
const scene = { catalogue, view } as Scene;

describe('a ship', () => {
  const { unfold } = playOf(catalogue);
  const sailed = (steps: number, stop: number, way: number) => ({
    n: 1,
    kind: 'sailed',
    clause: 'LIG-4.1',
    args: [0, steps, stop, 5, way],
  });

  test.each([
    ['clockwise', 0, 4],
    ['anticlockwise', 1, 2],
  ])('goes once round %s, stop by stop', (_, way, first) => {
    const parts = unfold!(scene, sailed(12, 3, way)).map(({ args }) => told.sailed(args));
    expect(parts).toEqual([
      { who: 0, steps: 1, stop: first, place: 3, way },
      { who: 0, steps: 11, stop: 3, place: 5, way },
    ]);
    expect(unfold!(scene, sailed(1, 4, way))).toHaveLength(1);
  });

  const by = (ways: number[], steps: number[] = []): Touch => ({
    state: (what, id) => ((what === 'way' ? ways : steps).includes(id) ? 'open' : 'shut'),
    touch: () => {},
    why: () => '',
  });

  test('is so many steps from a stop by the ways it may take', () => {
    expect(stepsTo(scene, 0, by([0, 1]), 1)).toBe(2);
    expect(stepsTo(scene, 0, by([0]), 1)).toBe(10);
    expect(stepsTo(scene, 0, by([0, 1]), 3)).toBe(12);
  });

  test('may go to the stops that the open ways and steps lead to', () => {
    const routes = routesOf(scene, 0, by([0, 1], [1, 4, 12]));
    const found = routes.flatMap((there, stop) => there.map(({ way, steps }) => [stop, way, steps]));
    expect(found).toEqual([
      [2, 1, 1],
      [3, 0, 12],
      [3, 1, 12],
      [4, 0, 1],
      [7, 0, 4],
      [11, 1, 4],
    ]);
    expect(routesOf(scene, -1, by([0], [1])).flat()).toEqual([]);
  });
});

describe('pieces', () => {
  const types = ['ship', 'ship', 'order', 'knight'] as const;
  const play = playOf({
    ...catalogue,
    tiles: types.map((type) => ({ type, row: type === 'ship' ? 0 : -1 })),
    pieces: [0, 1],
    orders: [2],
    knights: [3],
    diplomats: [],
  } as unknown as Catalogue);
  const cubes = { port: [0, 0, 0], hold: [0, 0, 0], store: [0, 0, 0] };
  const tiles = { tiles: [0, 0], upgraded: [0, 0], orders: [0], knights: [0], diplomats: [] };
  const player = { ...cubes, ...tiles, cards: [], card: -1, silver: 3 } as unknown as PlayerView;
  const before = {
    round: 1,
    row: [0, 2, 0, 1],
    cards: [7, 7, 5],
    order: [],
    market: [-1, 0],
    stock: [0, 0, 0],
    stops: [{ place: 0, points: 3, ruler: 1, knights: [2] }],
    players: [player, { ...player, knights: null, diplomats: null, orders: null, silver: null }],
    doing: [],
  } as unknown as View;
  const event = (kind: string, ...args: Arg[]) => ({ n: 1, kind, clause: '', args });
  const where = (pieces: Scene['tiles']) => pieces.map(({ id, where, of }) => [id, where, of]);

  test('go to who took them, and the row closes up', () => {
    const seats = [{ ...player, tiles: [1, 0], orders: [1] }, before.players[1]!];
    const next = { ...before, row: [0, 1], market: [-1, -1], order: [0], players: seats };
    const start = play.sceneOf(before, null);
    const [first, order, second, last] = [0, 1, 2, 3].map(
      (of) => start.tiles.find((tile) => tile.where === 'row' && tile.of === of)!.id,
    );
    const taken = play.after(start, event('took', 0, before.row.slice(0, 2), 0, [0, 1]), next);
    expect([taken.taken, taken.taker, where(taken.tiles)]).toEqual([[0, 1], 0, where(start.tiles)]);
    const carried = play.after(taken, event('queued', 0, 1), next);
    expect(carried.taken).toEqual([]);
    expect(where(carried.tiles).filter(([, place]) => place !== 'stop')).toEqual(
      [
        [first, 'home', 0],
        [order, 'screen', 0],
        [second, 'row', 0],
        [last, 'row', 1],
      ].sort(([a], [b]) => Number(a) - Number(b)),
    );
  });

  test('of which there are two alike are told apart: the first card of its kind is taken', () => {
    const next = {
      ...before,
      cards: [7, 5],
      players: [{ ...player, cards: [7], card: 7 }, before.players[1]!],
    };
    const start = play.sceneOf(before, null);
    const scene = play.after(start, event('chose', 0, 7), next);
    const kept = start.cards.find(({ of }) => of === 0)!.id;
    expect(scene.cards.find(({ id }) => id === kept)).toMatchObject({ where: 'kept', of: 0 });
    expect(scene.cards.filter((card) => card.where === 'table').map(({ kind, of }) => [kind, of])).toEqual([
      [7, 0],
      [5, 1],
    ]);
  });

  test('that are driven away are seen to go before others come', () => {
    const stops = [{ place: 0, points: 3, ruler: 0, knights: [1] }];
    const next = { ...before, stops } as unknown as View;
    const left = play.after(play.sceneOf(before, null), event('expelled', 1, 0, 0, 2), next);
    expect(left.view.stops[0]).toMatchObject({ ruler: -1, knights: [0] });
    expect(left.tiles.filter((tile) => tile.where === 'stop')).toEqual([]);
    expect(play.after(left, event('landed', 0, 0, 0, 1), next).view.stops).toEqual(stops);
  });
});
