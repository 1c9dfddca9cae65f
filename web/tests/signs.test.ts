import { expect, test } from 'vitest';
import { signsOf } from '$lib/words/signs';
import type { Glossary } from '$lib/wire/manifest';
import { Words } from '$lib/words/words';

const FTL = `
list-comma = { $list }, { $item }
tile-ship = ship with { $n1 }
    .effect = Sails { $n1 } steps.
tile-sack = sack
    .effect = Buys.
tile-purse = purse
    .effect = Buys.
tile-blank = blank
field-sea = sea
effect-field = Ships lie here.
flag-yes = yes
effect-flag = Whether it is so.
`;
const glossary = {
  things: { tile: ['ship/2', 'ship/3', 'sack', 'purse', 'blank'], field: ['sea'], flag: ['yes'] },
  prompts: { take: ['tile:tile'] },
  view: { 'players.at': 'field/seat' },
};
const words = new Words({ glossary: glossary as unknown as Glossary, words: { en: [FTL], de: [] } }, 'en');

test('the legend names each sign once, those that do the same together, and nothing that nobody sees', () => {
  expect(signsOf(words)).toEqual([
    [
      { what: 'tile', ids: [0], names: ['Ship with 2'], effect: 'Sails 2 steps.' },
      { what: 'tile', ids: [2, 3], names: ['Sack', 'Purse'], effect: 'Buys.' },
    ],
    [{ what: 'field', ids: [0], names: ['Sea'], effect: 'Ships lie here.' }],
  ]);
});

test('what is drawn comes first, and what does the same as a sign before it is not listed twice', () => {
  const twice = { ...glossary, things: { kind: ['ship/2', 'oar'], ...glossary.things } };
  twice.prompts = { take: ['tile:tile', 'kind:kind'] };
  const ftl = `${FTL}
kind-ship = ships
    .effect = Sails 2 steps.
kind-oar = oar
    .effect = Rows.
`;
  const both = new Words({ glossary: twice as unknown as Glossary, words: { en: [ftl], de: [] } }, 'en');
  const kinds = signsOf(both, ['tile']).map((signs) => signs.map(({ effect }) => effect));
  expect(kinds).toEqual([['Sails 2 steps.', 'Buys.'], ['Rows.'], ['Ships lie here.']]);
});
