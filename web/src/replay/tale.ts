/** A finished game, step by step and eye by eye. What was told is fetched once for each eye. */

import { api } from '$lib/wire/api';
import { marksOf, type Mark } from '$lib/view/marks';
import type { EventWire, GameNews } from '$lib/wire/protocol';

/** What there is to see at one step. */
export interface Scene {
  readonly news: GameNews;
  readonly marks: readonly Mark[];
}

interface Told {
  readonly events: readonly EventWire[];
  readonly marks: readonly Mark[];
}

export class Tale {
  private readonly told = new Map<number, Promise<Told>>();
  private readonly steps = new Map<string, Promise<GameNews>>();

  constructor(
    private readonly id: string,
    private readonly last: number,
  ) {}

  /** Is a step here already, or on its way? */
  has(step: number, seat: number): boolean {
    return this.steps.has(`${step} ${seat}`);
  }

  /** The game after so many answers, with all that was told until then. */
  async at(step: number, seat: number): Promise<Scene> {
    const [news, told] = await Promise.all([this.step(step, seat), this.toldTo(seat)]);
    const events = told.events.filter((event) => event.n <= step);
    return { news: { ...news, parts: news.parts.map((part) => ({ ...part, events })) }, marks: told.marks };
  }

  private step(step: number, seat: number): Promise<GameNews> {
    return keep(this.steps, `${step} ${seat}`, () => api.replay(this.id, step, seat, step));
  }

  private toldTo(seat: number): Promise<Told> {
    return keep(this.told, seat, async () => {
      const events = (await api.replay(this.id, this.last, seat)).parts[0]?.events ?? [];
      return { events, marks: marksOf(events, this.last) };
    });
  }
}

/** Ask once; what failed is asked for again. */
function keep<K, V>(kept: Map<K, Promise<V>>, key: K, ask: () => Promise<V>): Promise<V> {
  let found = kept.get(key);
  if (!found) {
    found = ask();
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}
