/** The question on this page and the draft of its answer, as reactive state around the functions of composer.ts. */

import * as composer from './composer';
import type { QuestionWire, BarWire, HeadingWire, MoveWire } from '$lib/wire/protocol';
import type { Touch } from './touch';
import { isOpen } from './field';
import { fittings, isByTouch, isNothing, type Fitting } from './fitting';
import { refusalLine, refusalText } from '$lib/words/refusal';
import type { Arg, Refusal, Words } from '$lib/words/words';

export interface Circumstances {
  question: QuestionWire | null;
  waiting: readonly HeadingWire[];
  words: Words;
  /** An answer has been sent and not yet taken: nothing can be touched. */
  isBusy: boolean;
  /** The moves that the game puts together in a form of its own: no touch confirms them. */
  formed?: readonly string[];
}

/** What was touched last: its name and the element on the page. */
export interface Spot extends composer.Thing {
  readonly element: Element | null;
  /** Where it was then, should it be drawn anew. */
  readonly rect: DOMRect | undefined;
}

/** An answer that a first touch gave, and where it was. */
export interface AtOnce {
  readonly seat: number;
  readonly spot: Spot | null;
}

/** Whether the draft would be taken, and what it would cost, if the game can say. */
export interface Verdict extends Refusal {
  cost?: number | null;
}

/** A tap where the last one was, sooner after a question appeared, is half of a double tap on the question before. */
const DOUBLE_TAP_MS = 400;
/** A pass under a pointer that rests where it pressed last is meant only after this time. */
const RESTING_MS = 900;
/** A pointer that is no farther from its last press rests; in pixels. */
const RESTING_PX = 8;
/** At most so many answers are offered beside the thing that was touched. */
const MAX_NEAR = 3;

/** The elements of things, and whatever else can be pressed or has something to say. */
const THING = '[data-thing], [data-of]';
const PRESSED = '[data-hint], button, [role="button"]';

const buttonAt = ({ x, y }: { x: number; y: number }): HTMLElement | null | undefined =>
  document.elementFromPoint(x, y)?.closest('button');

export class Asking {
  draft = $state.raw<composer.Draft>(composer.EMPTY);
  /** Why the last touch was refused. */
  notice = $state.raw<Refusal | null>(null);
  /** The kinds of things that can be touched on the board; the question bar need not list them. */
  drawn = $state.raw<readonly string[]>([]);
  /** A form of the game holds something that is not sent yet: what would drop it is not offered meanwhile. */
  isFilling = $state(false);
  /** The server's verdict on the draft: no reason means it would be taken, null that it has not answered yet. */
  verdict = $state.raw<Verdict | null>(null);
  /** The page asks "sure?" and waits for the confirmation: until then nothing can be touched. */
  isDoubting = $state(false);
  /** The thing touched last, beside which the answer is confirmed. */
  spot = $state.raw<Spot | null>(null);
  /** The last answer, if a first touch gave it: where it was, it can be taken back. */
  atOnce = $state.raw<AtOnce | null>(null);
  /** An answer was sent that the site has not refused: there is nothing more to choose until the next question. */
  isGiven = $state(false);
  /** The element that was pressed last. */
  pressed: Element | null = null;
  /** The kinds of things touched since the question appeared. */
  private kinds = $state.raw<readonly string[]>([]);
  /** The move that was chosen by its name, not by touching a thing: only what it takes is bright. */
  private named = $state<string | null>(null);
  /** When the question appeared, in milliseconds since the page was loaded. */
  private since = 0;
  /** The last tap came within DOUBLE_TAP_MS of the question, on what lies where the tap before it had been. */
  private isHasty = false;
  /** The last tap came within RESTING_MS of the question, where the tap before it had been. */
  private isResting = false;
  /** Where the last tap was. */
  private tapped: { x: number; y: number } | null = null;

  constructor(
    private readonly now: () => Circumstances,
    private readonly send: (question: QuestionWire, verb: string, args: Arg[]) => void,
    private readonly tryOut: (question: QuestionWire, verb: string, args: Arg[]) => void,
  ) {}

  /** Start an empty draft for a new question, or for none. */
  pose(question: QuestionWire | null): void {
    this.isFilling = false;
    this.draft = question ? composer.begin(question) : composer.EMPTY;
    this.notice = null;
    this.verdict = null;
    this.isDoubting = false;
    this.spot = null;
    this.isGiven = false;
    this.named = null;
    this.kinds = [];
    this.since = performance.now();
    this.isHasty = false;
    this.isResting = false;
  }

  /** Called with every click and key before it has an effect; only a real tap (detail > 0) can be hasty. */
  heed(event: UIEvent): void {
    const isTap = event.type === 'click' && event.detail > 0;
    const age = event.timeStamp - this.since;
    const isThere = isTap && this.isWhereTapped(event as MouseEvent);
    this.isHasty = isThere && age < DOUBLE_TAP_MS;
    this.isResting = isThere && age < RESTING_MS;
    if (isTap) this.tapped = { x: (event as MouseEvent).clientX, y: (event as MouseEvent).clientY };
    const { target } = event;
    this.pressed = target instanceof Element ? (target.closest(THING) ?? target.closest(PRESSED)) : null;
  }

  /** Does a tap fall on what lies where the last one was? */
  private isWhereTapped({ clientX, clientY, target }: MouseEvent): boolean {
    const { tapped } = this;
    if (!tapped) return false;
    const isNear = Math.hypot(clientX - tapped.x, clientY - tapped.y) <= RESTING_PX;
    const button = target instanceof Element && target.closest('button');
    return isNear || (!!button && button === buttonAt(tapped));
  }

  /** The button that has appeared where the last tap was: it is dim as long as a tap there is not heeded. */
  dim(): void {
    const { question } = this.now();
    const button = question && this.tapped && buttonAt(this.tapped);
    if (!button) return;
    const move = composer.moveNamed(question, button.dataset.verb ?? '');
    const isGuarded = !!move?.is_pass && question.moves.length > 1;
    const duration = (isGuarded ? RESTING_MS : DOUBLE_TAP_MS) - (performance.now() - this.since);
    if (duration > 0) button.animate({ opacity: [0.35, 0.35, 1], offset: [0, 0.85, 1] }, duration);
  }

  /** Is this half of a double tap? What gives a turn up is asked for a little longer than what does something. */
  private isSlip(question: QuestionWire, move: MoveWire | undefined): boolean {
    return this.isHasty || (this.isResting && !!move?.is_pass && question.moves.length > 1);
  }

  get move(): MoveWire | undefined {
    const { question } = this.now();
    return question ? composer.moveOf(question, this.draft) : undefined;
  }

  get missing() {
    const { question } = this.now();
    return question ? composer.missing(question, this.draft) : [];
  }

  get args(): Arg[] | null {
    const { question } = this.now();
    return question ? composer.argsOf(question, this.draft) : null;
  }

  /** Why the draft cannot be given although every field is filled. */
  get refusal(): Refusal | null {
    const { question } = this.now();
    return question ? composer.refusalOf(question, this.draft) : null;
  }

  /** The answers to offer beside the touched thing; none for what a form puts together or the site would refuse. */
  get near(): Fitting[] {
    const { question, formed = [] } = this.now();
    if (!question || !this.spot || this.verdict?.reason || this.isGiven || this.isDoubting) return [];
    const all = fittings(question, this.draft, this.spot).slice(0, MAX_NEAR);
    const [first] = all;
    if (!first || (first.args && !this.isByTouch(first))) return [];
    return all.filter(({ move }) => !formed.includes(move.verb));
  }

  /** Was all of an answer touched, and does it do something? */
  private isByTouch({ move, args }: Fitting): boolean {
    return isByTouch(move, args ?? [], this.kinds) && (!!move.is_pass || !isNothing(move, args));
  }

  noteDrawn(kinds: readonly string[]): void {
    const drawn = kinds.filter((kind, at) => kinds.indexOf(kind) === at);
    const isSame = drawn.length === this.drawn.length && drawn.every((kind) => this.drawn.includes(kind));
    if (!isSame) this.drawn = drawn;
  }

  /** The arguments of a move if the things touched before choosing a move fill all its fields. */
  heldArgs(verb: string): Arg[] | null {
    const { question } = this.now();
    return question && composer.heldArgs(question, this.draft, verb);
  }

  /** Choose a move by its button; a move without open fields is given at once. */
  press(verb: string): void {
    const { question, isBusy } = this.now();
    const move = question && composer.moveNamed(question, verb);
    const isWhole = !move?.fields.some(isOpen) || !!this.heldArgs(verb);
    if (!question || !move || isBusy || (isWhole && this.isSlip(question, move))) return;
    this.notice = null;
    this.draft = composer.choose(question, this.draft, verb);
    this.named = verb;
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
    const { question } = this.now();
    if (question) this.pose(question);
  }

  /** Why a thing is shut, with the clause; nothing unless it is. */
  explain(thing: composer.Thing): { why?: string; clause?: string } {
    const { question, words } = this.now();
    if (!question || composer.stateOf(question, this.draft, thing) !== 'shut') return {};
    const no = composer.whyNot(question, this.draft, thing);
    return { why: refusalText(words, no), clause: no.clause };
  }

  /** Ask the server whether it would take the draft. */
  weigh(): void {
    const { question } = this.now();
    const args = this.args;
    if (question && args && this.draft.verb !== null) this.tryOut(question, this.draft.verb, args);
    else this.verdict = null;
  }

  /** Lay a complete answer out on the board and in the bar, to be seen, changed or given. */
  layOut(verb: string, args: Arg[]): void {
    const { question, isBusy } = this.now();
    if (!question || isBusy) return;
    this.pose(question);
    this.draft = { verb, values: args, held: [] };
    this.named = verb;
  }

  /** Give a complete answer at once. */
  say(verb: string, args: Arg[]): void {
    if (this.isHasty) return;
    this.draft = { verb, values: args, held: [] };
    this.give();
  }

  /** Give the draft if it is complete; a secret choice is sent only when it is confirmed. */
  give(): void {
    const { question, isBusy } = this.now();
    const args = this.args;
    this.atOnce = null;
    if (!question || !args || isBusy || this.draft.verb === null || this.isSlip(question, this.move)) return;
    this.notice = this.refusal;
    if (this.notice) return;
    // Only a choice put together from fields can contain a slip; a button that says it all is meant.
    if (question.is_sealed && this.move?.fields.length && !this.isDoubting) {
      this.isDoubting = true;
      this.since = performance.now();
      return;
    }
    // The draft stays until the next question comes, so that the pressed button and the focus stay too.
    this.send(question, this.draft.verb, args);
    this.isGiven = true;
  }

  /** Give one of the answers beside the touched thing, or choose its move if that still asks for more. */
  answer({ move, args }: Fitting): void {
    const { question } = this.now();
    if (!question) return;
    this.draft = composer.choose(question, this.draft, move.verb);
    if (args) this.give();
    else this.named = move.verb;
  }

  /** Touch a thing again: true if that confirmed the first of the answers beside it. */
  private confirm(thing: composer.Thing): boolean {
    const [first] = this.near;
    if (!first?.args || !this.isAgain(thing)) return false;
    // A thing of which there may be several is touched again to put it back.
    const isOne = first.move.fields.every(({ kind }) => kind === 'one' || kind === 'amount');
    if (isOne) this.answer(first);
    return isOne;
  }

  /** Is the same place on the page pressed as before? A drawing may also let go of a thing when another is pressed. */
  private isAgain(thing: composer.Thing): boolean {
    const { spot, pressed } = this;
    if (!spot || !pressed || !spot.element) return !!spot && composer.isSame(spot, thing);
    const name = pressed.getAttribute('data-thing');
    return spot.element === pressed || (!!name && spot.element.getAttribute('data-thing') === name);
  }

  /** Give the answer at once if the touch left only this one and it can be taken back. */
  private hurry(question: QuestionWire): void {
    const [only, ...more] = this.near;
    if (!only?.args || !only.move.can_undo || more.length || question.is_sealed || this.isHasty) return;
    const { spot } = this;
    this.give();
    this.atOnce = { seat: question.seat, spot };
  }

  /** Is this only the number that a field began with? It counts as chosen when it is touched. */
  private isBegun({ what, id }: composer.Thing): boolean {
    if (this.kinds.includes(what)) return false;
    const at = this.move?.fields.findIndex((field) => field.kind === 'amount' && field.what === what) ?? -1;
    return at >= 0 && isOpen(this.move!.fields[at]!) && this.draft.values[at] === id;
  }

  /** Remember what was touched; the answers appear beside it. */
  private mark(thing: composer.Thing): void {
    this.spot = { ...thing, element: this.pressed, rect: this.pressed?.getBoundingClientRect() };
    if (!this.kinds.includes(thing.what)) this.kinds = [...this.kinds, thing.what];
  }

  /** Accept the draft that a touch produced, or show why it was refused; of what nobody asks about nothing is said. */
  private take(next: composer.Draft | Refusal, thing: composer.Thing): boolean {
    this.notice = null;
    if ('reason' in next) {
      if (this.touch.state(thing.what, thing.id) !== 'idle') this.notice = next;
      return false;
    }
    this.draft = next;
    this.mark(thing);
    return true;
  }

  readonly touch: Touch = {
    state: (what, id, extra) => {
      const { question, isBusy } = this.now();
      if (!question || isBusy) return 'idle';
      const isFirm = this.named !== null && this.named === this.draft.verb;
      const state = composer.stateOf(question, this.draft, { what, id }, extra, isFirm);
      if (this.isDoubting) return state === 'chosen' ? state : 'idle';
      return state === 'chosen' && this.isBegun({ what, id }) ? 'open' : state;
    },
    touch: (what, id, verb) => {
      const { question, waiting, isBusy } = this.now();
      if (isBusy || this.isDoubting) return;
      if (!question) {
        this.mark({ what, id });
        this.notice = {
          reason: waiting.length ? 'turn' : 'over',
          clause: waiting[0]?.clause ?? '',
          field: '',
        };
        return;
      }
      if (this.confirm({ what, id })) return;
      if (this.isBegun({ what, id })) {
        this.mark({ what, id });
        return;
      }
      const isTaken = this.move?.fields.some((field) => field.what === what);
      const draft = verb && !isTaken ? composer.choose(question, this.draft, verb) : this.draft;
      if (this.take(composer.touch(question, draft, { what, id }), { what, id })) this.hurry(question);
    },
    add: (what, id) => {
      const { question, isBusy } = this.now();
      if (!question)
        this.touch.touch(what, id); // shows whose turn it is
      else if (!isBusy && !this.isDoubting) {
        this.take(composer.add(question, this.draft, { what, id }), { what, id });
      }
    },
    count: (what, id) => {
      const { question } = this.now();
      return question ? composer.countOf(question, this.draft, { what, id }) : 0;
    },
    putBack: (what, id) => {
      const { question, isBusy } = this.now();
      if (!question || isBusy || this.isDoubting) return;
      this.notice = null;
      this.draft = composer.putBack(question, this.draft, { what, id });
    },
    isOpen: (verb) => {
      const { question, isBusy } = this.now();
      return !!question && !isBusy && !!composer.moveNamed(question, verb);
    },
    press: (verb) => this.press(verb),
    cost: (what, id) => {
      const { question } = this.now();
      return question ? composer.costOf(question, this.draft, { what, id }) : undefined;
    },
    why: (what, id) => {
      const { question, words } = this.now();
      if (!question || composer.stateOf(question, this.draft, { what, id }) !== 'shut') return '';
      return refusalLine(words, composer.whyNot(question, this.draft, { what, id }));
    },
  };
}
