import { describe, expect, test, vi } from 'vitest';
import { Asking, type Circumstances } from '$lib/asking/asking.svelte';
import type { FieldWire, MoveWire, QuestionWire } from '$lib/wire/protocol';
import type { Words } from '$lib/words/words';

// jsdom lays nothing out: nothing lies anywhere.
document.elementFromPoint = () => null;

const one = (name: string, what: string, options: number[]): FieldWire => ({
  name,
  what,
  clause: 'X-1',
  kind: 'one',
  options,
});
const move = (verb: string, fields: FieldWire[] = [], more: Partial<MoveWire> = {}): MoveWire => ({
  verb,
  clause: 'X-0',
  fields,
  refused: [],
  ...more,
});
const asked = (moves: MoveWire[], more: Partial<QuestionWire> = {}): QuestionWire => ({
  id: '0.0',
  seat: 0,
  text: 'q',
  clause: 'X-9',
  about: [],
  moves,
  bars: [],
  is_sealed: false,
  usual: '',
  things: [],
  ...more,
});

/** A page with this question, and what it sends. */
function page(question: QuestionWire | null, more: Partial<Circumstances> = {}) {
  const send = vi.fn<(question: QuestionWire, verb: string, args: unknown[]) => void>();
  const now: Circumstances = { question, waiting: [], words: {} as Words, isBusy: false, ...more };
  const asking = new Asking(
    () => now,
    send,
    () => {},
  );
  asking.pose(question);
  const sent = (): unknown[] => send.mock.calls.map(([, verb, args]) => [verb, ...args]);
  return { asking, sent };
}

const FIELD = one('field', 'field', [1, 2, 3]);

/** A tap so many milliseconds after the question came. */
function tap(ms: number, x: number): MouseEvent {
  const event = new MouseEvent('click', { detail: 1, clientX: x, clientY: 5 });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + ms });
  return event;
}

describe('a tap where the tap before it was', () => {
  const stay = move('stay', [], { is_pass: true });

  test.each([
    ['gives a turn up only after a while', 600, 10, []],
    ['does so then', 1000, 10, [['stay']]],
    ['elsewhere does so at once', 600, 200, [['stay']]],
    ['elsewhere does so however soon', 100, 200, [['stay']]],
  ])('%s', (_, ms, x, expected) => {
    const question = asked([move('go'), stay]);
    const { asking, sent } = page(question);
    asking.heed(tap(0, 10));
    asking.pose(question);
    asking.heed(tap(ms, x));
    asking.press('stay');
    expect(sent()).toEqual(expected);
  });

  test('is half of a double tap at first, whatever it would do', () => {
    const question = asked([move('go'), stay]);
    const { asking, sent } = page(question);
    asking.heed(tap(0, 10));
    asking.pose(question);
    asking.heed(tap(300, 12));
    asking.press('go');
    expect(sent()).toEqual([]);
  });

  test('does what is no pass, and gives the only answer', () => {
    for (const moves of [[move('go'), stay], [stay]]) {
      const { asking, sent } = page(asked(moves));
      asking.heed(tap(-100, 10));
      asking.heed(tap(600, 10));
      asking.press(moves[0]!.verb);
      expect(sent()).toEqual([[moves[0]!.verb]]);
    }
  });
});

describe('a thing that is touched', () => {
  test('is chosen by the first touch and confirmed by the second', () => {
    const { asking, sent } = page(asked([move('go', [FIELD]), move('stay', [], { is_pass: true })]));
    asking.touch.touch('field', 2);
    expect(asking.near.map(({ move: { verb }, args }) => [verb, args])).toEqual([['go', [2]]]);
    expect(sent()).toEqual([]);
    asking.touch.touch('field', 2);
    expect(sent()).toEqual([['go', 2]]);
  });

  test('gives way to another that is touched', () => {
    const { asking, sent } = page(asked([move('go', [FIELD])]));
    asking.touch.touch('field', 2);
    asking.touch.touch('field', 3);
    expect(asking.args).toEqual([3]);
    expect(sent()).toEqual([]);
  });

  test('is not confirmed when a drawing lets go of it because another place is pressed', () => {
    const { asking, sent } = page(asked([move('go', [FIELD])]));
    asking.pressed = document.createElement('a');
    asking.touch.touch('field', 2);
    asking.pressed = document.createElement('b');
    asking.touch.touch('field', 2);
    expect(sent()).toEqual([]);
    expect(asking.args).toBeNull();
  });

  test('answers at once if that can be taken back and nothing else fits', () => {
    const { asking, sent } = page(asked([move('go', [FIELD], { can_undo: true })]));
    asking.touch.touch('field', 2);
    expect(sent()).toEqual([['go', 2]]);
    expect(asking.atOnce?.seat).toBe(0);
    expect(asking.near).toEqual([]);
  });

  test('asks which of two moves is meant, though both could be taken back', () => {
    const undo = { can_undo: true };
    const { asking, sent } = page(asked([move('go', [FIELD], undo), move('jump', [FIELD], undo)]));
    asking.touch.touch('field', 2);
    expect(asking.near.map(({ move: { verb } }) => verb)).toEqual(['go', 'jump']);
    expect(sent()).toEqual([]);
    asking.answer(asking.near[1]!);
    expect(sent()).toEqual([['jump', 2]]);
  });

  test('that the question is about does the usual thing', () => {
    const question = asked([move('keep', [], { is_pass: true }), move('build')], {
      things: [{ what: 'field', id: 3 }],
    });
    const { asking, sent } = page(question);
    asking.touch.touch('field', 3);
    asking.touch.touch('field', 3);
    expect(sent()).toEqual([['build']]);
  });

  test('of a sealed question is doubted once more', () => {
    const { asking, sent } = page(asked([move('bid', [FIELD])], { is_sealed: true }));
    asking.touch.touch('field', 2);
    asking.touch.touch('field', 2);
    expect(asking.isDoubting).toBe(true);
    expect(sent()).toEqual([]);
    asking.give();
    expect(sent()).toEqual([['bid', 2]]);
  });

  test('has no answers beside it where a form puts them together, or a sum was not touched', () => {
    const formed = page(asked([move('go', [FIELD])]), { formed: ['go'] }).asking;
    formed.touch.touch('field', 2);
    expect(formed.near).toEqual([]);
    const sum: FieldWire = { name: 'sum', what: 'ducats', clause: '', kind: 'amount', low: 0, high: 90 };
    const priced = page(asked([move('pay', [FIELD, sum])])).asking;
    priced.touch.touch('field', 2);
    expect(priced.args).toEqual([2, 0]);
    expect(priced.near).toEqual([]);
  });

  test('is the number that a field begins with: only the touch chooses it', () => {
    const steps: FieldWire = { name: 'steps', what: 'steps', clause: '', kind: 'amount', low: 1, high: 9 };
    const { asking } = page(asked([move('sail', [one('way', 'way', [0, 1]), steps])]));
    asking.touch.touch('way', 1);
    expect(asking.touch.state('steps', 1)).toBe('open');
    expect(asking.near).toEqual([]);
    asking.touch.touch('steps', 1);
    expect(asking.touch.state('steps', 1)).toBe('chosen');
    expect(asking.near.map(({ args }) => args)).toEqual([[1, 1]]);
  });

  test('of which there may be several is put back by the second touch', () => {
    const cards: FieldWire = { ...FIELD, name: 'cards', kind: 'some', low: 1, high: 2 };
    const { asking, sent } = page(asked([move('hand', [cards])]));
    asking.touch.touch('field', 2);
    expect(asking.near).toHaveLength(1);
    asking.touch.touch('field', 2);
    expect(asking.args).toBeNull();
    expect(sent()).toEqual([]);
  });
});

describe('what cannot be touched', () => {
  test('says why if the question is about such things, and nothing else', () => {
    const { asking } = page(asked([move('go', [FIELD])]));
    asking.touch.touch('field', 7);
    expect(asking.notice).toMatchObject({ reason: 'field', clause: 'X-1' });
    expect(asking.spot).toBeNull();
    asking.touch.touch('card', 7);
    expect(asking.notice).toBeNull();
  });

  test('says whose turn it is when nothing is asked', () => {
    const { asking } = page(null, { waiting: [{ seat: 1, text: 'q', clause: 'X-4', about: [] }] });
    asking.touch.touch('field', 1);
    expect(asking.notice).toMatchObject({ reason: 'turn', clause: 'X-4' });
  });
});

test('an answer that is laid out is seen on the board, and given only when that is said', () => {
  const { asking, sent } = page(asked([move('place', [FIELD]), move('pass')]));
  asking.layOut('place', [2]);
  expect([1, 2].map((id) => asking.touch.state('field', id))).toEqual(['open', 'chosen']);
  expect(sent()).toEqual([]);
  asking.give();
  expect(sent()).toEqual([['place', 2]]);
});
