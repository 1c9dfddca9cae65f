/** How much larger the board is drawn than fits; remembered for each table as long as the tab is open. */

import { recallHere, rememberHere } from './memory';

const STEPS = [1, 1.25, 1.5, 2, 2.5, 3] as const;
const MAX = STEPS[STEPS.length - 1]!;

class Zoom {
  factor = $state(1);
  private table = '';

  /** The factor of another table. */
  open(table: string): void {
    this.table = table;
    this.set(Number(recallHere(`zoom.${table}`)) || 1);
  }

  set(factor: number): void {
    this.factor = Math.min(MAX, Math.max(1, factor));
    rememberHere(`zoom.${this.table}`, String(this.factor));
  }

  /** To the next step, or to the one before. */
  step(by: 1 | -1): void {
    const next = by > 0 ? STEPS.find((one) => one > this.factor) : STEPS.findLast((one) => one < this.factor);
    this.set(next ?? this.factor);
  }

  get isLeast(): boolean {
    return this.factor <= 1;
  }

  get isMost(): boolean {
    return this.factor >= MAX;
  }
}

export const zoom = new Zoom();
