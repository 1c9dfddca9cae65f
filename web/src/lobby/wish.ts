/** The content of the form for a new table, and the request made from it. */

import { recallHere, rememberHere } from '$lib/page/memory';
import type { SeatWish, TableWish } from '$lib/wire/api';
import type { GameInfo } from '$lib/wire/manifest';
import type { Own } from './own';

/** The time limits that the form offers, in seconds: for each answer, and in reserve for the whole game. */
export const TIME_LIMITS = {
  none: null,
  brisk: { answer: 30, reserve: 300 },
  calm: { answer: 120, reserve: 900 },
  days: { answer: 86400, reserve: 172800 },
} as const satisfies Record<string, TableWish['time_limit']>;

export type TimeLimitName = keyof typeof TIME_LIMITS;

export interface Wish {
  game: GameInfo;
  options: Record<string, string>;
  seats: SeatWish[];
  pace: TableWish['pace'];
  isListed: boolean;
  isHot: boolean;
  /** Who is asked may ask for a hint; null: if only one person plays. */
  hasHints: boolean | null;
  /** The reader's own edition; null plays the built-in one. */
  own: Own | null;
  timeLimit: TimeLimitName;
  /** What players say becomes part of the record. */
  keepsTalk: boolean;
}

const seat = (game: GameInfo, kind: SeatWish['kind'], name = ''): SeatWish => ({
  kind,
  name,
  bot: game.usual_bot,
});

/** The form at first: one person against bots, so that one click starts a game. */
export function firstWish(game: GameInfo, name: string): Wish {
  const count = game.seats.at(-1) ?? 0;
  return {
    game,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ''])),
    seats: Array.from({ length: count }, (_, at) => seat(game, at ? 'bot' : 'me', at ? '' : name)),
    pace: 'quick',
    isListed: true,
    isHot: false,
    hasHints: null,
    own: null,
    timeLimit: 'none',
    keepsTalk: false,
  };
}

/** A game against bots at once: as the form at first, but nobody else is told of it. */
export function quickWish(game: GameInfo, name: string): Wish {
  return { ...firstWish(game, name), isListed: false };
}

/** The form for another game: who plays stays, as far as the game has seats; its own choices begin anew. */
export function forGame(wish: Wish, game: GameInfo): Wish {
  const fresh = firstWish(game, wish.seats.find((one) => one.kind === 'me')?.name ?? '');
  const { pace, isListed, hasHints, timeLimit, keepsTalk } = wish;
  return { ...fresh, pace, isListed, hasHints, timeLimit, keepsTalk };
}

/** Under which the browser keeps the form. */
const FORM = 'form';

/** Keep the form as it is, for whoever comes back from another page or reloads this one; null: it is used. */
export function keepWish(wish: Wish | null): void {
  rememberHere(FORM, wish ? JSON.stringify({ ...wish, game: wish.game.name }) : '');
}

/** The form as it was left; null if there is none, or its game is gone. */
export function keptWish(games: readonly GameInfo[]): Wish | null {
  const kept = JSON.parse(recallHere(FORM) || 'null') as (Omit<Wish, 'game'> & { game: string }) | null;
  const game = games.find(({ name }) => name === kept?.game);
  return kept && game ? { ...kept, game } : null;
}

/** The form with another number of seats; they are added or removed at the end. */
export function resize(wish: Wish, count: number): Wish {
  const more = Array.from({ length: Math.max(0, count - wish.seats.length) }, () => seat(wish.game, 'bot'));
  return { ...wish, seats: [...wish.seats, ...more].slice(0, count) };
}

/** Change who sits at a seat. Unless the screen is shared, the reader has one seat: a bot takes the former one. */
export function seatAs(wish: Wish, at: number, kind: SeatWish['kind']): Wish {
  const mine = wish.seats.find((other) => other.kind === 'me');
  const seats = wish.seats.map((other, i) => {
    if (i === at)
      return { ...other, kind, name: kind === 'me' && !wish.isHot ? (mine?.name ?? other.name) : other.name };
    if (kind === 'me' && other.kind === 'me' && !wish.isHot) return { ...other, kind: 'bot' as const };
    return other;
  });
  return { ...wish, seats };
}

/** Switch between one shared screen and a screen for each player, and change the seats accordingly. */
export function share(wish: Wish, isHot: boolean): Wish {
  if (isHot) {
    const seats = wish.seats.map((one) => ({
      ...one,
      kind: one.kind === 'open' ? ('me' as const) : one.kind,
    }));
    const alone = seats.filter((one) => one.kind === 'me').length < 2;
    const second = seats.findIndex((one) => one.kind !== 'me');
    if (alone && second >= 0) seats[second] = { ...seats[second]!, kind: 'me' };
    return { ...wish, isHot, seats };
  }
  const first = wish.seats.findIndex((one) => one.kind === 'me');
  const seats = wish.seats.map((one, i) =>
    one.kind === 'me' && i !== first ? { ...one, kind: 'open' as const } : one,
  );
  return { ...wish, isHot, seats };
}

/** The seats of people at this screen that have no name yet. */
export function nameless(wish: Wish): number[] {
  return wish.seats.flatMap((one, at) => (one.kind === 'me' && !one.name.trim() ? [at] : []));
}

/** Does one person play against bots? Then nobody need know the name. */
export function isAlone(wish: Wish): boolean {
  return wish.seats.filter((one) => one.kind !== 'bot').length === 1;
}

/** The same with a name for whoever has said none. */
export function named(wish: Wish, name: string): Wish {
  const seats = wish.seats.map((one) => (one.kind === 'me' && !one.name.trim() ? { ...one, name } : one));
  return { ...wish, seats };
}

/** Are hints given? Unless it is chosen, only where they put nobody else at a disadvantage. */
export function hasHints(wish: Wish): boolean {
  return wish.hasHints ?? isAlone(wish);
}

export function toRequest(wish: Wish): TableWish {
  return {
    game: wish.game.name,
    options: wish.options,
    seats: wish.seats.map(({ kind, name, bot }) => ({
      kind,
      name: kind === 'me' ? name.trim() : '',
      bot: kind === 'bot' ? bot : '',
    })),
    pace: wish.pace,
    is_listed: wish.isListed,
    is_hot: wish.isHot,
    has_hints: hasHints(wish),
    edition: wish.own?.document ?? null,
    time_limit: TIME_LIMITS[wish.timeLimit],
    keeps_talk: wish.keepsTalk,
  };
}
