/** Sentences for what is told, asked, answered and seen: the twin of `fondaco/words/words.py`. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Glossary, Lang, Manifest } from '$lib/wire/manifest';
import type { AskWire, EventWire, FieldWire, HeadingWire, LineWire, MoveWire } from '$lib/wire/protocol';

export type Arg = number | number[];
export type Variables = Record<string, string | number>;

/** A refusal as the server or the composer puts it; `field` is the name of the field at fault, or empty. */
export interface Refusal {
  reason: string;
  clause: string;
  field: string;
  /** The number of the contract that stands against it, if one does. */
  contract?: number;
  /** What was touched and is not to be had. */
  thing?: { what: string; id: number };
  /** There can be no more than so many, and there are. */
  most?: number;
  /** A number that is not among those that may be. */
  amount?: { value: number; low: number; high: number };
}

export function makeBundle(lang: Lang, sources: readonly string[]): FluentBundle {
  // Isolating marks would be read aloud by some screen readers, and both languages run left to right.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A message, or its attribute `form`, filled in; if it is missing, its id in brackets: the page goes on. */
export function format(bundle: FluentBundle, id: string, form = '', variables: Variables = {}): string {
  const message = bundle.getMessage(id);
  const pattern = form ? message?.attributes[form] : message?.value;
  if (pattern === undefined || pattern === null) return form ? `[${id}.${form}]` : `[${id}]`;
  // Errors (a variable that is missing) are gathered, or formatPattern would throw.
  return bundle.formatPattern(pattern, plain(variables), []);
}

/** Numbers as on the pieces: 1000, not 1,000. */
function plain(variables: Variables): Record<string, FluentVariable> {
  const values = Object.entries(variables).map(([name, value]) => [
    name,
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return Object.fromEntries(values) as Record<string, FluentVariable>;
}

/** The form in which a kind of thing is counted. */
const COUNTED = 'counted';

/** What a reader of one language is told of one game. `names` are the players' by seat. */
export class Words {
  readonly glossary: Glossary;
  private readonly bundle: FluentBundle;

  constructor(
    manifest: Pick<Manifest, 'glossary' | 'words'>,
    readonly lang: Lang,
    readonly names: readonly string[] = [],
  ) {
    this.glossary = manifest.glossary;
    this.bundle = makeBundle(lang, manifest.words[lang]);
  }

  /** What happened; the message's `.hidden` if some of it is blanked for the reader. */
  tell(event: Pick<EventWire, 'kind' | 'args'>): string {
    const hidden = event.args.includes(null) ? 'hidden' : '';
    return this.format(
      `event-${event.kind}`,
      hidden,
      this.variables(this.glossary.events[event.kind], event.args),
    );
  }

  /** What you are asked. */
  ask(ask: Pick<AskWire, 'text' | 'about'>): string {
    return this.format(`ask-${ask.text}`, '', this.about(ask));
  }

  /** What somebody else is asked. */
  askOf(heading: Pick<HeadingWire, 'seat' | 'text' | 'about'>): string {
    return this.format(`asked-${heading.text}`, '', { who: this.seat(heading.seat), ...this.about(heading) });
  }

  /** A move as the label of a button. */
  verb(verb: string): string {
    return this.format(`verb-${verb}`);
  }

  /** A filled-in move, in words. */
  say(move: MoveWire, args: readonly Arg[]): string {
    if (!move.fields.length) return this.verb(move.verb);
    const specs = move.fields.map((field) => `${field.name}:${whatOf(field)}`);
    return this.format(`verb-${move.verb}`, 'say', this.variables(specs, args));
  }

  /** The name of one of a move's fields. */
  label(field: string): string {
    return this.format(`arg-${field}`);
  }

  /** One line of the reckoning. */
  line(line: Pick<LineWire, 'kind' | 'value'>): string {
    return this.format(`line-${line.kind}`, '', { value: line.value });
  }

  /** The heading of something that can be seen: `players.houses`. */
  viewLabel(key: string): string {
    return this.format(`view-${key.replaceAll('.', '-')}`);
  }

  /** A sentence that every game shares, or one of the game's own for its drawing. */
  text(id: string, variables: Variables = {}): string {
    return this.format(id, '', variables);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The name of who sits there, or the number of the seat. */
  seat(seat: number): string {
    if (seat < 0) return this.text('nobody');
    return this.names[seat] || this.text('seat', { number: seat + 1 });
  }

  /** A thing, a player or a number by name. `form` is one of the thing's attributes. */
  thing(what: string, id: number | null, form = ''): string {
    if (id === null) return this.text('unknown');
    if (what === 'seat') return this.seat(id);
    if (!(what in this.glossary.things)) return String(id);
    if (id < 0) return this.text('none');
    const { message, numbers } = this.message(what, id);
    return this.format(message, form, numbers);
  }

  /** The same words, but for the name of one kind of things. */
  renaming(what: string, name: (id: number, plain: string) => string): Words {
    const other = Object.create(this) as Words;
    other.thing = (kind, id, form) => {
      const plain = this.thing(kind, id, form);
      return kind === what && id !== null && !form ? name(id, plain) : plain;
    };
    return other;
  }

  /** A thing by the name that a table has room for: its `.short`, if it has one. */
  short(what: string, id: number): string {
    return this.thing(what, id, this.forms(what, id).includes('short') ? 'short' : '');
  }

  /** Anything that the glossary's little language describes, as one line. */
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

  /** The kind of things a list runs along; the first kind, where what is named is but a part of it. */
  index(what: string): string {
    return this.isThing(what) ? what : (Object.keys(this.glossary.things)[0] ?? what);
  }

  /** A list without an end: `0, 3, 3`. */
  commas(items: readonly string[]): string {
    if (!items.length) return this.text('none');
    return items.reduce((list, item) => this.text('list-comma', { list, item }));
  }

  /** A list that is spoken: `Anke, Bernd and Claudia`. */
  join(items: readonly string[]): string {
    if (items.length < 2) return this.commas(items);
    return this.text('list-and', { list: this.commas(items.slice(0, -1)), item: items.at(-1) ?? '' });
  }

  private about(asked: Pick<AskWire, 'text' | 'about'>): Variables {
    return this.variables(this.glossary.prompts[asked.text], asked.about);
  }

  /** What a sentence may speak of: `$name` and its forms `$name-in`, `$name-to`; not what is blanked. */
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

  /** A list and its length; a list of things also in their other forms: `$name-acc` by `.acc`. */
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

  /** A bundle, its size, and its other counted forms: `$name-acc` by `.counted-acc`. */
  private spokenBundle(name: string, what: string, counts: readonly number[]): Variables {
    const forms = this.forms(what, 0).filter((form) => form.startsWith(COUNTED));
    const spoken: Variables = { [`${name}-count`]: counts.reduce((sum, n) => sum + n, 0) };
    for (const form of forms.length ? forms : [COUNTED]) {
      Object.assign(spoken, this.listed(name + form.slice(COUNTED.length), this.counted(what, counts, form)));
    }
    return spoken;
  }

  /** A list, and as `$name-and` the same as it is spoken. */
  private listed(name: string, items: readonly string[]): Variables {
    return { [name]: this.commas(items), [`${name}-and`]: this.join(items) };
  }

  /** A bundle: each kind once with its count, if it has a word for that; else each piece by itself. */
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

  /** A player, or a thing that has a name; everything else is a number. */
  private isThing(what: string): boolean {
    return what === 'seat' || what in this.glossary.things;
  }

  /** The attributes of a thing: the forms that this language needs of it. */
  private forms(what: string, id: number): string[] {
    if (!(what in this.glossary.things) || id < 0) return [];
    return Object.keys(this.bundle.getMessage(this.message(what, id).message)?.attributes ?? {});
  }

  /** The message that names a thing, and what is in its name: `$n1` of `ship/2` is 2, `@0` is a seat,
   * `city:3` another thing, and anything else stands for itself. */
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

  private format(id: string, form = '', variables: Variables = {}): string {
    return format(this.bundle, id, form, variables);
  }
}

/** What a field's value is, in the glossary's little language. */
export function whatOf(field: FieldWire): string {
  if (field.kind === 'bundle') return `${field.what}*`;
  return field.kind === 'some' ? `${field.what}[]` : field.what;
}

/** A bundle as a list of kinds: `[1, 0, 2]` is `[0, 2, 2]`. */
export function spread(bundle: readonly number[]): number[] {
  return bundle.flatMap((n, kind) => Array<number>(n).fill(kind));
}
