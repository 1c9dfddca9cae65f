/** An edition as sheets to be read: what is printed, part by part, and where each part is known from. */

import type { Lang } from '$lib/wire/manifest';

/** What `--edition FILE` takes: its parts are the game's affair. */
export type Document = Record<string, unknown>;

/** Where something is known from: in one word or several, and in a sentence. */
export interface Source {
  /** Which part of the sheet it speaks of; empty: all of it. */
  of: string;
  from: string[];
  text: string;
}

/** A part of what is printed. Cells are values as the document has them. */
export interface Sheet {
  key: string;
  sources: Source[];
  /** Empty: what a row is needs no heading. */
  columns: string[];
  rows: unknown[][];
  parts: Sheet[];
}

/** Entries that say what the document is, not what is printed. */
const HEADING = ['game', 'edition', 'sources'];
const DEEPEST = 3;

export function sheetsOf(document: Document, lang: Lang): Sheet[] {
  const sources = isTable(document.sources) ? document.sources : {};
  const keys = new Set([...Object.keys(document), ...Object.keys(sources)]);
  return [...keys]
    .filter((key) => !HEADING.includes(key))
    .map((key) => sheet(key, document[key], sources[key], lang, 1));
}

/** What the edition calls itself. */
export function nameOf(document: Document): string {
  return typeof document.edition === 'string' ? document.edition : '';
}

function sheet(key: string, value: unknown, source: unknown, lang: Lang, depth: number): Sheet {
  const parts = partsOf(value, source, depth);
  if (!parts) return { key, sources: sourcesOf(source, lang), ...content(value), parts: [] };
  const inner = isSource(source) || !isTable(source) ? {} : source;
  return {
    key,
    sources: sourcesOf(source, lang).filter(({ of }) => !(of in parts)),
    columns: [],
    rows: [],
    parts: Object.entries(parts).map(([name, part]) => sheet(name, part, inner[name], lang, depth + 1)),
  };
}

/** The sheets inside one: tables in a table, or the kinds of entries that have sources of their own. */
function partsOf(value: unknown, source: unknown, depth: number): Record<string, unknown> | null {
  if (depth > DEEPEST) return null;
  if (isTable(value))
    return Object.values(value).some((one) => isTable(one) || isRecords(one) || isGrid(one)) ? value : null;
  if (!isTable(source) || isSource(source) || !isRecords(value)) return null;
  const column = columnsOf(value).find((name) => value.every((row) => String(row[name]) in source));
  return column === undefined ? null : split(value, column);
}

/** Records by what they have in one column, which they then need no more. */
function split(records: Document[], column: string): Record<string, Document[]> {
  const groups: Record<string, Document[]> = {};
  for (const { [column]: kind, ...rest } of records) (groups[String(kind)] ??= []).push(rest);
  return groups;
}

function content(value: unknown): Pick<Sheet, 'columns' | 'rows'> {
  if (value === undefined) return { columns: [], rows: [] };
  if (isRecords(value)) {
    const columns = columnsOf(value);
    return { columns, rows: value.map((row) => columns.map((name) => row[name])) };
  }
  if (isTable(value)) return { columns: [], rows: Object.entries(value) };
  if (isGrid(value)) return { columns: [], rows: value };
  return { columns: [], rows: (Array.isArray(value) ? (value as unknown[]) : [value]).map((one) => [one]) };
}

function columnsOf(records: readonly Document[]): string[] {
  return [...new Set(records.flatMap((row) => Object.keys(row)))];
}

function sourcesOf(source: unknown, lang: Lang): Source[] {
  if (isSource(source)) return [readSource(source, '', lang)];
  if (!isTable(source)) return [];
  return Object.entries(source).flatMap(([of, one]) => (isSource(one) ? [readSource(one, of, lang)] : []));
}

/** A source is a text, or a text in each language with the words for it. */
function isSource(value: unknown): value is string | Document {
  return typeof value === 'string' || (isTable(value) && ('en' in value || 'de' in value || 'from' in value));
}

function readSource(source: string | Document, of: string, lang: Lang): Source {
  if (typeof source === 'string') return { of, from: [], text: source };
  const from = Array.isArray(source.from) ? source.from.map(String) : [];
  const text = source[lang] ?? source.en ?? source.de;
  return { of, from, text: typeof text === 'string' ? text : '' };
}

function isTable(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A plan, square by square. */
function isGrid(value: unknown): value is unknown[][] {
  return (
    Array.isArray(value) &&
    value.length > 2 &&
    value.every(
      (row) => Array.isArray(row) && row.length > 2 && row.length === (value[0] as unknown[]).length,
    )
  );
}

function isRecords(value: unknown): value is Document[] {
  return Array.isArray(value) && value.length > 0 && value.every(isTable);
}
