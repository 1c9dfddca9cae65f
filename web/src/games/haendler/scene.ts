/**
 * What is on the board to see: the view, moved on event by event until the next view comes; which good is which, so
 * that it can be seen to move; and what was told and still counts.
 */

import { copied, inOrder, readAny } from '$lib/view/shape';
import type { EventWire } from '$lib/wire/protocol';
import { NONE } from '../shared/counts';
import { fold, isSeen } from '../shared/folding';
import type { Piece } from '../shared/pieces';
import type { Play } from '../shared/stage.svelte';
import { arrange } from './arrange';
import { foldingOf } from './folding';
import { remember, remembered, type Memory } from './memory';
import { EVENTS, told, type Catalogue, type Events, type View } from './shape';

/** Money that changes hands, seen for a moment. */
export interface Float {
  id: number;
  seat: number;
  sum: number;
}

export interface Scene {
  view: View;
  goods: Piece[];
  memory: Memory;
  floats: readonly Float[];
}

/** How long the eye gets for an event, in milliseconds. A kind that is missing here takes no time. */
const BEATS: Partial<Record<keyof Events, number>> = {
  laid_out: 300,
  sent: 250,
  turned_up: 150,
  bought: 450,
  paid: 250,
  earned: 350,
  gave: 350,
  bid: 120,
  pointed: 120,
  commanded: 700,
  loaded: 480,
  proposed: 300,
  named: 300,
  refused: 300,
  agreed: 350,
  blocked: 350,
  drove: 300,
  arrived: 200,
  rode: 400,
  priced: 350,
  sold_off: 450,
  sold_one: 450,
  counted: 300,
  sold: 500,
  bonuses: 450,
  opened: 250,
  raised: 250,
  passed: 150,
  invested: 450,
  fell: 400,
  rose: 400,
};

/** So many sums are kept to float: the older ones are long gone. */
const FLOATS = 6;

/** How this game is played out before the eyes, with the markets and roads of its edition. */
export function playOf(catalogue: Catalogue): Play<View, Scene> {
  const folding = foldingOf(catalogue);

  function after(scene: Scene, event: EventWire, next: View): Scene {
    const memory = remember(scene.memory, event);
    const floats = [...scene.floats, ...floatsOf(scene, event)].slice(-FLOATS);
    if (!isSeen(folding, event.kind)) return { ...scene, memory, floats };
    const draft = { view: copied(scene.view) };
    fold(folding, draft, event, next);
    return { ...draft, goods: arrange(catalogue, draft.view, scene.goods), memory, floats };
  }

  return {
    sceneOf: (view, before, events = []) => ({
      view,
      goods: arrange(catalogue, view, before?.goods ?? []),
      memory: before?.memory ?? remembered(events),
      floats: before?.floats ?? [],
    }),
    after,
    beat,
    unfold: (_, event) => unfold(catalogue, event),
    still: (scene) => ({ ...scene, floats: [] }),
  };
}

function beat({ kind, args }: EventWire): number {
  const steps = kind === 'drove' ? told.drove(args).steps : 1;
  return (BEATS[kind as keyof Events] ?? 0) * steps;
}

/** Who pays and who is paid, as an event tells. */
function floatsOf({ floats }: Scene, event: EventWire): Float[] {
  const id = (floats.at(-1)?.id ?? 0) + 1;
  const said = readAny(told, event);
  if (said?.kind === 'paid') return [{ id, seat: said.who, sum: -said.sum }];
  if (said?.kind === 'earned') return [{ id, seat: said.who, sum: said.sum }];
  if (said?.kind !== 'gave') return [];
  return [
    { id, seat: said.who, sum: -said.sum },
    { id: id + 1, seat: said.to, sum: said.sum },
  ];
}

/** A wagon drives from field to field; the fields on its way are of no route. */
function unfold({ routes }: Catalogue, event: EventWire): EventWire[] {
  if (event.kind !== 'drove') return [event];
  const drove = told.drove(event.args);
  const walk = routes[drove.route]?.walk ?? [];
  if (drove.steps < 2) return [event];
  return walk.map((field, at) => {
    const route = at < walk.length - 1 ? NONE : drove.route;
    return { ...event, args: inOrder(EVENTS.drove, { ...drove, field, steps: 1, route }) };
  });
}
