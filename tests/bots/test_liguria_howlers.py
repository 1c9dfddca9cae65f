"""Blunders that people saw Liguria's bot make: each position is theirs, or the plainest one that shows it."""

from __future__ import annotations

import pytest

from fondaco.bots.liguria import LiguriaGreedy
from fondaco.games.liguria.data import ROUNDS
from fondaco.games.liguria.state import Liguria
from fondaco.kernel import waiting
from tests.bots.watching import answer_of
from tests.games.asking import say
from tests.games.liguria.tables import (
    ANTICLOCKWISE,
    BLUE_ISLE,
    CLOCKWISE,
    HOME,
    LIGURIA,
    Position,
    face,
    knights,
    position,
)


def chosen(s: Liguria) -> tuple[object, ...]:
    """What the bot answers, being the only one asked."""
    (seat,) = waiting(s)
    return answer_of(LiguriaGreedy(), LIGURIA, s, seat)


def in_round(round: int) -> Position:
    p = position()
    p.s.round = round
    return p


def laden() -> Position:
    """The fifth round of a game in which seat 3, at home at stop 9, came by with ten cubes for its orders."""
    p = in_round(5)
    p.s.isles = [-2, 1, 0, -2, 2, 0, -2, -1, 2, -2, -1, 1]
    p.s.points = [0, 4, 3, 0, 8, 7, 0, 0, 6, 0, 0, 9]
    p.has(0, "ship/2", "merchant/1", "merchant/1", "diplomat/3", "knight/1", "knight/1").offers(0, 1, 0, 0)
    p.has(1, "ship/1", "ship/1", "monk", "monk", "monk", "monk", "knight/2", "knight/3").offers(1, 1, 1, 0)
    p.has(2, "ship/1", "ship/2", "merchant/2", "building/2", "monk", "monk").offers(2, 0, 0, 4)
    p.has(3, "ship/1", "ship/2", "merchant/1", "merchant/1", "merchant/1", "diplomat/2", "knight/1")
    p.has(3, "order/9/3/0/0", "order/11/2/2/0", "order/11/0/2/2").carries(3, 5, 4, 1).offers(3, 1, 0, 0)
    return p.rules(0, 4, 1).rules(2, 5, 1).rules(1, 8, 2).rules(3, 11, 2).ship(3, 11, -1)


@pytest.mark.parametrize("steps", [6, 8])
@pytest.mark.parametrize("turns", [0, 1])
def test_a_full_ship_two_steps_from_home_goes_home(steps: int, turns: int) -> None:
    assert chosen(laden().sails(3, steps, turns=turns)) == ("sail", ANTICLOCKWISE, 2)


def test_one_yellow_short_it_loads_yellow() -> None:
    """Three rounds before the end one yellow fills an order of 14; a blue one would be half of one of 5."""
    p = in_round(6).has(0, "order/14/1/3/1", "order/5/0/0/2", "ship/2", "ship/2").stores(0, 1, 2, 1)
    assert chosen(p.offers(1, 0, 1, 1).arrives(0, HOME[4][1])) == ("load", (0, 1, 0))


def test_it_lands_enough_knights_against_who_comes_by() -> None:
    """Seat 1 follows with three swords and steps enough: two do not hold the island, four do."""
    p = in_round(ROUNDS[4]).has(0, "knight/2", "knight/2").has(1, "knight/3", "ship/2", "ship/2")
    assert chosen(p.arrives(0, BLUE_ISLE)) == ("land", knights(2, 2))


def test_an_empty_ship_stays_in_the_last_movement() -> None:
    assert chosen(position().ship(0, 11, 1).moves_last()) == ("stay",)


def test_a_ship_that_cannot_come_home_stays_in_the_last_movement() -> None:
    assert chosen(position().carries(0, 1, 1, 1).ship(0, 10, 1).moves_last()) == ("stay",)


def test_it_does_not_turn_for_nothing() -> None:
    """After the last round's move an empty ship has nowhere to go, either way."""
    p = in_round(ROUNDS[4]).ship(0, 10, 1).kept(0, face())
    s = p.sails(0, 2, turns=1)
    say(s, 0, "sail", CLOCKWISE, 1)
    assert chosen(s) == ("keep",)
