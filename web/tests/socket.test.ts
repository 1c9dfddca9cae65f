import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameNews, ServerMessage, TableInfo } from '$lib/wire/protocol';
import { Session } from '$lib/wire/session.svelte';
import {
  ReconnectingSocket,
  PING_EVERY_MS,
  PONG_WITHIN_MS,
  waitBefore,
  type ConnectionState,
} from '$lib/wire/socket';

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }

  readyState = FakeSocket.CONNECTING;
  sent: { type: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((heard: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  opens(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  says(message: ServerMessage): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  breaks(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.made = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a line', () => {
  let states: ConnectionState[];
  let heard: ServerMessage[];
  let line: ReconnectingSocket;

  beforeEach(() => {
    states = [];
    heard = [];
    line = new ReconnectingSocket({
      address: () => 'ws://here/ws/lobby',
      hear: (message) => heard.push(message),
      changed: (state) => states.push(state),
    });
  });

  afterEach(() => line.close());

  test('waits longer from try to try, up to a bound', () => {
    const waits = [0, 1, 2, 3, 10].map((tries) => waitBefore(tries, 0.5));
    expect(waits).toEqual([400, 800, 1600, 3200, 15000]);
    expect(waitBefore(0, 0)).toBeLessThan(waitBefore(0, 1));
  });

  test('is tried again when it breaks, and again', () => {
    FakeSocket.last.opens().breaks();
    expect(states).toEqual(['connecting', 'open', 'lost']);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(799);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(3);
    FakeSocket.last.opens();
    expect(states.at(-1)).toBe('open');
  });

  test('begins with short waits again once it has heard something', () => {
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(400);
    FakeSocket.last.opens().says({ type: 'pong' });
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(3);
  });

  test('asks whether it lives, and is given up when nothing comes back', () => {
    const first = FakeSocket.last.opens();
    vi.advanceTimersByTime(PING_EVERY_MS);
    expect(first.sent).toEqual([{ type: 'ping' }]);
    first.says({ type: 'pong' });
    vi.advanceTimersByTime(PONG_WITHIN_MS);
    expect(states.at(-1)).toBe('open');
    vi.advanceTimersByTime(PING_EVERY_MS);
    expect(states.at(-1)).toBe('lost');
    expect(heard).toEqual([]);
  });

  test('does not wait when the page comes back to life', () => {
    FakeSocket.last.breaks();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.opens();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
  });

  test('is silent once it is closed', () => {
    const socket = FakeSocket.last.opens();
    line.close();
    socket.says({ type: 'pong' }).breaks();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

function news(n: number, first: number, id: string | null, kinds: string[] = [], seat = 0): GameNews {
  const question = {
    id: id ?? '',
    seat,
    text: 'q',
    clause: '',
    about: [],
    moves: [],
    bars: [],
    is_sealed: false,
    usual: '',
    things: [],
  };
  const events = kinds.map((kind, at) => ({ n: first + at, kind, clause: '', args: [] }));
  const part = { seat, events, view: {}, own: [], tallies: [], question: id === null ? null : question };
  return {
    type: 'game',
    n,
    first,
    parts: [part],
    waiting: [],
    done: null,
    undo: [0],
    undos: 0,
    clocks: [],
    standings: null,
    course: null,
  };
}

describe('a table page', () => {
  let session: Session;
  const told = (): string[] => session.story?.events.get(0)?.map((event) => event.kind) ?? [];
  const reconnect = (): FakeSocket => {
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(400);
    return FakeSocket.last.opens();
  };

  beforeEach(() => {
    session = new Session('abc');
  });

  afterEach(() => session.close());

  test('asks for everything at first, then from where it stands', () => {
    expect(FakeSocket.last.url).toMatch(/\/ws\/table\/abc\?protocol=\d+$/);
    FakeSocket.last.opens().says(news(3, 0, '0.0', ['laid', 'laid', 'laid', 'began']));
    expect(told()).toEqual(['laid', 'laid', 'laid', 'began']);
    reconnect().says(news(5, 4, '0.1', ['put', 'built']));
    expect(FakeSocket.last.url).toMatch(/\?since=3&undos=0&protocol=\d+$/);
    expect(told()).toEqual(['laid', 'laid', 'laid', 'began', 'put', 'built']);
  });

  test('whose seats have changed while the line was down begins anew, so that no story has a hole', () => {
    FakeSocket.last.opens().says(news(1, 0, '0.0', ['laid', 'began']));
    reconnect().says(news(3, 2, '0.1', ['put', 'built'], 1));
    expect(FakeSocket.made).toHaveLength(3);
    expect(FakeSocket.last.url).toMatch(/\/ws\/table\/abc\?protocol=\d+$/);
    FakeSocket.last.opens().says(news(3, 0, '0.1', ['laid', 'began', 'put', 'built'], 1));
    expect(session.story?.events.get(1)?.map((event) => event.kind)).toEqual([
      'laid',
      'began',
      'put',
      'built',
    ]);
    expect([...(session.story?.events.keys() ?? [])]).toEqual([1]);
    FakeSocket.last.says(news(4, 4, '0.2', ['won'], 1));
    expect(FakeSocket.made).toHaveLength(3);
  });

  test('that is told everything anew at once has no hole', () => {
    FakeSocket.last.opens().says(news(1, 0, '0.0', ['laid', 'began']));
    FakeSocket.last.says(news(1, 0, null, ['laid', 'began'], -1));
    expect(FakeSocket.made).toHaveLength(1);
    expect(session.story?.events.get(-1)).toHaveLength(2);
  });

  test('forgets what was taken back', () => {
    FakeSocket.last.opens().says(news(2, 0, '0.0', ['a', 'b', 'c']));
    FakeSocket.last.says(news(1, 2, '1.0'));
    expect(told()).toEqual(['a', 'b']);
    FakeSocket.last.says(news(2, 2, '1.1', ['d']));
    expect(told()).toEqual(['a', 'b', 'd']);
  });

  test('holds an answer until it is taken', () => {
    FakeSocket.last.opens().says(news(0, 0, '0.0'));
    session.answer({ id: '0.0', seat: 0, verb: 'put', args: [2] });
    expect(FakeSocket.last.sent).toEqual([{ type: 'answer', id: '0.0', seat: 0, verb: 'put', args: [2] }]);
    expect(session.sent).not.toBeNull();
    FakeSocket.last.says({ type: 'taken', id: '0.0' });
    expect(session.sent).toBeNull();
  });

  test('asks again by itself for a hint that came too soon, unless something else is asked meanwhile', () => {
    const socket = FakeSocket.last.opens();
    const ask = { type: 'advise', id: '0.0', seat: 0 };
    const nothing = { is_chance: true, whole: {}, tips: [] };
    const tooSoon: ServerMessage = { type: 'hint', id: '0.0', seat: 0, reason: 'rate', ...nothing };
    socket.says(news(0, 0, '0.0'));
    session.advise({ id: '0.0', seat: 0 });
    socket.says(tooSoon);
    expect([session.hint, session.advised]).toEqual([null, '0 0.0']);
    vi.advanceTimersByTime(2500);
    expect(socket.sent).toEqual([ask, ask]);
    socket.says(tooSoon);
    session.advise({ id: '0.1', seat: 0 });
    vi.advanceTimersByTime(2500);
    expect(socket.sent).toHaveLength(3);
  });

  test("does not send an answer twice because somebody else's arrived first", () => {
    FakeSocket.last.opens().says(news(0, 0, '0.0'));
    session.answer({ id: '0.0', seat: 0, verb: 'put', args: [2] });
    FakeSocket.last.says(news(1, 1, '0.0', ['chose']));
    expect(FakeSocket.last.sent).toHaveLength(1);
    expect(session.sent).not.toBeNull();
  });

  test('sends an answer again if the line broke and its question is still open', () => {
    FakeSocket.last.opens().says(news(0, 0, '0.0'));
    session.answer({ id: '0.0', seat: 0, verb: 'put', args: [2] });
    const next = reconnect().says(news(0, 1, '0.0'));
    expect(next.sent).toEqual([{ type: 'answer', id: '0.0', seat: 0, verb: 'put', args: [2] }]);
  });

  test('does not send it again if it was taken before the line broke', () => {
    FakeSocket.last.opens().says(news(0, 0, '0.0'));
    session.answer({ id: '0.0', seat: 0, verb: 'put', args: [2] });
    const next = reconnect().says(news(1, 1, '0.1', ['put']));
    expect(next.sent).toEqual([]);
    expect(session.sent).toBeNull();
  });

  test('what is answered while the line is down goes out when it is up', () => {
    FakeSocket.last.opens().says(news(0, 0, '0.0'));
    FakeSocket.last.breaks();
    session.answer({ id: '0.0', seat: 0, verb: 'stop', args: [] });
    vi.advanceTimersByTime(400);
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.says(news(0, 1, '0.0'));
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  test('takes back by the number of answers it knows', () => {
    FakeSocket.last.opens().says(news(4, 0, '0.1'));
    session.undo(0);
    expect(FakeSocket.last.sent).toEqual([{ type: 'undo', id: '4', seat: 0 }]);
  });

  test('says why an answer was refused', () => {
    FakeSocket.last.opens().says(news(0, 0, '0.0'));
    session.answer({ id: '0.0', seat: 0, verb: 'put', args: [9] });
    FakeSocket.last.says({ type: 'refused', id: '0.0', reason: 'field', clause: 'DOGE-5.5', field: 'count' });
    expect(session.sent).toBeNull();
    expect(session.refused?.clause).toBe('DOGE-5.5');
  });

  test('hears who sits at the table', () => {
    const table = { id: 'abc', status: 'running' } as TableInfo;
    FakeSocket.last.opens().says({ type: 'table', table, now: 1 });
    expect(session.table?.status).toBe('running');
  });
});
