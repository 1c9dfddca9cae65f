/** What a drawing knows of the question on the table: what may be touched, and why other things may not. */

/**
 * `open`: it can be touched now. `chosen`: it is part of the answer so far. `shut`: the question is about such
 * things, but not about this one; touching it says why. `idle`: nothing is asked about it.
 */
export type TouchState = 'open' | 'chosen' | 'shut' | 'idle';

/**
 * A thing is named by its kind and id, as in the glossary: `field` 3, `advisor` 0, `token` 2. A drawing tags the
 * element with `data-thing="field:3"`. Where things of one kind can fill different fields of a move, `extra` is
 * the field's name (`source`, `target`).
 */
export interface Touch {
  state(what: string, id: number, extra?: string): TouchState;
  /** `verb` is the move that is meant where several take such a thing and none of them is chosen. */
  touch(what: string, id: number, verb?: string): void;
  /** Why this thing may not be touched now, in words and with its clause; empty if there is nothing to say. */
  why(what: string, id: number): string;
  /** How many of it the answer holds so far, where there can be several. */
  count?(what: string, id: number): number;
  /** One more of it, where there can be several; where there can be no more, why not. Nothing is taken back. */
  add?(what: string, id: number): void;
  /** Take one of it out of the answer. */
  putBack?(what: string, id: number): void;
  /** What choosing this thing costs, where the question says so. */
  cost?(what: string, id: number): number | undefined;
}
