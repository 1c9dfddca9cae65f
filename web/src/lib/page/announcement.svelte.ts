/** What the operator of the site tells everybody, until the visitor has put it away. */

import type { Announcement } from '$lib/wire/protocol';
import { recall, remember } from './memory';

const NONE: Announcement = { type: 'announcement', id: '', said: {} };

let told = $state.raw<Announcement>(NONE);
let putAway = $state(recall('announcement'));

export const announcement = {
  /** What is announced in a language, or else in the one there is; empty: nothing, or it was put away. */
  said(lang: string): string {
    if (!told.id || told.id === putAway) return '';
    return told.said[lang] ?? Object.values(told.said)[0] ?? '';
  },

  take(message: Announcement): void {
    told = message;
  },

  dismiss(): void {
    putAway = told.id;
    remember('announcement', told.id);
  },

  /** Ask for it once: pages that have no socket are told in no other way. What a socket tells meanwhile is newer. */
  async fetch(): Promise<void> {
    const before = told;
    const reply = await fetch('/api/announcement').catch(() => null);
    const answer = reply?.ok ? ((await reply.json()) as Announcement) : NONE;
    if (told === before) told = answer;
  },
};
