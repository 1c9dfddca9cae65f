/** Splits an edition (what a game's board and cards print) into sheets for reading, each with its sources. */

import type { Lang } from '$lib/wire/manifest';

/** An edition as JSON, as `--edition FILE` reads it; its entries depend on the game. */
export type Document = Record<string, unknown>;

/** Where a printed part is known from: keywords such as `rulebook`, and a sentence. */
export interface Source {
  /** The part of the sheet that this source covers; empty covers all of it. */
  of: string;
  from: string[];
  text: string;
}

/** A part of an edition as a table, or as sheets within it; cells are values of the JSON document. */
export interface Sheet {
  key: string;
  sources: Source[];
  /** The headings of the columns; empty if the rows need none. */
  columns: string[];
  rows: unknown[][];
  parts: Sheet[];
}

/** Entries that describe the document instead of what is printed. */
const METADATA_KEYS = ['game', 'edition', 'sources'];
/** Sheets are nested this deep at most; what lies deeper is shown in cells. */
const MAX_DEPTH = 3;

export function sheetsOf(document: Document, lang: Lang): Sheet[] {
  const sources = isTable(document.sources) ? document.sources : {};
  const keys = new Set([...Object.keys(document), ...Object.keys(sources)]);
  return [...keys]
    .filter((key) => !METADATA_KEYS.includes(key))
    .map((key) => sheet(key, document[key], sources[key], lang, 1));
}

/** The name that the edition gives itself, or empty. */
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

/** The parts of a sheet: nested tables, or records grouped by a column whose values have sources of their own. */
function partsOf(value: unknown, source: unknown, depth: number): Record<string, unknown> | null {
  if (depth > MAX_DEPTH) return null;
  if (isTable(value))
    return Object.values(value).some((one) => isTable(one) || isRecords(one) || isGrid(one)) ? value : null;
  if (!isTable(source) || isSource(source) || !isRecords(value)) return null;
  const column = columnsOf(value).find((name) => value.every((row) => String(row[name]) in source));
  return column === undefined ? null : split(value, column);
}

/** Groups records by their value in one column and removes that column. */
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

/** Is this a source? It is a text, or a record with a text for each language and keywords in `from`. */
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

/** Is this a plan: rows of equal length, three or more each way? */
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
