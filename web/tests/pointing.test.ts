import { describe, expect, test } from 'vitest';
import { pointing } from '$lib/asking/pointing';
import type { FieldWire, QuestionWire } from '$lib/wire/protocol';

const field: FieldWire = { name: 'field', what: 'field', clause: 'X-1', kind: 'one', options: [1, 2, 3] };
const tokens: FieldWire = { name: 'tokens', what: 'token', clause: 'X-1', kind: 'bundle', low: 1, high: 4 };
const QUESTION: QuestionWire = {
  id: '',
  seat: 0,
  text: 'q',
  clause: 'X-9',
  about: [4],
  moves: [
    { verb: 'place', clause: 'X-0', fields: [field, tokens], refused: [] },
    { verb: 'take', clause: 'X-0', fields: [], refused: [] },
  ],
  bars: [],
  is_sealed: false,
  usual: 'take',
  things: [{ what: 'advisor', id: 4 }],
};

describe('an answer that is pointed at', () => {
  test('marks what it names, of a bundle too, and nothing else', () => {
    const touch = pointing(QUESTION, 'place', [2, [0, 1, 0, 2]]);
    expect([1, 2, 3].map((id) => touch.state('field', id))).toEqual(['idle', 'chosen', 'idle']);
    expect([0, 1, 2, 3].map((id) => touch.state('token', id))).toEqual(['idle', 'chosen', 'idle', 'chosen']);
    expect([0, 1, 2, 3].map((id) => touch.count?.('token', id))).toEqual([0, 1, 0, 2]);
    expect(touch.state('advisor', 4)).toBe('idle');
  });

  test('marks what the question is about where it names nothing itself', () => {
    expect(pointing(QUESTION, 'take', []).state('advisor', 4)).toBe('chosen');
  });

  test('marks a thing only in the field that a drawing means', () => {
    const touch = pointing(QUESTION, 'place', [2, [0, 1, 0, 2]]);
    expect(touch.state('field', 2, 'field')).toBe('chosen');
    expect(touch.state('field', 2, 'source')).toBe('idle');
  });
});
