/** The content of the form for a new table, and the request made from it. */

import type { SeatWish, TableWish } from '$lib/wire/api';
import type { GameInfo } from '$lib/wire/manifest';
import type { Own } from './own';

export interface Wish {
  game: GameInfo;
  options: Record<string, string>;
  seats: SeatWish[];
  pace: TableWish['pace'];
  isListed: boolean;
  isHot: boolean;
  /** The reader's own edition; null plays the built-in one. */
  own: Own | null;
}

/** The strongest bot; a game lists its bots from weak to strong. */
const best = (game: GameInfo): string => game.bots.at(-1) ?? '';

const seat = (game: GameInfo, kind: SeatWish['kind'], name = ''): SeatWish => ({
  kind,
  name,
  bot: best(game),
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
    own: null,
  };
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
    edition: wish.own?.document ?? null,
  };
}
