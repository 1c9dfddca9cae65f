import { expect, test } from 'vitest';
import { foldSetUp, recapOf, thingsOf, type Reader, type Recap } from '$lib/view/recap';
import type { EventWire } from '$lib/wire/protocol';

const told = (n: number, kind: string, ...args: number[]): EventWire => ({ n, kind, clause: '', args });
const glossary = {
  events: {
    sailed: ['who:seat', 'stop:stop'],
    loaded: ['who:seat', 'count:number'],
    paid: ['from:seat', 'to:seat', 'sum:number'],
    lost: ['who:seat', 'stop:stop'],
    passed: ['who:seat'],
    laid: ['tile:tile'],
    turned_up: ['tile:tile'],
    turn_began: ['who:seat'],
    round_began: ['first:seat', 'round:number'],
  },
  chapters: ['round_began', 'turn_began'],
  ranks: { laid: 'setup', paid: 'detail', passed: 'detail' } as const,
  reveals: [],
};
const story = [
  told(1, 'sailed', 0, 3),
  told(1, 'paid', 0, 2, 5),
  told(2, 'sailed', 1, 4),
  told(2, 'paid', 1, 0, 5),
  told(3, 'loaded', 1, 2),
  told(4, 'loaded', 1, 2),
  told(5, 'sailed', 2, 1),
  told(5, 'round_began', 2, 2),
  told(5, 'laid', 1),
  told(5, 'laid', 2),
  told(5, 'laid', 3),
  told(6, 'sailed', 1, 5),
  told(6, 'loaded', 0, 1),
];

/** Seat 0, which answered with these numbers; those below zero were passes. */
const reader = (numbers: number[], isAsked = true): Reader => ({
  seat: 0,
  own: numbers.map((n) => ({ n: Math.abs(n), is_pass: n < 0 })),
  isAsked,
});
const kinds = ({ turns }: Recap): string[] =>
  turns.flatMap(({ lines }) => lines.map(({ event }) => event.kind));
const mine = (recap: Recap): string[] => recap.mine.map(({ event }) => event.kind);

test('a recap has the deeds of others since then, turn by turn, what is the same once', () => {
  const { since, turns, earlier } = recapOf(story, reader([1]), glossary);
  expect([since, earlier]).toEqual([1, 0]);
  expect(
    turns.map(({ seat, lines }) => [seat, lines.map(({ event, times }) => [event.kind, times])]),
  ).toEqual([
    [
      1,
      [
        ['sailed', 1],
        ['loaded', 2],
      ],
    ],
    [2, [['sailed', 1]]],
    [1, [['sailed', 1]]],
  ]);
});

test('what one got or lost by what others did comes first', () => {
  expect(mine(recapOf(story, reader([1]), glossary))).toEqual(['paid', 'loaded']);
});

test("a line that carries one's name does not begin it anew", () => {
  const robbed = [told(1, 'sailed', 0, 3), told(2, 'sailed', 1, 4), told(3, 'lost', 0, 4)];
  const recap = recapOf(robbed, reader([1]), glossary);
  expect([recap.since, mine(recap), kinds(recap)]).toEqual([1, ['lost'], ['sailed']]);
});

test('nor does a pass, whoever gave it', () => {
  const passes = [
    told(1, 'sailed', 0, 3),
    told(2, 'sailed', 1, 4),
    told(3, 'passed', 0),
    told(4, 'loaded', 1, 1),
  ];
  for (const asked of [true, false]) {
    const recap = recapOf(passes, reader([1, -3], asked), glossary);
    expect([recap.since, mine(recap), kinds(recap)]).toEqual([1, [], ['sailed', 'loaded']]);
  }
});

test('what a pass brings to whoever gives it is told', () => {
  const last = [told(1, 'sailed', 0, 3), told(2, 'passed', 0), told(2, 'lost', 0, 3)];
  expect(mine(recapOf(last, reader([1, -2]), glossary))).toEqual(['lost']);
});

test("what follows by itself from one's own answer is told, the answer itself is not", () => {
  const alone = [told(1, 'sailed', 0, 3), told(1, 'loaded', 1, 2), told(2, 'turned_up', 7)];
  const recap = recapOf(alone, reader([1], false), glossary);
  expect([mine(recap), kinds(recap)]).toEqual([[], ['loaded', 'turned_up']]);
});

test('what others did stays while one answers again and again', () => {
  const own = [...story, told(7, 'sailed', 0, 8), told(8, 'loaded', 0, 1)];
  expect(recapOf(own, reader([1, 7, 8]), glossary)).toEqual(recapOf(story, reader([1]), glossary));
});

test("what others offer in one's own turn is added to what they did before it", () => {
  const turn = [
    told(1, 'sailed', 0, 3),
    told(2, 'sailed', 1, 3),
    told(2, 'turn_began', 0),
    told(3, 'loaded', 0, 3),
    told(4, 'loaded', 2, 3),
  ];
  expect(kinds(recapOf(turn, reader([1, 3]), glossary))).toEqual(['sailed', 'loaded']);
});

test('whoever waits sees what has happened since the last answer', () => {
  const own = [...story, told(7, 'sailed', 0, 8)];
  const recap = recapOf(own, reader([1, 7], false), glossary);
  expect([recap.since, mine(recap), kinds(recap)]).toEqual([7, [], []]);
});

test('where nobody did more, the small things are told', () => {
  const bids = [told(1, 'sailed', 0, 3), told(2, 'paid', 1, 2, 5), told(2, 'laid', 1)];
  expect(kinds(recapOf(bids, reader([1]), glossary))).toEqual(['paid']);
});

test('before anybody else has answered nothing is told', () => {
  expect(recapOf([told(1, 'sailed', 0, 3)], reader([1]), glossary).turns).toEqual([]);
});

test('of many deeds the last ones are shown', () => {
  const many = Array.from({ length: 20 }, (_, at) => told(at + 1, 'sailed', 1, at));
  const { turns, earlier } = recapOf(many, reader([]), glossary);
  expect(earlier).toBe(12);
  expect(turns[0]?.lines.at(-1)?.event.args).toEqual([1, 19]);
});

test('set-up is one line of the log, and stays in its place', () => {
  const entries = foldSetUp(story, glossary);
  expect(entries).toHaveLength(story.length - 2);
  expect(entries[8]).toHaveLength(3);
  expect(foldSetUp(story.slice(0, 10), glossary)).toHaveLength(10);
});

test('an event names things that are drawn, not seats and numbers', () => {
  expect(thingsOf(told(1, 'sailed', 0, 3), glossary)).toEqual(['stop:3']);
  expect(thingsOf(told(1, 'paid', 0, 2, 5), glossary)).toEqual([]);
});
