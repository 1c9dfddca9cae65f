/** Is there anybody to talk to at a table: another person, or somebody who looks on? */

import type { TableInfo } from '$lib/wire/protocol';

export function hasCompany(table: TableInfo): boolean {
  const isSpectator = !table.seats.some((seat) => seat.is_yours);
  return (
    isSpectator ||
    table.spectators > 0 ||
    table.seats.some((seat) => seat.kind === 'person' && !seat.is_yours)
  );
}
