/** How much of what an answer names. A board marks things; numbers are told beside them. */

import type { FieldWire, QuestionWire } from '$lib/wire/protocol';
import type { Arg } from '$lib/words/words';
import { moveNamed } from './composer';
import { isOpen, sum } from './field';

export interface Amount {
  readonly field: FieldWire;
  /** A number, or how many of each kind. */
  readonly value: Arg;
}

/** What there was to choose in numbers, without what was left at nothing; unless nothing is all that was chosen. */
export function amountsIn(question: QuestionWire, verb: string, args: readonly Arg[]): Amount[] {
  const fields = moveNamed(question, verb)?.fields ?? [];
  const all = fields.map((field, at) => ({ field, value: args[at] ?? 0 })).filter(isCounted);
  const some = all.filter(({ value }) => totalOf(value));
  return some.length || all.length > 1 ? some : all;
}

const isCounted = ({ field }: Amount): boolean =>
  (field.kind === 'amount' || field.kind === 'bundle') && isOpen(field);

const totalOf = (value: Arg): number => (typeof value === 'number' ? value : sum(value));

/** So many of each kind that there is any of; a mere number is of the first. */
export function lotsOf(value: Arg): { kind: number; count: number }[] {
  if (typeof value === 'number') return [{ kind: 0, count: value }];
  return value.flatMap((count, kind) => (count ? [{ kind, count }] : []));
}
