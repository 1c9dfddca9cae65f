"""Answers by number, by size and by lot are those of the question."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.games import ALL_GAMES
from fondaco.kernel import CHANCE, check, play, question, waiting
from fondaco.kernel.listing import allowed, answer_at, draw, play_chance, size_of, size_up_to


@pytest.mark.parametrize("name", ALL_GAMES)
def test_answers_by_number_by_size_and_by_lot_are_those_of_the_question(name: str) -> None:
    game, rng = ALL_GAMES[name], Random(1)
    s = game.start(game.seats[0])
    for _ in range(120):
        seats = play_chance(s, rng)
        if not seats:
            break
        prompt = question(s, seats[0])
        size = prompt.size()
        assert [size_of(move, size) for move in prompt.moves] == [move.size() for move in prompt.moves]
        assert size_up_to(prompt, size) == size
        assert size_up_to(prompt, size - 1) > size - 1
        if size <= 400:
            filled = [a for move in prompt.moves for a in move.fill(prompt.seat)]
            assert [answer_at(prompt, at) for at in range(size)] == filled
            for a in allowed(s, prompt, prompt.moves):
                check(s, a)
        a = draw(s, prompt, prompt.moves, rng)
        check(s, a)
        play(s, a)


def test_chance_answers_until_seats_are_asked() -> None:
    s = ALL_GAMES["doge"].start(3)
    assert waiting(s) == [CHANCE]
    assert play_chance(s, Random(1)) == waiting(s) == [0, 1, 2]
