/** What the operator announces, told by a socket and asked for by a page. */

import { afterEach, expect, test, vi } from 'vitest';
import { announcement } from '$lib/page/announcement.svelte';

afterEach(() => vi.unstubAllGlobals());

const reply = (id: string, said: Record<string, string>): Response =>
  new Response(JSON.stringify({ type: 'announcement', id, said }));

test('a page without a socket is told what it asks for', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(reply('a', { en: 'Back at eight' })));
  await announcement.fetch();
  expect(announcement.said('en')).toBe('Back at eight');
});

test('what a socket told is not forgotten for a late reply that knew nothing of it', async () => {
  let answer: (late: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const asked = announcement.fetch();
  announcement.take({ type: 'announcement', id: 'b', said: { en: 'Now at nine' } });
  answer(reply('', {}));
  await asked;
  expect(announcement.said('en')).toBe('Now at nine');
});
