/**
 * The clock of a page: what has happened is shown event by event, and everything on the page shows the same moment.
 * News waits in a queue; a question is shown when nothing is left to be seen before it.
 */

import { prefersReducedMotion } from 'svelte/motion';
import { speed } from '$lib/page/speed.svelte';
import type { EventWire, GameNews, QuestionWire } from '$lib/wire/protocol';
import { isRound } from './marks';
import { PACE, actorOf, isReveal, paced, type Telling } from './pace';
import type { Play } from './play';

/** The game as it was told with one message. */
export interface Moment<View> {
  news: GameNews;
  view: View;
  /** All that was told up to here. */
  events: readonly EventWire[];
  question: QuestionWire | null;
  /** Whose eyes see it; -1 a spectator's. */
  seat: number;
  /** Of who looks back: the step before it; what was told since then is played, more is a jump. */
  since?: number;
}

/** A page falls behind by this much before it tells the rest at double speed, or does not tell it at all. */
const HURRY_MS = 8000;
const SKIP_MS = 20_000;
/** So much of the past can be played again. */
const KEPT = 120;

/** One thing to do, and how long it is looked at: an event is played, or rests; a line is reckoned; a moment is reached. */
interface Step<View> {
  moment: Moment<View>;
  event: EventWire | null;
  ms: number;
  kind: 'event' | 'part' | 'pause' | 'rest' | 'line' | 'end';
}

/** The end of the game while it is reckoned up: so many lines are seen. */
export interface Reckoned {
  news: GameNews;
  lines: number;
}

const isSame = (one: QuestionWire | null, other: QuestionWire | null): boolean =>
  one?.id === other?.id && one?.seat === other?.seat;

export interface Director<View, Scene> {
  play: Play<View, Scene>;
  telling: Telling;
  /** The view that this seat had after so many answers, for what happened before the page was opened. */
  recall?: (n: number, seat: number) => Promise<View>;
  /** How many lines of the end are reckoned one after another, before it is told who has won. */
  linesOf?: (news: GameNews) => number;
  /** Who looks back goes step by step; whoever jumps does not want to see all that lies between. */
  isBySteps?: boolean;
}

export class Timeline<View, Scene extends { view: View }> {
  scene: Scene;
  /** The last moment that is shown to its end. */
  shown: Moment<View>;
  /** All that was told up to what is shown now. */
  events: readonly EventWire[];
  isPlaying = $state(false);
  /** What is being told: what somebody does with an answer, or what is revealed together. */
  told = $state.raw<readonly EventWire[]>([]);
  /** The kind of what is about to be revealed. */
  private opening = $state('');
  /** What of the end is reckoned so far. */
  reckoned = $state.raw<Reckoned | null>(null);
  /** What was told since a question was last shown. */
  fresh = $state.raw<readonly EventWire[]>([]);
  private queue: Step<View>[] = [];
  private latest: Moment<View>;
  private past: Moment<View>[];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The numbers of the answers that were given at this page. */
  private readonly own: number[] = [];
  private turn = { actor: -1, ms: 0 };
  private isReplaying = $state(false);

  constructor(
    private readonly director: Director<View, Scene>,
    moment: Moment<View>,
  ) {
    this.latest = $state.raw(moment);
    this.past = [moment];
    this.shown = $state.raw(moment);
    this.events = $state.raw(moment.events);
    this.scene = $state.raw(director.play.sceneOf(moment.view, null, moment.events));
  }

  /** What is asked, once all before it was seen; what is still open stays while others answer. */
  get question(): QuestionWire | null {
    const { question } = this.shown;
    return this.isPlaying && (this.isReplaying || !isSame(question, this.latest.question)) ? null : question;
  }

  /** The kind of what is revealed now, from when it lies closed until it was read; or empty. */
  get reveal(): string {
    const last = this.told.at(-1);
    return this.opening || (last && isReveal(last, this.director.telling) ? last.kind : '');
  }

  /** The round that begins just now. */
  get heading(): EventWire | null {
    const last = this.told.at(-1);
    return last && isRound(last, this.director.telling) ? last : null;
  }

  /** The answer with this number was given at this page. */
  gave(n: number): void {
    this.own.push(n);
  }

  /** The game has moved on, or was taken back. */
  follow(moment: Moment<View>): void {
    const before = this.latest;
    if (moment === before) return;
    this.latest = moment;
    if (this.isJump(before, moment)) {
      this.jump(before.seat === moment.seat);
      return;
    }
    this.past = [...this.past.filter(({ news }) => news.n < moment.news.n), moment].slice(-KEPT);
    if (!this.isPlaying) this.fresh = [];
    if (this.director.isBySteps) this.skip();
    this.queue.push(...this.stepsTo(moment, before.news.n));
    if (this.isTold()) this.start();
    else this.skip();
  }

  /** Shows the end of what is told. */
  skip(): void {
    this.stop();
    const { play } = this.director;
    const last = this.queue.at(-1)?.moment;
    if (!last) return;
    let scene = this.scene;
    for (const { kind, event, moment } of this.queue) {
      if (kind === 'end') scene = play.sceneOf(moment.view, scene);
      else if (event && kind !== 'rest' && kind !== 'pause') scene = play.after(scene, event, moment.view);
    }
    this.scene = play.still?.(scene) ?? scene;
    this.fresh = [...this.fresh, ...this.untold()];
    this.reach(last);
    this.queue = [];
  }

  /** Nothing is shown any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isPlaying = false;
    this.isReplaying = false;
    this.told = [];
    this.opening = '';
    this.reckoned = null;
    this.turn = { actor: -1, ms: 0 };
  }

  /** Can what happened since this answer be played again? */
  canReplay(n: number): boolean {
    const isKnown = this.past.some(({ news }) => news.n <= n);
    return (isKnown || (n >= 0 && !!this.director.recall)) && this.latest.news.n > n;
  }

  /** Plays again what happened since an answer. */
  replaySince(n: number): void {
    const { recall } = this.director;
    if (this.past.some(({ news }) => news.n <= n) || !recall) {
      this.replay(n);
      return;
    }
    const { seat, news } = this.latest;
    // If it cannot be had there is nothing to play: what happened stands in the log.
    recall(n, seat).then(
      (view) => {
        if (seat === this.latest.seat && news.undos === this.latest.news.undos) this.learn(n, view);
        this.replay(n);
      },
      () => {},
    );
  }

  /** The past begins with the view after an answer. */
  private learn(n: number, view: View): void {
    const events = this.latest.events.filter((event) => event.n <= n);
    const news = { ...this.latest.news, n, waiting: [], undo: [], done: null, standings: null };
    this.past = [{ ...this.latest, news, view, events, question: null }, ...this.past];
  }

  private replay(n: number): void {
    const from = this.past.findLastIndex(({ news }) => news.n <= n);
    const start = this.past[from];
    if (!start) return;
    this.skip();
    this.scene = this.director.play.sceneOf(start.view, null, start.events);
    this.reach(start);
    this.fresh = [];
    const later = this.past.slice(from + 1);
    later.forEach((moment, at) => {
      this.queue.push(...this.stepsTo(moment, (later[at - 1] ?? start).news.n));
    });
    this.isReplaying = true;
    this.start();
  }

  private isJump(before: Moment<View>, { news, seat, events, since }: Moment<View>): boolean {
    if (news.undos !== before.news.undos || seat !== before.seat || news.n < before.news.n) return true;
    const last = since ?? news.n - 1;
    const isLeap = events.some((event) => event.n > before.news.n && event.n <= last);
    return !!this.director.isBySteps && isLeap;
  }

  /** Nothing leads from what is shown to the latest moment: it is shown as it is. */
  private jump(isSameSeat: boolean): void {
    this.stop();
    this.queue = [];
    const { view, events, news } = this.latest;
    const { play } = this.director;
    const scene = play.sceneOf(view, isSameSeat ? this.scene : null, events);
    this.scene = play.still?.(scene) ?? scene;
    this.past = [...this.past.filter((one) => isSameSeat && one.news.n < news.n), this.latest];
    this.fresh = [];
    this.reach(this.latest);
  }

  private reach(moment: Moment<View>): void {
    this.shown = moment;
    this.events = moment.events;
  }

  private stepsTo(moment: Moment<View>, since: number): Step<View>[] {
    const { play, telling } = this.director;
    const isOwn = (event: EventWire): boolean =>
      this.own.includes(event.n) && actorOf(event, telling) === moment.seat && !play.isUnasked?.(event);
    const events = moment.events.filter(({ n }) => n > since);
    const beats = paced(events, telling, (event) => play.beat(event), isOwn);
    const steps = beats.flatMap(({ event, pause, time, rest }): Step<View>[] => [
      { kind: 'pause', moment, event, ms: pause },
      { kind: 'event', moment, event, ms: time },
      { kind: 'rest', moment, event, ms: rest },
    ]);
    // Who has won is told last of all, in events of one kind: before them it is reckoned.
    const before = steps.findLastIndex(({ event }) => event?.kind !== events.at(-1)?.kind) + 1;
    steps.splice(before, 0, ...this.reckoning(moment));
    return [...steps, { kind: 'end', moment, event: null, ms: 0 }];
  }

  /** The lines of the end, the last of which is looked at longer. */
  private reckoning(moment: Moment<View>): Step<View>[] {
    const count = (moment.news.standings && this.director.linesOf?.(moment.news)) ?? 0;
    return Array.from({ length: count }, (_, at) => {
      const ms = at === count - 1 ? PACE.rest : PACE.line;
      return { kind: 'line', moment, event: null, ms };
    });
  }

  private isTold(): boolean {
    return !document.hidden && speed.rate < Infinity && this.lasting(this.queue) <= SKIP_MS;
  }

  private start(): void {
    if (this.timer !== undefined) return;
    this.isPlaying = true;
    this.run();
  }

  private run(): void {
    this.timer = undefined;
    for (;;) {
      const ms = this.owed() || this.next();
      if (ms === null) break;
      if (ms > 0) {
        this.timer = setTimeout(() => this.run(), ms / this.rate());
        return;
      }
    }
    this.stop();
  }

  /** What is missing of the time that another's turn has at least, when it is over. */
  private owed(): number {
    const { actor, ms } = this.turn;
    const next = this.queue.find(({ event }) => event)?.event;
    const isOver = !next || actorOf(next, this.director.telling) !== actor;
    if (!isOver || actor < 0 || actor === this.latest.seat || prefersReducedMotion.current) return 0;
    this.turn = { actor: -1, ms: 0 };
    return ms && Math.max(0, PACE.turnOfOther - ms);
  }

  /** Does the next step; how long it is looked at, or null if there is none. */
  private next(): number | null {
    const step = this.queue.shift();
    if (!step) return null;
    const { kind, moment, event } = step;
    if (kind === 'end') {
      this.scene = this.director.play.sceneOf(moment.view, this.scene);
      this.reach(moment);
    } else if (kind === 'line') {
      this.reckoned = { news: moment.news, lines: (this.reckoned?.lines ?? 0) + 1 };
    } else if (event && (kind === 'event' || kind === 'part')) {
      return this.show(step, event);
    } else if (event && kind === 'pause' && step.ms && this.isLookedAt(step)) {
      this.opening = event.kind;
    }
    return this.isLookedAt(step) ? step.ms : 0;
  }

  private show(step: Step<View>, event: EventWire): number {
    const { play } = this.director;
    if (step.kind === 'event') this.tell(event);
    const [first = event, ...rest] = play.unfold?.(this.scene, event) ?? [];
    const share = play.beat(event) ? step.ms / play.beat(event) : 0;
    const parts = rest.map((part) => ({
      ...step,
      kind: 'part' as const,
      event: part,
      ms: share * play.beat(part),
    }));
    this.queue.unshift(...parts);
    this.scene = play.after(this.scene, first, step.moment.view);
    const ms = rest.length ? share * play.beat(first) : step.ms;
    this.count(event, ms);
    return this.isLookedAt(step) ? ms : 0;
  }

  /** Counts the time that a turn has had; what is revealed has its own pauses. */
  private count(event: EventWire, ms: number): void {
    const { telling } = this.director;
    const actor = isReveal(event, telling) ? -1 : actorOf(event, telling);
    this.turn = { actor, ms: ms + (actor === this.turn.actor ? this.turn.ms : 0) };
  }

  private tell(event: EventWire): void {
    this.events = [...this.events, event];
    this.fresh = [...this.fresh, event];
    this.told = this.isOfOne(event) ? [...this.told, event] : [event];
    this.opening = '';
  }

  /** Does an event go on with what is being told? */
  private isOfOne(event: EventWire): boolean {
    const { telling } = this.director;
    const last = this.told.at(-1);
    if (!last || isReveal(event, telling) || isReveal(last, telling)) return last?.kind === event.kind;
    const actor = actorOf(event, telling);
    return actor >= 0 && actor === actorOf(last, telling) && last.n === event.n;
  }

  /** Whoever wants no motion has time to read, but not to watch. */
  private isLookedAt({ kind }: Step<View>): boolean {
    return !prefersReducedMotion.current || kind === 'rest';
  }

  private untold(): EventWire[] {
    return this.queue.flatMap(({ kind, event }) => (kind === 'event' && event ? [event] : []));
  }

  private lasting(steps: readonly Step<View>[]): number {
    return steps.filter((step) => this.isLookedAt(step)).reduce((total, { ms }) => total + ms, 0);
  }

  /** How much faster than calm: as wished, and twice that when much has happened meanwhile. */
  private rate(): number {
    const n = this.told.at(-1)?.n;
    const behind = this.lasting(this.queue.filter(({ event }) => event && event.n !== n));
    const wished = speed.rate < Infinity ? speed.rate : 2;
    return behind > HURRY_MS && !this.isReplaying ? 2 * wished : wished;
  }
}
