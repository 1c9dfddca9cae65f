/** The signs of a game with what they do, for its legend. */

import type { Words } from './words';

/** Things of one kind that do the same. */
export interface Sign {
  readonly what: string;
  readonly ids: readonly number[];
  readonly names: readonly string[];
  readonly effect: string;
}

/**
 * The signs of a game by kind, those that are drawn first, else in the order of its glossary. What does the same as a
 * sign before it, kinds that nobody sees and kinds that say nothing are left out.
 */
export function signsOf(words: Words, drawn: readonly string[] = []): Sign[][] {
  const seen = Object.keys(words.glossary.things).filter((what) => what !== 'flag' && isSeen(words, what));
  const kinds = [
    ...seen.filter((what) => drawn.includes(what)),
    ...seen.filter((what) => !drawn.includes(what)),
  ];
  const told = new Set<string>();
  return kinds
    .map((what) => signsIn(words, what).filter(({ effect }) => !told.has(effect) && told.add(effect)))
    .filter((signs) => signs.length);
}

/** Is such a thing part of what a player sees or is asked for? */
function isSeen({ glossary }: Words, what: string): boolean {
  const specs = [...Object.values(glossary.view), ...Object.values(glossary.prompts).flat()];
  return specs.some((spec) => spec.split(/[^a-z_]+/).includes(what));
}

function signsIn(words: Words, what: string): Sign[] {
  const signs = new Map<string, Sign>();
  for (const id of firstOfEach(words.glossary.things[what] ?? [])) {
    const effect = words.effect(what, id);
    const { ids, names } = signs.get(effect) ?? { ids: [], names: [] };
    const name = words.capital(words.thing(what, id));
    if (effect) signs.set(effect, { what, effect, ids: [...ids, id], names: [...names, name] });
  }
  return [...signs.values()];
}

/** Of things that differ only in their numbers, `ship/2` and `ship/3`, the first. */
function firstOfEach(keys: readonly string[]): number[] {
  const kinds = keys.map((key) => key.split('/')[0]);
  return keys.map((_, id) => id).filter((id) => kinds.indexOf(kinds[id]) === id);
}
