import { expect, test } from 'vitest';
import { amountsIn, lotsOf } from '$lib/asking/amounts';
import type { FieldWire, QuestionWire } from '$lib/wire/protocol';

const where: FieldWire = { name: 'field', what: 'field', clause: 'X-1', kind: 'one', options: [1, 2] };
const pay: FieldWire = { name: 'pay', what: 'ducats', clause: 'X-1', kind: 'amount', low: 0, high: 20 };
const ask: FieldWire = { ...pay, name: 'ask' };
const fixed: FieldWire = { ...pay, name: 'fee', low: 5, high: 5 };
const goods: FieldWire = {
  name: 'give',
  what: 'good',
  clause: 'X-1',
  kind: 'bundle',
  limits: [2, 2, 2],
  low: 0,
  high: 4,
};
const move = (verb: string, fields: FieldWire[]) => ({ verb, clause: 'X-0', fields, refused: [] });
const QUESTION: QuestionWire = {
  id: '',
  seat: 0,
  text: 'q',
  clause: 'X-9',
  about: [],
  moves: [
    move('offer', [where, pay, goods, ask]),
    move('put', [pay]),
    move('fee', [fixed, pay]),
    move('stop', []),
  ],
  bars: [],
  is_sealed: false,
  usual: 'stop',
  things: [],
};
const told = (verb: string, args: (number | number[])[]) =>
  amountsIn(QUESTION, verb, args).map(({ field, value }) => [field.name, value]);

test('numbers and bundles are told, not the things that a board marks', () => {
  expect(told('offer', [1, 10, [0, 2, 1], 5])).toEqual([
    ['pay', 10],
    ['give', [0, 2, 1]],
    ['ask', 5],
  ]);
});

test('what was left at nothing is not told beside what was not', () => {
  expect(told('offer', [1, 10, [0, 0, 0], 0])).toEqual([['pay', 10]]);
  expect(told('offer', [1, 0, [0, 0, 0], 0])).toEqual([]);
});

test('what there was no choice about is not told', () => {
  expect(told('fee', [5, 10])).toEqual([['pay', 10]]);
});

test('nothing is told where it is all that was chosen', () => {
  expect(told('put', [0])).toEqual([['pay', 0]]);
  expect(told('stop', [])).toEqual([]);
});

test('a bundle is so many of each kind that there is any of, a number so many of one', () => {
  expect(lotsOf([0, 2, 1])).toEqual([
    { kind: 1, count: 2 },
    { kind: 2, count: 1 },
  ]);
  expect(lotsOf(0)).toEqual([{ kind: 0, count: 0 }]);
});
