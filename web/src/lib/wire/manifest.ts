/** The description of a game that `GET /api/games/GAME` returns; docs/protocol.md explains it. */

export type Lang = 'en' | 'de';
export const LANGS: readonly Lang[] = ['de', 'en'];

/** Says what each integer in a game's views, events and questions means; defined in `kernel/glossary.py`. */
export interface Glossary {
  things: Record<string, string[]>;
  verbs: string[];
  prompts: Record<string, string[]>;
  events: Record<string, string[]>;
  lines: string[];
  view: Record<string, string>;
  refusals: Record<string, string[]>;
  /** The events that begin a part of the game, the longest part first: rounds, then turns. */
  chapters: string[];
}

export interface Clause {
  id: string;
  section: string;
  text: string;
  is_example: boolean;
}

/** The number of a clause without the prefix of its game: `DOGE-5.3` becomes `5.3`. */
export const shortClause = (clause: string): string => clause.slice(clause.indexOf('-') + 1);

export interface Option {
  name: string;
  values: string[];
  /** What the form calls it, and each of its values with a line that explains it. */
  said: Record<Lang, { label: string; values: { label: string; hint: string }[] }>;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: Option[];
  bots: string[];
  /** The board or the cards print what the rules do not say, so a table can be played with other prints. */
  has_edition: boolean;
}

export interface Manifest extends GameInfo {
  /** The edition that the glossary describes; empty is the built-in one. */
  edition: string;
  prefix: string;
  glossary: Glossary;
  /** What is printed and never changes in a game, typed by the game's `shape.ts`. */
  catalogue: unknown;
  words: Record<Lang, string[]>;
  /** The goal of the game and the course of a round, in a paragraph. */
  in_short: Record<Lang, string>;
  rules: Record<Lang, Clause[]>;
}
