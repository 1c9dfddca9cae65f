import { describe, expect, test } from 'vitest';
import type { AskWire, MoveWire } from '../src/lib/protocol';
import { restOf, Resting } from '../src/lib/resting.svelte';

const move = (verb: string): MoveWire => ({ verb, clause: 'X-1', fields: [], refused: [] });

function ask(text: string, ...verbs: string[]): AskWire {
  return { id: '0.1', seat: 0, text, clause: 'X-1', about: [], moves: verbs.map(move), bars: [] };
}

describe('what can be let pass', () => {
  test('is a question about a card, whether one holds it or not', () => {
    expect(restOf(ask('play_axle', 'pass'))).toEqual({ kind: 'cards', verb: 'pass' });
    expect(restOf(ask('play_axle', 'pass', 'play'))).toEqual({ kind: 'cards', verb: 'pass' });
  });

  test('is a question for an offer', () => {
    expect(restOf(ask('offer', 'offer_none', 'offer'))).toEqual({ kind: 'offers', verb: 'offer_none' });
  });

  test('is nothing else', () => {
    expect(restOf(ask('play_upkeep', 'pay'))).toBeNull();
    expect(restOf(ask('bid', 'pass'))).toBeNull();
  });
});

test('a rest is that of one seat, of one kind and of one round', () => {
  const resting = new Resting();
  resting.begin(1, 'cards', { round: 3 });
  expect(resting.isOn(1, 'cards', { round: 3 })).toBe(true);
  expect(resting.isOn(1, 'offers', { round: 3 })).toBe(false);
  expect(resting.isOn(0, 'cards', { round: 3 })).toBe(false);
  expect(resting.isOn(1, 'cards', { round: 4 })).toBe(false);
  resting.end(1);
  expect(resting.isAny(1, { round: 3 })).toBe(false);
});
