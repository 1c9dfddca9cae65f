/** How a game's views and events become what is seen; each game with a drawing has one. */

import type { EventWire } from '$lib/wire/protocol';

export interface Play<View, Scene> {
  /**
   * The scene of a view. The scene before lends the pieces their identity; events are given where it does not lead
   * here (at first, after a jump): what was told but no view says comes from them.
   */
  sceneOf(view: View, before: Scene | null, events?: readonly EventWire[]): Scene;
  /** The scene after one more event, on the way to the next view; the same scene if nothing is seen of the event. */
  after(scene: Scene, event: EventWire, next: View): Scene;
  /** How long the eye gets for an event, in milliseconds; nothing for a kind that is not known. */
  beat(event: EventWire): number;
  /** Does nobody choose what an event tells? Then it has its time even after an answer of one's own. */
  isUnasked?(event: EventWire): boolean;
  /** An event that is seen in several beats, as its first part and what remains. */
  unfold?: (scene: Scene, event: EventWire) => EventWire[];
  /** The scene without what is seen for a moment only: nothing was played. */
  still?(scene: Scene): Scene;
}

/** A game without a drawing: nothing moves. */
export const UNDRAWN: Play<unknown, { view: unknown }> = {
  sceneOf: (view) => ({ view }),
  after: (scene) => scene,
  beat: () => 0,
};
