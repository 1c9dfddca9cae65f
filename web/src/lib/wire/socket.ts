/** A web socket that reconnects with growing delays and detects a dead connection by pings. */

import { announcement } from '$lib/page/announcement.svelte';
import { PROTOCOL, version } from '$lib/page/version.svelte';
import type { ClientMessage, ServerMessage } from './protocol';

export type ConnectionState = 'connecting' | 'open' | 'lost';

export const PING_EVERY_MS = 20_000;
export const PONG_WITHIN_MS = 8_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;

/**
 * Milliseconds to wait before attempt number `tries` (from 0). `chance`, from 0 to 1, varies it by a quarter, so that
 * after a restart of the server not all pages come back at once.
 */
export function waitBefore(tries: number, chance: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS) * (0.75 + chance / 2);
}

export interface SocketOptions {
  /** Called for every attempt, because the address says how many answers the page knows already. */
  address: () => string;
  hear: (message: ServerMessage) => void;
  changed: (state: ConnectionState) => void;
}

export class ReconnectingSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;
  private pong: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(private readonly options: SocketOptions) {
    document.addEventListener('visibilitychange', this.wake);
    window.addEventListener('online', this.wake);
    this.connect();
  }

  /** Send at once, or return false while disconnected: nothing is queued, the caller sends again if it must. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Close the connection and open a new one at once, at the address as it is now. */
  reopen(): void {
    this.hangUp();
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    document.removeEventListener('visibilitychange', this.wake);
    window.removeEventListener('online', this.wake);
    this.hangUp();
    clearTimeout(this.retry);
  }

  /** When the page is shown or online again: connect at once, or ping to see whether the connection is alive. */
  private readonly wake = (): void => {
    if (document.visibilityState === 'hidden' || this.isClosed) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.askForPong();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.options.changed(this.tries ? 'lost' : 'connecting');
    const socket = new WebSocket(this.options.address());
    this.socket = socket;
    socket.onopen = () => {
      this.options.changed('open');
      this.expectPing();
    };
    socket.onmessage = (heard: MessageEvent<string>) => {
      this.tries = 0;
      clearTimeout(this.pong);
      const message = JSON.parse(heard.data) as ServerMessage;
      if (message.type === 'hello') version.meet(message.protocol);
      else if (message.type === 'announcement') announcement.take(message);
      else if (message.type !== 'pong') this.options.hear(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private lose(): void {
    this.hangUp();
    if (this.isClosed) return;
    this.options.changed('lost');
    this.retry = setTimeout(() => this.connect(), waitBefore(this.tries, Math.random()));
    this.tries += 1;
  }

  /** Close the socket and ignore whatever still arrives on it. */
  private hangUp(): void {
    clearTimeout(this.ping);
    clearTimeout(this.pong);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private expectPing(): void {
    this.ping = setTimeout(() => {
      this.askForPong();
      this.expectPing();
    }, PING_EVERY_MS);
  }

  private askForPong(): void {
    this.send({ type: 'ping' });
    clearTimeout(this.pong);
    this.pong = setTimeout(() => this.lose(), PONG_WITHIN_MS);
  }
}

export function socketAddress(path: string): string {
  const { protocol, host } = window.location;
  const query = `${path.includes('?') ? '&' : '?'}protocol=${PROTOCOL}`;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}${query}`;
}
