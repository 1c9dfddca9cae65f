/**
 * Automatic passing. Some questions go to every player who might have something to say, since asking only those who
 * do would reveal them. A player can let the page pass all of them for a while; it passes whatever the player has,
 * so passing reveals nothing either. A game says which questions these are.
 */

import type { Component } from 'svelte';
import { recallHere, rememberHere } from '$lib/page/memory';
import type { QuestionWire } from '$lib/wire/protocol';
import type { Words } from '$lib/words/words';

/** A kind of question that can be passed automatically: the texts of the questions, and the verb that passes them. */
export interface Rest {
  /** The site's message `rest-KIND` says what is passed. */
  readonly kind: string;
  readonly texts: readonly string[];
  readonly verb: string;
  /** It lasts for the whole game, not for one round. */
  readonly lasts?: 'game';
  /** Is this one of the questions that the player wants to be asked all the same? */
  readonly wakes?: (question: QuestionWire, view: AnyView, catalogue: AnyCatalogue) => boolean;
  /** Is there nothing in this question for the player, by what all know? Then it is passed without being told to. */
  readonly isIdle?: (question: QuestionWire, view: AnyView, catalogue: AnyCatalogue) => boolean;
  /** With it one chooses what to be asked about. */
  readonly choice?: Component<{ view: AnyView; seat: number; words: Words }>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a game reads its own view, which is not known here
type AnyView = any;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- likewise what is printed on its pieces
type AnyCatalogue = any;

/** The round of a rest that lasts for the whole game. */
const EVERY_ROUND = -1;

/** How to pass this question automatically; undefined if it cannot be passed, or not automatically. */
export function restOf(question: QuestionWire, rests: readonly Rest[] = []): Rest | undefined {
  const rest = rests.find(({ texts }) => texts.includes(question.text));
  return question.moves.some(({ verb, fields }) => verb === rest?.verb && !fields.length) ? rest : undefined;
}

/** A seat passes questions of this kind during this round. */
interface Pause {
  seat: number;
  kind: string;
  round: number;
}

const isNow = (pause: Pause, round: number): boolean => pause.round === round || pause.round === EVERY_ROUND;

/** An answer of a resting seat: `n` answers were given before it; `isRest` says that the page gave it. */
interface Given {
  seat: number;
  n: number;
  isRest: boolean;
}

/** Which seats of this page pass automatically at one table; kept in the tab's storage, so a reload changes nothing. */
export class Resting {
  private all = $state.raw<readonly Pause[]>([]);
  private given: readonly Given[] = [];
  /** The seats that took back an answer of the page: they are asked everything unless they begin to rest again. */
  private awake: readonly number[] = [];
  private readonly key: string;

  constructor(table: string) {
    this.key = `resting.${table}`;
    const kept = recallHere(this.key);
    if (kept) [this.all, this.given] = JSON.parse(kept) as [Pause[], Given[]];
  }

  isOn(seat: number, kind: string, round: number): boolean {
    return this.all.some((one) => one.seat === seat && one.kind === kind && isNow(one, round));
  }

  /** Does this seat let the page pass a question that has nothing in it for them? */
  isIdling(seat: number): boolean {
    return !this.awake.includes(seat);
  }

  /** Does this seat pass any kind of question in this round? */
  isAny(seat: number, round: number): boolean {
    return this.all.some((one) => one.seat === seat && isNow(one, round));
  }

  begin(seat: number, { kind, lasts }: Pick<Rest, 'kind' | 'lasts'>, round: number): void {
    const others = this.all.filter((one) => one.seat !== seat || isNow(one, round));
    this.awake = this.awake.filter((one) => one !== seat);
    this.keep([...others, { seat, kind, round: lasts === 'game' ? EVERY_ROUND : round }], this.given);
  }

  /** Stop passing: the seat is asked everything again. */
  end(seat: number): void {
    this.keep(
      this.all.filter((one) => one.seat !== seat),
      this.given.filter((one) => one.seat !== seat),
    );
  }

  /** Remember an answer and who gave it, in case it is undone. */
  note({ seat, n, isRest }: Given): void {
    this.keep(this.all, [...this.given.filter((one) => one.seat !== seat || one.n < n), { seat, n, isRest }]);
  }

  /**
   * A seat undoes its last answer before answer `n`. If the page gave that answer, the seat stops resting: otherwise
   * the page would give the same answer again at once.
   */
  takeBack(seat: number, n: number): void {
    const last = this.given.findLast((one) => one.seat === seat && one.n < n);
    if (!last?.isRest) return;
    this.end(seat);
    this.awake = [...this.awake, seat];
  }

  private keep(all: readonly Pause[], given: readonly Given[]): void {
    this.all = all;
    this.given = given;
    rememberHere(this.key, JSON.stringify([all, given]));
  }
}
