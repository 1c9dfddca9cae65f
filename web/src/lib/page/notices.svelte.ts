/** The browser's notifications that it is your turn: asked for only by a button, and remembered. */

import { site } from '$lib/words/site.svelte';
import { recall, remember } from './memory';
import { subscribe, unsubscribe } from './push';
import { worker } from './worker';

export type NoticeState = 'impossible' | 'denied' | 'off' | 'on';

class Notices {
  state = $state<NoticeState>(stateNow());

  /** Turn notifications on; the browser asks the person if it has not yet. */
  async allow(): Promise<void> {
    if ((await Notification.requestPermission()) === 'granted') remember('notices', 'on');
    this.state = stateNow();
    // Without pushes notifications still come from open pages, so what goes wrong here is no matter.
    if (this.state === 'on') await subscribe(site.lang).catch(() => {});
  }

  async forbid(): Promise<void> {
    remember('notices', 'off');
    this.state = stateNow();
    await unsubscribe().catch(() => {});
  }

  /** Show a notification if they are on and nobody looks at this page. */
  async tell(title: string, body: string, table: string): Promise<void> {
    if (this.state !== 'on' || !document.hidden) return;
    const options = { body, tag: table, icon: '/static/icon-192.png', data: { table } };
    const found = await worker();
    if (found) await found.showNotification(title, options);
    else new Notification(title, options).addEventListener('click', () => window.focus());
  }
}

function stateNow(): NoticeState {
  if (!('Notification' in window) || !window.isSecureContext) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && recall('notices') === 'on' ? 'on' : 'off';
}

export const notices = new Notices();
