import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage, type Play } from '../src/games/shared/stage.svelte';
import type { EventWire } from '$lib/wire/protocol';

/** What was told, and what is in the air. */
interface Scene {
  told: readonly number[];
  air: readonly number[];
}

const PLAY: Play<number, Scene> = {
  sceneOf: (_, before) => before ?? { told: [], air: [] },
  after: ({ told, air }, { n }) => ({ told: [...told, n], air: [...air, n] }),
  beat: () => 100,
  still: (scene) => ({ ...scene, air: [] }),
};

const events = (last: number): EventWire[] =>
  Array.from({ length: last + 1 }, (_, n) => ({ n, kind: 'paid', clause: 'X-1', args: [] }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a step that is looked at is played', () => {
  const stage = new Stage(PLAY, 0, events(0), true);
  stage.follow(1, events(1));
  expect(stage.scene.air).toEqual([1]);
});

test('after a jump nothing is in the air, but what was told is known', () => {
  const stage = new Stage(PLAY, 0, events(0), true);
  stage.follow(3, events(3));
  expect(stage.scene).toEqual({ told: [1, 2, 3], air: [] });
});

test('after a jump back nothing is played on', () => {
  const stage = new Stage(PLAY, 0, events(1), true);
  const twice = [...events(2), ...events(2).slice(-1)];
  stage.follow(1, twice);
  expect(stage.scene.air).toEqual([2]);
  stage.follow(0, events(0));
  expect(stage.scene.air).toEqual([]);
  vi.runAllTimers();
  expect(stage.scene.air).toEqual([]);
});

test('at a running table several answers are played one after another', () => {
  const stage = new Stage(PLAY, 0, events(0));
  stage.follow(3, events(3));
  expect(stage.scene.air).toEqual([1]);
  vi.runAllTimers();
  expect(stage.scene.air).toEqual([1, 2, 3]);
});

test('each view is drawn before the events of the next one are played', () => {
  const seen: string[] = [];
  const play: Play<number, string> = {
    sceneOf: (view) => `view ${view}`,
    after: (_, { n }, next) => `answer ${n} on the way to ${next}`,
    beat: () => 100,
  };
  const stage = new Stage(play, 0, events(0));
  stage.follow(1, events(1));
  stage.follow(2, events(2));
  seen.push(stage.scene);
  vi.advanceTimersByTime(150);
  seen.push(stage.scene);
  vi.runAllTimers();
  seen.push(stage.scene);
  expect(seen).toEqual(['answer 1 on the way to 1', 'answer 2 on the way to 2', 'view 2']);
});
