/** Which answers fit what has been chosen so far, and in which order a page lists them. */

import {
  argsOf,
  choose,
  chosenThings,
  doneBy,
  meantOf,
  moveOf,
  refusalOfArgs,
  takeAlong,
  type Draft,
  type Thing,
} from './composer';
import { admits, isOpen, sum } from './field';
import type { FieldWire, MoveWire, QuestionWire } from '$lib/wire/protocol';
import type { Arg } from '$lib/words/words';

/** An answer that fits; without arguments its move still asks for more. */
export interface Fitting {
  readonly move: MoveWire;
  readonly args: Arg[] | null;
}

/** The moves as a page lists them: the meant one first, those that leave things as they are last. */
export function inOrder(question: QuestionWire): MoveWire[] {
  const meant = meantOf(question, question.moves);
  const rank = (move: MoveWire): number => (move === meant ? 0 : move.is_pass ? 2 : 1);
  return question.moves.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The answers that fit the draft, the chosen one first, those that leave things as they are last; none while the
 * chosen move asks for more.
 */
export function fittings(question: QuestionWire, draft: Draft, touched?: Thing): Fitting[] {
  const chosen = moveOf(question, draft);
  if (chosen && !argsOf(question, draft)) return [];
  const things = chosenThings(question, draft);
  // Who touches what the question is about may mean anything that can be done there without choosing more.
  const isDone = !!touched && !!chosen && chosen === doneBy(question, touched);
  const fits = (move: MoveWire): boolean =>
    isDone ? !move.is_pass && !move.fields.some(isOpen) : takesAll(move, things);
  const others = inOrder(question).filter((move) => move !== chosen && fits(move));
  return [...(chosen ? [chosen] : []), ...others]
    .map((move) => ({ move, args: argsOf(question, choose(question, draft, move.verb)) }))
    .filter(({ move, args }) => (args ? !refusalOfArgs(move, args) : !chosen));
}

function takesAll(move: MoveWire, things: readonly Thing[]): boolean {
  return things.length > 0 && takeAlong(move, things, true) !== null;
}

/** Does an answer leave everything as it is: by its move, or because nothing lies in its only bundle? */
export function isNothing(move: MoveWire, args: readonly Arg[] | null): boolean {
  if (move.is_pass) return true;
  const [only, ...more] = args ?? [];
  return Array.isArray(only) && !sum(only) && !more.length;
}

/** Was everything that a move leaves open chosen by touching things of these kinds? */
export function isByTouch(move: MoveWire, values: Draft['values'], kinds: readonly string[]): boolean {
  const isTouched = (field: FieldWire, at: number): boolean =>
    kinds.includes(field.what) && admits(field, values[at] ?? null);
  return move.fields.every((field, at) => !isOpen(field) || isTouched(field, at));
}
