/** The question on this page and the draft of its answer, as reactive state around the functions of composer.ts. */

import * as composer from './composer';
import type { AskWire, BarWire, HeadingWire, MoveWire } from '$lib/wire/protocol';
import type { Touch } from './touch';
import { isOpen } from './field';
import { refusalLine } from '$lib/words/refusal';
import type { Arg, Refusal, Words } from '$lib/words/words';

export interface Circumstances {
  ask: AskWire | null;
  waiting: readonly HeadingWire[];
  words: Words;
  /** An answer has been sent and not yet taken: nothing can be touched. */
  isBusy: boolean;
}

/** Whether the draft would be taken, and what it would cost, if the game can say. */
export interface Verdict extends Refusal {
  cost?: number | null;
}

/** A tap that comes sooner after a question appeared is the second half of a double tap on the question before. */
const DOUBLE_TAP_MS = 400;

export class Asking {
  draft = $state.raw<composer.Draft>(composer.EMPTY);
  /** Why the last touch was refused. */
  notice = $state.raw<Refusal | null>(null);
  /** The kinds of things that can be touched on the board; the question bar need not list them. */
  drawn = $state.raw<readonly string[]>([]);
  /** The server's verdict on the draft: no reason means it would be taken, null that it has not answered yet. */
  verdict = $state.raw<Verdict | null>(null);
  /** The page asks "sure?" and waits for the confirmation. */
  isDoubting = $state(false);
  /** When the question appeared, in milliseconds since the page was loaded. */
  private since = 0;
  /** The last tap came within DOUBLE_TAP_MS of the question. */
  private isHasty = false;

  constructor(
    private readonly now: () => Circumstances,
    private readonly send: (ask: AskWire, verb: string, args: Arg[]) => void,
    private readonly ask: (ask: AskWire, verb: string, args: Arg[]) => void,
  ) {}

  /** Start an empty draft for a new question, or for none. */
  pose(ask: AskWire | null): void {
    this.draft = ask ? composer.begin(ask) : composer.EMPTY;
    this.notice = null;
    this.verdict = null;
    this.isDoubting = false;
    this.since = performance.now();
    this.isHasty = false;
  }

  /** Called with every click and key before it has an effect; only a real tap (detail > 0) can be hasty. */
  heed(event: UIEvent): void {
    const isTap = event.type === 'click' && event.detail > 0;
    this.isHasty = isTap && event.timeStamp - this.since < DOUBLE_TAP_MS;
  }

  get move(): MoveWire | undefined {
    const { ask } = this.now();
    return ask ? composer.moveOf(ask, this.draft) : undefined;
  }

  get missing() {
    const { ask } = this.now();
    return ask ? composer.missing(ask, this.draft) : [];
  }

  get args(): Arg[] | null {
    const { ask } = this.now();
    return ask ? composer.argsOf(ask, this.draft) : null;
  }

  /** Why the draft cannot be given although every field is filled. */
  get refusal(): Refusal | null {
    const { ask } = this.now();
    return ask ? composer.refusalOf(ask, this.draft) : null;
  }

  noteDrawn(kinds: readonly string[]): void {
    const drawn = kinds.filter((kind, at) => kinds.indexOf(kind) === at);
    const isSame = drawn.length === this.drawn.length && drawn.every((kind) => this.drawn.includes(kind));
    if (!isSame) this.drawn = drawn;
  }

  /** The arguments of a move if the things touched before choosing a move fill all its fields. */
  heldArgs(verb: string): Arg[] | null {
    const { ask } = this.now();
    return ask && composer.heldArgs(ask, this.draft, verb);
  }

  /** Choose a move by its button; a move without open fields is given at once. */
  press(verb: string): void {
    const { ask, isBusy } = this.now();
    const move = ask && composer.moveNamed(ask, verb);
    const isWhole = !move?.fields.some(isOpen) || !!this.heldArgs(verb);
    if (!ask || !move || isBusy || (isWhole && this.isHasty)) return;
    this.notice = null;
    this.draft = composer.choose(ask, this.draft, verb);
    this.isDoubting = false;
    if (isWhole) this.give();
  }

  /** Say why a move is barred when its button is pressed. */
  pressShut(bar: BarWire): void {
    this.notice = composer.refusalBy(bar, 'verb');
  }

  set(at: number, value: Arg | null): void {
    this.notice = null;
    this.isDoubting = false;
    const { move } = this;
    this.draft =
      move && value !== null
        ? composer.put(move, this.draft, at, value)
        : composer.set(this.draft, at, value);
  }

  /** Why an option of the chosen move's field cannot be combined with the rest of the draft; null if it can. */
  shutBy(at: number, id: number): Refusal | null {
    return this.move ? composer.shutBy(this.move, this.draft, at, id) : null;
  }

  back(): void {
    const { ask } = this.now();
    if (ask) this.pose(ask);
  }

  /** Ask the server whether it would take the draft. */
  weigh(): void {
    const { ask } = this.now();
    const args = this.args;
    if (ask && args && this.draft.verb !== null) this.ask(ask, this.draft.verb, args);
    else this.verdict = null;
  }

  /** Give a complete answer at once. */
  say(verb: string, args: Arg[]): void {
    if (this.isHasty) return;
    this.draft = { verb, values: args, held: [] };
    this.give();
  }

  /** Give the draft if it is complete; a secret choice is sent only when it is confirmed. */
  give(): void {
    const { ask, isBusy } = this.now();
    const args = this.args;
    if (!ask || !args || isBusy || this.isHasty || this.draft.verb === null) return;
    this.notice = this.refusal;
    if (this.notice) return;
    // Only a choice put together from fields can contain a slip; a button that says it all is meant.
    if (ask.is_sealed && this.move?.fields.length && !this.isDoubting) {
      this.isDoubting = true;
      this.since = performance.now();
      return;
    }
    // The draft stays until the next question comes, so that the pressed button and the focus stay too.
    this.send(ask, this.draft.verb, args);
  }

  /** Accept the draft that a touch produced, or show why it was refused. */
  private take(next: composer.Draft | Refusal): void {
    this.isDoubting = false;
    if ('reason' in next) {
      this.notice = next;
      return;
    }
    this.notice = null;
    this.draft = next;
  }

  readonly touch: Touch = {
    state: (what, id, extra) => {
      const { ask, isBusy } = this.now();
      return ask && !isBusy ? composer.stateOf(ask, this.draft, { what, id }, extra) : 'idle';
    },
    touch: (what, id, verb) => {
      const { ask, waiting, isBusy } = this.now();
      if (isBusy) return;
      this.isDoubting = false;
      if (!ask) {
        this.notice = {
          reason: waiting.length ? 'turn' : 'over',
          clause: waiting[0]?.clause ?? '',
          field: '',
        };
        return;
      }
      const isTaken = this.move?.fields.some((field) => field.what === what);
      const draft = verb && !isTaken ? composer.choose(ask, this.draft, verb) : this.draft;
      this.take(composer.touch(ask, draft, { what, id }));
    },
    add: (what, id) => {
      const { ask, isBusy } = this.now();
      if (!ask)
        this.touch.touch(what, id); // shows whose turn it is
      else if (!isBusy) this.take(composer.add(ask, this.draft, { what, id }));
    },
    count: (what, id) => {
      const { ask } = this.now();
      return ask ? composer.countOf(ask, this.draft, { what, id }) : 0;
    },
    putBack: (what, id) => {
      const { ask, isBusy } = this.now();
      if (!ask || isBusy) return;
      this.notice = null;
      this.isDoubting = false;
      this.draft = composer.putBack(ask, this.draft, { what, id });
    },
    cost: (what, id) => {
      const { ask } = this.now();
      return ask ? composer.costOf(ask, this.draft, { what, id }) : undefined;
    },
    why: (what, id) => {
      const { ask, words } = this.now();
      if (!ask || composer.stateOf(ask, this.draft, { what, id }) !== 'shut') return '';
      return refusalLine(words, composer.whyNot(ask, this.draft, { what, id }));
    },
  };
}
