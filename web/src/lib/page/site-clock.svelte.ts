/** The clock of the site, by which the times of a table are meant; it ticks while something on the page shows it. */

import { createSubscriber } from 'svelte/reactivity';

const TICK_MS = 1000;

class SiteClock {
  /** By how many seconds the browser's clock is ahead. */
  private ahead = 0;
  private readonly ticking = createSubscriber((tick) => {
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  });

  /** The site says what time it is. */
  set(now: number): void {
    this.ahead = Date.now() / 1000 - now;
  }

  /** Seconds since the epoch. */
  get now(): number {
    this.ticking();
    return Date.now() / 1000 - this.ahead;
  }
}

export const siteClock = new SiteClock();
