/** How long something takes, in few letters: "0:25", "2 h 05 min", "1 d 3 h". */

import { t } from './site.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

export function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= DAY)
    return t('time-days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  if (whole >= HOUR)
    return t('time-hours', {
      hours: Math.floor(whole / HOUR),
      minutes: two(Math.floor((whole % HOUR) / MINUTE)),
    });
  return `${Math.floor(whole / MINUTE)}:${two(whole % MINUTE)}`;
}
