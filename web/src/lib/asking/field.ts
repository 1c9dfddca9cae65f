/** Which values a field of a move takes. All of it is read from the question; no rule of a game is known here. */

import type { FieldWire } from '$lib/wire/protocol';
import type { Arg } from '$lib/words/words';

export const optionsOf = (field: FieldWire): number[] => field.options ?? [];
export const limitsOf = (field: FieldWire): number[] => field.limits ?? [];
export const lowOf = (field: FieldWire): number => field.low ?? 0;
export const highOf = (field: FieldWire): number => field.high ?? 0;
export const stepOf = (field: FieldWire): number => field.step ?? 1;
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The largest number of things that a list or bundle can contain: its upper bound, or all that are available. */
export function mostOf(field: FieldWire): number {
  return Math.min(highOf(field), field.kind === 'bundle' ? sum(limitsOf(field)) : optionsOf(field).length);
}

/** The number of things in the value of a list or bundle. */
export const sizeIn = (field: FieldWire, value: readonly number[]): number =>
  field.kind === 'bundle' ? sum(value) : value.length;

export function admits(field: FieldWire, value: Arg | null): boolean {
  switch (field.kind) {
    case 'one':
      return typeof value === 'number' && optionsOf(field).includes(value);
    case 'amount':
      return typeof value === 'number' && isAmount(field, value);
    case 'some':
      return (
        Array.isArray(value) &&
        value.length >= lowOf(field) &&
        value.length <= highOf(field) &&
        isAffordable(field, value, value.length)
      );
    case 'bundle':
      return Array.isArray(value) && sum(value) >= lowOf(field) && sum(value) <= highOf(field);
  }
}

function isAmount(field: FieldWire, value: number): boolean {
  return value >= lowOf(field) && value <= highOf(field) && (value - lowOf(field)) % stepOf(field) === 0;
}

/** The number of values that an amount can have. */
const sizeOf = (field: FieldWire): number => Math.floor((highOf(field) - lowOf(field)) / stepOf(field)) + 1;

/** Every value that an amount can have. */
export function amountsOf(field: FieldWire): number[] {
  return Array.from({ length: sizeOf(field) }, (_, i) => lowOf(field) + i * stepOf(field));
}

/** What it costs at least to choose these things of a row, and to go on until there are `count` of them. */
export function gapCost(field: FieldWire, chosen: readonly number[], count = highOf(field)): number {
  const at = chosen.map((id) => optionsOf(field).indexOf(id));
  const skipped = Math.max(...at) - Math.min(...at) + 1 - Math.max(count, chosen.length);
  return field.gaps && chosen.length ? field.gaps.price * Math.max(0, skipped) : 0;
}

const isAffordable = (field: FieldWire, chosen: readonly number[], count?: number): boolean =>
  !field.gaps || gapCost(field, chosen, count) <= field.gaps.purse;

/** The value of a field that can be filled in one way only, else null. */
function onlyValue(field: FieldWire): Arg | null {
  switch (field.kind) {
    case 'one':
      return optionsOf(field).length === 1 ? (optionsOf(field)[0] ?? null) : null;
    case 'amount':
      return lowOf(field) === highOf(field) ? lowOf(field) : null;
    case 'some':
      return lowOf(field) === optionsOf(field).length ? [...optionsOf(field)] : null;
    case 'bundle':
      return onlyBundle(field);
  }
}

/** All there is, or just so many of the one kind there is. */
function onlyBundle(field: FieldWire): number[] | null {
  const limits = limitsOf(field);
  const [low, high] = [lowOf(field), highOf(field)];
  if (low === sum(limits)) return [...limits];
  const isOfOneKind = limits.filter((limit) => limit > 0).length === 1;
  return isOfOneKind && low === high ? limits.map((limit) => Math.min(limit, low)) : null;
}

/** An amount with this many values at most is shown as a list of them; one with more is stepped from its start. */
const MAX_LISTED_AMOUNTS = 12;
/** Of sums, which have more digits, fewer are listed. */
const MAX_LISTED_SUMS = 6;
export const isShort = (field: FieldWire): boolean =>
  sizeOf(field) <= (stepOf(field) > 1 ? MAX_LISTED_SUMS : MAX_LISTED_AMOUNTS);

/** The value of a field before anything is chosen: what the question proposes, or what must be in it anyhow. */
export function blank(field: FieldWire): Arg | null {
  const only = onlyValue(field);
  if (only !== null) return only;
  if (field.kind !== 'bundle') return field.start ?? empty(field);
  const start = Array.isArray(field.start) ? [...field.start] : forcedOf(field);
  proposed.add(start);
  return start;
}

/** The bundles that nobody has touched yet. */
const proposed = new WeakSet<readonly number[]>();
export const isProposed = (value: Arg | null): boolean => Array.isArray(value) && proposed.has(value);

/** So many of each kind are in every bundle that the field takes. */
function forcedOf(field: FieldWire): number[] {
  const limits = limitsOf(field);
  return limits.map((limit) => Math.max(0, lowOf(field) - (sum(limits) - limit)));
}

/** The value of a field with nothing in it. */
export function empty(field: FieldWire): Arg | null {
  switch (field.kind) {
    case 'one':
      return null;
    case 'amount':
      return isShort(field) ? null : lowOf(field);
    case 'some':
      return [];
    case 'bundle':
      return limitsOf(field).map(() => 0);
  }
}

/** Is there anything to choose? */
export const isOpen = (field: FieldWire): boolean => onlyValue(field) === null;

/** Does this value contain the thing `id` of the field's kind? */
export function holds(field: FieldWire, value: Arg | null, id: number): boolean {
  if (value === null) return false;
  if (field.kind === 'one' || field.kind === 'amount') return value === id;
  if (!Array.isArray(value)) return false;
  return field.kind === 'some' ? value.includes(id) : (value[id] ?? 0) > 0;
}

/** The value with the thing `id` added; null if the field does not take it. */
export function withThing(field: FieldWire, value: Arg | null, id: number): Arg | null {
  if (field.kind === 'one' || field.kind === 'amount') return admits(field, id) ? id : null;
  if (!Array.isArray(value)) return null;
  if (field.kind === 'some') {
    if (!optionsOf(field).includes(id) || value.includes(id) || value.length >= highOf(field)) return null;
    const chosen = [...value, id].sort((a, b) => a - b);
    return isAffordable(field, chosen) ? chosen : null;
  }
  if ((value[id] ?? 0) >= (limitsOf(field)[id] ?? 0) || sum(value) >= highOf(field)) return null;
  return value.map((n, kind) => (kind === id ? n + 1 : n));
}

/** The value without the thing `id`; a bundle loses all things of that kind. */
export function withoutThing(field: FieldWire, value: Arg | null, id: number): Arg | null {
  if (!Array.isArray(value)) return null;
  return field.kind === 'some'
    ? value.filter((x) => x !== id)
    : value.map((n, kind) => (kind === id ? 0 : n));
}

/** More bundles than these are not tried one by one. */
const MAX_BUNDLES_TRIED = 2000;

/** Every value that this one can still grow to by further touches, or null if there are too many to try them all. */
export function growthsOf(field: FieldWire, value: Arg): Arg[] | null {
  if (!Array.isArray(value)) return admits(field, value) ? [value] : valuesOf(field);
  if (field.kind === 'some') return value.length >= mostOf(field) ? [value] : null;
  let rows: number[][] = [[]];
  for (const [kind, limit] of limitsOf(field).entries()) {
    const least = value[kind] ?? 0;
    const counts = Array.from({ length: limit - least + 1 }, (_, more) => least + more);
    rows = rows.flatMap((row) => counts.map((n) => [...row, n]));
    if (rows.length > MAX_BUNDLES_TRIED) return null;
  }
  return rows.filter((row) => admits(field, row));
}

/** An amount with more values than these is not tried value by value. */
const MAX_AMOUNTS_TRIED = 100;

/** Every value of a field, or null if there are too many to try them all. */
export function valuesOf(field: FieldWire): Arg[] | null {
  if (field.kind === 'one') return optionsOf(field);
  return field.kind === 'amount' && sizeOf(field) <= MAX_AMOUNTS_TRIED ? amountsOf(field) : null;
}
