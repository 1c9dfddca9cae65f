import { describe, expect, test } from 'vitest';
import { ago } from '$lib/words/ago';
import { pageAt } from '$lib/page/router.svelte';
import {
  firstWish,
  forGame,
  hasHints,
  isAlone,
  keepWish,
  keptWish,
  named,
  nameless,
  quickWish,
  resize,
  seatAs,
  share,
  toRequest,
} from '../src/lobby/wish';
import { apart, fold, pieces } from '../src/rules/text';

const MAP = { label: 'Map', values: ['A', 'B'].map((label) => ({ label, hint: '' })) };
const DOGE = {
  name: 'doge',
  title: 'Doge',
  subtitle: { en: '', de: '' },
  theme: { en: '', de: '' },
  minutes: 30,
  weight: 2,
  seats: [3, 4],
  options: [{ name: 'map', values: ['a', 'b'], said: { en: MAP, de: MAP } }],
  bots: ['chaos', 'normal', 'hard'],
  usual_bot: 'normal',
  vocabulary: { en: '', de: '' },
  has_edition: true,
  has_lesson: true,
};
const kinds = (wish: ReturnType<typeof firstWish>): string[] => wish.seats.map((seat) => seat.kind);

describe('setting a table', () => {
  const wish = firstWish(DOGE, 'Anke');

  test('begins with one person, the usual bots and the first options', () => {
    expect(kinds(wish)).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(toRequest(wish)).toMatchObject({
      game: 'doge',
      options: { map: 'a' },
      seats: [{ kind: 'me', name: 'Anke', bot: '' }, { bot: 'normal' }, {}, {}],
      is_hot: false,
    });
  });

  test('an edition comes along, and stays behind when the game changes', () => {
    const own = { file: 'mine.json', document: { game: 'doge' } };
    expect(toRequest(wish).edition).toBeNull();
    expect(toRequest({ ...wish, own }).edition).toBe(own.document);
    expect(resize({ ...wish, own }, 3).own).toBe(own);
    expect(forGame({ ...wish, own }, { ...DOGE, name: 'liguria' }).own).toBeNull();
  });

  test('with another game stays who I am and how fast bots play', () => {
    const other = forGame({ ...wish, pace: 'calm' }, { ...DOGE, name: 'liguria', seats: [2] });
    expect(other).toMatchObject({ pace: 'calm', seats: [{ kind: 'me', name: 'Anke' }, { kind: 'bot' }] });
  });

  test('what is filled in is there again after a reload, until the table is set', () => {
    const filled = seatAs({ ...wish, pace: 'calm' }, 1, 'open');
    keepWish(filled);
    expect(keptWish([DOGE])).toEqual(filled);
    expect(keptWish([{ ...DOGE, name: 'liguria' }])).toBeNull();
    keepWish(null);
    expect(keptWish([DOGE])).toBeNull();
  });

  test('one button begins a game against bots, with hints, for oneself', () => {
    const request = toRequest(quickWish(DOGE, 'Anke'));
    expect(request).toMatchObject({ is_listed: false, has_hints: true, edition: null });
    expect(request.seats.map(({ kind, bot }) => kind + bot)).toEqual([
      'me',
      ...Array<string>(3).fill('botnormal'),
    ]);
  });

  test('hints are given where nobody else plays, unless it is chosen otherwise', () => {
    expect(hasHints(wish)).toBe(true);
    expect(hasHints(seatAs(wish, 1, 'open'))).toBe(false);
    expect(toRequest({ ...seatAs(wish, 1, 'open'), hasHints: true }).has_hints).toBe(true);
    expect(toRequest({ ...wish, hasHints: false }).has_hints).toBe(false);
  });

  test('seats come and go at the end', () => {
    expect(kinds(resize(wish, 3))).toEqual(['me', 'bot', 'bot']);
    expect(kinds(resize(resize(wish, 3), 4))).toEqual(['me', 'bot', 'bot', 'bot']);
  });

  test('I have one seat, and take my name along', () => {
    const moved = seatAs(wish, 2, 'me');
    expect(kinds(moved)).toEqual(['bot', 'bot', 'me', 'bot']);
    expect(moved.seats[2]?.name).toBe('Anke');
  });

  test('who plays alone against bots needs no name', () => {
    const nobody = firstWish(DOGE, '');
    expect(isAlone(nobody)).toBe(true);
    expect(nameless(named(nobody, 'Newcomer'))).toEqual([]);
    expect(named(wish, 'Newcomer').seats[0]?.name).toBe('Anke');
    expect(isAlone(share(nobody, true))).toBe(false);
  });

  test('on one screen several people sit, each with a name', () => {
    const hot = share(wish, true);
    expect(kinds(hot)).toEqual(['me', 'me', 'bot', 'bot']);
    expect(nameless(hot)).toEqual([1]);
    expect(kinds(seatAs(hot, 2, 'me'))).toEqual(['me', 'me', 'me', 'bot']);
    expect(kinds(share(hot, false))).toEqual(['me', 'open', 'bot', 'bot']);
  });
});

test('addresses lead to pages', () => {
  expect(pageAt('/')).toEqual({ name: 'lobby' });
  expect(pageAt('/table/abc')).toEqual({ name: 'table', id: 'abc' });
  expect(pageAt('/rules/doge')).toEqual({ name: 'rules', game: 'doge' });
  expect(pageAt('/edition/doge')).toEqual({ name: 'edition', game: 'doge' });
  expect(pageAt('/claim/x%2Fy')).toEqual({ name: 'claim', token: 'x/y' });
  expect(pageAt('/about')).toEqual({ name: 'about' });
  expect(pageAt('/about/more')).toEqual({ name: 'nowhere' });
  expect(pageAt('/table')).toEqual({ name: 'nowhere' });
  expect(pageAt('/table/%E0')).toEqual({ name: 'table', id: '%E0' });
});

test('how long ago', () => {
  expect(ago(1000, 'en', 1010)).toBe('now');
  expect(ago(1000, 'de', 1000 + 180)).toBe('vor 3 Minuten');
  expect(ago(0, 'en', 86400)).toBe('yesterday');
});

describe('the words of a clause', () => {
  test('references, rulings and what is sought are told apart', () => {
    const { text, notes } = apart('See DOGE-3.1. [Ruling: as in DOGE-4.] And so on.');
    expect(notes).toEqual(['Ruling: as in DOGE-4.']);
    expect(pieces(text, 'DOGE', '')).toEqual([
      { text: 'See ' },
      { text: '3.1', clause: 'DOGE-3.1' },
      { text: '. And so on.' },
    ]);
  });

  test('a search knows neither case nor accents', () => {
    expect(pieces('Häuser und haus', 'DOGE', 'HAU')).toEqual([
      { text: 'Häu', isFound: true },
      { text: 'ser und ' },
      { text: 'hau', isFound: true },
      { text: 's' },
    ]);
    expect(fold('Über Café')).toBe('uber cafe');
  });
});
