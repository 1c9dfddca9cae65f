/**
 * What is on the board to see: the view, moved on event by event until the next view comes, plus which piece is
 * which, so that a piece can be seen to move, and what is on its way from hand to hand.
 */

import { copied } from '$lib/view/shape';
import type { Play } from '$lib/view/play';
import type { EventWire } from '$lib/wire/protocol';
import { fold, isSeen, type Folding } from '../shared/folding';
import type { Piece } from '../shared/pieces';
import { arrange } from './arrange';
import { foldingOf } from './changes';
import { told, type Catalogue, type Events, type View } from './shape';

/** A place that things fly from or to: the supply, at a good; a seat's house. */
export type End = { good: number } | { seat: number };

/** Money or a hand card on its way. */
export interface Flight {
  id: number;
  /** Of money; else a good flies. */
  sum: number | null;
  good: number;
  from: End;
  to: End;
}

export interface Scene {
  view: View;
  /** What was rolled this turn: red is the column, blue the row. */
  dice: Events['rolled'] | null;
  pieces: Piece[];
  flights: Flight[];
  /** How many there were. */
  flown: number;
}

/** How long the eye gets for an event, in milliseconds. A kind that is missing here takes no time. */
const BEATS: Partial<Record<keyof Events, number>> = {
  turn_began: 200,
  rolled: 550,
  placed: 450,
  moved_on: 300,
  moved: 500,
  offered: 260,
  withdrew: 260,
  put: 260,
  agreed: 200,
  paid: 420,
  earned: 420,
  gave: 420,
  handed: 380,
  passed_on: 380,
  gained: 380,
  drew: 300,
  delivered: 420,
  played: 320,
  gave_back: 320,
  gave_card: 320,
  marked: 400,
  removed: 400,
};

export function playOf(catalogue: Catalogue): Play<View, Scene> {
  const folding = foldingOf(catalogue);
  return {
    sceneOf: (view, before, events) => sceneOf(catalogue, view, before, events),
    after: (scene, event, next) => after(catalogue, folding, scene, event, next),
    beat: ({ kind }) => BEATS[kind as keyof Events] ?? 0,
  };
}

function sceneOf(
  catalogue: Catalogue,
  view: View,
  before: Scene | null,
  events?: readonly EventWire[],
): Scene {
  const dice = events ? lastRoll(events) : (before?.dice ?? null);
  return {
    view,
    dice: view.path.length ? dice : null,
    pieces: arrange(catalogue, view, before?.pieces ?? []),
    flights: [],
    flown: before?.flown ?? 0,
  };
}

/** What was rolled in the turn that is played. */
function lastRoll(events: readonly EventWire[]): Scene['dice'] {
  const last = events.findLast(({ kind }) => kind === 'rolled' || kind === 'turn_began');
  return last?.kind === 'rolled' ? told.rolled(last.args) : null;
}

function after(
  catalogue: Catalogue,
  folding: Folding<Events, View, Scene>,
  scene: Scene,
  event: EventWire,
  next: View,
): Scene {
  if (!isSeen(folding, event.kind)) return scene;
  const draft: Scene = { ...scene, view: copied(scene.view), flights: [] };
  fold(folding, draft, event, next);
  return { ...draft, pieces: arrange(catalogue, draft.view, draft.pieces) };
}
