/** The parts of a service worker's surroundings that are used here; TypeScript's own types exclude those of pages. */

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends LastingEvent {
  readonly notification: Notification;
}

export interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
}

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

/** What TypeScript's own type leaves out: a notification that takes another's place is heard again. */
export interface NoticeOptions extends NotificationOptions {
  renotify: boolean;
}

export interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<WindowClient | null>;
  };
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(kind: K, hear: (event: Events[K]) => void): void;
}
