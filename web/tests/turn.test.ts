import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '$lib/page/notices.svelte';
import { sounds } from '$lib/page/sound.svelte';
import { TurnTeller } from '$lib/page/turn.svelte';

const played: string[] = [];
const told: string[] = [];

beforeEach(() => {
  played.length = told.length = 0;
  document.head.innerHTML = '<link rel="icon" href="/static/icon.svg">';
  vi.spyOn(sounds, 'play').mockImplementation((tune) => void played.push(tune));
  vi.spyOn(notices, 'tell').mockImplementation((_title, body, table) => {
    told.push(`${body} ${table}`);
    return Promise.resolve();
  });
});
afterEach(() => vi.restoreAllMocks());

const icon = (): string => document.querySelector<HTMLLinkElement>('link')?.href ?? '';

test('what was so when the page opened is no news', () => {
  const teller = new TurnTeller('t1', 'Doge');
  teller.see(true, false, 0);
  expect(icon()).toMatch(/icon-turn\.svg$/);
  expect([played, told]).toEqual([[], []]);
});

test('a turn that comes after a while is heard and told, once for several questions', () => {
  const teller = new TurnTeller('t1', 'Doge');
  teller.see(false, false, 0);
  teller.see(true, false, 60_000);
  teller.see(true, false, 61_000);
  expect([played, told]).toEqual([['turn'], ['Doge t1']]);
  teller.see(false, false, 62_000);
  expect(icon()).toMatch(/icon\.svg$/);
});

test('who looks and is asked again at once hears nothing', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const teller = new TurnTeller('t1', 'Doge');
  teller.see(true, false, 0);
  teller.see(false, false, 1000);
  teller.see(true, false, 2000);
  expect(played).toEqual([]);
});

test('the end has its own sound, but not when an old game is opened', () => {
  new TurnTeller('t1', 'Doge').see(false, true, 0);
  expect(played).toEqual([]);
  const teller = new TurnTeller('t2', 'Doge');
  teller.see(false, false, 0);
  teller.see(false, true, 1000);
  expect(played).toEqual(['end']);
});
