"""Rollouts: what they play is what questions allow, though they never write one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.bots.rollout import rollout
from fondaco.games import GAMES
from fondaco.kernel import Game, LateMove, any_answer, pick, play, question, waiting

EVERY_TABLE = [(game, seats) for game in GAMES.values() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE, ids=[f"{game.name}-{n}" for game, n in EVERY_TABLE])
def test_the_answers_of_a_rollout_are_those_that_the_same_dice_pick_from_questions(
    game: Game[Any], seats: int
) -> None:
    s = game.start(seats)
    step = 0
    while s.stack:
        for seat in waiting(s):
            prompt = question(s, seat)
            assert not [move for move in prompt.moves if isinstance(move, LateMove)], "it leads to the state"
            assert any_answer(s, seat, Random(step)) == pick(s, prompt, Random(step)), prompt
        play(s, any_answer(s, waiting(s)[0], Random(step)))
        step += 1


def test_a_rollout_counts_the_answers_of_seats_and_of_chance() -> None:
    s = GAMES["doge"].start(3)
    s.log = None
    answers, chances = rollout(s, Random(1))
    assert not s.stack
    assert answers > chances > 0
