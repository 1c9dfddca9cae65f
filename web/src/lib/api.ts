/** Requests to the site, see docs/protocol.md. */

import type { GameInfo, Manifest } from './manifest';
import type { GameNews, TableInfo } from './protocol';

/** A request that was refused: its code, as in `error-full` of the site's words, and the status. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
  ) {
    super(code);
  }
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  name: string;
  bot: string;
}

export interface TableWish {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  pace: TableInfo['pace'];
  is_listed: boolean;
  is_hot: boolean;
}

async function request<T>(path: string, body?: object): Promise<T> {
  const init: RequestInit = body
    ? {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Fondaco': '1' },
        body: JSON.stringify(body),
      }
    : {};
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Failure('offline', 0);
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  throw new Failure((said as { error?: string } | null)?.error ?? 'unknown', answer.status);
}

const table = (id: string, verb = ''): string => `/api/tables/${encodeURIComponent(id)}${verb && `/${verb}`}`;

const manifests = new Map<string, Promise<Manifest>>();

export const api = {
  games: () => request<GameInfo[]>('/api/games'),
  /** What a game is does not change while the page lives: it is asked for once. */
  manifest(game: string): Promise<Manifest> {
    let found = manifests.get(game);
    if (!found) {
      found = request<Manifest>(`/api/games/${encodeURIComponent(game)}`);
      found.catch(() => manifests.delete(game));
      manifests.set(game, found);
    }
    return found;
  },
  create: (wish: TableWish) => request<TableInfo>('/api/tables', wish),
  table: (id: string) => request<TableInfo>(table(id)),
  sit: (id: string, seat: number, name: string) => request<TableInfo>(table(id, 'sit'), { seat, name }),
  stand: (id: string, seat: number) => request<TableInfo>(table(id, 'stand'), { seat }),
  start: (id: string) => request<TableInfo>(table(id, 'start'), {}),
  fill: (id: string, bot: string) => request<TableInfo>(table(id, 'fill'), { bot }),
  close: (id: string) => request<TableInfo>(table(id, 'close'), {}),
  pace: (id: string, pace: TableInfo['pace']) => request<TableInfo>(table(id, 'pace'), { pace }),
  wish: (id: string, seat: number) => request<TableInfo>(table(id, 'wish'), { seat }),
  return: (id: string, seat: number) => request<TableInfo>(table(id, 'return'), { seat }),
  link: (id: string, seat: number) => request<{ token: string }>(table(id, 'link'), { seat }),
  claim: (token: string) => request<{ id: string; seat: number }>('/api/claim', { token }),
  replay: (id: string, step: number, seat: number) =>
    request<GameNews>(`${table(id, 'replay')}?step=${step}&seat=${seat}`),
};
