/** What an event does to what is seen. Only until the true view is drawn: a kind of event may be missing here. */

import { NONE, add, number, numbers, type Args } from '../shared/args';
import { carryOff, keepCard, type Arranged } from './arrange';
import { rowOf, type Kinds } from './kinds';
import type { Scene } from './scene';
import { harbourOf, type LiguriaView, type PlayerView } from './view';

/** Changes a scene that is its own to change; says which pieces went where, if that is more than the view tells. */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- most changes return nothing
type Change = (scene: Scene, args: Args, kinds: Kinds, next: LiguriaView) => Partial<Arranged> | void;

export const CHANGES: Record<string, Change> = {
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
    const [seat, cost, place] = [number(args, 0), number(args, 2), number(args, 3)];
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
    if (player) sail(player, number(args, 1), number(args, 2));
  },
  sailed({ view }, args) {
    const player = view.players[number(args, 0)];
    if (player) sail(player, number(args, 2), number(args, 4));
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
    if (owner?.seals[row] === undefined) return;
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

function sail(player: PlayerView, stop: number, way: number): void {
  player.course = way;
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
