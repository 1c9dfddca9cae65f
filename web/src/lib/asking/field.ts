/** One open field of a move: which values it takes. Only what the wire says; no rule is known here. */

import type { FieldWire } from '$lib/wire/protocol';
import type { Arg } from '$lib/words/words';

export const optionsOf = (field: FieldWire): number[] => field.options ?? [];
export const limitsOf = (field: FieldWire): number[] => field.limits ?? [];
export const lowOf = (field: FieldWire): number => field.low ?? 0;
export const highOf = (field: FieldWire): number => field.high ?? 0;
export const stepOf = (field: FieldWire): number => field.step ?? 1;
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The most that several things or a bundle can be: the bound, or all there are. */
export function mostOf(field: FieldWire): number {
  return Math.min(highOf(field), field.kind === 'bundle' ? sum(limitsOf(field)) : optionsOf(field).length);
}

/** How many things there are in the value of several things or of a bundle. */
export const sizeIn = (field: FieldWire, value: readonly number[]): number =>
  field.kind === 'bundle' ? sum(value) : value.length;

export function admits(field: FieldWire, value: Arg | null): boolean {
  switch (field.kind) {
    case 'one':
      return typeof value === 'number' && optionsOf(field).includes(value);
    case 'amount':
      return typeof value === 'number' && isAmount(field, value);
    case 'some':
      return Array.isArray(value) && value.length >= lowOf(field) && value.length <= highOf(field);
    case 'bundle':
      return Array.isArray(value) && sum(value) >= lowOf(field) && sum(value) <= highOf(field);
  }
}

function isAmount(field: FieldWire, value: number): boolean {
  return value >= lowOf(field) && value <= highOf(field) && (value - lowOf(field)) % stepOf(field) === 0;
}

/** How many values an amount can have, and which. */
const sizeOf = (field: FieldWire): number => Math.floor((highOf(field) - lowOf(field)) / stepOf(field)) + 1;
export function amountsOf(field: FieldWire): number[] {
  return Array.from({ length: sizeOf(field) }, (_, i) => lowOf(field) + i * stepOf(field));
}

/** A field that can be filled in one way only fills itself. */
export function onlyValue(field: FieldWire): Arg | null {
  switch (field.kind) {
    case 'one':
      return optionsOf(field).length === 1 ? (optionsOf(field)[0] ?? null) : null;
    case 'amount':
      return lowOf(field) === highOf(field) ? lowOf(field) : null;
    case 'some':
      return lowOf(field) === optionsOf(field).length ? [...optionsOf(field)] : null;
    case 'bundle':
      return lowOf(field) === sum(limitsOf(field)) ? [...limitsOf(field)] : null;
  }
}

/** An amount with few values is chosen by pointing at one; only a long one needs a start to step from. */
export const FEW = 6;
export const isShort = (field: FieldWire): boolean => sizeOf(field) <= FEW;

/** What a field holds before anything is chosen. */
export function blank(field: FieldWire): Arg | null {
  const only = onlyValue(field);
  if (only !== null) return only;
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

/** The value with the thing `id` added; null where the field does not take it. */
export function withThing(field: FieldWire, value: Arg | null, id: number): Arg | null {
  if (field.kind === 'one' || field.kind === 'amount') return admits(field, id) ? id : null;
  if (!Array.isArray(value)) return null;
  if (field.kind === 'some') {
    if (!optionsOf(field).includes(id) || value.includes(id) || value.length >= highOf(field)) return null;
    return [...value, id].sort((a, b) => a - b);
  }
  if ((value[id] ?? 0) >= (limitsOf(field)[id] ?? 0) || sum(value) >= highOf(field)) return null;
  return value.map((n, kind) => (kind === id ? n + 1 : n));
}

/** The value without the thing `id`; of a bundle all of that kind go. */
export function withoutThing(field: FieldWire, value: Arg | null, id: number): Arg | null {
  if (!Array.isArray(value)) return null;
  return field.kind === 'some'
    ? value.filter((x) => x !== id)
    : value.map((n, kind) => (kind === id ? 0 : n));
}

const MANY = 100;

/** Every value of a field, if they are few; null when there are too many to try. */
export function valuesOf(field: FieldWire): Arg[] | null {
  if (field.kind === 'one') return optionsOf(field);
  return field.kind === 'amount' && sizeOf(field) <= MANY ? amountsOf(field) : null;
}
