/** A game of Doge and all that Python says about it: see sayings.py. */

import { inject } from 'vitest';
import type { Lang, Manifest } from '$lib/wire/manifest';
import type { AskWire, EventWire, LineWire } from '$lib/wire/protocol';
import type { View } from '$lib/view/view';
import { Words, type Arg } from '$lib/words/words';

/** In the order of `languages`. */
type Said = string[];

export interface Question {
  ask: AskWire;
  said: Said;
  said_of: Said;
  answer: { verb: string; args: Arg[]; said: Said };
}

export interface Sayings {
  languages: Lang[];
  names: string[];
  manifest: Manifest;
  events: { event: EventWire; said: Said }[];
  questions: Question[];
  view: View;
  values: Record<string, Said>;
  lines: { line: LineWire; said: Said }[];
}

export const sayings = inject('sayings');

export const wordsIn = (lang: Lang): Words => new Words(sayings.manifest, lang, sayings.names);
