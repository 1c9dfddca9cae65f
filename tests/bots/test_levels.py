"""What the levels differ in: how far they look, and which mistakes they make."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from fondaco.bots import Sight, bots_for
from fondaco.bots.arena import play_game
from fondaco.bots.levels import LEVELS, Slipping, budget_of
from fondaco.bots.search import Advice, Search
from fondaco.bots.tastes import TASTES, master_taste
from fondaco.games import GAMES
from fondaco.kernel import Action, winners
from tests.games.doge.tables import seated


class Known:
    """Stands for a search that has found what some answers are worth."""

    def look(self, sight: Sight[Any], rng: Random) -> list[Advice]:
        worths = {"best": 10.0, "good": 9.0, "poor": 6.0, "silly": -10.0}
        return [Advice(Action(0, verb), worth, 0.0, 0.0, 5) for verb, worth in worths.items()]


def test_who_learns_gives_lesser_answers_the_more_rarely_the_worse_and_silly_ones_never() -> None:
    search: Search = Known()  # type: ignore[assignment]  # all that is asked of it
    bot, rng = Slipping(search, 4.0), Random(1)
    sight: Sight[Any] = Sight(GAMES["doge"], GAMES["doge"].start(3), 0, rng)
    given = Counter([bot.choose(sight, rng).verb for _ in range(300)])
    assert given["best"] > given["good"] > given["poor"] > 10
    assert not given["silly"]


def test_who_is_hard_beats_who_is_normal_who_beats_who_learns() -> None:
    """One of each at a table of Die Händler; in long series `hard` wins nine of ten and `easy` none."""
    bots = [bots_for("haendler")[name]() for name in ("hard", "normal", "easy")]
    played = [play_game(GAMES["haendler"], 3, bots, "order of levels", number) for number in range(4)]
    won = Counter([winner for each in played for winner in winners(each.standings)])
    assert won[0] >= 3
    assert won[2] <= 1


def test_of_all_levels_of_doge_only_a_master_weighs_placements_by_search() -> None:
    """The others place as foresight says, which sees this round's votes and no more."""
    s = seated()
    tried = {}
    for level in ("hard", "master"):
        search = bots_for("doge")[level]()
        assert isinstance(search, Search)
        tried[level] = len(search.answers(Sight(GAMES["doge"], s, 0, Random(1)), Random(2)))
    assert tried["hard"] == 1
    assert tried["master"] > 3


@pytest.mark.parametrize("name", LEVELS)
def test_a_higher_level_looks_no_less_far_and_slips_no_farther(name: str) -> None:
    easy, hard, master = [LEVELS[name][level] for level in ("easy", "hard", "master")]
    assert easy.rollouts < hard.rollouts < master.rollouts
    assert easy.ahead <= hard.ahead <= master.ahead
    assert easy.seconds <= hard.seconds <= 0.5
    assert hard.seconds < master.seconds <= 2.0
    assert easy.slip > 2 * hard.slip
    assert hard.slip >= master.slip == 0.0
    assert budget_of(master, 0.0, False).ahead == master.ahead


@pytest.mark.parametrize("name", LEVELS)
def test_between_hard_and_master_there_is_a_step(name: str) -> None:
    """More rollouts of the same answers to the same point gain nothing: a master goes by a taste that was
    tuned in play."""
    tuned, plain = master_taste(name), TASTES[name][0]
    assert tuned != plain
    assert [type(held) for held in tuned] == [type(held) for held in plain]


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_slips_as_its_setting_says(name: str) -> None:
    for level, bot in bots_for(name).items():
        if level in LEVELS[name]:
            assert isinstance(bot(), Slipping) == (LEVELS[name][level].slip > 0)
