import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Say, TalkLine } from '$lib/wire/protocol';
import { BUBBLE_MS, GUESTS, Talk } from '$lib/wire/talk.svelte';
import { duration } from '$lib/words/duration';
import { talkText } from '$lib/words/talk';
import { everything, wordsIn } from './sayings';

const line = (n: number, more: Partial<TalkLine> = {}): TalkLine => ({
  n,
  at: 0,
  after: 0,
  kind: 'text',
  seat: 1,
  text: `line ${n}`,
  ...more,
});

const isOwn = (seat: number): boolean => seat === 0;

describe('what is said at a table', () => {
  let sent: Say[] = [];
  let isOnline = true;
  const send = (said: Say): boolean => {
    sent.push(said);
    return isOnline;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    [sent, isOnline] = [[], true];
  });
  afterEach(() => vi.useRealTimers());

  test('is new until it is read, and stays read after a reload', () => {
    const talk = new Talk('t', send);
    talk.hear({ type: 'talk', lines: [line(1), line(2, { seat: 0 }), line(3)], is_whole: true });
    expect(talk.unread(isOwn)).toBe(2);
    talk.note();
    expect(talk.unread(isOwn)).toBe(0);
    const again = new Talk('t', send);
    again.hear({ type: 'talk', lines: [line(1), line(2), line(3), line(4)], is_whole: true });
    expect(again.unread(isOwn)).toBe(1);
  });

  test('is kept once, however often it is heard', () => {
    const talk = new Talk('t', send);
    talk.hear({ type: 'talk', lines: [line(1), line(2)], is_whole: true });
    talk.hear({ type: 'talk', lines: [line(2)], is_whole: false });
    expect(talk.lines.map(({ n }) => n)).toEqual([1, 2]);
  });

  test('is written anew once it is sent, and comes back if the site refuses it', () => {
    const talk = new Talk('t', send);
    talk.draft = 'too much at once';
    talk.sayDraft(0);
    expect([talk.draft, sent.at(-1)?.text]).toEqual(['', 'too much at once']);
    talk.refuse('rate');
    expect([talk.draft, talk.unsaid]).toEqual(['too much at once', 'rate']);
    isOnline = false;
    talk.sayDraft(0);
    expect([talk.draft, talk.unsaid]).toEqual(['too much at once', 'offline']);
  });

  test('does not take the place of what is being written meanwhile', () => {
    const talk = new Talk('t', send);
    talk.draft = 'one';
    talk.sayDraft(0);
    talk.draft = 'two';
    talk.refuse('rate');
    expect(talk.draft).toBe('two');
    talk.say({ seat: 0, phrase: 'hello', args: [] });
    talk.draft = '';
    talk.refuse('phrase');
    expect(talk.draft).toBe('');
  });

  test('stands at the row of its player for a while', () => {
    const talk = new Talk('t', send);
    talk.hear({ type: 'talk', lines: [line(1)], is_whole: false });
    expect(talk.bubbles.get(1)?.text).toBe('line 1');
    vi.advanceTimersByTime(BUBBLE_MS + 1);
    expect(talk.bubbles.size).toBe(0);
  });

  test('is not heard of whom the reader has muted, also after a reload', () => {
    new Talk('t', send).mute('seat 1', true);
    const talk = new Talk('t', send);
    talk.hear({ type: 'talk', lines: [line(1)], is_whole: false });
    expect([talk.isMuted(line(1)), talk.unread(isOwn), talk.bubbles.size]).toEqual([true, 0, 0]);
    talk.mute('seat 1', false);
    expect(talk.isMuted(line(1))).toBe(false);
    talk.mute(GUESTS, true);
    expect(talk.isMuted(line(2, { seat: -1, guest: 3 }))).toBe(true);
  });

  test('is not lost without a word when the line is down', () => {
    const talk = new Talk('t', send);
    isOnline = false;
    expect([talk.say({ seat: 0, text: 'hello' }), talk.unsaid]).toEqual([false, 'offline']);
    isOnline = true;
    expect([talk.say({ seat: 0, text: 'hello' }), talk.unsaid]).toEqual([true, '']);
    expect(sent.at(-1)).toEqual({ type: 'say', id: '', seat: 0, text: 'hello' });
  });
});

test('each reader sees a phrase in their own language', () => {
  const said = line(1, { kind: 'phrase', name: 'would_pay', args: [15, 4] });
  const genoa = everything.games.genoa!;
  expect(talkText(said, wordsIn('en', genoa))).toBe('I’d pay 15 for Villa Ricci.');
  expect(talkText(said, wordsIn('de', genoa))).toBe('Ich gäbe 15 für die Villa Ricci.');
});

test.each([
  [25, '0:25'],
  [0.2, '0:01'],
  [-3, '0:00'],
  [605, '10:05'],
  [7500, '2 h 05 min'],
  [97200, '1 d 3 h'],
])('%d seconds are %s', (seconds, said) => {
  expect(duration(seconds)).toBe(said);
});
