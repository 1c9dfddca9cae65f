/**
 * Some questions are asked of all who could have something to say to them, or asking would tell who has. Who does
 * not want to be asked lets them pass until the round is over. That looks at no hand, so it tells nothing either.
 */

import { recallHere, rememberHere } from '$lib/page/memory';
import type { AskWire } from '$lib/wire/protocol';
import type { View } from '$lib/view/view';

/** A kind of questions that can be let pass, and the answer which does that. */
export interface Rest {
  kind: 'cards' | 'offers';
  verb: string;
}

/** How this question can be let pass, if it can: it is about a card in hand, or about an offer to make. */
export function restOf(ask: AskWire): Rest | null {
  const isCards = ask.text.startsWith('play_');
  const rest: Rest = isCards ? { kind: 'cards', verb: 'pass' } : { kind: 'offers', verb: 'offer_none' };
  return ask.moves.some(({ verb, fields }) => verb === rest.verb && !fields.length) ? rest : null;
}

/** Who lets what pass, and in which round. */
interface Pause {
  seat: number;
  kind: Rest['kind'];
  round: unknown;
}

/** An answer of a seat that rests, and after how many answers of all it was given. */
interface Given {
  seat: number;
  n: number;
  isRest: boolean;
}

/** The rests at one table. They outlast a reload: nobody who asked for quiet is asked again because of it. */
export class Resting {
  private all = $state.raw<readonly Pause[]>([]);
  private given: readonly Given[] = [];
  private readonly key: string;

  constructor(table: string) {
    this.key = `resting.${table}`;
    const kept = recallHere(this.key);
    if (kept) [this.all, this.given] = JSON.parse(kept) as [Pause[], Given[]];
  }

  isOn(seat: number, kind: Rest['kind'], view: View): boolean {
    return this.all.some((one) => one.seat === seat && one.kind === kind && one.round === view.round);
  }

  /** Does this seat let anything pass now? */
  isAny(seat: number, view: View): boolean {
    return this.isOn(seat, 'cards', view) || this.isOn(seat, 'offers', view);
  }

  begin(seat: number, kind: Rest['kind'], view: View): void {
    const others = this.all.filter((one) => one.seat !== seat || one.round === view.round);
    this.keep([...others, { seat, kind, round: view.round }], this.given);
  }

  /** Everything is asked again. */
  end(seat: number): void {
    this.keep(
      this.all.filter((one) => one.seat !== seat),
      this.given.filter((one) => one.seat !== seat),
    );
  }

  /** A seat answers when so many answers have been given. Of one that does not rest nothing need be known. */
  note({ seat, n, isRest }: Given): void {
    if (!this.all.some((one) => one.seat === seat)) return;
    this.keep(this.all, [...this.given.filter((one) => one.seat !== seat || one.n < n), { seat, n, isRest }]);
  }

  /** Of so many answers the last, this seat's, is taken back: if its rest gave it, it would give it again at once. */
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
