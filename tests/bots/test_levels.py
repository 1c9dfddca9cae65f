"""What the levels differ in: how far they look, and which mistakes they make."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from fondaco.bots import Sight, bots_for
from fondaco.bots.arena import play_game
from fondaco.bots.levels import LEVELS, Slipping, budget_of
from fondaco.bots.search import Advice, Search
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


def test_a_master_looks_farther_or_closer_than_who_is_hard() -> None:
    for name, levels in LEVELS.items():
        hard, master = levels["hard"], levels["master"]
        assert master.rollouts > hard.rollouts, name
        assert master.ahead >= hard.ahead, name
        assert budget_of(master, 0.0, False).ahead == master.ahead
