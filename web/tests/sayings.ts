/** Games and all that Python says about them, with an example of every message: see sayings.py. */

import { inject } from 'vitest';
import type { Lang, Manifest } from '$lib/wire/manifest';
import type { QuestionWire, EventWire, LineWire } from '$lib/wire/protocol';
import type { View } from '$lib/view/view';
import { Words, type Arg } from '$lib/words/words';

/** In the order of `languages`. */
type Said = string[];

export interface Question {
  question: QuestionWire;
  said: Said;
  said_of: Said;
  answer: { verb: string; args: Arg[]; said: Said };
}

export interface GameSayings {
  manifest: Manifest;
  /** The id of a message, how it is said, about what, and what Python says. */
  examples: [id: string, call: string, about: unknown, said: Said][];
  /** By kind: what each thing is called. */
  things: Record<string, Said[]>;
  events: { event: EventWire; said: Said }[];
  questions: Question[];
  view: View;
  values: { what: string; value: unknown; said: Said }[];
  lines: { line: LineWire; said: Said }[];
}

export interface Sayings {
  languages: Lang[];
  names: string[];
  games: Record<string, GameSayings>;
}

export const everything = inject('sayings');

/** Those of Doge, the example of most tests. */
export const sayings = everything.games.doge!;

export const wordsIn = (lang: Lang, game: GameSayings = sayings): Words =>
  new Words(game.manifest, lang, everything.names);
