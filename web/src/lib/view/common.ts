/** What all players at one screen know: wherever their views differ is somebody's secret, and it is left out. */

import type { EventWire } from '$lib/wire/protocol';

/** The value that all have in common: lists and records entry by entry, `null` where they differ, no entry where lists do. */
export function common(values: readonly unknown[]): unknown {
  const [first, ...rest] = values;
  if (values.every((value) => Array.isArray(value))) return commonList(values as unknown[][]);
  if (values.every(isRecord)) return commonRecord(values);
  return rest.every((value) => value === first) ? first : null;
}

function commonList(lists: readonly unknown[][]): unknown[] {
  const length = lists[0]?.length ?? 0;
  if (lists.some((list) => list.length !== length)) return [];
  return Array.from({ length }, (_, at) => common(lists.map((list) => list[at])));
}

function commonRecord(records: readonly Record<string, unknown>[]): Record<string, unknown> {
  const keys = Object.keys(records[0] ?? {}).filter((key) => records.every((record) => key in record));
  return Object.fromEntries(keys.map((key) => [key, common(records.map((record) => record[key]))]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The events that all seats were told, with null for each argument that was not told to all alike. */
export function commonEvents(tellings: readonly EventWire[][]): EventWire[] {
  const [first = [], ...rest] = tellings;
  return first.map((event, at) => ({
    ...event,
    args: event.args.map((arg, i) => {
      const others = rest.map((telling) => telling[at]?.args[i]);
      return others.every((other) => JSON.stringify(other) === JSON.stringify(arg)) ? arg : null;
    }),
  }));
}
