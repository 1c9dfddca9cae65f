"""What hints say in points comes true: the measure of a craft, beside the lead at the end."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.bots import IN_POINTS, light_bot, master_craft
from fondaco.bots.inside import Inside
from fondaco.bots.search import Craft
from fondaco.bots.tastes import TASTES
from fondaco.games import GAMES
from fondaco.kernel.action import CHANCE
from fondaco.kernel.frame import any_answer, play, waiting

SEATS = 4
GAMES_PLAYED = {"genoa": 30, "liguria": 24}


def leads(name: str, craft: Craft, number: int) -> list[tuple[float, float]]:
    """Of every seat at every quiet point in the middle of a game: the lead by the measure, and at the end."""
    game, bot, rng = GAMES[name], light_bot(name)(TASTES[name][0]), Random(f"measure {number}")
    s = game.start(SEATS)
    s.log = None
    seen: dict[int, list[float]] = {}
    while asked := waiting(s):
        if craft.is_quiet(s) and craft.since(s) not in seen:
            seen[craft.since(s)] = [craft.appraise(s, seat) for seat in range(SEATS)]
        seat = asked[0]
        a = any_answer(s, CHANCE, rng) if seat == CHANCE else bot.choose(Inside(game, s, seat), rng)
        play(s, a)
    scores = [standing.score for standing in game.standings(s)]
    ends = [score - (sum(scores) - score) / (SEATS - 1) for score in scores]
    middle = list(seen.values())[len(seen) // 4 : len(seen) * 3 // 4]
    return [pair for measured in middle for pair in zip(measured, ends, strict=True)]


def slope(name: str, craft: Craft) -> float:
    """How many points at the end a measured point is worth."""
    pairs = [pair for number in range(GAMES_PLAYED[name]) for pair in leads(name, craft, number)]
    return sum([measured * end for measured, end in pairs]) / sum([measured**2 for measured, _ in pairs])


@pytest.mark.parametrize("name", IN_POINTS)
def test_a_point_of_a_hint_is_about_a_point_at_the_end(name: str) -> None:
    """A taste that was tuned to win is no measure: it called a marker on a building 150 ducats."""
    assert 0.6 < slope(name, master_craft(name)) < 1.3
