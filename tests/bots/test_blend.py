"""Both tastes at one table: who searches so is not taken in by expecting its like."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.bots import MASTER_CRAFTS, NORMAL, Sight, master_craft
from fondaco.bots.blend import Blend, BlendCraft
from fondaco.bots.levels import LEVELS
from fondaco.bots.tastes import master_taste
from fondaco.games import GAMES
from fondaco.kernel.action import CHANCE, Action
from fondaco.kernel.frame import any_answer, play, waiting

BLENDED = [name for name in LEVELS if name not in MASTER_CRAFTS]


class Saying:
    """Always answers the same."""

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        return Action(sight.seat, self.verb)


def test_each_answer_is_one_of_the_bots_own() -> None:
    sight: Sight[Any] = Sight(GAMES["doge"], GAMES["doge"].start(3), 0, Random(1))
    blend, rng = Blend([Saying("one"), Saying("two")]), Random(2)
    said = [blend.choose(sight, rng).verb for _ in range(40)]
    assert 8 < said.count("one") < 32
    assert set(said) == {"one", "two"}


@pytest.mark.parametrize("name", BLENDED)
def test_a_blended_master_tries_what_the_tuned_bot_answers_too(name: str) -> None:
    game, rng = GAMES[name], Random(4)
    craft, s, tuned = master_craft(name), game.start(4), NORMAL[name](master_taste(name))
    assert isinstance(craft, BlendCraft)
    while waiting(s)[0] == CHANCE:
        play(s, any_answer(s, CHANCE, rng))
    sight = Sight(game, s, waiting(s)[0], Random(5))
    other = tuned.choose(sight, Random(6))
    assert other in craft.candidates(sight, NORMAL[name]().choose(sight, Random(6)), Random(6))
