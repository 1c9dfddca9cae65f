/**
 * What is on the board to see: the view, moved on event by event until the next view comes, plus which piece is
 * which, so that a piece can be seen to move, and what is on its way from hand to hand.
 */

import type { EventWire } from '$lib/wire/protocol';
import { number } from '../shared/args';
import type { Piece } from '../shared/pieces';
import type { Play } from '../shared/stage.svelte';
import { arrange } from './arrange';
import { CHANGES } from './changes';
import type { Edition } from './edition';
import { copyView, type GenoaView } from './view';

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
  view: GenoaView;
  /** What was rolled this turn: the column, the row. */
  dice: readonly [number, number] | null;
  pieces: Piece[];
  flights: Flight[];
  /** How many there were. */
  flown: number;
}

/** How long the eye gets for an event, in milliseconds. A kind that is missing here takes no time. */
const BEATS: Record<string, number> = {
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

export function playOf(edition: Edition): Play<GenoaView, Scene> {
  return {
    sceneOf,
    after: (scene, event) => after(edition, scene, event),
    beat: ({ kind }) => BEATS[kind] ?? 0,
  };
}

function sceneOf(view: GenoaView, before: Scene | null, events: readonly EventWire[] = []): Scene {
  const dice = before ? before.dice : lastRoll(events);
  return {
    view,
    dice: view.path.length ? dice : null,
    pieces: arrange(view, before?.pieces ?? []),
    flights: [],
    flown: before?.flown ?? 0,
  };
}

/** What was rolled in the turn that is played. */
function lastRoll(events: readonly EventWire[]): Scene['dice'] {
  const last = events.findLast(({ kind }) => kind === 'rolled' || kind === 'turn_began');
  return last?.kind === 'rolled' ? [number(last.args, 0), number(last.args, 1)] : null;
}

function after(edition: Edition, scene: Scene, event: EventWire): Scene {
  const change = CHANGES[event.kind];
  if (!change) return scene;
  const draft: Scene = { ...scene, view: copyView(scene.view), flights: [] };
  change(draft, event.args, edition);
  return { ...draft, pieces: arrange(draft.view, draft.pieces) };
}
