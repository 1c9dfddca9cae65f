"""How a finished game went: from round to round, and what was counted."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.games import ALL_GAMES
from fondaco.kernel import CHANCE, EYE, Game, begin, course, pick, question, statistics, tallies
from fondaco.kernel.course import count
from fondaco.kernel.shape import Statistic, hidden
from tests.kernel import little_shape as shape
from tests.kernel.little import LittleGame

HOUSE = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)


def test_a_game_that_goes_on_has_no_course() -> None:
    """How others stand may be a secret until the end."""
    with pytest.raises(AssertionError):
        course(begin(LittleGame(), 2))


@HOUSE
def test_the_course_has_every_round_and_ends_with_the_end(game: Game[Any]) -> None:
    match, rng = begin(game, game.seats[0]), Random(4)
    while seats := match.waiting():
        match.push(pick(match.state, question(match.state, seats[0]), rng))
    rounds = [event for told in match.told for event in told if event.kind == game.glossary().chapters[0]]
    moments = course(match)
    assert len(moments) == len(rounds) + 1
    assert moments[-1].n == match.n
    assert moments[-1].values == [tally.value for tally in tallies(game, match.state, EYE)]
    middle = moments[len(moments) // 2]
    assert middle.values == [tally.value for tally in tallies(game, match.at(middle.n), EYE)]
    assert [counted.name for counted in statistics(match)] == list(game.glossary().statistics)


@HOUSE
def test_a_statistic_counts_what_everybody_is_told(game: Game[Any]) -> None:
    for statistic in game.border.STATISTICS:
        used = [statistic.kind.parts.index(part) for part in (statistic.who, statistic.amount) if part]
        assert not set(used) & set(hidden(statistic.kind)), statistic.name


def test_events_are_counted_or_added_up() -> None:
    match = begin(LittleGame(), 2)
    while seats := match.waiting():
        rng = Random(1)
        match.push(pick(match.state, question(match.state, seats[0]), rng))
    told = [event for events in match.told for event in events]
    (paid,) = [event for event in told if event.kind == "paid"]
    assert count(Statistic("times", shape.Paid, "who"), told, 2) == [1, 0]
    assert count(Statistic("sum", shape.Paid, "who", "sum"), told, 2) == [paid.args[1], 0]
    assert CHANCE not in match.waiting()
