/**
 * The service worker: it makes the site an app that can be installed, and hears of your turn while no page is open.
 *
 * It never serves a stale game: pages and everything about tables come from the network or not at all. Only files
 * whose name holds the digest of their content are cached, under the version of this build; older caches go.
 */

import type { FetchEvent, NoticeOptions, NotificationEvent, PushEvent, Scope } from './scope';

/** Set by the build: its version, and the few texts that are needed here, by language. */
declare const VERSION: string;
declare const WORDS: Record<string, { turn: string; nudge: string; offline: string }>;

/** What a push says: whose turn it is everybody at the table knows, and nothing else is in it. */
interface TurnPush {
  lang: string;
  game: string;
  table: string;
  /** Does somebody at the table remind the player? */
  nudge: boolean;
}

const scope = self as unknown as Scope;
const PREFIX = 'fondaco-';
const CACHE = PREFIX + VERSION;
const NAMED_BY_DIGEST = /^\/static\/assets\/.+-[\w-]{8,}\.\w+$/;
const OFFLINE_RETRY_SECONDS = 5;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', answer);
scope.addEventListener('push', (event) => event.waitUntil(tellTurn(event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openTable(event)));

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await scope.clients.claim();
}

function answer(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offline));
  else if (NAMED_BY_DIGEST.test(pathname)) event.respondWith(asset(request));
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const found = await fetch(request);
  if (found.ok) await cache.put(request, found.clone());
  return found;
}

/** The page while the site cannot be reached: it says so, and tries again by itself. */
function offline(): Response {
  const said = Object.values(WORDS).map((words) => `<p>${words.offline}</p>`);
  const head = `<meta charset="utf-8"><meta http-equiv="refresh" content="${OFFLINE_RETRY_SECONDS}"><title>Fondaco</title>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(`<!doctype html><html>${head}${said.join('')}</html>`, { status: 503, headers });
}

/** Show a notification of a turn; the site sends none while a page of its visitor is open. */
async function tellTurn(event: PushEvent): Promise<void> {
  const { lang, game, table, nudge } = event.data?.json() as TurnPush;
  const words = WORDS[lang] ?? WORDS.en;
  const icon = '/static/icon-192.png';
  // A nudge takes the place of the notification of the turn, which may have been overlooked.
  const options: NoticeOptions = { body: game, tag: table, renotify: nudge, icon, data: { table } };
  await scope.registration.showNotification((nudge ? words?.nudge : words?.turn) ?? '', options);
}

async function openTable({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { table } = notification.data as { table: string };
  const address = new URL(`/table/${encodeURIComponent(table)}`, scope.location.origin).href;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === address);
  await (open ? open.focus() : scope.clients.openWindow(address));
}
