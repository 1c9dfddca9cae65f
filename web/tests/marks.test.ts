import { expect, test } from 'vitest';
import { markAfter, markAt, markBefore, marksOf, roundOf, stopAfter, stopBefore } from '$lib/view/marks';
import type { EventWire } from '$lib/wire/protocol';

const told = (n: number, kind: string, ...args: number[]): EventWire => ({ n, kind, clause: '', args });
const events = [
  told(0, 'laid', 1),
  told(7, 'round_began', 1, 2),
  told(7, 'turn_began', 2),
  told(9, 'moved', 2),
  told(20, 'turn_began', 3),
  told(31, 'round_began', 2, 3),
];
const glossary = {
  events: { round_began: ['first:seat', 'round:number'] },
  chapters: ['round_began', 'turn_began'],
};
const marks = marksOf(events, 40, glossary);

test('the set-up, each round and turn, and the end can be gone to, each once', () => {
  expect(marks.map((mark) => mark.n)).toEqual([0, 7, 20, 31, 40]);
  expect(marks.map((mark) => mark.events.length)).toEqual([0, 2, 1, 1, 0]);
});

test('a game that begins or ends with a round is not marked there twice', () => {
  const rounds = [told(0, 'round_began', 1), told(4, 'round_began', 2)];
  expect(marksOf(rounds, 4, glossary).map((mark) => mark.n)).toEqual([0, 4]);
});

test('from anywhere it goes to the next mark, or back to where this one began', () => {
  expect(markAt(marks, 25)?.n).toBe(20);
  expect(markAt(marks, 31)?.n).toBe(31);
  expect(markBefore(marks, 25)?.n).toBe(20);
  expect(markBefore(marks, 20)?.n).toBe(7);
  expect(markBefore(marks, 0)).toBeUndefined();
  expect(markAfter(marks, 20)?.n).toBe(31);
  expect(markAfter(marks, 40)).toBeUndefined();
});

test('a round is named by its number, wherever the game tells it', () => {
  expect(marks.map((mark) => roundOf(mark, glossary))).toEqual(['', '2', '', '3', '']);
  expect(marks.map((mark) => roundOf(mark, { ...glossary, events: {} }))).toEqual(['', '', '', '', '']);
});

test('what chance answers is no step of its own', () => {
  const draws = [0, 1, 4, 5, 6];
  expect(stopAfter(draws, 3, 9)).toBe(7);
  expect(stopAfter(draws, 7, 9)).toBe(8);
  expect(stopBefore(draws, 7)).toBe(3);
  expect(stopBefore(draws, 2)).toBe(0);
  // The last step is there whatever comes before it.
  expect(stopAfter([4, 5, 6], 4, 6)).toBe(6);
  expect(stopAfter([], 6, 6)).toBe(6);
  expect(stopBefore([], 0)).toBe(0);
});
