/**
 * What is on the board to see: the view, moved on event by event until the next view comes, plus which piece is which,
 * so that a piece can be seen to move.
 */

import { copied, inOrder } from '$lib/view/shape';
import type { Play } from '$lib/view/play';
import type { EventWire } from '$lib/wire/protocol';
import { NONE } from '../shared/counts';
import { fold, isSeen } from '../shared/folding';
import { arrange, type Arranged } from './arrange';
import { FOLDING } from './folding';
import { stopAfter } from './reach';
import { EVENTS, told, type Catalogue, type Events, type PlacePrinted, type View } from './shape';

export interface Scene extends Arranged {
  /** What is printed. */
  catalogue: Catalogue;
  view: View;
  /** The places in the row that were taken but not yet carried off, and by whom. */
  taken: number[];
  taker: number;
}

/** How long the eye gets for an event, in milliseconds. A kind that is missing here takes no time. */
const BEATS: Partial<Record<keyof Events, number>> = {
  offered: 380,
  laid_blank: 120,
  laid_island: 120,
  laid_points: 90,
  began: 350,
  laid_tile: 60,
  laid_card: 160,
  stood: 420,
  took: 300,
  queued: 480,
  chose: 480,
  upgraded: 420,
  bound: 1400,
  sailed: 240,
  turned: 350,
  landed: 450,
  expelled: 350,
  loaded: 450,
  unloaded: 480,
  sealed: 450,
  round_ended: 350,
};

/** How this game is played out before the eyes, with the tiles and cards of its edition. */
export function playOf(catalogue: Catalogue): Play<View, Scene> {
  return { sceneOf: (view, before) => sceneOf(catalogue, view, before), after, beat, isUnasked, unfold };
}

function sceneOf(catalogue: Catalogue, view: View, before: Arranged | null): Scene {
  return {
    catalogue,
    view,
    taken: [],
    taker: NONE,
    ...arrange(catalogue, view, before),
  };
}

function after(scene: Scene, event: EventWire, next: View): Scene {
  if (!isSeen(FOLDING, event.kind)) return scene;
  const draft: Scene = { ...scene, view: copied(scene.view) };
  fold(FOLDING, draft, event, next);
  return { ...draft, ...arrange(draft.catalogue, draft.view, draft) };
}

/** Every step of a ship takes its time. */
function beat({ kind, args }: EventWire): number {
  const once = BEATS[kind as keyof Events] ?? 0;
  return kind === 'sailed' ? once * told.sailed(args).steps : once;
}

/** A ship that must go on, and has one way, does so by itself. */
const isUnasked = ({ kind }: EventWire): boolean => kind === 'bound';

/** A ship sails from stop to stop: the next one first, then the rest of its way. */
function unfold({ catalogue, view }: Scene, event: EventWire): EventWire[] {
  if (event.kind !== 'sailed') return [event];
  const sailed = told.sailed(event.args);
  const player = view.players[sailed.who];
  if (sailed.steps < 2 || !player) return [event];
  const stop = stopAfter(catalogue, player.at, sailed.way, 1);
  const first = { ...sailed, steps: 1, stop, place: view.stops[stop]?.place ?? NONE };
  return [first, { ...sailed, steps: sailed.steps - 1 }].map((part) => ({
    ...event,
    args: inOrder(EVENTS.sailed, part),
  }));
}

/** What lies at a stop: an island of a colour, a blank one, somebody's harbour; undefined: nothing yet. */
export function placeAt({ catalogue, view }: Scene, stop: number): PlacePrinted | undefined {
  return catalogue.places[view.stops[stop]?.place ?? NONE];
}

/** The seat whose harbour lies at a stop, or NONE. */
export function harbourAt(scene: Scene, stop: number): number {
  return placeAt(scene, stop)?.harbour ?? NONE;
}
