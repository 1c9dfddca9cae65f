/**
 * What is seen of events on the way from one view to the next. It is pure, so that a test can fold a whole game
 * without a browser: over any view, the events of one answer must lead to the next view.
 */

import type { Args, Readers } from '$lib/view/shape';

type Key = string | number;

/** Where something stands in a view: its keys and positions from the outermost in. */
export type Path<T> = T extends readonly (infer Item)[]
  ? readonly [number] | readonly [number, ...Path<Item>]
  : T extends object
    ? { [K in keyof T & string]: readonly [K] | readonly [K, ...Path<NonNullable<T[K]>>] }[keyof T & string]
    : never;

/** By kind of event: which parts of the next view become true with it. Nothing is computed. */
export type Seen<Events, View> = {
  readonly [K in keyof Events]?: (told: Events[K], before: View) => readonly Path<View>[];
};

/**
 * By kind of event: what it does to a draft. Only for what the view does not hold, and for numbers that two events of
 * one answer change: the next view has them only as they are in the end.
 */
export type Changes<Events, Draft> = {
  readonly [K in keyof Events]?: (draft: Draft, told: Events[K]) => void;
};

export interface Folding<Events, View, Draft> {
  told: Readers<Events>;
  seen: Seen<Events, View>;
  changes: Changes<Events, Draft>;
}

/** Is anything seen of this kind of event? */
export function isSeen<Events, View, Draft>(folding: Folding<Events, View, Draft>, kind: string): boolean {
  return kind in folding.seen || kind in folding.changes;
}

/** Does to a draft what is seen of an event on the way to the next view. The draft's view must be a copy. */
export function fold<Events, View extends object, Draft extends { view: View }>(
  folding: Folding<Events, View, Draft>,
  draft: Draft,
  event: { kind: string; args: Args },
  next: View,
): void {
  const kind = event.kind as keyof Events;
  if (!isSeen(folding, event.kind)) return;
  const told = folding.told[kind](event.args);
  for (const path of folding.seen[kind]?.(told, draft.view) ?? []) takeOver(draft.view, next, path);
  folding.changes[kind]?.(draft, told);
}

/** Puts what the next view has at a place into the same place of a view. */
function takeOver(view: object, next: object, [key = '', ...rest]: readonly Key[]): void {
  const [into, from] = [view as Record<Key, unknown>, next as Record<Key, unknown>];
  if (!rest.length) into[key] = from[key];
  else if (isObject(into[key]) && isObject(from[key])) takeOver(into[key], from[key], rest);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
