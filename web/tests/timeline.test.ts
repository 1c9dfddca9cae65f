/** The clock of the page: in which order, and how long, what was told is shown. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { speed } from '$lib/page/speed.svelte';
import { PACE } from '$lib/view/pace';
import type { Play } from '$lib/view/play';
import { Timeline, type Moment } from '$lib/view/timeline.svelte';
import type { EventWire, GameNews, QuestionWire } from '$lib/wire/protocol';

/** What was told, and what is in the air. */
interface Scene {
  view: string;
  told: readonly string[];
  air: readonly string[];
}

const BEAT = 300;
const PLAY: Play<string, Scene> = {
  sceneOf: (view, before) => ({ told: [], ...before, view, air: [] }),
  after: (scene, { n, kind }) => ({
    ...scene,
    told: [...scene.told, `${kind} ${n}`],
    air: [...scene.air, `${kind} ${n}`],
  }),
  beat: ({ kind }) => (kind === 'noted' ? 0 : BEAT),
  isUnasked: ({ kind }) => kind === 'drifted',
  unfold: (_, event) =>
    event.kind === 'sailed'
      ? [
          { ...event, kind: 'rowed' },
          { ...event, kind: 'landed' },
        ]
      : [event],
  still: (scene) => ({ ...scene, air: [] }),
};
const TELLING = {
  events: {
    moved: ['who:seat'],
    drifted: ['who:seat'],
    voted: ['who:seat'],
    began: ['round:'],
    laid: [],
    noted: [],
  },
  chapters: ['began'],
  ranks: { laid: 'setup' as const },
  reveals: ['voted'],
};
const ME = 0;
const OTHER = 1;

/** Events of an answer: `moved` by the other unless said otherwise. */
const told = (n: number, ...kinds: string[]): EventWire[] =>
  kinds.map((kind) => {
    const [name = '', who = OTHER] = kind.split(' ');
    return { n, kind: name, clause: 'X-1', args: [Number(who)] };
  });

function moment(
  n: number,
  events: readonly EventWire[],
  more: Partial<GameNews> = {},
  seat = ME,
): Moment<string> {
  const news = { n, undos: 0, ...more } as GameNews;
  return { news, view: `view ${n}`, events, question: { id: `${n}` } as QuestionWire, seat };
}

const START = moment(0, told(0, 'laid'));
const timelineFrom = (start = START, isBySteps = false): Timeline<string, Scene> =>
  new Timeline({ play: PLAY, telling: TELLING, isBySteps }, start);
const after = (start: Moment<string>, n: number, ...kinds: string[]): Moment<string> =>
  moment(n, [...start.events, ...told(n, ...kinds)]);
const kinds = (events: readonly EventWire[]): string[] => events.map(({ n, kind }) => `${kind} ${n}`);

let isHidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  speed.choose('calm');
});

describe('what is told', () => {
  test('is there at once when the page is opened', () => {
    const timeline = timelineFrom();
    expect(timeline.isPlaying).toBe(false);
    expect(timeline.question?.id).toBe('0');
    expect(kinds(timeline.events)).toEqual(['laid 0']);
  });

  test('comes line by line with the board, and the question last', () => {
    const timeline = timelineFrom();
    timeline.follow(after(START, 1, 'moved', 'moved 2'));
    expect(kinds(timeline.events)).toEqual(['laid 0', 'moved 1']);
    expect(timeline.scene.told).toEqual(['moved 1']);
    expect(timeline.question).toBeNull();
    expect(timeline.shown.news.n).toBe(0);
    vi.advanceTimersByTime(PACE.turnOfOther);
    expect(kinds(timeline.events)).toEqual(['laid 0', 'moved 1', 'moved 1']);
    expect(timeline.question).toBeNull();
    vi.runAllTimers();
    expect(timeline.scene.view).toBe('view 1');
    expect(timeline.question?.id).toBe('1');
    expect(timeline.isPlaying).toBe(false);
  });

  test('leaves a question that is still open where it is', () => {
    const timeline = timelineFrom();
    const open = { ...after(START, 1, 'moved'), question: START.question };
    timeline.follow(open);
    expect(timeline.isPlaying).toBe(true);
    expect(timeline.question?.id).toBe('0');
    timeline.follow({ ...after(open, 2, 'moved'), question: null });
    expect(timeline.question).toBeNull();
  });

  test('of the end is reckoned line by line before the winner is named', () => {
    const linesOf = (): number => 3;
    const timeline = new Timeline({ play: PLAY, telling: TELLING, linesOf }, START);
    const events = [...START.events, ...told(1, 'moved', 'noted', 'noted')];
    timeline.follow(moment(1, events, { standings: [] }));
    vi.advanceTimersByTime(PACE.turnOfOther);
    expect(timeline.reckoned?.lines).toBe(1);
    vi.advanceTimersByTime(2 * PACE.line);
    expect(timeline.reckoned?.lines).toBe(3);
    expect(kinds(timeline.events)).toEqual(['laid 0', 'moved 1']);
    vi.runAllTimers();
    expect(timeline.reckoned).toBeNull();
    expect(kinds(timeline.events)).toEqual(['laid 0', 'moved 1', 'noted 1', 'noted 1']);
  });

  test('of two messages is played in their order, each view before the events of the next', () => {
    const timeline = timelineFrom();
    const first = after(START, 1, 'moved');
    timeline.follow(first);
    timeline.follow(after(first, 2, 'moved'));
    expect(timeline.scene.view).toBe('view 0');
    expect(kinds(timeline.events)).toEqual(['laid 0', 'moved 1']);
    vi.advanceTimersByTime(BEAT);
    expect(timeline.scene.view).toBe('view 1');
    expect(timeline.shown.news.n).toBe(1);
    expect(kinds(timeline.events)).toEqual(['laid 0', 'moved 1', 'moved 2']);
    expect(timeline.question).toBeNull();
    vi.runAllTimers();
    expect(timeline.question?.id).toBe('2');
    expect(kinds(timeline.fresh)).toEqual(['moved 1', 'moved 2']);
  });

  test('in one step is one line, though it is seen in several', () => {
    const timeline = timelineFrom();
    timeline.follow(after(START, 1, 'sailed'));
    expect(timeline.scene.told).toEqual(['rowed 1']);
    vi.advanceTimersByTime(BEAT);
    expect(timeline.scene.told).toEqual(['rowed 1', 'landed 1']);
    expect(kinds(timeline.events)).toEqual(['laid 0', 'sailed 1']);
    vi.runAllTimers();
    expect(kinds(timeline.events)).toEqual(['laid 0', 'sailed 1']);
  });

  test('again after a reconnect is not told again', () => {
    const timeline = timelineFrom();
    const first = after(START, 1, 'moved');
    timeline.follow(first);
    vi.runAllTimers();
    timeline.follow({ ...first });
    expect(timeline.isPlaying).toBe(false);
    expect(timeline.scene.told).toEqual(['moved 1']);
  });
});

/** How long it takes until the question is there. */
function lasts(next: Moment<string>, timeline = timelineFrom()): number {
  timeline.follow(next);
  let ms = 0;
  for (; timeline.isPlaying; ms += 10) vi.advanceTimersByTime(10);
  return ms;
}

describe('the pace', () => {
  test("gives another's turn its least time, however many answers it has", () => {
    expect(lasts(after(START, 1, 'moved'))).toBe(PACE.turnOfOther);
    expect(lasts(after(START, 1, 'moved', 'moved', 'moved', 'moved'))).toBe(4 * BEAT);
  });

  test('is quick for what one did oneself', () => {
    const timeline = timelineFrom();
    timeline.gave(1);
    expect(lasts(after(START, 1, `moved ${ME}`), timeline)).toBe(PACE.own);
  });

  test('is calm for what nobody chose, after an answer of one’s own too', () => {
    const timeline = timelineFrom();
    timeline.gave(1);
    expect(lasts(after(START, 1, `moved ${ME}`, `drifted ${ME}`), timeline)).toBe(PACE.own + BEAT);
  });

  test('is calm for what happens to oneself by the answer of another', () => {
    expect(lasts(after(START, 1, `moved ${ME}`))).toBe(BEAT);
  });

  test('does not rest at what one revealed oneself', () => {
    const timeline = timelineFrom();
    timeline.gave(1);
    expect(lasts(after(START, 1, `voted ${ME}`), timeline)).toBe(PACE.own);
  });

  test('rests at what is revealed: closed, turned one after another, then to be read', () => {
    const timeline = timelineFrom();
    timeline.gave(1); // also if one's own answer opens it
    timeline.follow(after(START, 1, `voted ${ME}`, `voted ${OTHER}`));
    expect(timeline.scene.told).toEqual([]);
    expect(timeline.reveal).toBe('voted');
    vi.advanceTimersByTime(PACE.closed);
    expect(timeline.scene.told).toEqual(['voted 1']);
    expect(timeline.reveal).toBe('voted');
    vi.advanceTimersByTime(PACE.turn);
    expect(timeline.told).toHaveLength(2);
    vi.advanceTimersByTime(PACE.turn + PACE.rest - 10);
    expect(timeline.question).toBeNull();
    vi.advanceTimersByTime(10);
    expect(timeline.question?.id).toBe('1');
    expect(timeline.reveal).toBe('');
  });

  test('has a heading for a round, and little time for what is laid out', () => {
    const timeline = timelineFrom();
    timeline.follow(after(START, 1, 'began', ...Array<string>(20).fill('laid')));
    expect(timeline.heading?.kind).toBe('began');
    vi.advanceTimersByTime(PACE.round);
    expect(timeline.heading).toBeNull();
    vi.advanceTimersByTime(PACE.setup - 20);
    expect(timeline.isPlaying).toBe(true);
    vi.advanceTimersByTime(40);
    expect(timeline.isPlaying).toBe(false);
  });

  test('doubles when others have done much meanwhile, and far too much is not played', () => {
    const timeline = timelineFrom();
    let last = START;
    for (let n = 1; n <= 11; n++) timeline.follow((last = after(last, n, 'moved', 'moved', 'moved')));
    const all = 33 * BEAT;
    let ms = 0;
    for (; timeline.isPlaying; ms += 10) vi.advanceTimersByTime(10);
    expect(ms).toBeLessThan(all - 500);
    expect(ms).toBeGreaterThan(all / 2);
    const many = Array<string>(70).fill('moved');
    timeline.follow(after(last, 12, ...many));
    expect(timeline.isPlaying).toBe(false);
    expect(timeline.question?.id).toBe('12');
  });

  test('is as wished: brisk takes half the time, at once none', () => {
    speed.choose('brisk');
    expect(lasts(after(START, 1, 'moved', 'moved', 'moved', 'moved'))).toBe(2 * BEAT);
    speed.choose('at-once');
    expect(lasts(after(START, 1, 'moved', 'voted'))).toBe(0);
  });
});

describe('nothing plays', () => {
  test('after a skip: the end is shown, and nothing is in the air', () => {
    const timeline = timelineFrom();
    timeline.follow(after(START, 1, 'moved', 'voted', 'moved'));
    timeline.skip();
    expect(timeline.scene).toEqual({ view: 'view 1', told: ['moved 1', 'voted 1', 'moved 1'], air: [] });
    expect(timeline.question?.id).toBe('1');
    expect(kinds(timeline.fresh)).toEqual(['moved 1', 'voted 1', 'moved 1']);
    vi.runAllTimers();
    expect(timeline.scene.told).toHaveLength(3);
  });

  test('in a hidden tab', () => {
    isHidden = true;
    const timeline = timelineFrom();
    timeline.follow(after(START, 1, 'moved', 'voted'));
    expect(timeline.isPlaying).toBe(false);
    expect(timeline.question?.id).toBe('1');
  });

  test('when an answer is taken back, also one that is still playing', () => {
    const timeline = timelineFrom();
    const first = after(START, 1, 'moved');
    timeline.follow(first);
    timeline.follow(after(first, 2, 'moved'));
    timeline.follow(moment(1, first.events, { undos: 1 }));
    expect(timeline.isPlaying).toBe(false);
    expect(kinds(timeline.events)).toEqual(['laid 0', 'moved 1']);
    expect(timeline.scene.view).toBe('view 1');
    vi.runAllTimers();
    expect(kinds(timeline.events)).toEqual(['laid 0', 'moved 1']);
    timeline.follow(moment(2, [...first.events, ...told(2, 'voted')], { undos: 1 }));
    expect(timeline.isPlaying).toBe(true);
  });

  test('when an answer was taken back and another given meanwhile', () => {
    const timeline = timelineFrom();
    const first = after(START, 1, 'moved');
    timeline.follow(first);
    timeline.follow(moment(2, [...START.events, ...told(1, 'voted'), ...told(2, 'moved')], { undos: 1 }));
    expect(timeline.isPlaying).toBe(false);
    expect(kinds(timeline.events)).toEqual(['laid 0', 'voted 1', 'moved 2']);
  });

  test('when somebody else looks', () => {
    const timeline = timelineFrom();
    timeline.follow(moment(1, told(1, 'moved'), {}, OTHER));
    expect(timeline.isPlaying).toBe(false);
    expect(timeline.scene).toEqual({ view: 'view 1', told: [], air: [] });
  });
});

describe('looking back', () => {
  const game = [1, 2, 3].reduce((all, n) => [...all, after(all.at(-1)!, n, 'moved')], [START]);

  test('plays a step, and nothing of a jump', () => {
    const timeline = timelineFrom(game[0], true);
    timeline.follow(game[1]!);
    expect(timeline.scene.air).toEqual(['moved 1']);
    timeline.follow(game[3]!);
    expect(timeline.isPlaying).toBe(false);
    expect(timeline.scene.air).toEqual([]);
    expect(timeline.events).toHaveLength(4);
    timeline.follow(game[2]!);
    expect(timeline.isPlaying).toBe(false);
    expect(timeline.events).toHaveLength(3);
  });

  test('does not fall behind: the next step ends the one before', () => {
    const timeline = timelineFrom(game[0], true);
    timeline.follow(game[1]!);
    timeline.follow(game[2]!);
    expect(timeline.shown.news.n).toBe(1);
    expect(timeline.scene.air).toEqual(['moved 2']);
  });

  test('can play again what happened before the page was opened', async () => {
    const recall = (n: number): Promise<string> => Promise.resolve(`old view ${n}`);
    const timeline = new Timeline({ play: PLAY, telling: TELLING, recall }, game[3]!);
    expect(timeline.canReplay(1)).toBe(true);
    timeline.replaySince(1);
    await vi.waitFor(() => expect(timeline.isPlaying).toBe(true));
    expect(timeline.scene).toMatchObject({ view: 'old view 1', told: ['moved 2'] });
    expect(kinds(timeline.events)).toEqual(['laid 0', 'moved 1', 'moved 2']);
    vi.runAllTimers();
    expect(timeline.question?.id).toBe('3');
    expect(timeline.scene.view).toBe('view 3');
  });

  test('can play again what happened since an answer', () => {
    const timeline = timelineFrom();
    for (const next of game.slice(1)) timeline.follow(next);
    timeline.skip();
    expect(timeline.canReplay(1)).toBe(true);
    expect(timeline.canReplay(3)).toBe(false);
    timeline.replaySince(1);
    expect(timeline.question).toBeNull();
    expect(kinds(timeline.events)).toEqual(['laid 0', 'moved 1', 'moved 2']);
    vi.runAllTimers();
    expect(timeline.question?.id).toBe('3');
    expect(timeline.scene.view).toBe('view 3');
  });
});
