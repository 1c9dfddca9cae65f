/** What a drawing can ask about the current question: which things can be touched, and why others cannot. */

/**
 * `open`: the thing can be touched. `chosen`: it is part of the draft. `shut`: the question is about things of its
 * kind but does not allow this one; touching it shows why. `idle`: the question is not about such things.
 */
export type TouchState = 'open' | 'chosen' | 'shut' | 'idle';

/**
 * A thing is named by its kind and number, as in the glossary: `field` 3, `advisor` 0, `token` 2. A drawing marks its
 * element with `data-thing="field:3"`. If things of one kind can fill different fields of a move, `extra` is the name
 * of the field (`source`, `target`).
 */
export interface Touch {
  state(what: string, id: number, extra?: string): TouchState;
  /** Touch a thing; `verb` names the move to choose if several moves take such a thing and none is chosen. */
  touch(what: string, id: number, verb?: string): void;
  /** Why a thing cannot be touched, as a sentence with its clause; empty unless it is `shut`. */
  why(what: string, id: number): string;
  /** How many of a thing the draft contains, for things that can be chosen several times. */
  count?(what: string, id: number): number;
  /** Add one of a thing, or show why there can be no more; unlike `touch` it never removes the thing. */
  add?(what: string, id: number): void;
  /** Remove one of a thing from the draft. */
  putBack?(what: string, id: number): void;
  /** May this move be made? For a thing that stands for a move, as a card that is played. */
  isOpen?(verb: string): boolean;
  /** Choose a move, as its button does. */
  press?(verb: string): void;
  /** What choosing a thing costs, if the question states it. */
  cost?(what: string, id: number): number | undefined;
}
