/** Pushes: the site tells the browser of a turn while no page is open, where its operator has switched that on. */

import { api } from '$lib/wire/api';
import type { Lang } from '$lib/wire/manifest';
import { worker } from './worker';

/** Subscribe this browser, in a language; nothing happens where the site sends no pushes or the browser takes none. */
export async function subscribe(lang: Lang): Promise<void> {
  const found = await worker();
  const { key } = await api.pushKey();
  if (!found || !key || !('pushManager' in found)) return;
  const made = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  if (endpoint && keys) {
    await api.subscribe({ endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', lang });
  }
}

/** End the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const found = await worker();
  const made = await found?.pushManager.getSubscription();
  if (!made) return;
  await api.unsubscribe(made.endpoint);
  await made.unsubscribe();
}
