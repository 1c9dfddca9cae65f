/** One open table page: its socket, the game as told so far, and what this page has sent. */

import type { Answer, GameNews, Refused, ServerMessage, TableInfo, Undo, Weighed } from './protocol';
import { ReconnectingSocket, socketAddress, type ConnectionState } from './socket';
import { hasHole, merge, type Story } from './story';

type Sent = Answer | Undo;

export class Session {
  table = $state.raw<TableInfo | null>(null);
  story = $state.raw<Story | null>(null);
  line = $state<ConnectionState>('connecting');
  /** What is on its way and neither taken nor refused. */
  sent = $state.raw<Sent | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** What was said last of an answer that was weighed, not given. */
  weighed = $state.raw<Weighed | null>(null);
  private readonly socket: ReconnectingSocket;
  /** The line is new and has not yet said how the game stands. */
  private isResuming = false;

  constructor(readonly id: string) {
    this.socket = new ReconnectingSocket({
      address: () => socketAddress(`/ws/table/${encodeURIComponent(id)}${this.since()}`),
      hear: (message) => this.hear(message),
      changed: (state) => {
        this.line = state;
        if (state === 'open') this.isResuming = true;
      },
    });
  }

  answer(answer: Omit<Answer, 'type'>): void {
    this.dispatch({ type: 'answer', ...answer });
  }

  /** Ask whether an answer would be taken. Who loses the line meanwhile hears nothing. */
  weigh(answer: Omit<Answer, 'type'>): void {
    this.socket.send({ type: 'weigh', ...answer });
  }

  undo(seat: number): void {
    this.dispatch({ type: 'undo', id: String(this.story?.n ?? 0), seat });
  }

  close(): void {
    this.socket.close();
  }

  /** What is sent while the line is down stays in `sent` and goes out when the page is up to date again. */
  private dispatch(message: Sent): void {
    this.refused = null;
    this.sent = message;
    this.socket.send(message);
  }

  private since(): string {
    return this.story ? `?since=${this.story.n}` : '';
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        break;
      case 'game':
        this.hearGame(message);
        break;
      case 'taken':
        if (this.sent?.id === message.id) this.sent = null;
        break;
      case 'weighed':
        this.weighed = message;
        break;
      case 'refused':
        this.sent = null;
        this.refused = message;
        break;
    }
  }

  private hearGame(news: GameNews): void {
    if (this.story && hasHole(this.story, news)) {
      this.story = null; // as another seat it is another story: it is asked for from the beginning
      this.socket.reopen();
      return;
    }
    this.story = merge(this.story, news);
    this.settle();
  }

  /** After news: what was sent is done if its question is gone, and goes out again if the line broke. */
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
    return !!news?.parts.some((part) => part.ask?.id === sent.id && part.seat === sent.seat);
  }
}
