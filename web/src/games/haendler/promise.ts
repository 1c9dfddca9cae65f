/** A promise is chosen part by part: its kind, then the wagon, the place or the good that it is about. */

import type { PromisePrint } from './shape';

/** The values that a part can have beside those before it, each with the promise it leads to, and the one it has. */
export interface Part {
  choices: readonly { key: string; promise: number }[];
  chosen: string;
}

/** What tells the parts of promises apart. */
const keysOf = ({ kind, about }: PromisePrint): string[] => [
  kind,
  ...about.map(({ what, id }) => `${what} ${id}`),
];
const isSo = (keys: readonly string[] | undefined, begins: readonly string[]): boolean =>
  begins.every((key, at) => keys?.[at] === key);

/** The parts of a promise, by all that can be promised now. */
export function partsOf(
  promises: readonly PromisePrint[],
  options: readonly number[],
  promise: number,
): Part[] {
  const keys = promises.map(keysOf);
  const mine = keys[promise] ?? [];
  return mine.map((chosen, at) => {
    const fitting = options.filter((option) => isSo(keys[option], mine.slice(0, at)));
    const values = [...new Set(fitting.flatMap((option) => keys[option]?.[at] ?? []))];
    const leadsTo = (key: string): number => {
      // The parts after it stay as they are where they can.
      const wanted = [...mine.slice(0, at), key, ...mine.slice(at + 1)];
      const found = wanted.map((_, less) =>
        fitting.find((option) => isSo(keys[option], wanted.slice(0, Math.max(at + 1, wanted.length - less)))),
      );
      return found.find((option) => option !== undefined) ?? promise;
    };
    return { chosen, choices: values.map((key) => ({ key, promise: leadsTo(key) })) };
  });
}
