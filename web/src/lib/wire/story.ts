/** The game as this page has received it; each message is merged so that no event is lost or shown twice. */

import type { EventWire, GameNews, OwnWire } from './protocol';

export interface Story {
  /** How many answers the page knows of; a new connection asks for what came after them. */
  readonly n: number;
  readonly news: GameNews;
  /** All events that each seat of this page was told, oldest first. */
  readonly events: ReadonlyMap<number, EventWire[]>;
  /** The answers that each seat of this page gave itself, oldest first. */
  readonly own: ReadonlyMap<number, OwnWire[]>;
}

/** Does the message continue the events of a seat that this page has none of? It got the seat while disconnected. */
export function hasHole(story: Story, news: GameNews): boolean {
  return news.first > 0 && news.parts.some((part) => !story.events.has(part.seat));
}

/** The story with this message added; events from answer `first` on are replaced, since answers may be undone. */
export function merge(story: Story | null, news: GameNews): Story {
  const events = new Map<number, EventWire[]>();
  const own = new Map<number, OwnWire[]>();
  const kept = <One extends { n: number }>(all: One[] = []): One[] => all.filter(({ n }) => n < news.first);
  for (const part of news.parts) {
    events.set(part.seat, [...kept(story?.events.get(part.seat)), ...part.events]);
    own.set(part.seat, [...kept(story?.own.get(part.seat)), ...part.own]);
  }
  return { n: news.n, news, events, own };
}
