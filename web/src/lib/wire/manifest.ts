/** What the client is told once about a game: `GET /api/games/GAME`, see docs/protocol.md. */

export type Lang = 'en' | 'de';
export const LANGS: readonly Lang[] = ['de', 'en'];

/** What the ints of a game mean, as in `kernel/glossary.py`. */
export interface Glossary {
  things: Record<string, string[]>;
  verbs: string[];
  prompts: Record<string, string[]>;
  events: Record<string, string[]>;
  lines: string[];
  view: Record<string, string>;
  refusals: Record<string, string[]>;
}

export interface Clause {
  id: string;
  section: string;
  text: string;
  is_example: boolean;
}

/** A clause as it is printed beside a line: `DOGE-5.3` is 5.3. */
export const shortClause = (clause: string): string => clause.slice(clause.indexOf('-') + 1);

export interface Option {
  name: string;
  values: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: Option[];
  bots: string[];
  /** Something is printed that the rules do not say: tables may bring an edition of their own. */
  has_edition: boolean;
}

export interface Manifest extends GameInfo {
  /** Which edition the glossary is of; empty: the one that comes with the house. */
  edition: string;
  prefix: string;
  glossary: Glossary;
  /** What is printed and never changes in a game, typed by the game's `shape.ts`. */
  catalogue: unknown;
  words: Record<Lang, string[]>;
  /** What the game is about and how a round goes. */
  in_short: Record<Lang, string>;
  rules: Record<Lang, Clause[]>;
}
