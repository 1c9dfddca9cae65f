import { describe, expect, test } from 'vitest';
import { columnsOf, levelsOf, roundsOf, rowsOf, spread, wonBy } from '../src/table/results';
import { talliesOf } from '$lib/view/tallies';
import type { EventWire, GameNews, StandingWire, TallyWire } from '$lib/wire/protocol';
import { everything, wordsIn } from './sayings';

const words = wordsIn('en', everything.games.doge);

function standing(place: number, condition: number, palazzi: number, houses: number): StandingWire {
  const lines = [
    { kind: 'condition', clause: 'DOGE-9.2', value: condition },
    { kind: 'palazzi', clause: 'DOGE-9.3', value: palazzi },
    { kind: 'houses', clause: 'DOGE-9.3', value: houses },
  ];
  return { score: palazzi, place, lines };
}

const STANDINGS = [standing(2, 0, 5, 4), standing(1, 2, 7, 1)];

describe('the final standing', () => {
  test('players are columns in the order of their places', () => {
    expect(columnsOf(STANDINGS).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test('what counts is a row: parts, the total, then what only breaks ties', () => {
    const course = { moments: [], statistics: [{ name: 'votes', values: [30, 40] }], answers: 0, draws: [] };
    const rows = rowsOf(STANDINGS, course, words);
    expect(rows.map(({ id, kind }) => [id, kind])).toEqual([
      ['condition', 'part'],
      ['palazzi', 'total'],
      ['houses', 'tie'],
      ['statistic-votes', 'statistic'],
    ]);
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['7 in 5', 'none'],
      ['7', '5'],
      ['1', '4'],
      ['40', '30'],
    ]);
    expect(rows[1]?.cells.map(({ isBest }) => isBest)).toEqual([true, false]);
    expect(rows[0]?.cells.some(({ isBest }) => isBest)).toBe(false);
  });

  test('says by what the winner has won', () => {
    expect(wonBy(STANDINGS, words)).toEqual([
      { text: 'At least seven palazzi in five districts.', clause: 'DOGE-9.2' },
    ]);
  });

  test('says what decided between those who came as far', () => {
    const decided = (...all: StandingWire[]) => wonBy(all, words).map(({ text }) => text)[1];
    expect(decided(standing(1, 1, 6, 7), standing(2, 1, 6, 5))).toBe(
      'Decided by: Houses on the board, 7 to 5.',
    );
    expect(decided(standing(1, 2, 8, 1), standing(2, 1, 6, 5))).toBe('Decided by: Palazzi, 8 to 6.');
    expect(decided(standing(1, 1, 6, 7), standing(2, 0, 6, 5))).toBeUndefined();
    expect(decided(standing(1, 1, 6, 7), standing(1, 1, 6, 7))).toBeUndefined();
  });
});

describe('how everybody stands', () => {
  const tally = (value: number | null): TallyWire => ({
    value,
    is_whole: value !== null,
    is_bad: false,
    goal: 0,
    lines: [],
  });
  const part = (seat: number, ...values: (number | null)[]) => ({
    seat,
    events: [],
    view: {},
    own: [],
    tallies: values.map(tally),
    question: null,
  });
  const news = (standings: StandingWire[] | null): GameNews => ({
    type: 'game',
    n: 0,
    first: 0,
    parts: [part(0, 5, null), part(1, null, 7)],
    waiting: [],
    done: null,
    undo: [],
    undos: 0,
    clocks: [],
    standings,
    course: null,
  });
  const values = (from: GameNews, seat: number) => talliesOf(from, seat, 'palazzi').map(({ value }) => value);

  test('a seat is shown its own part, all at one screen only what everybody may know', () => {
    expect(values(news(null), 0)).toEqual([5, null]);
    expect(values(news(null), -1)).toEqual([null, null]);
  });

  test('at the end the final numbers', () => {
    expect(values(news(STANDINGS), -1)).toEqual([5, 7]);
  });
});

describe('the picture of how a game went', () => {
  test('its levels are numbers that are easy to read and hold all values', () => {
    expect(levelsOf(-15, 122)).toEqual([-50, 0, 50, 100, 150]);
    expect(levelsOf(0, 1)).toEqual([0, 1]);
    expect(levelsOf(0, 640)).toEqual([0, 200, 400, 600, 800]);
  });

  test('marks at its end do not lie over each other nor below its foot', () => {
    expect(spread([50, 50, 20], 13, 166)).toEqual([50, 63, 20]);
    expect(spread([166, 160], 13, 166)).toEqual([166, 153]);
  });

  test('rounds have the numbers that the game gives them', () => {
    const began = (n: number, round: number): EventWire => ({
      n,
      kind: 'round_began',
      clause: '',
      args: [0, round],
    });
    const glossary = { events: { round_began: ['first:seat', 'round:number'] }, chapters: ['round_began'] };
    const moments = [0, 9, 20, 31].map((n) => ({ n, values: [] }));
    expect(roundsOf(moments, [began(0, 1), began(9, 3), began(20, 4)], glossary)).toEqual([1, 3, 4]);
  });
});
