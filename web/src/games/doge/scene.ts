/**
 * What is on the board to see: the view, plus what only the told events know (who built which site, how a vote stands),
 * plus which piece is which, so that a piece can be seen to move.
 */

import { copied, doingOf } from '$lib/view/shape';
import type { EventWire } from '$lib/wire/protocol';
import { spread } from '$lib/words/words';
import { NONE, add, sum } from '../shared/counts';
import { fold, isSeen, type Folding } from '../shared/folding';
import { answered, told, type Events, type View } from './shape';

/** A field that is voting: what each seat has shown and what it comes to; null until it is told. */
export interface Tally {
  field: number;
  tokens: (number[] | null)[];
  votes: (number | null)[];
  /** How many of the votes advisors bring. */
  advisors: number[];
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
  view: View;
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
 * The scene of a view. What the view does not say comes from the events, if they are given, else from the scene before
 * it, which also lends the pieces their identity.
 */
export function sceneOf(view: View, before: Scene | null, events?: readonly EventWire[]): Scene {
  const sites = sitesOf(view, events ? toldSites(view, events) : (before?.sites ?? []));
  const tally = tallyOf(view, events ? null : (before?.tally ?? null), events ?? []);
  return arrange({ view, sites, tally, sealed: sealedIn(view), set: setOf(view) }, before);
}

/** The scene after one more event, on the way to the next view; the same scene if nothing is seen of the event. */
export function after(scene: Scene, event: EventWire, next: View): Scene {
  if (!isSeen(FOLDING, event.kind)) return scene;
  const draft: Draft = {
    view: copied(scene.view),
    sites: copied(scene.sites),
    tally: copied(scene.tally),
    sealed: scene.sealed,
    set: scene.set,
  };
  fold(FOLDING, draft, event, next);
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
  return {
    field,
    tokens: nulls(seats),
    votes: nulls(seats),
    advisors: Array<number>(seats).fill(0),
    winners: [],
    seconds: [],
  };
}

/** Only for the time until the next view is drawn: events of which nothing is seen are missing here. */
const FOLDING: Folding<Events, View, Draft> = {
  told,
  seen: {
    round_began: () => [['round'], ['lead']],
    built: ({ who, field }) => [
      ['costs', field],
      ['players', who, 'palazzi_left'],
    ],
    took: ({ who, advisor }) => [
      ['advisors', advisor],
      ['players', who, 'rings'],
    ],
    lost: ({ who }) => [['players', who, 'rings']],
    freed: ({ advisor }, { advisors }) => [
      ['advisors', advisor],
      ['players', advisors[advisor]?.master ?? NONE, 'rings'],
    ],
  },
  changes: {
    laid({ view }, { field }) {
      view.row.push(field);
    },
    placed(draft, { who, field, count, tokens }) {
      const player = draft.view.players[who];
      if (!player) return;
      player.in_hand -= count;
      add(player.on_fields, field, count);
      if (tokens && player.piles) player.piles[field] = [...tokens];
      tokens?.forEach((n, value) => add(player.tokens, value, -n));
      draft.sealed = draft.sealed.filter((choice) => choice.seat !== who);
    },
    called(draft, { field }) {
      draft.view.voting = field;
      draft.tally = emptyTally(field, draft.view.players.length);
    },
    voted({ view, tally }, { who, tokens, votes, advisors }) {
      tokens.forEach((n, value) => add(view.players[who]?.shown, value, n));
      if (!tally) return;
      tally.tokens[who] = tokens;
      tally.votes[who] = votes;
      tally.advisors[who] = advisors;
    },
    won({ tally }, { who }) {
      tally?.winners.push(who);
    },
    came_second({ tally }, { who }) {
      tally?.seconds.push(who);
    },
    put({ view }, { who, field, count }) {
      spend(view, who, field, count);
    },
    moved({ view }, { who, source, target }) {
      const houses = view.players[who]?.houses;
      add(houses, source, -1);
      add(houses, target, 1);
    },
    built({ view, sites }, { who, field, cost }) {
      spend(view, who, field, -cost);
      add(view.players[who]?.palazzi, field, 1);
      sites[field]?.push(who);
    },
    set_aside(draft, { field }) {
      draft.view.row = draft.view.row.filter((card) => card !== field);
      for (const player of draft.view.players) takeBack(player, field);
      draft.view.voting = NONE;
      draft.tally = null;
    },
    turned_up({ view }, { field }) {
      view.coming.push(field);
    },
    round_ended(draft) {
      draft.view.row = draft.view.coming;
      draft.view.coming = [];
      for (const player of draft.view.players) player.shown.fill(0);
      draft.set = 1 - draft.set;
    },
  },
};

/** Houses go from a player's supply into a district, or back. */
function spend(view: View, seat: number, field: number, count: number): void {
  const player = view.players[seat];
  if (!player) return;
  add(player.houses, field, count);
  player.supply -= count;
}

/** A player's tokens leave a field for the hand. */
function takeBack(player: View['players'][number], field: number): void {
  player.in_hand += player.on_fields[field] ?? 0;
  player.on_fields[field] = 0;
  const pile = player.piles?.[field];
  pile?.forEach((n, value) => add(player.tokens, value, n));
  pile?.fill(0);
}

function toldSites(view: View, events: readonly EventWire[]): number[][] {
  const sites: number[][] = view.costs.map(() => []);
  for (const { kind, args } of events) {
    if (kind !== 'built') continue;
    const { who, field } = told.built(args);
    sites[field]?.push(who);
  }
  return sites;
}

/** Who built which site, as far as it is known; palazzi that nobody told of come last, in the order of the seats. */
function sitesOf(view: View, known: readonly number[][]): number[][] {
  return view.costs.map((_, district) => {
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
function tallyOf(view: View, before: Tally | null, events: readonly EventWire[]): Tally | null {
  const field = doingOf(view, 'vote')?.field;
  if (field === undefined || field !== view.row[0]) return null;
  if (before?.field === field) return before;
  const tally = emptyTally(field, view.players.length);
  const from = events.findLastIndex(
    ({ kind, args }) => kind === 'called' && told.called(args).field === field,
  );
  if (from < 0) {
    const { winners = [], seconds = [] } = doingOf(view, 'district') ?? {};
    return { ...tally, winners, seconds };
  }
  for (const { kind, args } of events.slice(from + 1)) {
    if (kind === 'won') tally.winners.push(told.won(args).who);
    else if (kind === 'came_second') tally.seconds.push(told.came_second(args).who);
    else if (kind === 'voted') {
      const { who, tokens, votes, advisors } = told.voted(args);
      tally.tokens[who] = tokens;
      tally.votes[who] = votes;
      tally.advisors[who] = advisors;
    }
  }
  return tally;
}

/** The sets take turns; after the last round the next one's cards lie ready. */
function setOf(view: View): number {
  return (view.round + (view.doing.length ? 0 : 1)) % 2;
}

function sealedIn(view: View): Sealed[] {
  const choices = doingOf(view, 'placement')?.mine ?? [];
  return choices.map(([seat, , args]) => ({ seat, ...answered.place(args) }));
}

/** Says where each piece is, moving as few as can be. */
function arrange(draft: Draft, before: Scene | null): Scene {
  const { view, sealed } = draft;
  const houses = view.players.map((player, seat) =>
    settle(before?.houses[seat] ?? off(player.supply + sum(player.houses)), player.houses),
  );
  const tokens = view.players.map((player, seat) => {
    const lying = player.on_fields.map((count, field) => count + sealedOn(sealed, seat, field));
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
