/** HTTP requests to the site; docs/protocol.md describes them. */

import type { Document } from '$lib/view/edition';
import type { GameInfo, Manifest } from './manifest';
import type { GameNews, TableInfo } from './protocol';

/** What is wrong with a submitted edition: the path of the bad entry, and the fault in English. */
export interface Flaw {
  where: string;
  what: string;
}

/** Thrown when the site refuses a request: `code` names the message `error-CODE`, `status` is that of HTTP. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly flaw: Flaw | null = null,
  ) {
    super(code);
  }
}

/** The speeds at which bots can answer, slowest first. */
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
  /** Null plays the edition that is built in. */
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

/** The address of a game's description, or of a `part` of it, under an edition; empty is the built-in one. */
const game = (name: string, edition: string, part = ''): string =>
  `/api/games/${encodeURIComponent(name)}${part}${edition && `?edition=${encodeURIComponent(edition)}`}`;

const table = (id: string, verb = ''): string => `/api/tables/${encodeURIComponent(id)}${verb && `/${verb}`}`;

const manifests = new Map<string, Promise<Manifest>>();

export const api = {
  games: () => request<GameInfo[]>('/api/games'),
  /** The description of a game, fetched once: it does not change while the page is open. */
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
  /** A finished game after `step` answers as `seat` sees it, with the events that came after answer `since`. */
  replay: (id: string, step: number, seat: number, since = -1) =>
    request<GameNews>(`${table(id, 'replay')}?step=${step}&seat=${seat}&since=${since}`),
};
