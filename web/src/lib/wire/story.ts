/** The game as this page has received it; each message is merged so that no event is lost or shown twice. */

import type { EventWire, GameNews, PartWire } from './protocol';

export interface Story {
  /** How many answers the page knows of; a new connection asks for what came after them. */
  readonly n: number;
  readonly news: GameNews;
  /** All events that each seat of this page was told, oldest first. */
  readonly told: ReadonlyMap<number, EventWire[]>;
  /** The events that are new with the last message; they are animated and read aloud. */
  readonly fresh: ReadonlyMap<number, EventWire[]>;
}

/** Does the message continue the events of a seat that this page has none of? It got the seat while disconnected. */
export function hasHole(story: Story, news: GameNews): boolean {
  return news.first > 0 && news.parts.some((part) => !story.told.has(part.seat));
}

/** The story with this message added; events from answer `first` on are replaced, since answers may be undone. */
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

/** The events of a part that the page does not know; after a reconnect the server may repeat some. */
function freshOf(story: Story, part: PartWire): EventWire[] {
  return part.events.filter((event) => event.n > story.n);
}
