/**
 * What is on the board to see: the view, moved on event by event until the next view comes; which good is which, so
 * that it can be seen to move; and what was told and still counts.
 */

import { copied, doingOf, inOrder, readAny } from '$lib/view/shape';
import type { Play } from '$lib/view/play';
import type { EventWire } from '$lib/wire/protocol';
import { NONE } from '../shared/counts';
import { fold, isSeen } from '../shared/folding';
import type { Piece } from '../shared/pieces';
import { arrange } from './arrange';
import { foldingOf } from './folding';
import { remember, remembered, resealed, type Memory } from './memory';
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
  turned_up: 200,
  bought: 450,
  paid: 400,
  earned: 800,
  gave: 500,
  bid: 300,
  pointed: 300,
  commanded: 1200,
  loaded: 480,
  proposed: 300,
  named: 300,
  refused: 300,
  agreed: 350,
  blocked: 350,
  drove: 300,
  arrived: 200,
  rode: 400,
  priced: 450,
  sold_off: 600,
  sold_one: 600,
  counted: 600,
  sold: 600,
  bonuses: 900,
  opened: 600,
  raised: 600,
  passed: 350,
  invested: 700,
  offered: 900,
  rejected: 1400,
  accepted_none: 1400,
  contracted: 1400,
  fulfilled: 900,
  lapsed: 900,
  released: 500,
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
    sceneOf: (view, before, events) => ({
      view,
      goods: arrange(catalogue, view, before?.goods ?? []),
      memory: memoryAt(view, events || !before ? remembered(events ?? []) : before.memory),
      floats: before?.floats ?? [],
    }),
    after,
    beat,
    unfold: (_, event) => unfold(catalogue, event),
    still: (scene) => ({ ...scene, floats: [] }),
  };
}

/** Hands that have opened are those of the last choice, until another is to be made. */
function memoryAt(view: View, memory: Memory): Memory {
  return doingOf(view, 'bids', 'wheels') ? resealed(memory) : memory;
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
