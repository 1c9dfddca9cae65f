import { describe, expect, test } from 'vitest';
import { stepsTo } from '../src/games/liguria/reach';
import { playOf, type Scene } from '../src/games/liguria/scene';
import type { Kinds } from '../src/games/liguria/kinds';
import type { LiguriaView } from '../src/games/liguria/view';
import type { Touch } from '$lib/asking/touch';

const view = { players: [{ at: 3, course: 0 }] } as unknown as LiguriaView;

describe('a ship', () => {
  const { unfold } = playOf({} as Kinds);
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
    const [step, rest] = unfold!({ view } as Scene, sailed(12, 3, way));
    expect(step).toMatchObject({ kind: 'passed', args: [0, first, way] });
    expect(rest).toMatchObject({ kind: 'sailed', args: [0, 11, 3, 5, way] });
    expect(unfold!({ view } as Scene, sailed(1, 4, way))).toHaveLength(1);
  });

  test('is so many steps from a stop by the ways it may take', () => {
    const by = (...ways: number[]): Touch => ({
      state: (what, id) => (what === 'way' && ways.includes(id) ? 'open' : 'shut'),
      touch: () => {},
      why: () => '',
    });
    expect(stepsTo(view, 0, by(0, 1), 1)).toBe(2);
    expect(stepsTo(view, 0, by(0), 1)).toBe(10);
    expect(stepsTo(view, 0, by(0, 1), 3)).toBe(12);
  });
});
