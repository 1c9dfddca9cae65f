/** The lobby as a page keeps it: what all are told alike, applied change by change, beside the visitor's own tables. */

import type { Lobby, LobbyNews, MyTables, ServerMessage, TableInfo } from '$lib/wire/protocol';

/** `n`: the state of the lobby that `tables` are; null before it was told. */
export interface Listed {
  n: number | null;
  tables: ReadonlyMap<string, TableInfo>;
  mine: TableInfo[];
}

export const NOTHING: Listed = { n: null, tables: new Map(), mine: [] };

type LobbyMessage = Lobby | LobbyNews | MyTables;

export function isLobby(message: ServerMessage): message is LobbyMessage {
  return message.type === 'lobby' || message.type === 'lobby-news' || message.type === 'mine';
}

/** The lobby after a message. What does not follow on the state that the page has is left out: a whole one comes. */
export function told(listed: Listed, message: LobbyMessage): Listed {
  switch (message.type) {
    case 'mine':
      return { ...listed, mine: message.tables };
    case 'lobby':
      return { ...listed, n: message.n, tables: byId(message.tables) };
    case 'lobby-news':
      return message.n - 1 === listed.n
        ? { ...listed, n: message.n, tables: changed(listed, message) }
        : listed;
  }
}

function byId(tables: TableInfo[]): Map<string, TableInfo> {
  return new Map(tables.map((table) => [table.id, table]));
}

function changed({ tables }: Listed, news: LobbyNews): Map<string, TableInfo> {
  const next = new Map([...tables, ...byId(news.tables)]);
  for (const id of news.gone) next.delete(id);
  return next;
}

/** The tables of others in this state, the newest first. */
export function others({ tables, mine }: Listed, status: TableInfo['status']): TableInfo[] {
  const own = new Set(mine.map((table) => table.id));
  const found = [...tables.values()].filter((table) => table.status === status && !own.has(table.id));
  return found.sort((one, other) => other.changed - one.changed);
}
