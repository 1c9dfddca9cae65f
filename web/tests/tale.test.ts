import { afterEach, expect, test, vi } from 'vitest';
import type { GameNews } from '$lib/wire/protocol';
import { Tale } from '../src/replay/tale';

const LAST = 30;
const CHAPTERS = { chapters: ['round_began'] };

/** A site with one game, which tells `put` at every step and a round every ten. */
function site(): string[] {
  const asked: string[] = [];
  const answer = (address: string): GameNews => {
    const query = new URL(address, 'http://here').searchParams;
    const said = (key: string): number => Number(query.get(key));
    const [step, seat, since] = [said('step'), said('seat'), said('since')];
    const told = Array.from({ length: step + 1 }, (_, n) => {
      return { n, kind: n % 10 ? 'put' : 'round_began', clause: '', args: [seat] };
    });
    const part = {
      seat,
      events: told.filter((event) => event.n > since),
      view: { step },
      own: [],
      tallies: [],
      question: null,
    };
    const rest = { waiting: [], done: null, undo: [], undos: 0, clocks: [], standings: null, course: null };
    return { type: 'game', n: step, first: since + 1, parts: [part], ...rest };
  };
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify(answer(address))));
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a step has its own view and all that was told until then', async () => {
  site();
  const { news, marks } = await new Tale('abc', LAST, CHAPTERS).at(12, 1);
  expect(news.n).toBe(12);
  expect(news.parts[0]?.view).toEqual({ step: 12 });
  expect(news.parts[0]?.events.map((event) => event.n)).toEqual(Array.from({ length: 13 }, (_, n) => n));
  expect(marks.map((mark) => mark.n)).toEqual([0, 10, 20, 30]);
});

test('what was told is fetched once for each eye, and a step once', async () => {
  const asked = site();
  const tale = new Tale('abc', LAST, CHAPTERS);
  expect(tale.has(12, 1)).toBe(false);
  await tale.at(12, 1);
  expect(tale.has(12, 1)).toBe(true);
  await tale.at(13, 1);
  await tale.at(12, 1);
  await tale.at(12, 0);
  const isWhole = (address: string): boolean => address.endsWith('since=-1');
  expect(asked.filter(isWhole)).toHaveLength(2);
  const single = asked.filter((address) => !isWhole(address));
  expect(single.map((address) => address.split('?')[1])).toEqual([
    'step=12&seat=1&since=12',
    'step=13&seat=1&since=13',
    'step=12&seat=0&since=12',
  ]);
});

test('what failed is asked for again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
  const tale = new Tale('abc', LAST, CHAPTERS);
  await expect(tale.at(3, -2)).rejects.toMatchObject({ code: 'offline' });
  site();
  expect((await tale.at(3, -2)).news.n).toBe(3);
});
