/** Requests to the site, see docs/protocol.md. */

import type { Document } from '$lib/view/edition';
import type { GameInfo, Manifest } from './manifest';
import type { GameNews, TableInfo } from './protocol';

/** An entry of an edition that cannot be used, and what is wrong there. */
export interface Flaw {
  where: string;
  what: string;
}

/** A request that was refused: its code, as in `error-full` of the site's words, and the status. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly flaw: Flaw | null = null,
  ) {
    super(code);
  }
}

/** How fast bots answer, the slowest first. */
export const PACES = ['calm', 'quick', 'instant'] as const;

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
  /** Null: the one that comes with the house. */
  edition: Document | null;
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
  throw failureOf(said as ({ error?: string } & Partial<Flaw>) | null, answer.status);
}

function failureOf(said: ({ error?: string } & Partial<Flaw>) | null, status: number): Failure {
  const flaw = said?.where && said.what ? { where: said.where, what: said.what } : null;
  return new Failure(said?.error ?? 'unknown', status, flaw);
}

/** Where a game is described, or something of it, as it is in an edition. */
const game = (name: string, edition: string, part = ''): string =>
  `/api/games/${encodeURIComponent(name)}${part}${edition && `?edition=${encodeURIComponent(edition)}`}`;

const table = (id: string, verb = ''): string => `/api/tables/${encodeURIComponent(id)}${verb && `/${verb}`}`;

const manifests = new Map<string, Promise<Manifest>>();

export const api = {
  games: () => request<GameInfo[]>('/api/games'),
  /** What a game is does not change while the page lives: it is asked for once. */
  manifest(name: string, edition = ''): Promise<Manifest> {
    const address = game(name, edition);
    let found = manifests.get(address);
    if (!found) {
      found = request<Manifest>(address);
      found.catch(() => manifests.delete(address));
      manifests.set(address, found);
    }
    return found;
  },
  editionAddress: (name: string, edition = '') => game(name, edition, '/edition'),
  edition: (name: string, edition = '') => request<Document>(game(name, edition, '/edition')),
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
  /** A finished game at a step, without what was told up to answer `since`. */
  replay: (id: string, step: number, seat: number, since = -1) =>
    request<GameNews>(`${table(id, 'replay')}?step=${step}&seat=${seat}&since=${since}`),
};
