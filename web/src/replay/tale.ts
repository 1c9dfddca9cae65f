/** Fetches a finished game step by step for any seat; the events of a seat are fetched once. */

import { api } from '$lib/wire/api';
import { marksOf, type Mark } from '$lib/view/marks';
import type { Glossary } from '$lib/wire/manifest';
import type { EventWire, GameNews } from '$lib/wire/protocol';

/** What the page shows at one step. */
export interface Scene {
  readonly news: GameNews;
  readonly marks: readonly Mark[];
  /** The steps at which chance was to answer. */
  readonly draws: readonly number[];
}

interface Told extends Pick<Scene, 'marks' | 'draws'> {
  readonly events: readonly EventWire[];
}

export class Tale {
  private readonly told = new Map<number, Promise<Told>>();
  private readonly steps = new Map<string, Promise<GameNews>>();

  constructor(
    private readonly id: string,
    private readonly last: number,
    private readonly glossary: Pick<Glossary, 'chapters'>,
  ) {}

  /** Has this step been requested before? */
  has(step: number, seat: number): boolean {
    return this.steps.has(`${step} ${seat}`);
  }

  /** The game after `step` answers as `seat` sees it, with all events up to then. */
  async at(step: number, seat: number): Promise<Scene> {
    const [news, told] = await Promise.all([this.step(step, seat), this.toldTo(seat)]);
    const events = told.events.filter((event) => event.n <= step);
    const parts = news.parts.map((part) => ({ ...part, events }));
    return { news: { ...news, parts }, marks: told.marks, draws: told.draws };
  }

  private step(step: number, seat: number): Promise<GameNews> {
    return keep(this.steps, `${step} ${seat}`, () => api.replay(this.id, step, seat, step));
  }

  private toldTo(seat: number): Promise<Told> {
    return keep(this.told, seat, async () => {
      const { parts, course } = await api.replay(this.id, this.last, seat);
      const events = parts[0]?.events ?? [];
      return { events, marks: marksOf(events, this.last, this.glossary), draws: course?.draws ?? [] };
    });
  }
}

/** The cached promise for a key, or a new one; a promise that fails is removed, so that it is tried again. */
function keep<K, V>(kept: Map<K, Promise<V>>, key: K, ask: () => Promise<V>): Promise<V> {
  let found = kept.get(key);
  if (!found) {
    found = ask();
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}
