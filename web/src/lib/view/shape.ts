/**
 * Reads what a game says by the names of its shape. The types of each game are generated from its `shape.py`:
 * `games/<game>/shape.ts`.
 */

/**
 * The id of one thing of a kind; -1 is none. Any number may be one, but the id of one kind is not that of another: a
 * seat where a field is meant is an error.
 */
export type Id<Kind extends string> = number & { readonly kind?: Kind };
/** A value for each thing of a kind, from the first. */
export type By<Kind extends string, T> = T[] & { readonly along?: Kind };
/** How many there are of each thing of a kind. */
export type Bag<Kind extends string> = number[] & { readonly of?: Kind };
/** An answer that lies closed: its seat, verb and arguments. */
export type Closed = [seat: Id<'seat'>, verb: string, args: Args];

/** What stands on the wire in the place of named parts; null is what this seat may not know. */
export type Args = readonly (number | readonly number[] | null)[];
/** For everything that can be said, the order of its parts on the wire. */
export type Parts<Said> = { readonly [K in keyof Said]: readonly (keyof Said[K] & string)[] };
export type Readers<Said> = { readonly [K in keyof Said]: (args: Args) => Said[K] };

/** A reader for each thing that can be said: `const { who, votes } = told.voted(event.args)`. */
export function readers<Said>(parts: Parts<Said>): Readers<Said> {
  const made = Object.entries<readonly string[]>(parts).map(([kind, names]) => [
    kind,
    (args: Args) => Object.fromEntries(names.map((name, at) => [name, args[at]])),
  ]);
  return Object.fromEntries(made) as Readers<Said>;
}

/** The arguments of something said, as a reader takes them: `inOrder(EVENTS.voted, { who, … })`. */
export function inOrder<Said>(
  names: readonly (keyof Said & string)[],
  said: Said,
): Said[keyof Said & string][] {
  return names.map((name) => said[name]);
}

/** One of several things said, told apart by its kind. */
export type Any<Said> = { [K in keyof Said]: { kind: K } & Said[K] }[keyof Said];

/** Something said by its kind, with its parts by name; undefined if the shape does not know it. */
export function readAny<Said>(
  read: Readers<Said>,
  said: { kind: string; args: Args },
): Any<Said> | undefined {
  const reader = read[said.kind as keyof Said] as ((args: Args) => object) | undefined;
  return reader && ({ kind: said.kind, ...reader(said.args) } as Any<Said>);
}

/** A copy that shares nothing; made by hand, because the page may hand over a proxy. */
export function copied<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copied) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copied(one)])) as T;
}

/** What the frames of some kinds show; one record may be shown by several kinds. */
type ShownBy<Doing extends { frame: string }, K> = Doing extends unknown
  ? [K & Doing['frame']] extends [never]
    ? never
    : Doing
  : never;

/** The innermost unfinished piece of procedure that is of one of these kinds. */
export function doingOf<Doing extends { frame: string }, K extends Doing['frame']>(
  view: { doing: Doing[] },
  ...kinds: K[]
): ShownBy<Doing, K> | undefined {
  const isWanted = ({ frame }: Doing): boolean => (kinds as string[]).includes(frame);
  return view.doing.findLast(isWanted) as ShownBy<Doing, K> | undefined;
}
