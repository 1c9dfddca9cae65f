/** HTTP requests to the site; docs/protocol.md describes them. */

import type { Document } from '$lib/view/edition';
import type { GameInfo, Lang, Manifest, Rules } from './manifest';
import type { GameNews, Mine, PasskeyInfo, Recovery, ReviewNews, TableInfo, TimeLimitWire } from './protocol';

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
  has_hints: boolean;
  /** Null plays the edition that is built in. */
  edition: Document | null;
  /** Null: everybody takes the time they need. */
  time_limit: TimeLimitWire | null;
  keeps_talk: boolean;
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

/**
 * The address of a game's description, or of a `part` of it: under an edition, empty is the built-in one, or by the
 * digest of its content, so that the browser keeps it until it changes.
 */
function game(name: string, part: string, named: { edition?: string; digest?: string | undefined }): string {
  const query = new URLSearchParams(Object.entries(named).filter(([, value]) => value) as [string, string][]);
  return `/api/games/${encodeURIComponent(name)}${part}${query.size ? `?${query}` : ''}`;
}

const table = (id: string, verb = ''): string => `/api/tables/${encodeURIComponent(id)}${verb && `/${verb}`}`;

/** What was fetched by its address: it does not change while the page is open. */
const fetched = new Map<string, Promise<unknown>>();

/** Fetch once; what failed may be tried again. */
function once<T>(address: string): Promise<T> {
  const found = (fetched.get(address) as Promise<T> | undefined) ?? request<T>(address);
  fetched.set(address, found);
  found.catch(() => fetched.delete(address));
  return found;
}

/** The games that this page has shown. */
const described = new Set<Manifest>();

const words = ({ name, vocabulary }: GameInfo, lang: Lang): Promise<string[]> =>
  once<string[]>(game(name, `/words/${lang}`, { digest: vocabulary[lang] }));

async function fetchWords(manifest: Manifest, lang: Lang): Promise<void> {
  const texts = await words(manifest, lang);
  manifest.words = { ...manifest.words, [lang]: texts };
}

export const api = {
  games: () => once<GameInfo[]>('/api/games'),
  /** The description of a game, with its words in one language. */
  async manifest(name: string, edition: string, lang: Lang): Promise<Manifest> {
    const info = (await api.games()).find((one) => one.name === name);
    const named = edition ? { edition } : { digest: info?.digest };
    const [manifest] = await Promise.all([once<Manifest>(game(name, '', named)), info && words(info, lang)]);
    described.add(manifest);
    await fetchWords(manifest, lang);
    return manifest;
  },
  /** Fetch the words of every game that was described so far in another language too. */
  speak: (lang: Lang) => Promise.all([...described].map((manifest) => fetchWords(manifest, lang))),
  rules: ({ name, rules }: Manifest) => once<Rules>(game(name, '/rules', { digest: rules })),
  editionAddress: (name: string, edition = '') => game(name, '/edition', { edition }),
  edition: (name: string, edition = '') => request<Document>(game(name, '/edition', { edition })),
  /** The guided first game of a game: the one that was left, else a new one. */
  learn: (name: string, as: string) => request<TableInfo>(game(name, '/lesson', {}), { name: as }),
  create: (wish: TableWish) => request<TableInfo>('/api/tables', wish),
  table: (id: string) => request<TableInfo>(table(id)),
  sit: (id: string, seat: number, name: string) => request<TableInfo>(table(id, 'sit'), { seat, name }),
  stand: (id: string, seat: number) => request<TableInfo>(table(id, 'stand'), { seat }),
  start: (id: string) => request<TableInfo>(table(id, 'start'), {}),
  fill: (id: string, bot: string) => request<TableInfo>(table(id, 'fill'), { bot }),
  close: (id: string) => request<TableInfo>(table(id, 'close'), {}),
  keep: (id: string) => request<TableInfo>(table(id, 'keep'), {}),
  leave: (id: string, seat: number) => request<TableInfo>(table(id, 'leave'), { seat }),
  nudge: (id: string, seat: number) => request<TableInfo>(table(id, 'nudge'), { seat }),
  pace: (id: string, pace: TableInfo['pace']) => request<TableInfo>(table(id, 'pace'), { pace }),
  skipLesson: (id: string) => request<TableInfo>(table(id, 'skip-lesson'), {}),
  wish: (id: string, seat: number) => request<TableInfo>(table(id, 'wish'), { seat }),
  return: (id: string, seat: number) => request<TableInfo>(table(id, 'return'), { seat }),
  link: (id: string, seat: number) => request<{ token: string }>(table(id, 'link'), { seat }),
  claim: (token: string) => request<{ id: string; seat: number }>('/api/claim', { token }),
  mine: () => request<Mine>('/api/me'),
  makeRecovery: () => request<Recovery>('/api/me/link', {}),
  come: (token: string, brings: boolean) => request<object>('/api/come', { token, brings }),
  beginPasskey: (name: string) =>
    request<{ publicKey: PublicKeyCredentialCreationOptionsJSON }>('/api/me/passkeys/begin', { name }),
  addPasskey: (credential: object) => request<PasskeyInfo[]>('/api/me/passkeys', { credential }),
  removePasskey: (id: string) => request<PasskeyInfo[]>('/api/me/passkeys/remove', { id }),
  beginSigningIn: () =>
    request<{ publicKey: PublicKeyCredentialRequestOptionsJSON }>('/api/passkey/begin', {}),
  signIn: (credential: object, brings: boolean) => request<object>('/api/passkey', { credential, brings }),
  pushKey: () => request<{ key: string }>('/api/push'),
  subscribe: (one: { endpoint: string; p256dh: string; auth: string; lang: Lang }) =>
    request<object>('/api/me/push', one),
  unsubscribe: (endpoint: string) => request<object>('/api/me/push/remove', { endpoint }),
  eraseMe: () => request<object>('/api/me/delete', {}),
  /** A finished game after `step` answers as `seat` sees it, with the events that came after answer `since`. */
  review: (id: string) => request<ReviewNews>(table(id, 'review')),
  beginReview: (id: string) => request<ReviewNews>(table(id, 'review'), {}),
  replay: (id: string, step: number, seat: number, since = -1) =>
    request<GameNews>(`${table(id, 'replay')}?step=${step}&seat=${seat}&since=${since}`),
};
