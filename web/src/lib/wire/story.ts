/** The game as this page has been told it: news are merged so that nothing is lost or told twice. */

import type { EventWire, GameNews, PartWire } from './protocol';

export interface Story {
  /** How many answers the page knows of: where a new connection resumes. */
  readonly n: number;
  readonly news: GameNews;
  /** All events told to each seat of this page, oldest first. */
  readonly told: ReadonlyMap<number, EventWire[]>;
  /** The events of the last message, for motion and for the live region. */
  readonly fresh: ReadonlyMap<number, EventWire[]>;
}

/** Does this message go on with a story that the page was not told? It got the seat while its line was down. */
export function hasHole(story: Story, news: GameNews): boolean {
  return news.first > 0 && news.parts.some((part) => !story.told.has(part.seat));
}

/** The story with this message in it. Events from answer `first` on are forgotten: some were taken back. */
export function merge(story: Story | null, news: GameNews): Story {
  const told = new Map<number, EventWire[]>();
  const fresh = new Map<number, EventWire[]>();
  for (const part of news.parts) {
    const kept = (story?.told.get(part.seat) ?? []).filter((event) => event.n < news.first);
    told.set(part.seat, [...kept, ...part.events]);
    fresh.set(part.seat, story ? freshOf(story, part) : []);
  }
  return { n: news.n, news, told, fresh };
}

/** What is new in a part: after a reconnect the server may tell again what the page knows. */
function freshOf(story: Story, part: PartWire): EventWire[] {
  return part.events.filter((event) => event.n > story.n);
}
