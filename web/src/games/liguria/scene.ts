/**
 * What is on the board to see: the view, moved on event by event until the next view comes, plus which piece is which,
 * so that a piece can be seen to move.
 */

import type { EventWire } from '$lib/wire/protocol';
import { NONE, number } from '../shared/args';
import type { Play } from '../shared/stage.svelte';
import { arrange, type Arranged } from './arrange';
import { CHANGES } from './changes';
import type { Kinds } from './kinds';
import { wrap } from './reach';
import { STEP, copyView, type LiguriaView } from './view';

export interface Scene extends Arranged {
  view: LiguriaView;
  /** The places in the row that were taken but not yet carried off, and by whom. */
  taken: number[];
  taker: number;
}

/** How long the eye gets for an event, in milliseconds. A kind that is missing here takes no time. */
const BEATS: Record<string, number> = {
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
  passed: 240,
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
export function playOf(kinds: Kinds): Play<LiguriaView, Scene> {
  return {
    sceneOf: (view, before) => sceneOf(kinds, view, before),
    after: (scene, event, next) => after(kinds, scene, event, next),
    beat: ({ kind, args }) => (BEATS[kind] ?? 0) * (kind === 'sailed' ? Math.max(1, number(args, 1)) : 1),
    unfold,
  };
}

function sceneOf(kinds: Kinds, view: LiguriaView, before: Arranged | null): Scene {
  const shop = view.doing.find(({ frame }) => frame === 'shop');
  return {
    view,
    taken: shop?.taken ?? [],
    taker: shop?.to_come?.[0] ?? NONE,
    ...arrange(kinds, view, before),
  };
}

function after(kinds: Kinds, scene: Scene, event: EventWire, next: LiguriaView): Scene {
  const change = CHANGES[event.kind];
  if (!change) return scene;
  const draft: Scene = { ...scene, view: copyView(scene.view), taken: [...scene.taken] };
  const moved = change(draft, event.args, kinds, next);
  return { ...draft, ...arrange(kinds, draft.view, { ...draft, ...moved }) };
}

/** A ship sails from stop to stop: the next one first, then the rest of its way. */
function unfold(scene: Scene, event: EventWire): EventWire[] {
  const [seat, steps, way] = [number(event.args, 0), number(event.args, 1), number(event.args, 4)];
  const player = scene.view.players[seat];
  if (event.kind !== 'sailed' || steps < 2 || !player) return [event];
  const first = wrap(player.at + (STEP[way] ?? 1));
  return [
    { ...event, kind: 'passed', args: [seat, first, way] },
    { ...event, args: [seat, steps - 1, ...event.args.slice(2)] },
  ];
}
