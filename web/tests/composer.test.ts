import { describe, expect, test } from 'vitest';
import * as composer from '$lib/asking/composer';
import { isOpen } from '$lib/asking/field';
import type { AskWire, FieldWire, MoveWire } from '$lib/wire/protocol';
import type { Draft } from '$lib/asking/composer';
import { everything } from './sayings';

const one = (name: string, what: string, options: number[], clause = 'X-1'): FieldWire => ({
  name,
  what,
  clause,
  kind: 'one',
  options,
});
const move = (verb: string, fields: FieldWire[], refused: MoveWire['refused'] = []): MoveWire => ({
  verb,
  clause: 'X-0',
  fields,
  refused,
});
const question = (moves: MoveWire[], bars: AskWire['bars'] = []): AskWire => ({
  id: '0.0',
  seat: 0,
  text: 'q',
  clause: 'X-9',
  about: [],
  moves,
  bars,
  is_sealed: false,
});
const thing = (what: string, id: number): composer.Thing => ({ what, id });

function touched(ask: AskWire, draft: Draft, ...things: composer.Thing[]): Draft {
  return things.reduce((now, next) => {
    const after = composer.touch(ask, now, next);
    if ('reason' in after) throw new Error(`${next.what} ${next.id}: ${after.reason}`);
    return after;
  }, draft);
}

const PLACE = question([
  move('place', [
    one('field', 'field', [0, 2], 'X-3'),
    { name: 'tokens', what: 'token', clause: 'X-2', kind: 'bundle', limits: [1, 2, 2, 2], low: 1, high: 4 },
  ]),
]);
// Source and target must differ, and one of them must be 3.
const MOVE = question([
  move(
    'move',
    [one('source', 'field', [1, 3]), one('target', 'field', [1, 2, 3])],
    [
      { args: [1, 1], clause: 'X-7' },
      { args: [1, 2], clause: 'X-8' },
      { args: [3, 3], clause: 'X-7' },
    ],
  ),
  move('stop', []),
]);
const SPOILS = question(
  [
    move('take', [one('advisor', 'advisor', [4, 5]), one('to', 'field', [0, 1])]),
    move('waive', [one('advisor', 'advisor', [4, 5])]),
    move('put', [{ name: 'count', what: 'house', clause: '', kind: 'amount', low: 0, high: 2 }]),
  ],
  [{ verb: 'fly', clause: 'X-5' }],
);

// A tile drives as far as it says: route 10 is for tile 1, 20 and 21 for tile 2.
const DRIVE = question([
  move(
    'drive',
    [one('tile', 'tile', [1, 2]), one('route', 'route', [10, 20, 21])],
    [
      { args: [1, 20], clause: 'X-5' },
      { args: [1, 21], clause: 'X-5' },
      { args: [2, 10], clause: 'X-5' },
    ],
  ),
]);

describe('a second thought', () => {
  const begun = touched(DRIVE, composer.begin(DRIVE), thing('tile', 1), thing('route', 10));
  const drive = DRIVE.moves[0]!;

  test('sweeps away what was chosen after and does not go with it', () => {
    expect(composer.stateOf(DRIVE, begun, thing('tile', 2))).toBe('open');
    expect(composer.shutBy(drive, begun, 0, 2)).toBe(null);
    expect(touched(DRIVE, begun, thing('tile', 2)).values).toEqual([2, null]);
    expect(composer.put(drive, begun, 0, 2).values).toEqual([2, null]);
  });

  test('leaves what was chosen before: what does not go with it is refused', () => {
    const next = composer.touch(DRIVE, begun, thing('route', 20));
    expect(next).toMatchObject({ reason: 'rule', clause: 'X-5' });
  });
});

describe('the only move', () => {
  test('is chosen already, and nothing is filled in that is open', () => {
    const draft = composer.begin(PLACE);
    expect(draft.verb).toBe('place');
    expect(draft.values).toEqual([null, [0, 0, 0, 0]]);
    expect(composer.missing(PLACE, draft).map((field) => field.name)).toEqual(['field', 'tokens']);
    expect(composer.argsOf(PLACE, draft)).toBeNull();
  });

  test('is put together by touching', () => {
    const draft = touched(
      PLACE,
      composer.begin(PLACE),
      thing('field', 2),
      thing('token', 3),
      thing('token', 0),
    );
    expect(composer.argsOf(PLACE, draft)).toEqual([2, [1, 0, 0, 1]]);
  });

  test('a field that can be filled in one way only fills itself', () => {
    const ask = question([move('waive', [one('advisor', 'advisor', [7])])]);
    expect(composer.argsOf(ask, composer.begin(ask))).toEqual([7]);
  });
});

describe('touching', () => {
  test('another thing takes the place of the first, the same thing takes it back', () => {
    let draft = touched(PLACE, composer.begin(PLACE), thing('field', 2), thing('field', 0));
    expect(draft.values[0]).toBe(0);
    draft = touched(PLACE, draft, thing('field', 0));
    expect(draft.values[0]).toBeNull();
  });

  test('pieces of a bundle are added until there are no more, then all of the kind go back', () => {
    let draft = touched(PLACE, composer.begin(PLACE), thing('token', 1), thing('token', 1));
    expect(draft.values[1]).toEqual([0, 2, 0, 0]);
    expect(composer.stateOf(PLACE, draft, thing('token', 1))).toBe('chosen');
    draft = touched(PLACE, draft, thing('token', 1));
    expect(draft.values[1]).toEqual([0, 0, 0, 0]);
  });

  test('of a bundle one piece can be put back', () => {
    let draft = touched(PLACE, composer.begin(PLACE), thing('token', 1), thing('token', 1));
    expect(composer.countOf(PLACE, draft, thing('token', 1))).toBe(2);
    draft = composer.putBack(PLACE, draft, thing('token', 1));
    expect(draft.values[1]).toEqual([0, 1, 0, 0]);
    expect(composer.putBack(PLACE, draft, thing('token', 0))).toBe(draft);
  });

  test('one more of a full bundle is refused, and nothing goes back', () => {
    const BUY = question([
      move('buy', [
        { name: 'goods', what: 'stall', clause: 'X-3', kind: 'bundle', limits: [8, 2], low: 0, high: 3 },
      ]),
    ]);
    const draft = touched(BUY, composer.begin(BUY), thing('stall', 0), thing('stall', 0));
    const full = composer.add(BUY, draft, thing('stall', 0)) as Draft;
    expect(full.values).toEqual([[3, 0]]);
    const no = { reason: 'field', clause: 'X-3', field: 'goods', most: 3 };
    expect(composer.add(BUY, full, thing('stall', 0))).toEqual(no);
    expect(composer.add(BUY, full, thing('stall', 1))).toEqual(no);
  });

  test('what is not allowed yields the clause of its field', () => {
    expect(composer.touch(PLACE, composer.begin(PLACE), thing('field', 1))).toEqual({
      reason: 'field',
      clause: 'X-3',
      field: 'field',
      thing: thing('field', 1),
    });
    const full = touched(
      PLACE,
      composer.begin(PLACE),
      ...[thing('token', 1), thing('token', 1), thing('token', 2), thing('token', 2)],
    );
    expect(composer.touch(PLACE, full, thing('token', 3))).toEqual({
      reason: 'field',
      clause: 'X-2',
      field: 'tokens',
      most: 4,
    });
  });

  test('what nothing is asked about yields the clause of the question, or of what is barred', () => {
    expect(composer.touch(PLACE, composer.begin(PLACE), thing('advisor', 1))).toMatchObject({
      reason: 'verb',
      clause: 'X-9',
    });
    expect(composer.touch(SPOILS, composer.begin(SPOILS), thing('ship', 1))).toMatchObject({ clause: 'X-5' });
  });

  test('fills the fields of a kind in their order', () => {
    const draft = touched(MOVE, composer.begin(MOVE), thing('field', 3), thing('field', 2));
    expect(draft).toMatchObject({ verb: 'move', values: [3, 2] });
    expect(composer.argsOf(MOVE, draft)).toEqual([3, 2]);
  });

  test('a set grows and shrinks', () => {
    const ask = question([
      move('pay', [
        { name: 'cards', what: 'card', clause: 'X-4', kind: 'some', options: [2, 5, 9], low: 1, high: 2 },
      ]),
    ]);
    let draft = touched(ask, composer.begin(ask), thing('card', 9), thing('card', 2));
    expect(composer.argsOf(ask, draft)).toEqual([[2, 9]]);
    expect(composer.touch(ask, draft, thing('card', 5))).toMatchObject({ reason: 'field', clause: 'X-4' });
    draft = touched(ask, draft, thing('card', 9));
    expect(draft.values[0]).toEqual([2]);
  });
});

describe('several moves', () => {
  test('nothing is chosen until a move or a thing is', () => {
    expect(composer.begin(SPOILS)).toEqual({ verb: null, values: [], held: [] });
  });

  test('a thing that one move takes chooses it', () => {
    expect(touched(SPOILS, composer.begin(SPOILS), thing('field', 1))).toMatchObject({
      verb: 'take',
      values: [null, 1],
    });
  });

  test('a thing that several take is held until the move is chosen', () => {
    const draft = touched(SPOILS, composer.begin(SPOILS), thing('advisor', 5));
    expect(draft).toEqual({ verb: null, values: [], held: [thing('advisor', 5)] });
    expect(composer.stateOf(SPOILS, draft, thing('advisor', 5))).toBe('chosen');
    expect(composer.choose(SPOILS, draft, 'waive')).toMatchObject({ verb: 'waive', values: [5] });
    expect(touched(SPOILS, draft, thing('field', 0))).toMatchObject({ verb: 'take', values: [5, 0] });
    expect(touched(SPOILS, draft, thing('advisor', 5)).held).toEqual([]);
  });

  test('a move that needs no more than what is held is whole', () => {
    const draft = touched(SPOILS, composer.begin(SPOILS), thing('advisor', 5));
    expect(composer.heldArgs(SPOILS, draft, 'waive')).toEqual([5]);
    expect(composer.heldArgs(SPOILS, draft, 'take')).toBeNull();
    expect(composer.heldArgs(SPOILS, composer.begin(SPOILS), 'waive')).toBeNull();
  });

  test('a number that is too high says how high it may be', () => {
    const no = composer.touch(SPOILS, composer.begin(SPOILS), thing('house', 3));
    expect(no).toMatchObject({ reason: 'field', field: 'count', amount: { value: 3, low: 0, high: 2 } });
  });

  test('what was chosen goes along to another move', () => {
    let draft = composer.choose(SPOILS, composer.begin(SPOILS), 'waive');
    draft = touched(SPOILS, draft, thing('advisor', 4));
    expect(composer.choose(SPOILS, draft, 'take')).toMatchObject({ verb: 'take', values: [4, null] });
    expect(touched(SPOILS, draft, thing('field', 1))).toMatchObject({ verb: 'take', values: [4, 1] });
  });

  test('a short amount begins empty, a long one at its least', () => {
    expect(composer.choose(SPOILS, composer.begin(SPOILS), 'put').values).toEqual([null]);
    const bid = question([
      move('bid', [{ name: 'bid', what: 'ducat', clause: '', kind: 'amount', low: 5, high: 60 }]),
      move('pass', []),
    ]);
    expect(composer.choose(bid, composer.begin(bid), 'bid').values).toEqual([5]);
  });
});

describe('answers that a rule refuses', () => {
  const source = touched(MOVE, composer.begin(MOVE), thing('field', 3));
  const other = composer.set(composer.choose(MOVE, composer.begin(MOVE), 'move'), 0, 1);

  test('are shut before they can be given', () => {
    expect(composer.stateOf(MOVE, source, thing('field', 2))).toBe('open');
    expect(composer.stateOf(MOVE, source, thing('field', 3), 'target')).toBe('shut');
    expect(composer.stateOf(MOVE, other, thing('field', 2), 'target')).toBe('shut');
    expect(composer.shutBy(MOVE.moves[0]!, other, 1, 2)).toEqual({
      reason: 'rule',
      clause: 'X-8',
      field: '',
    });
    expect(composer.shutBy(MOVE.moves[0]!, other, 1, 3)).toBeNull();
  });

  test("for a reason of the game's own say it with its details", () => {
    const why = { reason: 'bound', clause: 'X-8', details: [2, 0, 1] };
    expect(composer.refusalBy(why, 'rule')).toEqual({ ...why, field: '' });
    expect(composer.refusalBy({ clause: 'X-8' }, 'rule').reason).toBe('rule');
  });

  test('yield the clause of the rule', () => {
    expect(composer.touch(MOVE, other, thing('field', 2))).toEqual({
      reason: 'rule',
      clause: 'X-8',
      field: '',
    });
    const whole = composer.set(other, 1, 1);
    expect(composer.refusalOf(MOVE, whole)).toEqual({ reason: 'rule', clause: 'X-7', field: '' });
    expect(composer.refusalOf(MOVE, composer.set(other, 1, 3))).toBeNull();
  });
});

describe('how things stand to the question', () => {
  const draft = touched(PLACE, composer.begin(PLACE), thing('field', 2));

  test('open, chosen, shut, idle', () => {
    expect(composer.stateOf(PLACE, draft, thing('field', 0))).toBe('open');
    expect(composer.stateOf(PLACE, draft, thing('field', 2))).toBe('chosen');
    expect(composer.stateOf(PLACE, draft, thing('field', 1))).toBe('shut');
    expect(composer.stateOf(PLACE, draft, thing('advisor', 1))).toBe('idle');
  });

  test('by the name of a field', () => {
    const source = touched(MOVE, composer.begin(MOVE), thing('field', 3));
    expect(composer.stateOf(MOVE, source, thing('field', 3), 'source')).toBe('chosen');
    expect(composer.stateOf(MOVE, source, thing('field', 1), 'target')).toBe('open');
  });
});

test.each(Object.entries(everything.games))(
  'every answer in %s can be put together by touching and setting',
  (_, { questions }) => {
    for (const { ask, answer } of questions) {
      let draft = composer.choose(ask, composer.begin(ask), answer.verb);
      const chosen = composer.moveNamed(ask, answer.verb)!;
      for (const [at, field] of chosen.fields.entries()) {
        const value = answer.args[at]!;
        if (!isOpen(field)) {
          expect(draft.values[at]).toEqual(value);
        } else if (field.kind === 'one') {
          draft = touched(ask, draft, thing(field.what, value as number));
        } else if (field.kind === 'bundle') {
          const pieces = (value as number[]).flatMap((n, kind) => Array<number>(n).fill(kind));
          draft = touched(ask, draft, ...pieces.map((kind) => thing(field.what, kind)));
        } else {
          draft = composer.set(draft, at, value);
        }
      }
      expect(composer.argsOf(ask, draft) ?? []).toEqual(answer.args);
      expect(composer.refusalOf(ask, draft)).toBeNull();
    }
  },
);

describe('fields that say what goes together', () => {
  const DRIVE = question([
    move('drive', [
      one('tile', 'tile', [3, 4, 5]),
      { ...one('route', 'route', [10, 11, 12]), given: { field: 'tile', options: { 3: [10, 11], 4: [12] } } },
    ]),
  ]);
  const empty = composer.begin(DRIVE);
  const states = (draft: composer.Draft, what: string, ids: number[]): string[] =>
    ids.map((id) => composer.stateOf(DRIVE, draft, thing(what, id)));
  const why = { reason: 'field', clause: 'X-1', field: 'route' };

  test('open only the options of the value that was chosen before', () => {
    const three = touched(DRIVE, empty, thing('tile', 3));
    expect(states(three, 'route', [10, 11, 12])).toEqual(['open', 'open', 'shut']);
    expect(composer.touch(DRIVE, three, thing('route', 12))).toEqual(why);
    expect(composer.shutBy(DRIVE.moves[0]!, three, 1, 12)).toEqual(why);
    expect(composer.shutBy(DRIVE.moves[0]!, three, 1, 10)).toBeNull();
  });

  test('and the other way round', () => {
    const far = touched(DRIVE, empty, thing('route', 12));
    expect(states(far, 'tile', [3, 4, 5])).toEqual(['shut', 'open', 'shut']);
  });

  test('shut a value that nothing goes with', () => {
    expect(states(empty, 'tile', [3, 4, 5])).toEqual(['open', 'open', 'shut']);
  });

  test('empty the later field when the earlier one changes', () => {
    const far = touched(DRIVE, empty, thing('tile', 3), thing('route', 10));
    expect(composer.put(DRIVE.moves[0]!, far, 0, 4).values).toEqual([4, null]);
    // What does not depend on the tile stays.
    const fields = [...DRIVE.moves[0]!.fields, one('pace', 'pace', [1, 2])];
    const drive = { ...DRIVE.moves[0]!, fields };
    expect(composer.put(drive, { ...far, values: [...far.values, 2] }, 0, 4).values).toEqual([4, null, 2]);
  });

  test('refuse what was set against them', () => {
    expect(composer.refusalOf(DRIVE, { verb: 'drive', values: [3, 12], held: [] })).toEqual(why);
    expect(composer.refusalOf(DRIVE, { verb: 'drive', values: [4, 12], held: [] })).toBeNull();
  });

  test('count together with what a rule refuses', () => {
    const [drive] = DRIVE.moves;
    const refused = [{ args: [3, 10], clause: 'X-8' }];
    const strict = question([{ ...drive!, refused: [...refused, { args: [3, 11], clause: 'X-8' }] }]);
    expect(composer.stateOf(strict, composer.begin(strict), thing('tile', 3))).toBe('shut');
    const lax = question([{ ...drive!, refused }]);
    expect(composer.stateOf(lax, composer.begin(lax), thing('tile', 3))).toBe('open');
  });
});

describe('what things cost', () => {
  test('is told of each option and of a piece of each kind', () => {
    const sites = question([move('build', [{ ...one('site', 'site', [4, 7]), costs: [1, 2] }])]);
    expect(composer.costOf(sites, composer.begin(sites), thing('site', 7))).toBe(2);
    expect(composer.costOf(sites, composer.begin(sites), thing('site', 1))).toBeUndefined();
    const goods: FieldWire = { ...one('goods', 'good', []), kind: 'bundle', limits: [2, 1], costs: [30, 20] };
    const stalls = question([move('buy', [goods])]);
    expect(composer.costOf(stalls, composer.begin(stalls), thing('good', 1))).toBe(20);
  });
});

describe('an option that is missing', () => {
  const why = { reason: 'bound', clause: 'X-11', details: [4, 0, 1] };
  const BREAK = question([
    move('break', [
      {
        ...one('wagon', 'wagon', [1, 2]),
        missing: [
          { option: 0, ...why },
          { option: 3, clause: 'X-12' },
        ],
      },
    ]),
  ]);

  test("for a reason of the game's own is refused for it", () => {
    expect(composer.whyNot(BREAK, composer.begin(BREAK), thing('wagon', 0))).toEqual({ ...why, field: '' });
  });

  test('by a clause is refused by that clause', () => {
    const no = composer.whyNot(BREAK, composer.begin(BREAK), thing('wagon', 3));
    expect([no.reason, no.clause]).toEqual(['field', 'X-12']);
  });

  test('without a word is refused by the clause of its field', () => {
    const no = composer.whyNot(BREAK, composer.begin(BREAK), thing('wagon', 7));
    expect(no.details).toBeUndefined();
    expect(no.clause).toBe('X-1');
  });
});
