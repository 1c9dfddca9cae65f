/** How fast what happens at a table is shown. */

import { recall, remember } from './memory';

export const SPEEDS = ['calm', 'brisk', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How much faster than calm. */
const RATES: Record<Speed, number> = { calm: 1, brisk: 2, 'at-once': Infinity };

class Clockwork {
  speed = $state<Speed>(SPEEDS.find((one) => one === recall('speed')) ?? 'calm');

  get rate(): number {
    return RATES[this.speed];
  }

  choose(speed: Speed): void {
    this.speed = speed;
    remember('speed', speed);
  }
}

export const speed = new Clockwork();
