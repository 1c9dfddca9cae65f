/**
 * What is on the board to see: the view, plus what only the told events know (who built which site, how a vote stands),
 * plus which piece is which, so that a piece can be seen to move.
 */

import type { EventWire } from '$lib/wire/protocol';
import { spread } from '$lib/words/words';
import { NONE, add, number, numbers, sum, type Args } from '../shared/args';
import { DISTRICTS, FIELDS, copyView, type DogeView } from './view';

/** A field that is voting: what each seat has shown and what it comes to; null until it is told. */
export interface Tally {
  field: number;
  tokens: (number[] | null)[];
  votes: (number | null)[];
  winners: number[];
  seconds: number[];
}

/** A placement this seat has chosen while others still choose. */
export interface Sealed {
  seat: number;
  field: number;
  tokens: number[];
}

export interface Scene {
  view: DogeView;
  /** By district: the owners of its palazzi, in the order of the sites. */
  sites: number[][];
  tally: Tally | null;
  sealed: Sealed[];
  /** Which of the two sets of order cards lies in the row: 1 the brown one, of the first round. */
  set: number;
  /** By seat: the field each house is on, or NONE. */
  houses: number[][];
  /** By seat: the field each vote token is on, or NONE. */
  tokens: number[][];
}

type Draft = Omit<Scene, 'houses' | 'tokens'>;

/**
 * The scene of a view. What the view does not say comes from the scene before it, which also lends the pieces their
 * identity; at first, from as many events as are known.
 */
export function sceneOf(view: DogeView, before: Scene | null, events: readonly EventWire[] = []): Scene {
  const sites = sitesOf(view, before?.sites ?? toldSites(events));
  const tally = tallyOf(view, before?.tally ?? null, events);
  return arrange({ view, sites, tally, sealed: sealedIn(view), set: setOf(view) }, before);
}

/** The scene after one more event; the same scene if nothing is seen of the event. */
export function after(scene: Scene, event: EventWire): Scene {
  const change = CHANGES[event.kind];
  if (!change) return scene;
  const draft: Draft = {
    view: copyView(scene.view),
    sites: scene.sites.map((owners) => [...owners]),
    tally: scene.tally && copyTally(scene.tally),
    sealed: scene.sealed,
    set: scene.set,
  };
  change(draft, event.args);
  return arrange(draft, scene);
}

/** The values of a seat's tokens on a field, highest first, as far as they may be seen, and whether all see them. */
export function faces(scene: Scene, seat: number, field: number): { values: number[]; isOpen: boolean } {
  const shown = scene.tally?.field === field ? scene.tally.tokens[seat] : null;
  const sealed = scene.sealed.find((choice) => choice.seat === seat && choice.field === field);
  const counts = shown ?? sealed?.tokens ?? scene.view.players[seat]?.piles?.[field] ?? [];
  return { values: spread(counts).reverse(), isOpen: Boolean(shown) };
}

const nulls = (count: number): null[] => Array<null>(count).fill(null);

function emptyTally(field: number, seats: number): Tally {
  return { field, tokens: nulls(seats), votes: nulls(seats), winners: [], seconds: [] };
}

function copyTally(tally: Tally): Tally {
  return {
    field: tally.field,
    tokens: [...tally.tokens],
    votes: [...tally.votes],
    winners: [...tally.winners],
    seconds: [...tally.seconds],
  };
}

/** What an event does to what is seen. Only for the time until the true view is drawn: a kind may be missing here. */
const CHANGES: Record<string, (draft: Draft, args: Args) => void> = {
  laid({ view }, args) {
    view.row.push(number(args, 0));
  },
  round_began({ view }, args) {
    view.round = number(args, 0);
    view.lead = number(args, 1);
  },
  placed(draft, args) {
    const [seat, field] = [number(args, 0), number(args, 1)];
    const player = draft.view.players[seat];
    const pile = numbers(args, 3);
    add(player?.on_fields, field, number(args, 2));
    if (pile && player?.piles) player.piles[field] = pile;
    draft.sealed = draft.sealed.filter((choice) => choice.seat !== seat);
  },
  called(draft, args) {
    draft.tally = emptyTally(number(args, 0), draft.view.players.length);
  },
  voted({ tally }, args) {
    if (tally) count(tally, args);
  },
  won({ tally }, args) {
    tally?.winners.push(number(args, 0));
  },
  came_second({ tally }, args) {
    tally?.seconds.push(number(args, 0));
  },
  put({ view }, args) {
    add(view.players[number(args, 0)]?.houses, number(args, 2), number(args, 1));
  },
  moved({ view }, args) {
    const houses = view.players[number(args, 0)]?.houses;
    add(houses, number(args, 1), -1);
    add(houses, number(args, 2), 1);
  },
  built({ view, sites }, args) {
    const [seat, district, cost] = [number(args, 0), number(args, 1), number(args, 2)];
    add(view.players[seat]?.houses, district, -cost);
    add(view.players[seat]?.palazzi, district, 1);
    add(view.costs, district, 1);
    sites[district]?.push(seat);
  },
  took({ view }, args) {
    const advisor = view.advisors[number(args, 1)];
    if (advisor) Object.assign(advisor, { master: number(args, 0), at: number(args, 2) });
  },
  freed({ view }, args) {
    const advisor = view.advisors[number(args, 0)];
    if (advisor) Object.assign(advisor, { master: NONE, at: NONE });
  },
  set_aside(draft, args) {
    const field = number(args, 0);
    draft.view.row = draft.view.row.filter((card) => card !== field);
    for (const player of draft.view.players) player.on_fields[field] = 0;
    draft.tally = null;
  },
  turned_up({ view }, args) {
    view.coming.push(number(args, 0));
  },
  round_ended(draft) {
    draft.view.row = draft.view.coming;
    draft.view.coming = [];
    draft.set = 1 - draft.set;
  },
};

function count(tally: Tally, args: Args): void {
  const seat = number(args, 0);
  tally.tokens[seat] = numbers(args, 2);
  tally.votes[seat] = number(args, 3);
}

function toldSites(events: readonly EventWire[]): number[][] {
  const sites: number[][] = DISTRICTS.map(() => []);
  for (const { kind, args } of events) {
    if (kind === 'built') sites[number(args, 1)]?.push(number(args, 0));
  }
  return sites;
}

/** Who built which site, as far as it is known; palazzi that nobody told of come last, in the order of the seats. */
function sitesOf(view: DogeView, known: readonly number[][]): number[][] {
  return DISTRICTS.map((district) => {
    const left = view.players.map((player) => player.palazzi[district] ?? 0);
    const standing: number[] = [];
    for (const owner of known[district] ?? []) {
      if (!left[owner]) continue;
      left[owner] -= 1;
      standing.push(owner);
    }
    return [...standing, ...spread(left)];
  });
}

/** The vote that is being carried out: as told from its calling on, or as it was, or what the view says of it. */
function tallyOf(view: DogeView, before: Tally | null, events: readonly EventWire[]): Tally | null {
  const field = view.doing.find(({ frame }) => frame === 'vote')?.field;
  if (field === undefined || field !== view.row[0]) return null;
  if (before?.field === field) return before;
  const tally = emptyTally(field, view.players.length);
  const from = events.findLastIndex(({ kind, args }) => kind === 'called' && number(args, 0) === field);
  if (from < 0) {
    const { winners = [], seconds = [] } = view.doing.find(({ frame }) => frame === 'district') ?? {};
    return { ...tally, winners, seconds };
  }
  const draft: Draft = { view, sites: [], tally, sealed: [], set: 0 };
  for (const { kind, args } of events.slice(from + 1)) {
    if (['voted', 'won', 'came_second'].includes(kind)) CHANGES[kind]?.(draft, args);
  }
  return tally;
}

/** The sets take turns; after the last round the next one's cards lie ready. */
function setOf(view: DogeView): number {
  return (view.round + (view.doing.length ? 0 : 1)) % 2;
}

function sealedIn(view: DogeView): Sealed[] {
  const choices = view.doing.find((frame) => frame.frame === 'placement')?.mine ?? [];
  return choices.flatMap(([seat, , [field, tokens]]) =>
    typeof field === 'number' && Array.isArray(tokens) ? [{ seat, field, tokens }] : [],
  );
}

/** Says where each piece is, moving as few as can be. */
function arrange(draft: Draft, before: Scene | null): Scene {
  const { view, sealed } = draft;
  const houses = view.players.map((player, seat) =>
    settle(before?.houses[seat] ?? off(player.supply + sum(player.houses)), player.houses),
  );
  const tokens = view.players.map((player, seat) => {
    const lying = FIELDS.map((field) => (player.on_fields[field] ?? 0) + sealedOn(sealed, seat, field));
    return settle(before?.tokens[seat] ?? off(player.in_hand + sum(player.on_fields)), lying);
  });
  return { ...draft, houses, tokens };
}

function off(pieces: number): number[] {
  return Array<number>(pieces).fill(NONE);
}

function sealedOn(sealed: readonly Sealed[], seat: number, field: number): number {
  const choice = sealed.find((one) => one.seat === seat && one.field === field);
  return choice ? sum(choice.tokens) : 0;
}

/** Where each piece is when so many lie on each place. Those that must leave go first to where some are wanted. */
function settle(before: readonly number[], counts: readonly number[]): number[] {
  const where = [...before];
  const wanted = [...counts];
  const loose: number[] = [];
  where.forEach((place, piece) => {
    if (place !== NONE && (wanted[place] ?? 0) > 0) wanted[place] = (wanted[place] ?? 0) - 1;
    else if (place === NONE) loose.push(piece);
    else loose.unshift(piece);
  });
  for (const piece of loose) where[piece] = NONE;
  spread(wanted).forEach((place) => {
    where[loose.shift() ?? where.length] = place;
  });
  return where;
}
