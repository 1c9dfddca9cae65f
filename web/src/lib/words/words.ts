/** Sentences for what is told, asked, answered and seen: the twin of `fondaco/words/words.py`. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { gapCost } from '$lib/asking/field';
import type { Glossary, Lang, Manifest } from '$lib/wire/manifest';
import type {
  ClockWire,
  EventWire,
  FieldWire,
  HeadingWire,
  LineWire,
  MoveWire,
  QuestionWire,
} from '$lib/wire/protocol';

export type Arg = number | number[];
export type Variables = Record<string, string | number>;

/** Why an answer is refused, by the server or by the composer; `field` names the field at fault, or is empty. */
export interface Refusal {
  reason: string;
  clause: string;
  field: string;
  /** The parts of a reason of the game's own, as its glossary names them. */
  details?: readonly Arg[];
  /** The thing that was touched and is not available. */
  thing?: { what: string; id: number };
  /** The largest allowed count, which is reached. */
  most?: number;
  /** The number that was chosen, outside its bounds. */
  amount?: { value: number; low: number; high: number };
}

export function makeBundle(lang: Lang, sources: readonly string[]): FluentBundle {
  // Some screen readers read isolation marks aloud, and German and English need none: both run left to right.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A message or its attribute `form`, filled in; a missing one shows as its id in brackets instead of an error. */
export function format(bundle: FluentBundle, id: string, form = '', variables: Variables = {}): string {
  const message = bundle.getMessage(id);
  const pattern = form ? message?.attributes[form] : message?.value;
  if (pattern === undefined || pattern === null) return form ? `[${id}.${form}]` : `[${id}]`;
  // Without this list for errors (a missing variable) formatPattern would throw.
  return minus(bundle.formatPattern(pattern, plain(variables), []));
}

/** The text with the minus sign before its negative numbers, not the hyphen that a program writes. */
export function minus(text: string | number): string {
  return String(text).replace(/(?<![\p{L}\p{N}])-(?=\p{N})/gu, '−');
}

/** Numbers without a thousands separator, as the pieces print them: 1000, not 1,000. */
function plain(variables: Variables): Record<string, FluentVariable> {
  const values = Object.entries(variables).map(([name, value]) => [
    name,
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return Object.fromEntries(values) as Record<string, FluentVariable>;
}

/** The reasons of refusals that only their clause explains. */
const BY_CLAUSE = ['verb', 'field', 'rule'];

/** The attribute of a thing that says what it does. */
const EFFECT = 'effect';

/** The attribute that names a thing with its number: "3 houses". */
const COUNTED = 'counted';

/** Makes the sentences of one game in one language; `names` are those of the players, by seat. */
export class Words {
  readonly glossary: Glossary;
  private readonly bundle: FluentBundle;

  constructor(
    manifest: Pick<Manifest, 'glossary' | 'words'>,
    readonly lang: Lang,
    readonly names: readonly string[] = [],
  ) {
    this.glossary = manifest.glossary;
    this.bundle = makeBundle(lang, manifest.words[lang] ?? []);
  }

  /** The sentence for an event; the attribute `.hidden` of its message if an argument is kept secret (null). */
  tell(event: Pick<EventWire, 'kind' | 'args'>): string {
    const hidden = event.args.includes(null) ? 'hidden' : '';
    return this.format(
      `event-${event.kind}`,
      hidden,
      this.variables(this.glossary.events[event.kind], event.args),
    );
  }

  /** The question to the reader. */
  ask(question: Pick<QuestionWire, 'text' | 'about'>): string {
    return this.format(`ask-${question.text}`, '', this.about(question));
  }

  /** The question to another player, in the third person. */
  askOf(heading: Pick<HeadingWire, 'seat' | 'text' | 'about'>): string {
    return this.format(`asked-${heading.text}`, '', { who: this.seat(heading.seat), ...this.about(heading) });
  }

  /** The label of a move's button. */
  verb(verb: string): string {
    return this.format(`verb-${verb}`);
  }

  /** What a move's button means, if its label leaves that open; else nothing. */
  verbHint(verb: string): string {
    const id = `verb-${verb}`;
    return this.hasForm(id, 'hint') ? this.format(id, 'hint') : '';
  }

  /** The sentence for a move with its arguments. */
  say(move: MoveWire, args: readonly Arg[]): string {
    if (!move.fields.length) return this.verb(move.verb);
    return this.format(`verb-${move.verb}`, 'say', this.answered(move, args));
  }

  /** A move with its arguments in few words, for a button beside what was touched: its `.chip`, else its label. */
  chip(move: MoveWire, args: readonly Arg[]): string {
    const id = `verb-${move.verb}`;
    if (!this.hasForm(id, 'chip')) return this.verb(move.verb);
    return this.format(id, 'chip', this.answered(move, args));
  }

  /** The label of a move's field. */
  label(field: string): string {
    return this.format(`arg-${field}`);
  }

  /** The sentence for what a clause refuses, where only the clause explains the refusal and has one; or nothing. */
  whyByClause(no: Pick<Refusal, 'reason' | 'clause'> & { field?: string }): string {
    const id = `no-${no.clause.slice(no.clause.indexOf('-') + 1).replaceAll('.', '-')}`;
    if (!BY_CLAUSE.includes(no.reason) || !this.has(id)) return '';
    return this.format(id, no.field && this.hasForm(id, no.field) ? no.field : '');
  }

  /** Why an answer is refused; with `form`, the attribute of the message if it has that. */
  why(
    no: Pick<Refusal, 'reason' | 'details'> & Partial<Pick<Refusal, 'field' | 'clause'>>,
    form = '',
  ): string {
    const said = this.whyByClause({ ...no, clause: no.clause ?? '' });
    if (said) return said;
    const id = `no-${no.reason}`;
    const field = no.field ? this.label(no.field) : '';
    const details = this.variables(this.glossary.refusals[no.reason], no.details ?? []);
    return this.format(id, this.hasForm(id, form) ? form : '', { field, ...details });
  }

  /** What people say to each other: in the game's words, or in those of every table; dots for what neither has. */
  phrase(name: string, args: readonly number[]): string {
    const id = `phrase-${name}`;
    if (!this.bundle.hasMessage(id)) return '…';
    return this.format(id, '', this.variables(this.glossary.phrases[name] ?? [], args));
  }

  /** Is this a reason of the game's own, for which its words have a sentence? */
  isOwnReason(reason: string): boolean {
    return reason in this.glossary.refusals;
  }

  /** A line of the final scoring. */
  line(line: Pick<LineWire, 'kind' | 'value'>): string {
    return this.format(`line-${line.kind}`, '', { value: line.value });
  }

  /** The short name of a line, for the heading of a row. */
  lineName(kind: string): string {
    return this.format(`line-${kind}`, 'name');
  }

  /** What a table shows of a line: its number, unless the game has words for it. */
  lineCell(line: Pick<LineWire, 'kind' | 'value'>): string {
    const id = `line-${line.kind}`;
    return this.hasForm(id, 'cell') ? this.format(id, 'cell', { value: line.value }) : minus(line.value);
  }

  /** Has a line words instead of a number in a table? */
  isWorded(kind: string): boolean {
    return this.hasForm(`line-${kind}`, 'cell');
  }

  /** How the winner has won, as far as this line says it; empty if it does not. */
  wonBy(line: Pick<LineWire, 'kind' | 'value'>): string {
    const id = `line-${line.kind}`;
    return this.hasForm(id, 'won') ? this.format(id, 'won', { value: line.value }) : '';
  }

  /** What a player's headline number counts. */
  unit(value: number): string {
    return this.format('tally', '', { value });
  }

  /** How far the game has come, in short. */
  clock({ kind, value, goal }: Pick<ClockWire, 'kind' | 'value' | 'goal'>): string {
    return this.format(`clock-${kind}`, '', { value, goal });
  }

  /** The sentence that warns of the end. */
  warning({ kind, value, goal }: Pick<ClockWire, 'kind' | 'value' | 'goal'>): string {
    return this.format(`clock-${kind}`, 'near', { value, goal });
  }

  /** What is counted for each player at the end. */
  statistic(name: string): string {
    return this.format(`statistic-${name}`);
  }

  /** The heading of a key of the view, such as `players.houses`. */
  viewLabel(key: string): string {
    return this.format(`view-${key.replaceAll('.', '-')}`);
  }

  /** What a key of the view means, where its heading alone does not say it; else nothing. */
  viewHint(key: string): string {
    const id = `view-${key.replaceAll('.', '-')}`;
    return this.hasForm(id, 'hint') ? this.format(id, 'hint') : '';
  }

  /** Any other message by its id: one that all games share, or one that the drawing of this game needs. */
  text(id: string, variables: Variables = {}): string {
    return this.format(id, '', variables);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The name of the player at a seat, or the number of the seat if it has no name. */
  seat(seat: number): string {
    if (seat < 0) return this.text('nobody');
    return this.names[seat] || this.text('seat', { number: seat + 1 });
  }

  /** The name of a thing or player, or the number itself; `form` picks an attribute, such as a grammatical case. */
  thing(what: string, id: number | null, form = ''): string {
    if (id === null) return this.text('unknown');
    if (what === 'seat') return this.seat(id);
    if (!(what in this.glossary.things)) return String(id);
    if (id < 0) return this.text('none');
    const { message, numbers } = this.message(what, id);
    return this.format(message, form, numbers);
  }

  /** A copy of these words in which `name` gives the names of all things of the kind `what`. */
  renaming(what: string, name: (id: number, plain: string) => string): Words {
    const other = Object.create(this) as Words;
    other.thing = (kind, id, form) => {
      const plain = this.thing(kind, id, form);
      return kind === what && id !== null && !form ? name(id, plain) : plain;
    };
    return other;
  }

  /** What a thing is good for, in a sentence: its own, or that of its kind; empty if there is none. */
  effect(what: string, id: number): string {
    if (this.attributes(what, id).includes(EFFECT)) return this.thing(what, id, EFFECT);
    return this.has(`effect-${what}`) ? this.text(`effect-${what}`) : '';
  }

  /** The short name of a thing for narrow places: its attribute `.short`, or else its name. */
  short(what: string, id: number): string {
    return this.thing(what, id, this.forms(what, id).includes('short') ? 'short' : '');
  }

  /** Any value that the glossary describes, as one line; `what` is its description, such as `token*`. */
  value(what: string, value: unknown): string {
    if (!Array.isArray(value)) return this.thing(what, typeof value === 'number' ? value : null);
    const slash = what.lastIndexOf('/');
    if (slash >= 0) {
      const [element, index] = [what.slice(0, slash), what.slice(slash + 1)];
      return this.commas(
        value.map((x, at) =>
          this.text('pair', { key: this.thing(this.index(index), at), value: this.value(element, x) }),
        ),
      );
    }
    if (what.endsWith('*')) return this.bundleOf(what.slice(0, -1), value as number[]);
    return this.commas((value as number[]).map((x) => this.thing(what.replace(/\[\]$/, ''), x)));
  }

  /** The kind of thing that numbers the places of a list; the game's first kind, if `what` is not a kind itself. */
  index(what: string): string {
    return this.isThing(what) ? what : (Object.keys(this.glossary.things)[0] ?? what);
  }

  /** A list with commas only: `0, 3, 3`. */
  commas(items: readonly string[]): string {
    if (!items.length) return this.text('none');
    return items.reduce((list, item) => this.text('list-comma', { list, item }));
  }

  /** A list that ends in "and": `Anke, Bernd and Claudia`. */
  join(items: readonly string[]): string {
    if (items.length < 2) return this.commas(items);
    return this.text('list-and', { list: this.commas(items.slice(0, -1)), item: items.at(-1) ?? '' });
  }

  /** The text with a capital first letter, as at the beginning of a sentence. */
  capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.lang) + text.slice(1);
  }

  private answered(move: MoveWire, args: readonly Arg[]): Variables {
    const specs = move.fields.map((field) => `${field.name}:${whatOf(field)}`);
    return { ...this.variables(specs, args), ...costs(move, args) };
  }

  private about(asked: Pick<QuestionWire, 'text' | 'about'>): Variables {
    return this.variables(this.glossary.prompts[asked.text], asked.about);
  }

  /** The variables of a sentence: `$name` and its forms, such as `$name-in`, for each value that is not secret. */
  private variables(specs: readonly string[] | undefined, values: readonly (Arg | null)[]): Variables {
    const spoken: Variables = {};
    specs?.forEach((spec, at) => {
      const [name = '', what = ''] = spec.split(':');
      const value = values[at];
      if (value !== null && value !== undefined) Object.assign(spoken, this.spoken(name, what, value));
    });
    return spoken;
  }

  private spoken(name: string, what: string, value: Arg): Variables {
    if (Array.isArray(value)) return this.spokenList(name, what, value);
    if (!this.isThing(what)) return { [name]: value };
    const forms = this.forms(what, value)
      .filter((form) => !form.startsWith(COUNTED))
      .map((form) => [`${name}-${form}`, this.thing(what, value, form)]);
    return { [name]: this.thing(what, value), ...(Object.fromEntries(forms) as Variables) };
  }

  /** The variables of a list: the list, its length, and for things their other forms (`$name-acc` from `.acc`). */
  private spokenList(name: string, what: string, value: readonly number[]): Variables {
    if (what.endsWith('*')) return this.spokenBundle(name, what.slice(0, -1), value);
    const spoken: Variables = { [`${name}-count`]: value.length };
    if (what.includes('/')) return { ...spoken, [name]: this.value(what, value) };
    const kind = what.replace(/\[\]$/, '');
    for (const form of ['', ...this.forms(kind, 0).filter((form) => !form.startsWith(COUNTED))]) {
      const items = value.map((x) => this.thing(kind, x, form));
      Object.assign(spoken, this.listed(form ? `${name}-${form}` : name, items));
    }
    return spoken;
  }

  /** The variables of a bundle: its things, its size, and other forms (`$name-acc` from `.counted-acc`). */
  private spokenBundle(name: string, what: string, counts: readonly number[]): Variables {
    const forms = this.forms(what, 0).filter((form) => form.startsWith(COUNTED));
    const spoken: Variables = { [`${name}-count`]: counts.reduce((sum, n) => sum + n, 0) };
    for (const form of forms.length ? forms : [COUNTED]) {
      Object.assign(spoken, this.listed(name + form.slice(COUNTED.length), this.counted(what, counts, form)));
    }
    return spoken;
  }

  /** A list with commas as `$name`, ending in "and" as `$name-and`, added up as `$name-plus`. */
  private listed(name: string, items: readonly string[]): Variables {
    return {
      [name]: this.commas(items),
      [`${name}-and`]: this.join(items),
      [`${name}-plus`]: items.join(' + '),
    };
  }

  /** A bundle as one line: each kind with its count if it has a counted form, else each piece by itself. */
  private bundleOf(what: string, counts: readonly number[]): string {
    return this.commas(this.counted(what, counts, COUNTED));
  }

  private counted(what: string, counts: readonly number[], form: string): string[] {
    return counts.flatMap((n, kind) => this.pieces(what, kind, n, form));
  }

  private pieces(what: string, kind: number, count: number, form: string): string[] {
    if (!count || !this.forms(what, kind).includes(form))
      return Array<string>(count).fill(this.thing(what, kind));
    const { message, numbers } = this.message(what, kind);
    return [this.format(message, form, { ...numbers, count })];
  }

  /** Does `what` name players or things? Everything else is a number. */
  private isThing(what: string): boolean {
    return what === 'seat' || what in this.glossary.things;
  }

  /** The forms of a thing's name that this language needs. */
  private forms(what: string, id: number): string[] {
    return this.attributes(what, id).filter((form) => form !== EFFECT);
  }

  /** The attributes of a thing's message: the forms of its name, and its effect. */
  private attributes(what: string, id: number): string[] {
    if (!(what in this.glossary.things) || id < 0) return [];
    return Object.keys(this.bundle.getMessage(this.message(what, id).message)?.attributes ?? {});
  }

  /**
   * The message that names a thing, and its variables `$n1`, `$n2`…, which are the parts of the thing's key after
   * slashes: `ship/2` has the number 2, `@0` is a seat, `city:3` another thing, anything else stands for itself.
   */
  private message(what: string, id: number): { message: string; numbers: Variables } {
    const [name = '', ...parts] = (this.glossary.things[what]?.[id] ?? String(id)).split('/');
    const numbers = parts.map((part, at) => [`n${at + 1}`, this.part(part)]);
    return { message: `${what}-${name}`, numbers: Object.fromEntries(numbers) as Variables };
  }

  private part(part: string): string | number {
    if (part.startsWith('@')) return this.seat(Number(part.slice(1)));
    const [what = '', id] = part.split(':');
    if (id !== undefined) return this.thing(what, Number(id));
    return /^\d+$/.test(part) ? Number(part) : part;
  }

  private hasForm(id: string, form: string): boolean {
    return form in (this.bundle.getMessage(id)?.attributes ?? {});
  }

  private format(id: string, form = '', variables: Variables = {}): string {
    return format(this.bundle, id, form, variables);
  }
}

/** What the gaps cost that an answer leaves in a row, as `$name-cost`: nothing where none has a price. */
function costs({ fields }: MoveWire, args: readonly Arg[]): Variables {
  const found: Variables = {};
  fields.forEach((field, at) => {
    const value = args[at];
    if (field.kind === 'some' && Array.isArray(value))
      found[`${field.name}-cost`] = gapCost(field, value, value.length);
  });
  return found;
}

/** The description of a field's value as the glossary writes it: `token*` for a bundle, `field[]` for several. */
function whatOf(field: FieldWire): string {
  if (field.kind === 'bundle') return `${field.what}*`;
  return field.kind === 'some' ? `${field.what}[]` : field.what;
}

/** The pieces of a bundle one by one, by kind: the counts `[1, 0, 2]` become `[0, 2, 2]`. */
export function spread(bundle: readonly number[]): number[] {
  return bundle.flatMap((n, kind) => Array<number>(n).fill(kind));
}
