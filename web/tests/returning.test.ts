import { beforeEach, expect, test } from 'vitest';
import { returning } from '$lib/page/returning';

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"></main><a href="/replay/7">one</a>';
  window.history.replaceState(null, '', '/table/7');
});

const link = (): HTMLElement => document.querySelector('a')!;

test('the page that is left by a link remembers by which', () => {
  link().addEventListener('click', (event) => event.preventDefault());
  returning('slip-3')(link());
  link().click();
  expect(window.location.pathname + window.location.hash).toBe('/table/7#slip-3');
});

test('who comes back finds the focus there', () => {
  window.history.replaceState(null, '', '/table/7#slip-3');
  returning('slip-3')(link());
  expect(document.activeElement).toBe(link());
});

test('who left by another link, or comes for the first time, keeps the focus', () => {
  const main = document.querySelector('main')!;
  main.focus();
  for (const address of ['/table/7#slip-4', '/table/7']) {
    window.history.replaceState(null, '', address);
    returning('slip-3')(link());
    expect(document.activeElement).toBe(main);
  }
});
