/** What all who sit at one screen know: where their views differ lies somebody's secret, which is left out. */

import type { EventWire } from '$lib/wire/protocol';

/** The value on which all agree; inside lists and records place by place, `null` where they do not. */
export function meet(values: readonly unknown[]): unknown {
  const [first, ...rest] = values;
  if (values.every((value) => Array.isArray(value))) return meetLists(values as unknown[][]);
  if (values.every(isRecord)) return meetRecords(values);
  return rest.every((value) => value === first) ? first : null;
}

function meetLists(lists: readonly unknown[][]): unknown[] | null {
  const length = lists[0]?.length ?? 0;
  if (lists.some((list) => list.length !== length)) return null;
  return Array.from({ length }, (_, at) => meet(lists.map((list) => list[at])));
}

function meetRecords(records: readonly Record<string, unknown>[]): Record<string, unknown> {
  const keys = Object.keys(records[0] ?? {}).filter((key) => records.every((record) => key in record));
  return Object.fromEntries(keys.map((key) => [key, meet(records.map((record) => record[key]))]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The told game as all at this screen may read it; an argument that differs anywhere is blanked whole. */
export function meetEvents(tellings: readonly EventWire[][]): EventWire[] {
  const [first = [], ...rest] = tellings;
  return first.map((event, at) => ({
    ...event,
    args: event.args.map((arg, i) => {
      const others = rest.map((telling) => telling[at]?.args[i]);
      return others.every((other) => JSON.stringify(other) === JSON.stringify(arg)) ? arg : null;
    }),
  }));
}
