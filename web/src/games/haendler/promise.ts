/** A promise is chosen part by part: its kind, then the wagon, the place or the good that it is about. */

/** The values that a part can have beside those before it, and the one it has. */
export interface Part {
  values: readonly string[];
  value: string;
}

const partsOf = (name: string): string[] => name.split('/');
const isSo = (parts: readonly string[], begins: readonly string[]): boolean =>
  begins.every((part, at) => parts[at] === part);

/** The parts of a promise, by the names of all that can be promised. */
export function partsIn(names: readonly string[], name: string): Part[] {
  return partsOf(name).map((value, at) => {
    const before = partsOf(name).slice(0, at);
    const fitting = names.map(partsOf).filter((parts) => isSo(parts, before));
    return { values: [...new Set(fitting.flatMap((parts) => parts[at] ?? []))], value };
  });
}

/** The promise with another value in one part; the parts after it stay as they are where they can. */
export function withPart(names: readonly string[], name: string, at: number, value: string): string {
  const wanted = [...partsOf(name).slice(0, at), value, ...partsOf(name).slice(at + 1)];
  for (let kept = wanted.length; kept > at; kept--) {
    const found = names.find((other) => isSo(partsOf(other), wanted.slice(0, kept)));
    if (found !== undefined) return found;
  }
  return name;
}
