import { expect, test } from 'vitest';
import { wayTo } from '$lib/page/sight';

test('what is open is scrolled between the players above and the question below', () => {
  expect(wayTo(100, 200, 44, 600)).toBe(0);
  expect(wayTo(500, 700, 44, 600)).toBe(100);
  expect(wayTo(-80, 20, 44, 600)).toBe(-124);
});

test('of what is higher than the room its first row is shown', () => {
  expect(wayTo(300, 1200, 44, 600)).toBe(256);
});
