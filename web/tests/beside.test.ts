import { expect, test } from 'vitest';
import { beside, overlap, shared, upon } from '$lib/page/beside';

const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const BOARD = rect(0, 0, 800, 600);
const CHIP = { width: 100, height: 40 };

test('a panel lies below what it belongs to', () => {
  expect(beside(CHIP, rect(300, 200, 80, 80), BOARD, [])).toEqual(rect(290, 288, 100, 40));
});

test('it covers as little as it can of what must stay in sight', () => {
  const at = rect(300, 200, 80, 80);
  const below = rect(250, 285, 200, 100);
  const above = rect(250, 100, 200, 95);
  expect(beside(CHIP, at, BOARD, [below]).top).toBe(152);
  expect(beside(CHIP, at, BOARD, [below, above])).toEqual(rect(388, 220, 100, 40));
});

test('it stays within its bounds, and never covers the thing itself if there is room beside it', () => {
  const corner = rect(700, 540, 100, 60);
  const place = beside(CHIP, corner, BOARD, []);
  expect(overlap(place, corner)).toBe(0);
  expect(shared(place, BOARD)).toEqual(place);
});

test('where there is no room at all it lies within the bounds', () => {
  expect(shared(beside(CHIP, BOARD, BOARD, []), BOARD)).toMatchObject(CHIP);
});

test('what belongs to a large thing lies in its middle, as low as nothing is covered there', () => {
  const district = rect(100, 100, 300, 200);
  expect(upon(CHIP, district, BOARD, [])).toEqual(rect(200, 252, 100, 40));
  expect(upon(CHIP, district, BOARD, [rect(100, 260, 300, 20)])).toEqual(rect(200, 176, 100, 40));
});

test('of a large thing only what is in sight counts, and of a small one it lies beside', () => {
  const below = rect(100, 480, 300, 400);
  expect(shared(upon(CHIP, below, BOARD, []), BOARD)).toMatchObject(CHIP);
  const small = rect(300, 200, 80, 80);
  expect(upon(CHIP, small, BOARD, [])).toEqual(beside(CHIP, small, BOARD, []));
});
