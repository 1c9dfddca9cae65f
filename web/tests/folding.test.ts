/** What is seen to happen leads to what is true, in every game: no browser, no clock. */

import { expect, test } from 'vitest';
import type { EventWire } from '$lib/wire/protocol';
import { playOf as doge } from '../src/games/doge/beats';
import { playOf as genoa } from '../src/games/genoa/scene';
import { playOf as haendler } from '../src/games/haendler/scene';
import { playOf as liguria } from '../src/games/liguria/scene';
import { python } from '../tools/types.mjs';

interface Step<View> {
  view: View;
  events: EventWire[];
}

interface Story {
  catalogue: unknown;
  games: Step<object>[][];
}

interface Fold<View> {
  sceneOf: (view: View, before: null) => { view: View };
  after: (scene: { view: View }, event: EventWire, next: View) => { view: View };
}

const stories = python('web/tests/stories.py') as Record<string, Story>;

/** By game: how events are folded with what is printed, and the keys that no event tells of, each with the reason. */
const GAMES: Record<string, { play: (catalogue: never) => unknown; untold: Record<string, string> }> = {
  doge: { play: doge, untold: { doing: 'procedure is not drawn piece by piece' } },
  haendler: {
    play: haendler,
    untold: {
      doing: 'procedure is not drawn piece by piece',
      'players.seen': 'looks into the pile are not drawn',
    },
  },
  liguria: { play: liguria, untold: { doing: 'procedure is not drawn piece by piece' } },
  genoa: {
    play: genoa,
    untold: {
      doing: 'procedure is not drawn piece by piece',
      earlier: 'only shown with the question about it, and that comes with its view',
      cleared: 'no event tells that a player leaves a street; its discs are gone with the next view',
      'offers.is_binding': 'not drawn: an offer that binds looks like any other',
    },
  },
};

/** Every place where two views differ; `players.2.houses.3` is named `players.houses`. */
function differences(seen: unknown, true_: unknown, path = ''): string[] {
  if (typeof seen !== 'object' || typeof true_ !== 'object' || seen === null || true_ === null) {
    return seen === true_ ? [] : [path];
  }
  const keys = new Set([...Object.keys(seen), ...Object.keys(true_)]);
  return [...keys].flatMap((key) => {
    const name = /^\d+$/.test(key) ? path : path ? `${path}.${key}` : key;
    return differences((seen as Record<string, unknown>)[key], (true_ as Record<string, unknown>)[key], name);
  });
}

test.each(Object.entries(GAMES))(
  'the events of each answer in %s lead to the next view',
  (name, { play, untold }) => {
    const { catalogue, games } = stories[name]!;
    const { sceneOf, after } = play(catalogue as never) as Fold<object>;
    const wrong: Record<string, string> = {};
    games.forEach((steps, game) =>
      steps.slice(1).forEach(({ view, events }, at) => {
        const start = sceneOf(steps[at]!.view, null);
        const seen = events.reduce((scene, event) => after(scene, event, view), start).view;
        for (const key of differences(seen, view)) {
          if (!Object.keys(untold).some((one) => key === one || key.startsWith(`${one}.`))) {
            wrong[key] ??= `game ${game}, answer ${at + 1}: ${events.map(({ kind }) => kind).join(', ')}`;
          }
        }
      }),
    );
    expect(wrong).toEqual({});
  },
);

test('every game with a drawing is folded', () => {
  const boards = Object.keys(import.meta.glob('../src/games/*/Board.svelte'));
  expect(Object.keys(GAMES).sort()).toEqual(boards.map((path) => path.split('/').at(-2)).sort());
  const isLong = (name: string): boolean => stories[name]!.games.every((steps) => steps.length > 20);
  expect(Object.keys(GAMES).every(isLong)).toBe(true);
});
