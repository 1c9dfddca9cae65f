"""Luck: what draws brought, beside what they might have been, and where a second look is worth most."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from fondaco.bots import CRAFTS, bots_for, play_game
from fondaco.bots.luck import Luck, WeighedDraw
from fondaco.bots.search import Budget, Search
from fondaco.games import GAMES
from fondaco.kernel import CHANCE
from fondaco.kernel.match import Match, begin

SEATS = 3


@cache
def played(name: str) -> Match[Any]:
    match = begin(GAMES[name], SEATS)
    bots = [bots_for(name)["normal"]() for _ in range(SEATS)]
    for a in play_game(GAMES[name], SEATS, bots, "luck", 0).answers:
        match.push(a)
    return match


def luck_in(name: str) -> Luck:
    return Luck(played(name), Search(CRAFTS[name](), bots_for(name)["normal"](), Budget(0)), "seed")


def draws_of(name: str) -> list[int]:
    return [n for n, a in enumerate(played(name).answers) if a.seat == CHANCE]


def test_luck_is_weighed_for_everybody_at_each_draw() -> None:
    luck = luck_in("genoa")
    luck.look(next(n for n in draws_of("genoa") if played("genoa").answers[n].verb == "dice"))
    worth = [luck.of(seat).value for seat in range(SEATS)]
    assert any(worth)
    assert sum(worth) == pytest.approx(0.0, abs=1e-6)  # what one is ahead the others are behind


@pytest.mark.parametrize("name", CRAFTS)
def test_a_draw_is_measured_after_somebody_has_made_something_of_it(name: str) -> None:
    """In Die Händler nobody ever had luck: who begins was measured before anybody had begun."""
    luck, (n, *_) = luck_in(name), draws_of(name)
    assert luck.horizon(played(name).at(n), n) > luck.search.craft.since(first_asked(name))


def first_asked(name: str) -> Any:
    """The position where the first player is asked."""
    match = played(name)
    return match.at(next(n for n, a in enumerate(match.answers) if a.seat != CHANCE))


def test_who_begins_is_luck_in_die_haendler() -> None:
    luck = luck_in("haendler")
    luck.look(next(n for n in draws_of("haendler") if played("haendler").answers[n].verb == "begin"))
    assert any(luck.of(seat).value for seat in range(SEATS))


def test_draws_that_differ_more_are_looked_at_more_often() -> None:
    luck = luck_in("genoa")
    for n, gaps in enumerate([[0.0] * 4, [1.0, -1.0, 1.0, -1.0], [4.0, -4.0, 4.0, -4.0]]):
        luck.draws[n] = WeighedDraw(1, Random(n), 1)
        luck.draws[n].gaps = [gaps]
    again = luck.to_look_again(10)
    assert len(again) == 10
    assert again.count(2) > again.count(1) > again.count(0) == 0


def test_where_no_draw_makes_a_difference_none_is_looked_at_again() -> None:
    luck = luck_in("genoa")
    luck.draws[0] = WeighedDraw(1, Random(0), 1)
    luck.draws[0].gaps = [[0.0] * 4]
    assert luck.to_look_again(10) == []


def test_a_second_look_adds_to_the_first() -> None:
    luck, n = luck_in("genoa"), draws_of("genoa")[-1]
    luck.look(n)
    first = [list(row) for row in luck.draws[n].gaps]
    luck.look(n)
    assert [row[:4] for row in luck.draws[n].gaps] == first
    assert {len(row) for row in luck.draws[n].gaps} == {8}
