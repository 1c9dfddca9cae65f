/** How a game of Doge is played out before the eyes. */

import type { Play } from '$lib/view/play';
import type { EventWire } from '$lib/wire/protocol';
import { after, sceneOf, type Scene } from './scene';
import type { Events, View } from './shape';

/** How long the eye gets for an event, in milliseconds. A kind that is missing here takes no time. */
const BEATS: Partial<Record<keyof Events, number>> = {
  placed: 350,
  called: 450,
  voted: 600,
  no_votes: 600,
  won: 900,
  came_second: 450,
  put: 400,
  moved: 380,
  built: 480,
  took: 420,
  freed: 350,
  set_aside: 320,
  turned_up: 380,
  round_ended: 380,
};

const PLAY: Play<View, Scene> = {
  sceneOf,
  after,
  beat: (event: EventWire) => BEATS[event.kind as keyof Events] ?? 0,
};

export const playOf = (): Play<View, Scene> => PLAY;
