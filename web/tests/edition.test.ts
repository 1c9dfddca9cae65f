import { describe, expect, test } from 'vitest';
import { cell, named } from '../src/edition/cell';
import { nameOf, sheetsOf, type Document } from '$lib/view/edition';
import { flawText } from '$lib/words/flaw';
import { site } from '$lib/words/site.svelte';
import { Words } from '$lib/words/words';
import { readOwn } from '../src/lobby/own';

const PRINTED: Document = {
  game: 'toy',
  edition: 'My box',
  sources: {
    tiles: {
      ship: { from: ['rulebook', 'reconstructed'], en: 'Seen.', de: 'Gesehen.' },
      monk: 'from a friend',
    },
    market: { paris: { from: ['public'], en: 'A review.', de: 'Eine Besprechung.' } },
    goods: 'known',
  },
  tiles: [
    { type: 'ship', count: 2, wheels: 1 },
    { type: 'monk', count: 3 },
    { type: 'ship', count: 1, wheels: 2 },
  ],
  market: { paris: ['wine', 'salt'], wien: ['iron'] },
  maps: { single: { nodes: [{ id: 'paris', x: 1 }], edges: [['paris', 'wien']] } },
  plans: {
    a: [
      ['x', 'x', 'y'],
      ['x', 'z', 'y'],
      ['z', 'z', 'y'],
    ],
  },
  gold: 5,
};

describe('an edition as sheets', () => {
  const sheets = Object.fromEntries(sheetsOf(PRINTED, 'de').map((sheet) => [sheet.key, sheet]));

  test('the heading is none, and what only has a source is one', () => {
    expect(Object.keys(sheets)).toEqual(['tiles', 'market', 'maps', 'plans', 'gold', 'goods']);
    expect(sheets.goods).toMatchObject({ rows: [], sources: [{ of: '', from: [], text: 'known' }] });
    expect(nameOf(PRINTED)).toBe('My box');
    expect(nameOf({})).toBe('');
  });

  test('entries whose kinds have sources of their own are split by kind', () => {
    const [ship, monk] = sheets.tiles!.parts;
    expect(sheets.tiles).toMatchObject({ rows: [], sources: [] });
    expect(ship).toMatchObject({
      key: 'ship',
      columns: ['count', 'wheels'],
      rows: [
        [2, 1],
        [1, 2],
      ],
      sources: [{ of: '', from: ['rulebook', 'reconstructed'], text: 'Gesehen.' }],
    });
    expect(monk).toMatchObject({ columns: ['count'], rows: [[3]], sources: [{ text: 'from a friend' }] });
  });

  test('a table is pairs, and says of which part a source speaks', () => {
    expect(sheets.market).toMatchObject({
      columns: [],
      rows: [
        ['paris', ['wine', 'salt']],
        ['wien', ['iron']],
      ],
      sources: [{ of: 'paris', from: ['public'], text: 'Eine Besprechung.' }],
    });
    expect(sheets.gold).toMatchObject({ rows: [[5]] });
  });

  test('tables in tables are sheets in sheets', () => {
    const [single] = sheets.maps!.parts;
    expect(single?.parts.map((part) => part.key)).toEqual(['nodes', 'edges']);
    expect(single?.parts[0]).toMatchObject({ columns: ['id', 'x'], rows: [['paris', 1]] });
    expect(single?.parts[1]).toMatchObject({ columns: [], rows: [[['paris', 'wien']]] });
    expect(sheets.plans!.parts[0]).toMatchObject({ key: 'a', columns: [] });
    expect(sheets.plans!.parts[0]?.rows[1]).toEqual(['x', 'z', 'y']);
  });

  test('whatever a file holds, there is an end to it', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 50; i += 1) deep = { deep };
    const [sheet] = sheetsOf({ deep, sources: 7 }, 'en');
    expect(sheet?.parts[0]?.parts[0]?.parts[0]?.parts).toEqual([]);
    expect(sheetsOf({ odd: [1, { a: 2 }, null], empty: [], sources: { odd: 3 } }, 'en')).toMatchObject([
      { key: 'odd', columns: [], rows: [[1], [{ a: 2 }], [null]], sources: [] },
      { key: 'empty', columns: [], rows: [] },
    ]);
  });
});

test('a cell names what it can', () => {
  const glossary = {
    things: { city: ['paris', 'new-york/3'] },
    verbs: [],
    prompts: {},
    events: {},
    lines: [],
    view: {},
    refusals: {},
    phrases: {},
    chapters: [],
    ranks: {},
    reveals: [],
    total: '',
    clocks: [],
    statistics: [],
  };
  const ftl = 'none = –\ncity-paris = Paris\ncity-new-york = New York\nedition-ship = Ships';
  const words = new Words({ glossary, words: { en: [ftl], de: [] } }, 'en');
  expect(named(words, 'ship')).toBe('Ships');
  expect(named(words, 'new_york')).toBe('New York');
  expect(named(words, 'bru-jb-1')).toBe('bru-jb-1');
  expect(cell(words, [2, 1, 0])).toBe('2 · 1 · 0');
  expect(cell(words, ['paris', 'ship'])).toBe('Paris, Ships');
  expect(cell(words, undefined)).toBe('–');
  expect(cell(words, { a: 1 })).toBe('{"a":1}');
});

describe('a file', () => {
  const file = (text: string): File => new File([text], 'mine.json');

  test('is read if it holds a table', async () => {
    expect(await readOwn(file('{"game": "toy"}'), 'toy')).toEqual({
      file: 'mine.json',
      document: { game: 'toy' },
    });
  });

  test('of another game is refused', async () => {
    await expect(readOwn(file('{"game": "toy"}'), 'doge')).rejects.toThrow('other-game');
  });

  test.each(['', 'x', '[1]', 'null', '3'])('%j is none', async (text) => {
    await expect(readOwn(file(text), 'toy')).rejects.toThrow('json');
  });

  test('too long is not even read', async () => {
    await expect(readOwn(file('x'.repeat(260 * 1024)), 'toy')).rejects.toThrow('size');
  });
});

describe('a flaw', () => {
  test.each([
    ['missing', 'das fehlt'],
    ['100 is not from 0 to 99', '100 liegt nicht zwischen 0 und 99'],
    ['"x" is not a whole number', '"x" ist keine ganze Zahl'],
    ["'ship' is none of monk, knight", '„ship“ ist nichts von monk, knight'],
    ['8 entries, there must be 7', '8 Einträge, es müssen 7 sein'],
    ['two fields have the same id', 'two fields have the same id'],
  ])('%j is told in the reader’s language where it can be', async (what, told) => {
    await site.speak('de');
    expect(flawText(what)).toBe(told);
  });
});
