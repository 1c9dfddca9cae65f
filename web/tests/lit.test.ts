import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const theme = readFileSync('src/lib/style/theme.css', 'utf8');

/** The light and the dark value of a variable of the theme. */
function coloursOf(name: string): [string, string] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(theme)?.[1] ?? '';
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  return [light, dark];
}

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** A colour as people see it: lightness and two hues, in which distances are as they look (Oklab). */
function oklab(hex: string): [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

function distance(a: string, b: string): number {
  const [x, y] = [oklab(a), oklab(b)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/** Player 4's amber and the gold that marked what can be touched were 0.13 apart, and were taken for each other. */
const MIN_DISTANCE = 0.18;

test.each([0, 1, 2, 3, 4])("what can be touched has none of the players' colours: seat %s", (seat) => {
  const [light, dark] = coloursOf('lit');
  const [seatLight, seatDark] = coloursOf(`seat-${seat}`);
  expect(distance(light, seatLight)).toBeGreaterThan(MIN_DISTANCE);
  expect(distance(dark, seatDark)).toBeGreaterThan(MIN_DISTANCE);
});

test('nor that of what is chosen', () => {
  const [lit, chosen] = [coloursOf('lit'), coloursOf('rubric')];
  expect(distance(lit[0], chosen[0])).toBeGreaterThan(MIN_DISTANCE);
  expect(distance(lit[1], chosen[1])).toBeGreaterThan(MIN_DISTANCE);
});
