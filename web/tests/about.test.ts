import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import About from '../src/pages/About.svelte';

const info = (name: string, title: string) => ({
  name,
  title,
  seats: [2],
  options: [],
  bots: [],
  usual_bot: '',
  has_edition: false,
});

test('every game of the site is listed: with its author if the site knows one, else by its title', async () => {
  const games = [info('doge', 'Doge'), info('hafen', 'Hafen')];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(games))));
  const page = mount(About, { target: document.body });
  flushSync();
  await vi.waitFor(() => {
    const listed = [...document.querySelectorAll('main li')].map((item) => item.textContent);
    expect(listed).toEqual([expect.stringContaining('Colovini'), 'Hafen']);
  });
  await unmount(page);
  vi.unstubAllGlobals();
});
