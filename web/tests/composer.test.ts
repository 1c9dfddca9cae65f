import { describe, expect, test } from 'vitest';
import * as composer from '$lib/asking/composer';
import { blank, isOpen } from '$lib/asking/field';
import { fittings, inOrder, isByTouch, isNothing } from '$lib/asking/fitting';
import type { QuestionWire, FieldWire, MoveWire } from '$lib/wire/protocol';
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
const questionOf = (moves: MoveWire[], bars: QuestionWire['bars'] = []): QuestionWire => ({
  id: '0.0',
  seat: 0,
  text: 'q',
  clause: 'X-9',
  about: [],
  moves,
  bars,
  is_sealed: false,
  usual: '',
  things: [],
});
const thing = (what: string, id: number): composer.Thing => ({ what, id });

function touched(question: QuestionWire, draft: Draft, ...things: composer.Thing[]): Draft {
  return things.reduce((now, next) => {
    const after = composer.touch(question, now, next);
    if ('reason' in after) throw new Error(`${next.what} ${next.id}: ${after.reason}`);
    return after;
  }, draft);
}

const PLACE = questionOf([
  move('place', [
    one('field', 'field', [0, 2], 'X-3'),
    { name: 'tokens', what: 'token', clause: 'X-2', kind: 'bundle', limits: [1, 2, 2, 2], low: 1, high: 4 },
  ]),
]);
// Source and target must differ, and one of them must be 3.
const MOVE = questionOf([
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
const SPOILS = questionOf(
  [
    move('take', [one('advisor', 'advisor', [4, 5]), one('to', 'field', [0, 1])]),
    move('waive', [one('advisor', 'advisor', [4, 5])]),
    move('put', [{ name: 'count', what: 'house', clause: '', kind: 'amount', low: 0, high: 2 }]),
  ],
  [{ verb: 'fly', clause: 'X-5' }],
);

// A tile drives as far as it says: route 10 is for tile 1, 20 and 21 for tile 2.
const DRIVE = questionOf([
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
    const question = questionOf([move('waive', [one('advisor', 'advisor', [7])])]);
    expect(composer.argsOf(question, composer.begin(question))).toEqual([7]);
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
    const BUY = questionOf([
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
    const question = questionOf([
      move('pay', [
        { name: 'cards', what: 'card', clause: 'X-4', kind: 'some', options: [2, 5, 9], low: 1, high: 2 },
      ]),
    ]);
    let draft = touched(question, composer.begin(question), thing('card', 9), thing('card', 2));
    expect(composer.argsOf(question, draft)).toEqual([[2, 9]]);
    expect(composer.touch(question, draft, thing('card', 5))).toMatchObject({
      reason: 'field',
      clause: 'X-4',
    });
    draft = touched(question, draft, thing('card', 9));
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

  test('while a move is chosen by name, only what it takes is bright', () => {
    const draft = composer.choose(SPOILS, composer.begin(SPOILS), 'put');
    expect(composer.stateOf(SPOILS, draft, thing('field', 1))).toBe('open');
    expect(composer.stateOf(SPOILS, draft, thing('field', 1), undefined, true)).toBe('idle');
    expect(composer.stateOf(SPOILS, draft, thing('house', 1), undefined, true)).toBe('open');
  });

  test('what was chosen goes along to another move', () => {
    let draft = composer.choose(SPOILS, composer.begin(SPOILS), 'waive');
    draft = touched(SPOILS, draft, thing('advisor', 4));
    expect(composer.choose(SPOILS, draft, 'take')).toMatchObject({ verb: 'take', values: [4, null] });
    expect(touched(SPOILS, draft, thing('field', 1))).toMatchObject({ verb: 'take', values: [4, 1] });
  });

  test('a short amount begins empty, a long one at its least', () => {
    expect(composer.choose(SPOILS, composer.begin(SPOILS), 'put').values).toEqual([null]);
    const bid = questionOf([
      move('bid', [{ name: 'bid', what: 'ducat', clause: '', kind: 'amount', low: 5, high: 60 }]),
      move('pass', []),
    ]);
    expect(composer.choose(bid, composer.begin(bid), 'bid').values).toEqual([5]);
  });
});

test('while a field is empty, what would only replace another is not lit', () => {
  const fields = [one('source', 'field', [1, 3]), one('target', 'field', [2, 4])];
  const tied = questionOf([move('move', fields), move('stop', [])]);
  const source = touched(tied, composer.begin(tied), thing('field', 3));
  expect(composer.stateOf(tied, source, thing('field', 2))).toBe('open');
  expect(composer.stateOf(tied, source, thing('field', 1))).toBe('idle');
  const other = touched(tied, source, thing('field', 1));
  expect(composer.stateOf(tied, other, thing('field', 1))).toBe('chosen');
});

describe('answers that a rule refuses', () => {
  const source = touched(MOVE, composer.begin(MOVE), thing('field', 3));
  const other = composer.set(composer.choose(MOVE, composer.begin(MOVE), 'move'), 0, 1);

  test('are shut before they can be given', () => {
    expect(composer.stateOf(MOVE, source, thing('field', 2))).toBe('open');
    expect(composer.stateOf(MOVE, source, thing('field', 3), 'target')).toBe('shut');
    expect(composer.stateOf(MOVE, other, thing('field', 2), 'target')).toBe('shut');
    // Field 3 is the only target left; it could be the source as well, but that is chosen.
    const from1 = touched(MOVE, composer.begin(MOVE), thing('field', 1));
    expect(composer.stateOf(MOVE, from1, thing('field', 3))).toBe('open');
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

test('a bundle of one kind that must hold just so many is filled already', () => {
  const field = {
    kind: 'bundle',
    name: 'goods',
    what: 'good',
    clause: '',
    limits: [0, 2, 0],
    low: 1,
  } as const;
  expect(blank({ ...field, limits: [0, 2, 0], high: 1 })).toEqual([0, 1, 0]);
  expect(blank({ ...field, limits: [0, 2, 0], high: 2 })).toEqual([0, 1, 0]);
  expect(blank({ ...field, limits: [1, 2, 0], high: 1 })).toEqual([0, 0, 0]);
});

test.each(Object.entries(everything.games))(
  'every answer in %s can be put together by touching and setting',
  (_, { questions }) => {
    for (const { question, answer } of questions) {
      let draft = composer.choose(question, composer.begin(question), answer.verb);
      const chosen = composer.moveNamed(question, answer.verb)!;
      for (const [at, field] of chosen.fields.entries()) {
        const value = answer.args[at]!;
        if (!isOpen(field)) {
          expect(draft.values[at]).toEqual(value);
        } else if (field.kind === 'one') {
          draft = touched(question, draft, thing(field.what, value as number));
        } else if (
          field.kind === 'bundle' &&
          chosen.fields.filter(({ what }) => what === field.what).length < 2
        ) {
          // Where two bundles take the same goods a form says which is meant.
          const pieces = (value as number[]).flatMap((n, kind) => Array<number>(n).fill(kind));
          draft = touched(question, draft, ...pieces.map((kind) => thing(field.what, kind)));
          // What is proposed is put back where nothing is wanted.
          if (!pieces.length) draft = composer.set(draft, at, value);
        } else {
          draft = composer.set(draft, at, value);
        }
      }
      expect(composer.argsOf(question, draft) ?? []).toEqual(answer.args);
      expect(composer.refusalOf(question, draft)).toBeNull();
    }
  },
);

describe('fields that say what goes together', () => {
  const DRIVE = questionOf([
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
    const strict = questionOf([{ ...drive!, refused: [...refused, { args: [3, 11], clause: 'X-8' }] }]);
    expect(composer.stateOf(strict, composer.begin(strict), thing('tile', 3))).toBe('shut');
    const lax = questionOf([{ ...drive!, refused }]);
    expect(composer.stateOf(lax, composer.begin(lax), thing('tile', 3))).toBe('open');
  });
});

describe('what things cost', () => {
  test('is told of each option and of a piece of each kind', () => {
    const sites = questionOf([move('build', [{ ...one('site', 'site', [4, 7]), costs: [1, 2] }])]);
    expect(composer.costOf(sites, composer.begin(sites), thing('site', 7))).toBe(2);
    expect(composer.costOf(sites, composer.begin(sites), thing('site', 1))).toBeUndefined();
    const goods: FieldWire = { ...one('goods', 'good', []), kind: 'bundle', limits: [2, 1], costs: [30, 20] };
    const stalls = questionOf([move('buy', [goods])]);
    expect(composer.costOf(stalls, composer.begin(stalls), thing('good', 1))).toBe(20);
  });
});

describe('an option that is missing', () => {
  const why = { reason: 'bound', clause: 'X-11', details: [4, 0, 1] };
  const BREAK = questionOf([
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

describe('the usual move', () => {
  const pass = (verb: string, fields: FieldWire[] = []): MoveWire => ({
    ...move(verb, fields),
    is_pass: true,
  });
  const advisor = one('advisor', 'advisor', [4, 5]);
  const take = move('take', [advisor, one('to', 'field', [0, 1])]);
  const ask = (moves: MoveWire[], usual = ''): QuestionWire => ({ ...questionOf(moves), usual });

  test('is what a touch means that two moves take: an advisor is taken, not waived', () => {
    const question = ask([pass('waive', [advisor]), take], 'take');
    expect(touched(question, composer.EMPTY, thing('advisor', 4))).toMatchObject({
      verb: 'take',
      values: [4, null],
    });
  });

  test('is by itself the only one that does something', () => {
    const question = ask([pass('waive', [advisor]), take]);
    expect(composer.meantOf(question, question.moves)?.verb).toBe('take');
    expect(touched(question, composer.EMPTY, thing('advisor', 5)).verb).toBe('take');
  });

  test('comes first, and what leaves things as they are comes last', () => {
    const question = ask([pass('lapse'), move('ask', []), move('act', [])], 'act');
    expect(inOrder(question).map(({ verb }) => verb)).toEqual(['act', 'ask', 'lapse']);
  });

  test('is none of several equal ones, and the pass if that is all there is', () => {
    const equal = ask([move('left', []), move('right', []), pass('stay')]);
    expect(composer.meantOf(equal, equal.moves)).toBeUndefined();
    const alone = ask([pass('stay')]);
    expect(composer.meantOf(alone, alone.moves)?.verb).toBe('stay');
  });

  test('a bundle of nothing does nothing', () => {
    const load = move('load', []);
    expect(isNothing(load, [[0, 0]])).toBe(true);
    expect(isNothing(load, [[0, 1]])).toBe(false);
    expect(isNothing(load, [[0, 0], 3])).toBe(false);
    expect(isNothing(pass('keep'), [])).toBe(true);
  });
});

describe('the thing that a question is about', () => {
  const build = (moves: MoveWire[], usual = ''): QuestionWire => ({
    ...questionOf(moves),
    usual,
    things: [thing('field', 3)],
  });
  const keep: MoveWire = { ...move('keep', []), is_pass: true };

  test('is touched to do it: the district one may build in, the building whose action is asked for', () => {
    const question = build([keep, move('build', [])]);
    expect(composer.stateOf(question, composer.EMPTY, thing('field', 3))).toBe('open');
    const draft = touched(question, composer.EMPTY, thing('field', 3));
    expect(draft.verb).toBe('build');
    expect(composer.argsOf(question, draft)).toEqual([]);
    expect(composer.stateOf(question, draft, thing('field', 3))).toBe('chosen');
    expect(composer.stateOf(question, composer.EMPTY, thing('field', 2))).toBe('idle');
  });

  test('opens a move that still asks for a number', () => {
    const count: FieldWire = { name: 'count', what: 'house', clause: '', kind: 'amount', low: 0, high: 2 };
    expect(touched(build([move('put', [count])]), composer.EMPTY, thing('field', 3)).verb).toBe('put');
  });

  test('fills the field of a move that asks for its kind, and is shut if that does not take it', () => {
    const question = build([move('move', [one('to', 'field', [1, 2])]), keep], 'move');
    expect(composer.stateOf(question, composer.EMPTY, thing('field', 3))).toBe('shut');
  });

  test('offers whatever can be done there, the usual answer first', () => {
    const question = build([keep, move('ask', []), move('act', [])], 'act');
    const draft = touched(question, composer.EMPTY, thing('field', 3));
    const verbs = fittings(question, draft, thing('field', 3)).map((one) => one.move.verb);
    expect(verbs).toEqual(['act', 'ask']);
  });

  test('does nothing where several answers are equal', () => {
    const question = build([move('left', []), move('right', [])]);
    expect(composer.stateOf(question, composer.EMPTY, thing('field', 3))).toBe('idle');
  });
});

describe('the answers beside a touched thing', () => {
  const ways = [one('way', 'way', [0, 1]), one('steps', 'steps', [1, 2, 3])];
  const question: QuestionWire = {
    ...questionOf([move('anchor', ways), move('sail', ways), { ...move('stay', []), is_pass: true }]),
    usual: 'sail',
  };
  const draft = touched(question, composer.EMPTY, thing('way', 1), thing('steps', 2));

  test('are all that fit it, the usual one first', () => {
    expect(fittings(question, draft).map(({ move: { verb }, args }) => [verb, args])).toEqual([
      ['sail', [1, 2]],
      ['anchor', [1, 2]],
    ]);
  });

  test('are none while something is missing', () => {
    expect(fittings(question, touched(question, composer.EMPTY, thing('way', 1)))).toEqual([]);
  });

  test('are chosen by touch only if every open field was', () => {
    const [first] = fittings(question, draft);
    expect(isByTouch(first!.move, first!.args!, ['way', 'steps'])).toBe(true);
    expect(isByTouch(first!.move, first!.args!, ['steps'])).toBe(false);
  });
});

describe('things in a row', () => {
  /** Two of six, and silver for skipping two. */
  const row: FieldWire = {
    name: 'tiles',
    what: 'spot',
    clause: 'X-5',
    kind: 'some',
    options: [0, 1, 2, 3, 4, 5],
    low: 2,
    high: 2,
    gaps: { price: 1, purse: 2 },
  };
  const ROW = questionOf([move('take', [row])]);
  const first = touched(ROW, composer.begin(ROW), thing('spot', 1));

  test('show what skipping to each of them costs, and are shut where that is too much', () => {
    const spots = [0, 2, 3, 4, 5].map((id) => thing('spot', id));
    expect(spots.map((spot) => composer.costOf(ROW, first, spot))).toEqual([0, 0, 1, 2, 3]);
    expect(spots.map((spot) => composer.stateOf(ROW, first, spot))).toEqual([
      ...['open', 'open', 'open', 'open', 'shut'],
    ]);
    expect(composer.whyNot(ROW, first, thing('spot', 5))).toMatchObject({ clause: 'X-5', field: 'tiles' });
  });

  test('cost nothing as long as what is between may still be chosen', () => {
    const three = questionOf([move('take', [{ ...row, low: 3, high: 3 }])]);
    const start = touched(three, composer.begin(three), thing('spot', 1));
    expect([2, 3, 4].map((id) => composer.costOf(three, start, thing('spot', id)))).toEqual([0, 0, 1]);
  });

  test('are sent in their order, however they were touched', () => {
    const both = touched(ROW, composer.begin(ROW), thing('spot', 4), thing('spot', 2));
    expect(composer.argsOf(ROW, both)).toEqual([[2, 4]]);
  });
});

describe('a bundle that a rule refuses as it is', () => {
  // Pieces of 1 and 2, of which 2 must be laid in all.
  const pieces: FieldWire = {
    ...one('pieces', 'piece', []),
    kind: 'bundle',
    limits: [1, 1],
    low: 1,
    high: 2,
  };
  const LAY = questionOf([move('lay', [pieces], [{ args: [[1, 0]], clause: 'X-7' }])]);

  test('may be begun, if more can be added to it', () => {
    const begun = touched(LAY, composer.begin(LAY), thing('piece', 0));
    expect(composer.refusalOf(LAY, begun)).toMatchObject({ reason: 'rule', clause: 'X-7' });
    expect(composer.refusalOf(LAY, touched(LAY, begun, thing('piece', 1)))).toBeNull();
  });

  test('is refused if nothing can be added', () => {
    const refused = [1, 2].map((n) => ({ args: [[n, 0]], clause: 'X-7' }));
    const small = questionOf([move('lay', [{ ...pieces, limits: [2, 0] }], refused)]);
    expect(composer.touch(small, composer.begin(small), thing('piece', 0))).toMatchObject({ clause: 'X-7' });
  });
});

describe('what a question proposes', () => {
  const cubes: FieldWire = {
    ...{ name: 'cubes', what: 'colour', clause: '', kind: 'bundle', limits: [2, 2, 1], low: 0, high: 2 },
    start: [2, 0, 0],
  };
  const LOAD = questionOf([move('load', [cubes])]);
  const TWO = questionOf([move('load', [cubes]), move('leave', [])]);

  test('is filled in, and can be given as it is', () => {
    expect(composer.begin(LOAD).values).toEqual([[2, 0, 0]]);
    expect(composer.argsOf(LOAD, composer.begin(LOAD))).toEqual([[2, 0, 0]]);
  });

  test('makes way for another thing that is touched', () => {
    expect(composer.stateOf(LOAD, composer.begin(LOAD), thing('colour', 0))).toBe('chosen');
    expect(composer.stateOf(LOAD, composer.begin(LOAD), thing('colour', 1))).toBe('open');
    const next = touched(LOAD, composer.begin(LOAD), thing('colour', 1));
    expect(next.values).toEqual([[0, 1, 0]]);
    expect(touched(LOAD, next, thing('colour', 2)).values).toEqual([[0, 1, 1]]);
    expect(touched(LOAD, composer.begin(LOAD), thing('colour', 0)).values).toEqual([[1, 0, 0]]);
  });

  test('is not added to what was touched first', () => {
    expect(touched(TWO, composer.begin(TWO), thing('colour', 0)).values).toEqual([[1, 0, 0]]);
  });

  test('a bundle holds from the start what it cannot be without', () => {
    const forced: FieldWire = { ...cubes, limits: [3, 1, 0], low: 2 };
    delete forced.start;
    expect(composer.begin(questionOf([move('load', [forced])])).values).toEqual([[1, 0, 0]]);
  });
});
