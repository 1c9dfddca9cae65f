/**
 * What is on the board to see: the view, moved on event by event until the next view comes, plus which piece is which,
 * so that a piece can be seen to move.
 */

import type { EventWire } from '../../lib/protocol';
import { NONE, add, number, numbers, type Args } from '../shared/args';
import type { Play } from '../shared/stage.svelte';
import { arrange, carryOff, keepCard, type Arranged } from './arrange';
import { rowOf, type Kinds } from './kinds';
import { STEP, STOPS, copyView, harbourOf, type LiguriaView, type PlayerView } from './view';

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

type Change = (scene: Scene, args: Args, kinds: Kinds, next: LiguriaView) => Partial<Arranged> | void;

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
  const [seat, steps, stop] = [number(event.args, 0), number(event.args, 1), number(event.args, 2)];
  const player = scene.view.players[seat];
  if (event.kind !== 'sailed' || steps < 2 || !player) return [event];
  const first = wrap(player.at + (STEP[wayTo(player, steps, stop)] ?? 1));
  return [
    { ...event, kind: 'passed', args: [seat, first] },
    { ...event, args: [seat, steps - 1, stop, ...event.args.slice(3)] },
  ];
}

/** Which way a ship went; where both ways lead there, the one it was on. */
function wayTo({ at, course }: PlayerView, steps: number, stop: number): number {
  const ways = [0, 1].filter((way) => wrap(at + (STEP[way] ?? 1) * steps) === stop);
  return ways.includes(course) ? course : (ways[0] ?? course);
}

function wrap(stop: number): number {
  return ((stop % STOPS) + STOPS) % STOPS;
}

function shift(
  from: number[] | null | undefined,
  to: number[] | null | undefined,
  cubes: readonly number[],
): void {
  cubes.forEach((count, colour) => {
    add(from, colour, -count);
    add(to, colour, count);
  });
}

/** What an event does to what is seen. Only for the time until the true view is drawn: a kind may be missing here. */
const CHANGES: Record<string, Change> = {
  offered({ view }, args) {
    shift(view.stock, view.players[number(args, 0)]?.port, numbers(args, 1) ?? []);
  },
  laid_blank({ view }, args, _, next) {
    lay(view, number(args, 0), next);
  },
  laid_island({ view }, args, _, next) {
    lay(view, number(args, 0), next);
  },
  laid_points({ view }, args) {
    const stop = view.stops[number(args, 0)];
    if (stop) stop.points = number(args, 1);
  },
  round_began({ view }, args) {
    view.round = number(args, 0);
  },
  laid_tile({ view }, args) {
    view.row.push(number(args, 0));
    view.bag -= 1;
  },
  laid_card({ view }, args) {
    view.cards.push(number(args, 0));
  },
  replaced({ view }) {
    view.cards.pop();
  },
  stood({ view }, args) {
    view.market[number(args, 1)] = number(args, 0);
  },
  took(scene, args) {
    const [seat, kind, cost] = [number(args, 0), number(args, 1), number(args, 2)];
    const last = scene.taken.at(-1);
    const place = last === undefined ? scene.view.row.indexOf(kind) : last + 1 + cost;
    scene.taken.push(place);
    scene.taker = seat;
    const player = scene.view.players[seat];
    if (player && player.silver !== null) player.silver -= cost;
  },
  queued(scene, args, kinds) {
    const seat = number(args, 0);
    const tiles = carryOff(kinds, scene.tiles, scene.taken, seat);
    own(
      kinds,
      scene.view.players[seat],
      scene.taken.map((place) => scene.view.row[place] ?? NONE),
    );
    scene.view.row = scene.view.row.filter((_, place) => !scene.taken.includes(place));
    leaveMarket(scene.view, seat, number(args, 1));
    scene.taken = [];
    return { tiles };
  },
  earned({ view }, args) {
    const player = view.players[number(args, 0)];
    if (player && player.silver !== null) player.silver += number(args, 1);
  },
  chose(scene, args) {
    const [seat, kind] = [number(args, 0), number(args, 1)];
    const place = scene.view.cards.indexOf(kind);
    scene.view.cards = scene.view.cards.filter((_, at) => at !== place);
    scene.view.players[seat]?.cards.push(kind);
    return { cards: keepCard(scene.cards, place, seat) };
  },
  upgraded({ view }, args, kinds) {
    const player = view.players[number(args, 0)];
    const piece = kinds.pieces.indexOf(number(args, 1));
    add(player?.tiles, piece, -1);
    add(player?.upgraded, piece, 1);
  },
  passed({ view }, args) {
    const player = view.players[number(args, 0)];
    if (player) sail(player, 1, number(args, 1));
  },
  sailed({ view }, args) {
    const player = view.players[number(args, 0)];
    if (player) sail(player, number(args, 1), number(args, 2));
  },
  turned({ view }, args) {
    const player = view.players[number(args, 0)];
    if (player && player.course !== NONE) player.course = 1 - player.course;
  },
  /** How many knights of which kind have landed is in the next view only. */
  landed({ view }, args, _, next) {
    const [seat, at] = [number(args, 0), number(args, 1)];
    const [stop, soon] = [view.stops[at], next.stops[at]];
    if (stop)
      Object.assign(stop, { ruler: seat, knights: soon?.ruler === seat ? [...soon.knights] : stop.knights });
  },
  expelled({ view }, args) {
    const stop = view.stops[number(args, 1)];
    if (stop) Object.assign(stop, { ruler: NONE, knights: stop.knights.map(() => 0) });
  },
  loaded({ view }, args) {
    const player = view.players[number(args, 0)];
    const owner = harbourOf(view.stops[player?.at ?? NONE]?.place ?? null);
    const source = owner === null ? view.stock : view.players[owner]?.port;
    shift(source, player?.hold, numbers(args, 1) ?? []);
  },
  unloaded({ view }, args) {
    const player = view.players[number(args, 0)];
    shift(player?.hold, player?.store, numbers(args, 1) ?? []);
  },
  sealed({ view }, args) {
    const [seat, row] = [number(args, 0), number(args, 2)];
    const owner = view.players[number(args, 1)];
    if (!owner || owner.seals[row] === undefined) return;
    owner.seals[row] = seat;
    owner.scrolls[row] = number(args, 3);
  },
  round_ended({ view }) {
    view.row = [];
  },
};

/** What an island is, the next view knows best: events speak of colours, the view of places. */
function lay(view: LiguriaView, stop: number, next: LiguriaView): void {
  const laid = view.stops[stop];
  if (laid) laid.place = next.stops[stop]?.place ?? null;
}

function sail(player: PlayerView, steps: number, stop: number): void {
  player.course = wayTo(player, steps, stop);
  player.at = stop;
}

function own(kinds: Kinds, player: PlayerView | undefined, tiles: readonly number[]): void {
  for (const kind of tiles) {
    const [counts, at] = shelf(kinds, player, kind);
    add(counts, at, 1);
  }
}

function shelf(
  kinds: Kinds,
  player: PlayerView | undefined,
  kind: number,
): [number[] | null | undefined, number] {
  if (rowOf(kinds, kind) !== NONE) return [player?.tiles, kinds.pieces.indexOf(kind)];
  for (const hidden of ['knights', 'diplomats', 'orders'] as const) {
    const at = kinds[hidden].indexOf(kind);
    if (at >= 0) return [player?.[hidden], at];
  }
  return [null, NONE];
}

/** The merchant walks from the market to the order track. */
function leaveMarket(view: LiguriaView, seat: number, position: number): void {
  view.market = view.market.map((there) => (there === seat ? NONE : there));
  if (position === 1) view.order = [];
  view.order = [...view.order.filter((other) => other !== seat), seat];
}
