/** The request for a rematch: the reader's own seat and the same bots; seats of other people are open. */

import type { SeatWish, TableWish } from '$lib/wire/api';
import type { Document } from '$lib/view/edition';
import type { SeatInfo, TableInfo } from '$lib/wire/protocol';

export function rematch(table: TableInfo, edition: Document | null): TableWish {
  return {
    game: table.game,
    options: table.options,
    seats: table.seats.map(wishOf),
    pace: table.pace,
    is_listed: table.is_listed,
    is_hot: table.is_hot,
    has_hints: table.has_hints,
    edition,
    time_limit: table.time_limit,
    keeps_talk: table.keeps_talk,
  };
}

function wishOf(seat: SeatInfo): SeatWish {
  if (seat.kind === 'bot') return { kind: 'bot', name: '', bot: seat.bot };
  return seat.is_yours ? { kind: 'me', name: seat.name, bot: '' } : { kind: 'open', name: '', bot: '' };
}
