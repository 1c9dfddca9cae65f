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
  /** The line of the final scoring that is the total: lines before it add up to it, lines after it break ties. */
  total: string;
  /** What says how near the end is. */
  clocks: string[];
  /** What is counted for each player when the game is over. */
  statistics: string[];
  /** What people can say to each other in the game's words, each with its parts. */
  phrases: Record<string, string[]>;
  /** The events that are no deeds of a player: what follows from one is a detail, laying things out is setup. */
  ranks: Record<string, 'detail' | 'setup'>;
  /** The events that show what was hidden or drawn: the page rests there. */
  reveals: string[];
}

export interface Clause {
  id: string;
  section: string;
  text: string;
  is_example: boolean;
}

/** A line of a game's summary: the signs of things that illustrate it, a catchword, which may be empty, and the text. */
export interface SummaryLine {
  signs: { what: string; id: number }[];
  catchword: string;
  text: string;
}

export interface SummaryPart {
  title: string;
  form: 'steps' | 'points' | 'text';
  lines: SummaryLine[];
}

/** What `GET /api/games/GAME/rules` returns: a game on one page, and its rules. */
export interface Rules {
  summary: Record<Lang, SummaryPart[]>;
  clauses: Record<Lang, Clause[]>;
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
  /** The digest of its manifest, which the address of the manifest names; in the list of games only. */
  digest?: string;
  /** What the title leaves open, and the theme in one sentence. */
  subtitle: Record<Lang, string>;
  theme: Record<Lang, string>;
  seats: number[];
  /** Of one person against bots; 0: not measured. */
  minutes: number;
  /** How much there is to learn, from 1 to 5; 0: nobody has said. */
  weight: number;
  options: Option[];
  bots: string[];
  /** Who plays where nobody has chosen. */
  usual_bot: string;
  /** The digests of what it says in each language, which the addresses of its words name. */
  vocabulary: Record<Lang, string>;
  /** The board or the cards print what the rules do not say, so a table can be played with other prints. */
  has_edition: boolean;
  /** Is there a guided first game at `/learn/GAME`? */
  has_lesson: boolean;
}

export interface Manifest extends GameInfo {
  /** The edition that the glossary describes; empty is the built-in one. */
  edition: string;
  prefix: string;
  glossary: Glossary;
  /** What is printed and never changes in a game, typed by the game's `shape.ts`. */
  catalogue: unknown;
  /** What it says, as Fluent texts, in the languages that were fetched so far. */
  words: Partial<Record<Lang, string[]>>;
  /** The goal of the game and the course of a round, in a paragraph. */
  in_short: Record<Lang, string>;
  /** The digest of its rules, which the address of the rules names. */
  rules: string;
}
