/** How long ago a moment was, in words: "3 hours ago". */

import type { Lang } from '$lib/wire/manifest';

/** Units with their length in seconds, longest first. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

export function ago(seconds: number, lang: Lang, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const past = Math.max(0, now - seconds);
  for (const [unit, length] of UNITS) {
    if (past >= length) return format.format(-Math.floor(past / length), unit);
  }
  return format.format(0, 'second');
}
