/**
 * Automatic passing. Some questions go to every player who might have something to say, since asking only those who
 * do would reveal them. A player can let the page pass all of them for a while; it passes whatever the player has,
 * so passing reveals nothing either. A game says which questions these are.
 */

import { recallHere, rememberHere } from '$lib/page/memory';
import type { AskWire } from '$lib/wire/protocol';

/** A kind of question that can be passed automatically: the texts of the questions, and the verb that passes them. */
export interface Rest {
  /** The site's message `rest-KIND` says what is passed. */
  readonly kind: string;
  readonly texts: readonly string[];
  readonly verb: string;
}

/** How to pass this question automatically; undefined if it cannot be passed, or not automatically. */
export function restOf(ask: AskWire, rests: readonly Rest[] = []): Rest | undefined {
  const rest = rests.find(({ texts }) => texts.includes(ask.text));
  return ask.moves.some(({ verb, fields }) => verb === rest?.verb && !fields.length) ? rest : undefined;
}

/** A seat passes questions of this kind during this round. */
interface Pause {
  seat: number;
  kind: string;
  round: number;
}

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
  private readonly key: string;

  constructor(table: string) {
    this.key = `resting.${table}`;
    const kept = recallHere(this.key);
    if (kept) [this.all, this.given] = JSON.parse(kept) as [Pause[], Given[]];
  }

  isOn(seat: number, kind: string, round: number): boolean {
    return this.all.some((one) => one.seat === seat && one.kind === kind && one.round === round);
  }

  /** Does this seat pass any kind of question in this round? */
  isAny(seat: number, round: number): boolean {
    return this.all.some((one) => one.seat === seat && one.round === round);
  }

  begin(seat: number, kind: string, round: number): void {
    const others = this.all.filter((one) => one.seat !== seat || one.round === round);
    this.keep([...others, { seat, kind, round }], this.given);
  }

  /** Stop passing: the seat is asked everything again. */
  end(seat: number): void {
    this.keep(
      this.all.filter((one) => one.seat !== seat),
      this.given.filter((one) => one.seat !== seat),
    );
  }

  /** Remember an answer of a seat that is resting, in case it is undone. */
  note({ seat, n, isRest }: Given): void {
    if (!this.all.some((one) => one.seat === seat)) return;
    this.keep(this.all, [...this.given.filter((one) => one.seat !== seat || one.n < n), { seat, n, isRest }]);
  }

  /**
   * A seat undoes its last answer before answer `n`. If the page gave that answer, the seat stops resting: otherwise
   * the page would give the same answer again at once.
   */
  takeBack(seat: number, n: number): void {
    const last = this.given.findLast((one) => one.seat === seat && one.n < n);
    if (last?.isRest) this.end(seat);
  }

  private keep(all: readonly Pause[], given: readonly Given[]): void {
    this.all = all;
    this.given = given;
    rememberHere(this.key, JSON.stringify([all, given]));
  }
}
