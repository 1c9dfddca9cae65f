import { beforeEach, describe, expect, test } from 'vitest';
import type { QuestionWire, MoveWire } from '$lib/wire/protocol';
import { restOf, Resting, type Rest } from '$lib/asking/resting.svelte';

const RESTS: Rest[] = [
  { kind: 'cards', texts: ['play_axle', 'play_upkeep'], verb: 'pass' },
  { kind: 'offers', texts: ['offer'], verb: 'offer_none' },
];

const move = (verb: string): MoveWire => ({ verb, clause: 'X-1', fields: [], refused: [] });

function ask(text: string, ...verbs: string[]): QuestionWire {
  return {
    id: '0.1',
    seat: 0,
    text,
    clause: 'X-1',
    about: [],
    moves: verbs.map(move),
    bars: [],
    is_sealed: false,
    usual: '',
    things: [],
  };
}

describe('what can be let pass', () => {
  test('is a question that the game names, whatever else it offers', () => {
    expect(restOf(ask('play_axle', 'pass'), RESTS)).toBe(RESTS[0]);
    expect(restOf(ask('play_axle', 'pass', 'play'), RESTS)).toBe(RESTS[0]);
  });

  test('is one of several kinds', () => {
    expect(restOf(ask('offer', 'offer_none', 'offer'), RESTS)).toBe(RESTS[1]);
  });

  test('is nothing else', () => {
    expect(restOf(ask('play_upkeep', 'pay'), RESTS)).toBeUndefined();
    expect(restOf(ask('bid', 'pass'), RESTS)).toBeUndefined();
    expect(restOf(ask('offer', 'offer_none'))).toBeUndefined();
  });
});

beforeEach(() => sessionStorage.clear());

test('a rest is that of one seat, of one kind and of one round', () => {
  const resting = new Resting('t');
  resting.begin(1, { kind: 'cards' }, 3);
  expect(resting.isOn(1, 'cards', 3)).toBe(true);
  expect(resting.isOn(1, 'offers', 3)).toBe(false);
  expect(resting.isOn(0, 'cards', 3)).toBe(false);
  expect(resting.isOn(1, 'cards', 4)).toBe(false);
  resting.end(1);
  expect(resting.isAny(1, 3)).toBe(false);
});

describe('a page that is loaded again', () => {
  test('knows the rests of its table, and of no other', () => {
    new Resting('t').begin(1, { kind: 'offers' }, 3);
    expect(new Resting('t').isOn(1, 'offers', 3)).toBe(true);
    expect(new Resting('t').isAny(1, 4)).toBe(false);
    expect(new Resting('u').isAny(1, 3)).toBe(false);
  });

  test('knows that a rest was ended', () => {
    const resting = new Resting('t');
    resting.begin(1, { kind: 'offers' }, 3);
    resting.end(1);
    expect(new Resting('t').isAny(1, 3)).toBe(false);
  });

  test('knows which answer the rest gave', () => {
    const resting = new Resting('t');
    resting.begin(1, { kind: 'offers' }, 3);
    resting.note({ seat: 1, n: 7, isRest: true });
    const again = new Resting('t');
    again.takeBack(1, 8);
    expect(again.isAny(1, 3)).toBe(false);
  });
});

describe('an answer that is taken back', () => {
  function rested(): Resting {
    const resting = new Resting('t');
    resting.begin(1, { kind: 'offers' }, 3);
    resting.note({ seat: 1, n: 7, isRest: true });
    return resting;
  }
  const isOn = (resting: Resting): boolean => resting.isOn(1, 'offers', 3);

  test('ends the rest that gave it', () => {
    const resting = rested();
    resting.takeBack(1, 8);
    expect(isOn(resting)).toBe(false);
  });

  test('leaves the rest if one gave it oneself', () => {
    const resting = rested();
    resting.note({ seat: 1, n: 9, isRest: false });
    resting.takeBack(1, 10);
    expect(isOn(resting)).toBe(true);
    resting.takeBack(1, 9); // and now the one before, which the rest gave
    expect(isOn(resting)).toBe(false);
  });

  test('keeps the page from passing for that seat what has nothing in it, until it rests again', () => {
    const resting = new Resting('t');
    resting.note({ seat: 1, n: 7, isRest: true });
    expect(resting.isIdling(1)).toBe(true);
    resting.takeBack(1, 8);
    expect([0, 1].map((seat) => resting.isIdling(seat))).toEqual([true, false]);
    resting.begin(1, { kind: 'offers' }, 3);
    expect(resting.isIdling(1)).toBe(true);
  });

  test('leaves the rest of another seat', () => {
    const resting = rested();
    resting.takeBack(0, 8);
    expect(isOn(resting)).toBe(true);
  });

  test('is the last one, even if another answered before it arrived', () => {
    const resting = rested();
    resting.takeBack(1, 9);
    expect(isOn(resting)).toBe(false);
  });
});
