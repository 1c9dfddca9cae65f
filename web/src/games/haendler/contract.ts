/** The fields of a contract that is being put together, side by side, and which of them mean something. */

import type { MoveWire } from '$lib/wire/protocol';
import type { Arg } from '$lib/words/words';
import type { PromisePrint } from './shape';

export interface Side {
  /** The place of the promise among the move's fields. */
  at: number;
  promise: number;
  options: readonly number[];
  /** The names of the fields to be filled in beside the promise. */
  fields: string[];
  /** The places of those that mean nothing now: they are nothing. */
  idle: number[];
}

/** Both sides of the draft: what one gives, what one asks for. */
export function sidesOf(
  move: MoveWire,
  values: readonly (Arg | null)[],
  promises: readonly PromisePrint[],
): [Side, Side] {
  const none = promises.findIndex(({ is_none }) => is_none);
  const promiseOf = (prefix: string): number => {
    const value = values[placeOf(move, `${prefix}promise`)];
    return typeof value === 'number' ? value : none;
  };
  const [given, asked] = [promiseOf(''), promiseOf('asked_')];
  return [
    sideOf(move, '', given, promises[given], promises[asked]),
    sideOf(move, 'asked_', asked, promises[asked], promises[given]),
  ];
}

function sideOf(
  move: MoveWire,
  prefix: string,
  promise: number,
  mine: PromisePrint | undefined,
  other: PromisePrint | undefined,
): Side {
  const at = placeOf(move, `${prefix}promise`);
  // Money is laid aside for a promise of the other side only.
  const used = { aside: !!other && !other.is_none, limit: !!mine?.has_limit };
  const optional = (['aside', 'limit'] as const).map((name) => ({
    name: `${prefix}${name}`,
    isUsed: used[name],
  }));
  return {
    at,
    promise,
    options: move.fields[at]?.options ?? [],
    fields: [`${prefix}money`, `${prefix}cards`, ...namesOf(optional.filter(({ isUsed }) => isUsed))],
    idle: namesOf(optional.filter(({ isUsed }) => !isUsed)).map((name) => placeOf(move, name)),
  };
}

const namesOf = (fields: readonly { name: string }[]): string[] => fields.map(({ name }) => name);

function placeOf(move: MoveWire, name: string): number {
  return move.fields.findIndex((field) => field.name === name);
}
