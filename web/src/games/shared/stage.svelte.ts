/** Plays what happened, event by event, on the way from one view to the next; the view always has the last word. */

import { getContext, setContext, untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { EventWire } from '$lib/wire/protocol';

/** How a game's views and events become what is seen. */
export interface Play<View, Scene> {
  /** The scene of a view; the scene before lends the pieces their identity, at first the events that are known. */
  sceneOf(view: View, before: Scene | null, events?: readonly EventWire[]): Scene;
  /** The scene after one more event, on the way to the next view; the same scene if nothing is seen of the event. */
  after(scene: Scene, event: EventWire, next: View): Scene;
  /** How long the eye gets for an event, in milliseconds; nothing for a kind that is not known. */
  beat(event: EventWire): number;
  /** An event that is seen in several beats, as its first part and what remains. */
  unfold?: (scene: Scene, event: EventWire) => EventWire[];
  /** The scene without what is seen for a moment only: nothing was played. */
  still?(scene: Scene): Scene;
}

/** Longer stories are told faster; what would take longer than PATIENCE even so is not told but shown. */
const HURRY = 900;
const PATIENCE = 6000;

/** An event still to be played, and the view that it leads to; without an event, that view itself. */
interface Beat<View> {
  event?: EventWire;
  next: View;
}

export class Stage<View, Scene> {
  scene: Scene;
  private view: View;
  private queue: Beat<View>[] = [];
  private seen: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly play: Play<View, Scene>,
    view: View,
    events: readonly EventWire[],
    /** Who looks back goes step by step; whoever jumps does not want to see all that lies between. */
    private readonly isBySteps = false,
  ) {
    this.view = view;
    this.seen = events.at(-1)?.n ?? -1;
    this.scene = $state.raw(play.sceneOf(view, null, events));
  }

  /** The game has moved on, or was taken back. `events` may be the newest alone or all there are. */
  follow(view: View, events: readonly EventWire[]): void {
    const fresh = events.filter((event) => event.n > this.seen);
    const last = events.at(-1)?.n ?? this.seen;
    const isJump = this.isBySteps && (last < this.seen || fresh.some(({ n }) => n !== last));
    this.view = view;
    this.queue.push(...fresh.map((event) => ({ event, next: view })), { next: view });
    this.seen = last;
    const isTold = this.duration() <= PATIENCE && !prefersReducedMotion.current && !document.hidden;
    if (isJump || !isTold) this.skip();
    else if (this.timer === undefined) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Plays the next event; where the events of a view end, that view is drawn as it is. */
  private next(): void {
    this.timer = undefined;
    let beat = this.take();
    while (beat && !beat.event) {
      this.scene = this.play.sceneOf(beat.next, this.scene);
      beat = this.take();
    }
    if (!beat?.event) return;
    const time = this.play.beat(beat.event);
    const rest = time + this.duration();
    this.scene = this.play.after(this.scene, beat.event, beat.next);
    this.timer = setTimeout(() => this.next(), time * Math.min(1, HURRY / Math.max(1, rest)));
  }

  private take(): Beat<View> | undefined {
    const beat = this.queue.shift();
    if (!beat?.event || !this.play.unfold) return beat;
    const [first, ...rest] = this.play.unfold(this.scene, beat.event);
    this.queue.unshift(...rest.map((event) => ({ event, next: beat.next })));
    return first ? { event: first, next: beat.next } : this.take();
  }

  /** Nothing is played, but what the events tell beyond the view is kept. */
  private skip(): void {
    this.stop();
    const told = this.queue.reduce(
      (scene, { event, next }) =>
        event ? this.play.after(scene, event, next) : this.play.sceneOf(next, scene),
      this.scene,
    );
    const scene = this.play.sceneOf(this.view, told);
    this.scene = this.play.still?.(scene) ?? scene;
    this.queue = [];
  }

  private duration(): number {
    return this.queue.reduce((total, { event }) => total + (event ? this.play.beat(event) : 0), 0);
  }
}

const STEPS = Symbol('steps');

/** The boards within this component are looked at step by step. */
export function goBySteps(): void {
  setContext(STEPS, true);
}

/** What a board is given to show. */
interface Given<View> {
  view: View;
  events: readonly EventWire[];
}

/** The stage of a board: it follows what the board is given, as long as the board is there. */
export function stageOf<View, Scene>(
  play: () => Play<View, Scene>,
  given: () => Given<View>,
): Stage<View, Scene> {
  const isBySteps = getContext<true | undefined>(STEPS) ?? false;
  const stage = untrack(() => new Stage(play(), given().view, given().events, isBySteps));
  $effect(() => {
    const { view, events } = given();
    untrack(() => stage.follow(view, events));
  });
  $effect(() => () => stage.stop());
  return stage;
}
