/**
 * What is on the board to see: the view, moved on event by event until the next view comes; which good is which, so
 * that it can be seen to move; and what was told and still counts.
 */

import type { EventWire } from '$lib/wire/protocol';
import { number } from '../shared/args';
import type { Piece } from '../shared/pieces';
import type { Play } from '../shared/stage.svelte';
import { arrange } from './arrange';
import { CHANGES } from './changes';
import { remember, remembered, type Memory } from './memory';
import type { Edition } from './edition';
import { copyView, type HaendlerView } from './view';

/** Money that changes hands, seen for a moment. */
export interface Float {
  id: number;
  seat: number;
  sum: number;
}

export interface Scene {
  view: HaendlerView;
  goods: Piece[];
  memory: Memory;
  floats: readonly Float[];
}

/** How long the eye gets for an event, in milliseconds. A kind that is missing here takes no time. */
const BEATS: Record<string, number> = {
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
export function playOf(edition: Edition): Play<HaendlerView, Scene> {
  return {
    sceneOf: (view, before, events = []) => ({
      view,
      goods: arrange(edition.market, view, before?.goods ?? []),
      memory: before?.memory ?? remembered(events),
      floats: before?.floats ?? [],
    }),
    after: (scene, event) => after(edition, scene, event),
    beat: ({ kind, args }) => (BEATS[kind] ?? 0) * (kind === 'drove' ? Math.max(1, number(args, 3)) : 1),
    unfold: (_, event) => unfold(edition, event),
    still: (scene) => ({ ...scene, floats: [] }),
  };
}

function after(edition: Edition, scene: Scene, event: EventWire): Scene {
  const memory = remember(scene.memory, event);
  const floats = [...scene.floats, ...floatsOf(scene, event)].slice(-FLOATS);
  const change = CHANGES[event.kind];
  if (!change) return { ...scene, memory, floats };
  const view = copyView(scene.view);
  change(view, event.args, edition);
  return { view, goods: arrange(edition.market, view, scene.goods), memory, floats };
}

/** Who pays and who is paid, as an event tells. */
function floatsOf({ floats }: Scene, { kind, args }: EventWire): Float[] {
  const id = (floats.at(-1)?.id ?? 0) + 1;
  const [seat, sum] = [number(args, 0), number(args, 1)];
  if (kind === 'paid') return [{ id, seat, sum: -sum }];
  if (kind === 'earned') return [{ id, seat, sum }];
  if (kind !== 'gave') return [];
  const given = number(args, 2);
  return [
    { id, seat, sum: -given },
    { id: id + 1, seat: sum, sum: given },
  ];
}

/** A wagon drives from field to field. */
function unfold(edition: Edition, event: EventWire): EventWire[] {
  const walk = edition.routes[number(event.args, 4)]?.walk ?? [];
  if (event.kind !== 'drove' || walk.length < 2) return [event];
  const [seat, wagon] = [number(event.args, 0), number(event.args, 1)];
  return walk.map((field) => ({ ...event, args: [seat, wagon, field, 1, -1] }));
}
