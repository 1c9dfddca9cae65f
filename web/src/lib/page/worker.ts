/** The service worker of the site, and what to do when the site has been updated under an open page. */

import { recallHere, rememberHere } from './memory';

/** A page that could not load a part of itself tries again no sooner than this. */
const RELOAD_PAUSE_MS = 60_000;

/** Have the browser keep the service worker; without one, or over plain http, the site works all the same. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  });
}

/** The worker, when it is ready; null where there is none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const found = await navigator.serviceWorker.getRegistration();
  return found ? navigator.serviceWorker.ready : null;
}

/** After an update the site no longer has the parts that an older page loads later: then the page is loaded anew. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(recallHere('reloaded'));
    if (Date.now() - last < RELOAD_PAUSE_MS) return;
    event.preventDefault();
    rememberHere('reloaded', String(Date.now()));
    window.location.reload();
  });
}
