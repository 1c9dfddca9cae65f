/** The question on this page and the answer being put together: the composer, alive and touchable. */

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
  /** Chosen in secret and final: "sure?" comes before it is sent. */
  isSealed: boolean;
  /** An answer is on its way: nothing can be touched. */
  isBusy: boolean;
}

/** Milliseconds. A tap that comes sooner after a question is the second half of a double tap on the last one. */
const HASTE = 400;

const NONE: composer.Draft = { verb: null, values: [], held: [] };

export class Asking {
  draft = $state.raw<composer.Draft>(NONE);
  /** Why what was touched last is not allowed. */
  notice = $state.raw<Refusal | null>(null);
  /** The kinds of things that the board shows and lets be touched: they need no list of their own. */
  drawn = $state.raw<readonly string[]>([]);
  /** What the site says of the answer as it stands: no reason, it would be taken; null, it has not said. */
  verdict = $state.raw<Refusal | null>(null);
  /** The answer waits for a second yes. */
  isDoubting = $state(false);
  /** When what is asked now appeared, and whether the page was last tapped too soon after that. */
  private since = 0;
  private isHasty = false;

  constructor(
    private readonly now: () => Circumstances,
    private readonly send: (ask: AskWire, verb: string, args: Arg[]) => void,
    private readonly ask: (ask: AskWire, verb: string, args: Arg[]) => void,
  ) {}

  /** A new question, or none: begin afresh. */
  pose(ask: AskWire | null): void {
    this.draft = ask ? composer.begin(ask) : NONE;
    this.notice = null;
    this.verdict = null;
    this.isDoubting = false;
    this.since = performance.now();
    this.isHasty = false;
  }

  /** Hear of every tap and key before it does anything. A key, or a click that a key or a script made, has no haste. */
  heed(event: UIEvent): void {
    const isTap = event.type === 'click' && event.detail > 0;
    this.isHasty = isTap && event.timeStamp - this.since < HASTE;
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

  /** Why the answer as it is cannot be given though nothing is missing. */
  get refusal(): Refusal | null {
    const { ask } = this.now();
    return ask ? composer.refusalOf(ask, this.draft) : null;
  }

  noteDrawn(kinds: readonly string[]): void {
    const drawn = kinds.filter((kind, at) => kinds.indexOf(kind) === at);
    const isSame = drawn.length === this.drawn.length && drawn.every((kind) => this.drawn.includes(kind));
    if (!isSame) this.drawn = drawn;
  }

  /** What a move would be with the things that were touched before any was chosen, if they are all it needs. */
  heldArgs(verb: string): Arg[] | null {
    const { ask } = this.now();
    return ask && composer.heldArgs(ask, this.draft, verb);
  }

  /** Press a move's button: one that leaves nothing open is given at once. */
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

  /** A move that a clause keeps shut. */
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

  /** Why an option of the chosen move's field is refused, as things stand. */
  shutBy(at: number, id: number): Refusal | null {
    return this.move ? composer.shutBy(this.move, this.draft, at, id) : null;
  }

  back(): void {
    const { ask } = this.now();
    if (ask) this.pose(ask);
  }

  /** Have the site say whether it would take the answer as it stands. */
  weigh(): void {
    const { ask } = this.now();
    const args = this.args;
    if (ask && args && this.draft.verb !== null) this.ask(ask, this.draft.verb, args);
    else this.verdict = null;
  }

  /** Give a whole answer at once. */
  say(verb: string, args: Arg[]): void {
    if (this.isHasty) return;
    this.draft = { verb, values: args, held: [] };
    this.give();
  }

  /** Give the answer if it is whole; a sealed one only when it was given twice. */
  give(): void {
    const { ask, isSealed, isBusy } = this.now();
    const args = this.args;
    if (!ask || !args || isBusy || this.isHasty || this.draft.verb === null) return;
    this.notice = this.refusal;
    if (this.notice) return;
    // What was put together may have a slip in it; a button that says it all has none.
    if (isSealed && this.move?.fields.length && !this.isDoubting) {
      this.isDoubting = true;
      this.since = performance.now();
      return;
    }
    // What was pressed stays where it is until the next question comes, and with it the focus.
    this.send(ask, this.draft.verb, args);
  }

  /** The draft that a touch has made, or why it made none. */
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
        this.touch.touch(what, id); // which says whose turn it is
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
