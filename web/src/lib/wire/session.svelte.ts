/** The connection of an open table page: its socket, the game as received so far, and the answer under way. */

import type { Answer, GameNews, Refused, ServerMessage, TableInfo, Undo, Weighed } from './protocol';
import { ReconnectingSocket, socketAddress, type ConnectionState } from './socket';
import { hasHole, merge, type Story } from './story';

type Sent = Answer | Undo;

export class Session {
  table = $state.raw<TableInfo | null>(null);
  story = $state.raw<Story | null>(null);
  connection = $state<ConnectionState>('connecting');
  /** The answer or undo that the server has neither taken nor refused yet. */
  sent = $state.raw<Sent | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** The server's last verdict on an answer that was tried with `weigh` but not given. */
  weighed = $state.raw<Weighed | null>(null);
  private readonly socket: ReconnectingSocket;
  /** The socket has opened, but the server has not yet sent the state of the game. */
  private isResuming = false;

  constructor(readonly id: string) {
    this.socket = new ReconnectingSocket({
      address: () => socketAddress(`/ws/table/${encodeURIComponent(id)}${this.since()}`),
      hear: (message) => this.hear(message),
      changed: (state) => {
        this.connection = state;
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
    return !!news?.parts.some((part) => part.ask?.id === sent.id && part.seat === sent.seat);
  }
}
