/**
 * Some questions are asked of all who could have something to say to them, or asking would tell who has. Who does
 * not want to be asked lets them pass until the round is over. That looks at no hand, so it tells nothing either.
 */

import type { AskWire } from './protocol';
import type { View } from './view';

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

export class Resting {
  /** Who lets what pass, and in which round. */
  private all = $state.raw<readonly { seat: number; kind: string; round: unknown }[]>([]);

  isOn(seat: number, kind: Rest['kind'], view: View): boolean {
    return this.all.some((one) => one.seat === seat && one.kind === kind && one.round === view['round']);
  }

  /** Does this seat let anything pass now? */
  isAny(seat: number, view: View): boolean {
    return this.isOn(seat, 'cards', view) || this.isOn(seat, 'offers', view);
  }

  begin(seat: number, kind: Rest['kind'], view: View): void {
    this.all = [...this.all, { seat, kind, round: view['round'] }];
  }

  /** Everything is asked again. */
  end(seat: number): void {
    this.all = this.all.filter((one) => one.seat !== seat);
  }
}
