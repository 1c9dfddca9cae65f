/** The connection of an open table page: its socket, the game as received so far, and the answer under way. */

import type { Answer, GameNews, Hint, Refused, ServerMessage, TableInfo, Undo, Weighed } from './protocol';
import { ReconnectingSocket, socketAddress, type ConnectionState } from './socket';
import { siteClock } from '$lib/page/site-clock.svelte';
import { hasHole, merge, type Story } from './story';
import { Talk } from './talk.svelte';

type Sent = Answer | Undo;

/** The site gives a hint every five seconds. */
const HINT_AGAIN_MS = 2500;

export class Session {
  table = $state.raw<TableInfo | null>(null);
  story = $state.raw<Story | null>(null);
  connection = $state<ConnectionState>('connecting');
  /** The answer or undo that the server has neither taken nor refused yet. */
  sent = $state.raw<Sent | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** The server's last verdict on an answer that was tried with `weigh` but not given. */
  weighed = $state.raw<Weighed | null>(null);
  /** The last hint that was asked for, and the seat and question for which one is awaited. */
  hint = $state.raw<Hint | null>(null);
  advised = $state('');
  readonly talk: Talk;
  private readonly socket: ReconnectingSocket;
  /** The socket has opened, but the server has not yet sent the state of the game. */
  private isResuming = false;

  constructor(readonly id: string) {
    this.talk = new Talk(id, (message) => this.socket.send(message));
    this.socket = new ReconnectingSocket({
      address: () => socketAddress(`/ws/table/${encodeURIComponent(id)}${this.since()}`),
      hear: (message) => this.hear(message),
      changed: (state) => {
        this.connection = state;
        this.advised = '';
        if (state === 'open') this.isResuming = true;
      },
    });
  }

  answer(answer: Omit<Answer, 'type'>): void {
    this.dispatch({ type: 'answer', ...answer });
  }

  /** Ask whether an answer would be taken; the verdict is lost if the connection breaks before it comes. */
  weigh(answer: Omit<Answer, 'type'>): void {
    this.socket.send({ type: 'weigh', ...answer });
  }

  /** Ask what this seat might answer; the hint is lost if the connection breaks before it comes. */
  advise({ id, seat }: { id: string; seat: number }): void {
    this.hint = null;
    this.advised = `${seat} ${id}`;
    this.socket.send({ type: 'advise', id, seat });
  }

  undo(seat: number): void {
    this.dispatch({ type: 'undo', id: String(this.story?.n ?? 0), seat });
  }

  close(): void {
    this.socket.close();
  }

  /** Send a message, or keep it in `sent` while disconnected: it is sent once the page is up to date again. */
  private dispatch(message: Sent): void {
    this.refused = null;
    this.sent = message;
    this.socket.send(message);
  }

  private since(): string {
    return this.story ? `?since=${this.story.n}&undos=${this.story.news.undos}` : '';
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        siteClock.set(message.now);
        this.table = message.table;
        break;
      case 'game':
        this.hearGame(message);
        break;
      case 'taken':
        if (this.sent?.id === message.id) this.sent = null;
        break;
      case 'talk':
        this.talk.hear(message);
        break;
      case 'unsaid':
        this.talk.refuse(message.reason);
        break;
      case 'weighed':
        this.weighed = message;
        break;
      case 'hint':
        this.hearHint(message);
        break;
      case 'refused':
        this.sent = null;
        this.refused = message;
        break;
    }
  }

  /** A hint that comes too soon after the last one is asked for again by itself, while it is still awaited. */
  private hearHint(message: Hint): void {
    const { id, seat, reason } = message;
    if (reason === 'rate' && this.advised === `${seat} ${id}`) {
      setTimeout(() => this.advised === `${seat} ${id}` && this.advise({ id, seat }), HINT_AGAIN_MS);
      return;
    }
    this.hint = message;
    this.advised = '';
  }

  private hearGame(news: GameNews): void {
    if (this.story && hasHole(this.story, news)) {
      this.story = null; // a seat that is new to this page needs its events from the beginning
      this.socket.reopen();
      return;
    }
    this.story = merge(this.story, news);
    this.settle();
  }

  /** After a message: drop what was sent if its question is gone; send it again if the connection was new. */
  private settle(): void {
    const isResumed = this.isResuming;
    this.isResuming = false;
    if (!this.sent) return;
    if (!this.isStillOpen(this.sent)) this.sent = null;
    else if (isResumed) this.socket.send(this.sent);
  }

  private isStillOpen(sent: Sent): boolean {
    const news = this.story?.news;
    if (sent.type === 'undo') return sent.id === String(news?.n) && !!news?.undo.includes(sent.seat);
    return !!news?.parts.some((part) => part.question?.id === sent.id && part.seat === sent.seat);
  }
}
