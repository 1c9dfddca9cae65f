/**
 * Composes an answer from touches. A question is a list of moves with open fields; a draft is what has been chosen
 * so far. Everything follows from the question as the server sent it: no rule of a game is known here.
 */

import {
  admits,
  blank,
  empty,
  gapCost,
  growthsOf,
  highOf,
  holds,
  isOpen,
  isProposed,
  lowOf,
  mostOf,
  optionsOf,
  sizeIn,
  valuesOf,
  withoutThing,
  withThing,
} from './field';
import type { QuestionWire, FieldWire, MoveWire, RefusedWire } from '$lib/wire/protocol';
import type { TouchState } from './touch';
import type { Arg, Refusal } from '$lib/words/words';

/** Something that can be touched: its kind, as the glossary names it, and its number. */
export interface Thing {
  what: string;
  id: number;
}

/** What has been chosen so far: a move with the values of its fields, or things held for a move yet to choose. */
export interface Draft {
  readonly verb: string | null;
  readonly values: readonly (Arg | null)[];
  readonly held: readonly Thing[];
}

type Ground = Pick<RefusedWire, 'clause' | 'reason' | 'details'>;

export const EMPTY: Draft = { verb: null, values: [], held: [] };
/** How many complete answers are tried in the search for one that is not refused. */
const MAX_ANSWERS_TRIED = 5000;

/** The draft that a question starts with; if it has one move with fields, that is chosen already. */
export function begin(question: QuestionWire): Draft {
  const only = question.moves.length === 1 ? question.moves[0] : undefined;
  return only?.fields.length ? open(only) : EMPTY;
}

/** The only possible answer, if the question has a single move without open fields: one press gives it. */
export function onlyMove(question: QuestionWire): MoveWire | undefined {
  const [first] = question.moves;
  return question.moves.length === 1 && first && !first.fields.some(isOpen) ? first : undefined;
}

export function moveOf(question: QuestionWire, draft: Draft): MoveWire | undefined {
  return draft.verb === null ? undefined : moveNamed(question, draft.verb);
}

export function moveNamed(question: QuestionWire, verb: string): MoveWire | undefined {
  return question.moves.find((move) => move.verb === verb);
}

function open(move: MoveWire): Draft {
  return { verb: move.verb, values: move.fields.map(blank), held: [] };
}

/** Choose a move and fill its fields with the things chosen before, as far as they fit. */
export function choose(question: QuestionWire, draft: Draft, verb: string): Draft {
  const move = moveNamed(question, verb);
  if (!move || draft.verb === verb) return draft;
  return takeAlong(move, chosenThings(question, draft)) ?? open(move);
}

/** The arguments of a move if the held things fill all its fields, else null. */
export function heldArgs(question: QuestionWire, draft: Draft, verb: string): Arg[] | null {
  return draft.held.length ? argsOf(question, choose(question, draft, verb)) : null;
}

export function set(draft: Draft, at: number, value: Arg | null): Draft {
  return { ...draft, values: draft.values.map((old, i) => (i === at ? value : old)) };
}

/** The fields still to be filled before the answer can be sent. */
export function missing(question: QuestionWire, draft: Draft): FieldWire[] {
  const move = moveOf(question, draft);
  return move ? move.fields.filter((field, i) => !admits(field, draft.values[i] ?? null)) : [];
}

/** The arguments of the answer, or null while a field is missing. */
export function argsOf(question: QuestionWire, draft: Draft): Arg[] | null {
  const move = moveOf(question, draft);
  if (!move || missing(question, draft).length) return null;
  return draft.values.map((value) => value ?? 0);
}

/** Why the complete draft is refused as a combination, although each field is valid; null if it is not. */
export function refusalOf(question: QuestionWire, draft: Draft): Refusal | null {
  const move = moveOf(question, draft);
  const args = argsOf(question, draft);
  if (!move || !args) return null;
  return refusalOfArgs(move, args);
}

/** A refusal that the question announces: for a reason of the game's own, or else for the usual one. */
export function refusalBy({ clause, reason, details }: Ground, usual: string): Refusal {
  return { reason: reason ?? usual, clause, field: '', ...(details && { details }) };
}

/** Touch a thing: the changed draft, or why the thing is refused. */
export function touch(question: QuestionWire, draft: Draft, thing: Thing): Draft | Refusal {
  const move = moveOf(question, draft);
  if (move) {
    const next = touchIn(move, draft, thing);
    if (next) return next;
  }
  return touchAny(question, draft, thing) ?? whyNot(question, draft, thing);
}

/** Add one of a thing, never removing it: the changed draft, or why there can be no more. */
export function add(question: QuestionWire, draft: Draft, thing: Thing): Draft | Refusal {
  const move = moveOf(question, draft);
  const next = move ? fill(move, draft, thing) : touchAny(question, draft, thing);
  return next ?? whyNot(question, draft, thing);
}

/** Touch a thing while a move is chosen: fill a field with it, remove it, or replace a value by it. */
function touchIn(move: MoveWire, draft: Draft, thing: Thing): Draft | null {
  return fill(move, draft, thing) ?? unfill(move, draft, thing) ?? replace(move, draft, thing);
}

function fill(move: MoveWire, draft: Draft, thing: Thing): Draft | null {
  for (const at of fieldsFor(move, thing)) {
    const field = move.fields[at]!;
    const old = draft.values[at] ?? null;
    if (field.kind === 'one' && old !== null) continue;
    if (field.kind === 'amount' && old === thing.id) continue;
    if (field.kind === 'some' && holds(field, old, thing.id)) continue;
    const next = putIn(move, draft, at, withTouched(field, old, thing.id));
    if (next) return next;
  }
  return null;
}

/** The value with a thing that was touched; a bundle that was only proposed makes way for it. */
const withTouched = (field: FieldWire, old: Arg | null, id: number): Arg | null =>
  withThing(field, isProposed(old) ? empty(field) : old, id);

function unfill(move: MoveWire, draft: Draft, thing: Thing): Draft | null {
  const at = fieldsFor(move, thing).find(
    (i) => isOpen(move.fields[i]!) && holds(move.fields[i]!, draft.values[i] ?? null, thing.id),
  );
  if (at === undefined || isProposed(draft.values[at] ?? null)) return null;
  return set(draft, at, withoutThing(move.fields[at]!, draft.values[at] ?? null, thing.id));
}

function replace(move: MoveWire, draft: Draft, thing: Thing): Draft | null {
  for (const at of fieldsFor(move, thing).reverse()) {
    const field = move.fields[at]!;
    if ((field.kind !== 'one' && field.kind !== 'amount') || !isOpen(field)) continue;
    const next = putIn(move, draft, at, withThing(field, null, thing.id));
    if (next) return next;
  }
  return null;
}

/** The positions of the fields that take things of this kind; with `name`, only of the field so named. */
function fieldsFor(move: MoveWire, thing: Thing, name?: string): number[] {
  return move.fields
    .map((_, at) => at)
    .filter((at) => isAbout(move.fields[at]!, thing.what) && (!name || move.fields[at]!.name === name));
}

const isAbout = (field: FieldWire, what: string): boolean => field.what === what;

/** The draft with this value, or null if every way to complete it would be refused. */
function putIn(move: MoveWire, draft: Draft, at: number, value: Arg | null): Draft | null {
  if (value === null) return null;
  const next = put(move, draft, at, value);
  return deadEnd(move, next) ? null : next;
}

/**
 * The draft with this value; if it replaces one and later fields no longer go with it, they are emptied: if that is
 * enough, only those of which the question says that they depend on it.
 */
export function put(move: MoveWire, draft: Draft, at: number, value: Arg): Draft {
  const next = set(draft, at, value);
  if ((draft.values[at] ?? null) === null || !deadEnd(move, next)) return next;
  const { name } = move.fields[at]!;
  for (const isEmptied of [(i: number) => move.fields[i]?.given?.field === name, (i: number) => i > at]) {
    const values = next.values.map((old, i) => (isEmptied(i) ? blank(move.fields[i]!) : old));
    if (!deadEnd(move, { ...next, values })) return { ...next, values };
  }
  return next;
}

/** Touch a thing that the chosen move does not take: switch to the move that does, or hold it if several do. */
function touchAny(question: QuestionWire, draft: Draft, thing: Thing): Draft | null {
  if (draft.verb === null && draft.held.some((other) => isSame(other, thing))) {
    return { ...EMPTY, held: draft.held.filter((other) => !isSame(other, thing)) };
  }
  const others = question.moves.filter((move) => move.verb !== draft.verb);
  // A new number replaces the number chosen before.
  const before = chosenThings(question, draft).filter(
    ({ what }) => what !== thing.what || !isAmount(question, what),
  );
  for (const things of [[...before, thing], [thing]]) {
    const fitting = others.filter((move) => takeAlong(move, things, true));
    const meant = meantOf(question, fitting);
    if (meant) return takeAlong(meant, things, true);
    if (fitting.length) return { ...EMPTY, held: things };
  }
  const own = doneBy(question, thing);
  return own && own.verb !== draft.verb ? takeAlong(own, chosenThings(question, draft)) : null;
}

/** Which of several moves is meant as a rule: the usual one, else the only one that does something, else none. */
export function meantOf(question: QuestionWire, fitting: readonly MoveWire[]): MoveWire | undefined {
  const usual = fitting.find(({ verb }) => verb === question.usual);
  const [first, ...more] = fitting.some((move) => !move.is_pass)
    ? fitting.filter((move) => !move.is_pass)
    : fitting;
  return usual ?? (more.length ? undefined : first);
}

/**
 * The move that a touch of the very thing the question is about stands for: the usual one, else the only one that
 * does something; none if that move asks for things of the same kind, since then the touch fills its field.
 */
export function doneBy(question: QuestionWire, thing: Thing): MoveWire | undefined {
  if (!question.things.some((other) => isSame(other, thing))) return undefined;
  const move = meantOf(question, question.moves);
  return move && !fieldsFor(move, thing).length ? move : undefined;
}

/** A move begun by touching things: they count, not what the question proposes in their place. */
function openFor(move: MoveWire, things: readonly Thing[]): Draft {
  const isTouched = (field: FieldWire): boolean =>
    field.kind === 'bundle' && isOpen(field) && things.some(({ what }) => isAbout(field, what));
  const values = move.fields.map((field) => (isTouched(field) ? empty(field) : blank(field)));
  return { ...open(move), values };
}

/** A move with these things filled in, in order; with `all`, null unless every one of them fits. */
export function takeAlong(move: MoveWire, things: readonly Thing[], all = false): Draft | null {
  let draft = openFor(move, things);
  for (const thing of things) {
    const next = fill(move, draft, thing) ?? (isThere(move, draft, thing) ? draft : null);
    if (!next && all) return null;
    draft = next ?? draft;
  }
  return draft;
}

const isThere = (move: MoveWire, draft: Draft, thing: Thing): boolean =>
  fieldsFor(move, thing).some((at) => holds(move.fields[at]!, draft.values[at] ?? null, thing.id));

const isAmount = (question: QuestionWire, what: string): boolean =>
  question.moves.some((move) => move.fields.some((field) => field.kind === 'amount' && field.what === what));

export const isSame = (a: Thing, b: Thing): boolean => a.what === b.what && a.id === b.id;

/** The single things chosen so far, in the order of their fields. */
export function chosenThings(question: QuestionWire, draft: Draft): Thing[] {
  const move = moveOf(question, draft);
  if (!move) return [...draft.held];
  return move.fields.flatMap((field, at) => {
    const value = draft.values[at];
    return typeof value === 'number' ? [{ what: field.what, id: value }] : [];
  });
}

/** Whether a thing can be touched now; with `name`, for the field so named only; `isFirm`: for the chosen move only. */
export function stateOf(
  question: QuestionWire,
  draft: Draft,
  thing: Thing,
  name?: string,
  isFirm = false,
): TouchState {
  const move = moveOf(question, draft);
  if (move) {
    const at = fieldsFor(move, thing, name);
    if (at.some((i) => isFull(move, draft, i, thing))) return 'chosen';
    // While one of them is empty, what would only replace another is not what is asked for now.
    const wanted = at.filter((i) => (draft.values[i] ?? null) === null);
    if ((wanted.length ? wanted : at).some((i) => canPut(move, draft, i, thing))) return 'open';
    if (at.some((i) => holds(move.fields[i]!, draft.values[i] ?? null, thing.id))) return 'chosen';
    if (wanted.length < at.length && at.some((i) => canPut(move, draft, i, thing))) return 'idle';
    if (!name && move === doneBy(question, thing)) return 'chosen';
  } else if (draft.held.some((other) => isSame(other, thing))) {
    return 'chosen';
  }
  if (!name && touchAny(question, draft, thing)) return isFirm ? 'idle' : 'open';
  const asked = question.moves.some((other) => fieldsFor(other, thing, name).length > 0);
  return asked ? 'shut' : 'idle';
}

/** Does the draft name this thing; with `name`, in the field so named? */
export function names(question: QuestionWire, draft: Draft, thing: Thing, name?: string): boolean {
  const move = moveOf(question, draft);
  if (!move) return false;
  const isHeld = (at: number): boolean => holds(move.fields[at]!, draft.values[at] ?? null, thing.id);
  return fieldsFor(move, thing, name).some(isHeld) || (!name && move === doneBy(question, thing));
}

/** Does the field hold the thing and take no more of it? A bundle that was put together may take another of its kind. */
function isFull(move: MoveWire, draft: Draft, at: number, thing: Thing): boolean {
  const field = move.fields[at]!;
  const value = draft.values[at] ?? null;
  return (field.kind !== 'bundle' || isProposed(value)) && holds(field, value, thing.id);
}

function canPut(move: MoveWire, draft: Draft, at: number, thing: Thing): boolean {
  const field = move.fields[at]!;
  const old = field.kind === 'one' || field.kind === 'amount' ? null : (draft.values[at] ?? null);
  return putIn(move, draft, at, withTouched(field, old, thing.id)) !== null;
}

/** Why an option of a field cannot be combined with the rest of the draft; null if it can. */
export function shutBy(move: MoveWire, draft: Draft, at: number, id: number): Refusal | null {
  return deadEnd(move, put(move, draft, at, id));
}

/** Why a thing cannot be touched: a field does not take it, or every answer with it would be refused. */
export function whyNot(question: QuestionWire, draft: Draft, thing: Thing): Refusal {
  const chosen = moveOf(question, draft);
  for (const move of chosen ? [chosen] : question.moves) {
    for (const at of emptyFirst(fieldsFor(move, thing), draft)) {
      const field = move.fields[at]!;
      const value = withThing(field, field.kind === 'one' ? null : (draft.values[at] ?? null), thing.id);
      const end = value !== null && chosen ? deadEnd(move, set(draft, at, value)) : null;
      if (end) return end;
      if (value === null) return fieldRefusal(move, field, draft.values[at] ?? null, thing.id);
    }
  }
  return { reason: 'verb', clause: question.bars[0]?.clause ?? question.clause, field: '' };
}

/** The missing option that stands for every number beyond the bounds of an amount. */
const OUT_OF_BOUNDS = -1;

/** Why a field does not take a thing: it is full, the game says why, or the thing is not available. */
export function fieldRefusal(move: MoveWire, field: FieldWire, value: Arg | null, id: number): Refusal {
  if (Array.isArray(value) && sizeIn(field, value) >= mostOf(field)) return fullRefusal(move, field);
  const sought = field.kind === 'amount' ? OUT_OF_BOUNDS : id;
  const lost = field.missing?.find(({ option }) => option === sought);
  if (lost?.reason) return refusalBy(lost, lost.reason);
  if (lost) return { ...refusalIn(move, field), clause: lost.clause, thing: { what: field.what, id } };
  if (field.kind === 'amount') return { ...refusalIn(move, field), amount: amountIn(field, id) };
  return { ...refusalIn(move, field), thing: { what: field.what, id } };
}

export function fullRefusal(move: MoveWire, field: FieldWire): Refusal {
  return { ...refusalIn(move, field), most: mostOf(field) };
}

const amountIn = (field: FieldWire, value: number): NonNullable<Refusal['amount']> => ({
  value,
  low: lowOf(field),
  high: highOf(field),
});

function refusalIn(move: MoveWire, field: FieldWire): Refusal {
  return { reason: 'field', clause: field.clause || move.clause, field: field.name };
}

/** The fields in the order in which a touch fills them: empty ones first. */
function emptyFirst(fields: number[], draft: Draft): number[] {
  const isEmpty = (at: number): boolean => (draft.values[at] ?? null) === null;
  return [...fields.filter(isEmpty), ...fields.filter((at) => !isEmpty(at))];
}

/** Why every complete answer that begins with this draft is refused; null if one is not, or if there are too many. */
function deadEnd(move: MoveWire, draft: Draft): Refusal | null {
  const apart = mismatch(move, draft.values);
  if (apart || !move.refused.length) return apart;
  let rows: Arg[][] = [[]];
  for (const [at, field] of move.fields.entries()) {
    const value = draft.values[at] ?? null;
    const values = value === null ? valuesOf(field) : growthsOf(field, value);
    if (!values || rows.length * values.length > MAX_ANSWERS_TRIED) return null;
    rows = rows.flatMap((row) => values.map((next) => [...row, next]));
  }
  let last: Refusal | null = null;
  for (const row of rows) {
    last = refusalOfArgs(move, row);
    if (!last) return null;
  }
  return last;
}

/** Why a complete answer is refused although each field admits its value; null if it is not, as far as is known. */
export function refusalOfArgs(move: MoveWire, args: readonly Arg[]): Refusal | null {
  const found = move.refused.find((refused) => isEqual(refused.args, args));
  return found ? refusalBy(found, 'rule') : mismatch(move, args);
}

/** Why the values of two fields do not go together, where a question says which do; null if they do. */
function mismatch(move: MoveWire, values: readonly (Arg | null)[]): Refusal | null {
  for (const [at, field] of move.fields.entries()) {
    const { given } = field;
    if (!given) continue;
    const other = move.fields.findIndex(({ name }) => name === given.field);
    const before = candidates(move, values, other);
    const here = candidates(move, values, at);
    if (!before.some((id) => given.options[id]?.some((option) => here.includes(option))))
      return refusalIn(move, field);
  }
  return null;
}

/** The chosen value of a field that takes one thing, or all that it might take. */
function candidates(move: MoveWire, values: readonly (Arg | null)[], at: number): readonly number[] {
  const value = values[at] ?? null;
  return typeof value === 'number' ? [value] : (move.fields[at]?.options ?? []);
}

function isEqual(a: readonly Arg[], b: readonly Arg[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** How many of a thing the bundles in the draft contain. */
export function countOf(question: QuestionWire, draft: Draft, thing: Thing): number {
  return bundlesOf(question, draft, thing).reduce(
    (sum, at) => sum + ((draft.values[at] as number[])[thing.id] ?? 0),
    0,
  );
}

/** The draft with one fewer of a thing in its bundles. */
export function putBack(question: QuestionWire, draft: Draft, thing: Thing): Draft {
  const at = bundlesOf(question, draft, thing).find((one) => (draft.values[one] as number[])[thing.id]);
  if (at === undefined) return draft;
  const counts = draft.values[at] as number[];
  return set(
    draft,
    at,
    counts.map((n, id) => (id === thing.id ? n - 1 : n)),
  );
}

/** The positions of the bundles that take things of this kind. */
function bundlesOf(question: QuestionWire, draft: Draft, thing: Thing): number[] {
  const move = moveOf(question, draft);
  if (!move) return [];
  return fieldsFor(move, thing).filter(
    (at) => move.fields[at]!.kind === 'bundle' && Array.isArray(draft.values[at]),
  );
}

/** The things of a list together with one more. */
const sought = (value: Arg | null, id: number): number[] => [...(Array.isArray(value) ? value : []), id];

/** What choosing a thing costs, of a bundle each piece of it, if its field states costs; in a row at least that. */
export function costOf(question: QuestionWire, draft: Draft, thing: Thing): number | undefined {
  const chosen = moveOf(question, draft);
  for (const move of chosen ? [chosen] : question.moves) {
    for (const at of fieldsFor(move, thing)) {
      const field = move.fields[at]!;
      if (field.gaps) return gapCost(field, sought(draft.values[at] ?? null, thing.id));
      const cost = field.costs?.[field.kind === 'bundle' ? thing.id : optionsOf(field).indexOf(thing.id)];
      if (cost !== undefined) return cost;
    }
  }
  return undefined;
}
