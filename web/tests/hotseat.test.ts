import { describe, expect, test } from 'vitest';
import { nextAfter, showing, type Showing } from '$lib/view/hotseat';
import { common, commonEvents } from '$lib/view/common';
import type { GameNews } from '$lib/wire/protocol';

function asking(...seats: number[]): GameNews {
  const question = (seat: number) => ({
    id: '',
    seat,
    text: '',
    clause: '',
    about: [],
    moves: [],
    bars: [],
    is_sealed: false,
    usual: '',
    things: [],
  });
  const parts = [0, 1, 2].map((seat) => ({
    seat,
    events: [],
    view: {},
    own: [],
    tallies: [],
    question: seats.includes(seat) ? question(seat) : null,
  }));
  return {
    type: 'game',
    n: 0,
    first: 0,
    parts,
    waiting: [],
    done: null,
    undo: [],
    undos: 0,
    clocks: [],
    standings: null,
    course: null,
  };
}

const SHARED: Showing = { kind: 'shared' };

describe('one screen for several', () => {
  test('a question brings the curtain, not the view', () => {
    expect(showing(asking(0, 1), SHARED, -1)).toEqual({ kind: 'curtain', seat: 0 });
  });

  test('whoever has taken the device keeps it as long as the questions are theirs', () => {
    const mine: Showing = { kind: 'seat', seat: 1 };
    expect(showing(asking(0, 1), mine, 1)).toBe(mine);
    expect(showing(asking(0), mine, 1)).toEqual({ kind: 'curtain', seat: 0 });
  });

  test('the device goes round', () => {
    expect(showing(asking(0, 2), { kind: 'seat', seat: 1 }, 1)).toEqual({ kind: 'curtain', seat: 2 });
    expect(nextAfter([0, 2], 2)).toBe(0);
  });

  test('when nobody here is asked, only what all know is shown', () => {
    expect(showing(asking(), { kind: 'seat', seat: 1 }, 1)).toEqual(SHARED);
  });
});

describe('what all at one screen know', () => {
  test('leaves out what one seat alone sees', () => {
    const anke = {
      round: 2,
      players: [
        { supply: 3, tokens: [1, 2] },
        { supply: 4, tokens: null },
      ],
      mine: [[0]],
    };
    const bernd = {
      round: 2,
      players: [
        { supply: 3, tokens: null },
        { supply: 4, tokens: [0, 1] },
      ],
      mine: [],
    };
    expect(common([anke, bernd])).toEqual({
      round: 2,
      players: [
        { supply: 3, tokens: null },
        { supply: 4, tokens: null },
      ],
      mine: [],
    });
  });

  test('blanks an argument as a whole', () => {
    const event = (tokens: number[] | null) => [
      { n: 1, kind: 'placed', clause: '', args: [0, 3, 2, tokens] },
    ];
    expect(commonEvents([event([0, 2]), event(null)])[0]?.args).toEqual([0, 3, 2, null]);
    expect(commonEvents([event([0, 2]), event([0, 2])])[0]?.args).toEqual([0, 3, 2, [0, 2]]);
  });
});
