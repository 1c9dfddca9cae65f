"""Liguria, section 6: the last movement."""

from __future__ import annotations

import pytest

from fondaco.kernel import NOBODY
from tests.games.asking import asked, player, prompt_of, refused, say, told, verbs
from tests.games.liguria.tables import (
    ANTICLOCKWISE,
    BLUE_ISLE,
    CLOCKWISE,
    HOME,
    RED_ISLE,
    START_SHIP,
    face,
    position,
    ways,
)

H0, H1, H2, H3 = HOME[4]


@pytest.mark.parametrize("order", [(2, 0, 3, 1), (3, 2, 1, 0)])
def test_lig_6_1_in_the_order_of_the_last_round(order: tuple[int, ...]) -> None:
    """Fields 1 to 4; then the game is over."""
    s = position().order(*order).moves_last()
    for seat in order:
        assert asked(s) == [(seat, "sail")]
        say(s, seat, "sail", CLOCKWISE, 1)
    assert asked(s) == []
    assert s.at == [home + 1 for home in HOME[4]]


def test_lig_6_1_with_three_players_too() -> None:
    """Each moves once."""
    s = position(3).order(1, 2, 0).moves_last()
    for seat in (1, 2, 0):
        assert asked(s) == [(seat, "sail")]
        say(s, seat, "stay")
    assert asked(s) == []


def test_lig_6_1_a_ship_may_stay() -> None:
    """Nobody must move any more."""
    s = position().moves_last()
    assert verbs(s) == ["sail", "stay"]
    say(s, 0, "stay")
    assert s.at[0] == 0
    assert told(s, "stayed") == [("LIG-6.1", 0)]
    assert asked(s) == [(1, "sail")]


def test_lig_6_1_up_to_the_wheels_of_the_ship_tiles() -> None:
    """One on the start ship, two on another: three steps; the cards taken do not count."""
    s = position().has(0, "ship/2").kept(0, face(wheels=4, anchors=1, turns=1)).moves_last()
    assert prompt_of(s).about == (3, 1)
    assert refused(s, 0, "sail", CLOCKWISE, 4) == "field steps: LIG-6.1"
    assert refused(s, 0, "sail", CLOCKWISE, 0) == "field steps: LIG-6.1"
    say(s, 0, "sail", CLOCKWISE, 2)
    assert s.at[0] == 2


def test_lig_6_1_upgraded_ships_do_not_count() -> None:
    """The start ship turned over, a ship of one wheel left: one step."""
    s = position().turned(0, START_SHIP, "ship/2").has(0, "ship/1").moves_last()
    assert prompt_of(s).about == (1, 1)


def test_lig_6_1_with_no_wheels_nobody_is_asked() -> None:
    """Seat 0's ships are all turned over."""
    s = position().turned(0, START_SHIP).moves_last()
    assert asked(s) == [(1, "sail")]


def test_lig_6_1_no_anchor() -> None:
    """Though the last card showed one, and there are steps enough."""
    s = position().has(0, "ship/2").kept(0, face(anchors=1)).moves_last()
    assert refused(s, 0, "anchor", CLOCKWISE, 1) == "verb: LIG-6.1"


def test_lig_6_1_no_turn_arrow() -> None:
    """Though the last card showed one: neither before nor after the move."""
    s = position().kept(0, face(turns=1)).ship(0, RED_ISLE, 1).moves_last()
    assert ways(s) == {CLOCKWISE}
    assert refused(s, 0, "sail", ANTICLOCKWISE, 1) == "field way: LIG-4.2"
    say(s, 0, "sail", CLOCKWISE, 1)
    assert asked(s) == [(1, "sail")]


@pytest.mark.parametrize(
    ("stop", "course", "open_ways"), [(BLUE_ISLE, -1, {1}), (H0, 1, {0, 1}), (H2, -1, {0, 1})]
)
def test_lig_6_1_the_direction_as_ever(stop: int, course: int, open_ways: set[int]) -> None:
    """Fixed on an island, free at a harbour."""
    assert ways(position().ship(0, stop, course).moves_last()) == open_ways


def test_lig_6_1_unloading_where_the_move_ends_at_the_own_harbour() -> None:
    """The cubes go behind the screen, where they count."""
    s = position().carries(0, 1, 1, 1).ship(0, 11, 1).moves_last()
    say(s, 0, "sail", CLOCKWISE, 1)
    assert player(s, 0, 0)["store"] == [1, 1, 1]
    assert told(s, "unloaded") == [("LIG-5.5", 0, (1, 1, 1))]


def test_lig_6_1_not_where_it_passes() -> None:
    """Two steps from before the own harbour to behind it."""
    s = position().has(0, "ship/1").carries(0, 1, 1, 1).ship(0, 11, 1).moves_last()
    say(s, 0, "sail", CLOCKWISE, 2)
    assert player(s, 0, 0)["hold"] == [1, 1, 1]
    assert player(s, 0, 0)["store"] == [0, 0, 0]


@pytest.mark.parametrize("stop", [RED_ISLE, BLUE_ISLE, H1])
def test_lig_6_1_no_other_action_is_left(stop: int) -> None:
    """No landing, no conquest, no cubes of an own island, no trade, no diplomats."""
    at = position().has(0, "knight/3", "knight/3", "diplomat/1").offers(1, 1, 1, 1).rules(2, BLUE_ISLE, 1)
    s = at.ship(0, stop - 1, 1).moves_last()
    say(s, 0, "sail", CLOCKWISE, 1)
    assert s.at[0] == stop
    assert asked(s) == [(1, "sail")]
    assert player(s, NOBODY, 0)["hold"] == [0, 0, 0]


def test_lig_6_1_nothing_is_loaded_at_an_own_island() -> None:
    """Knights with and without the cube symbol lie there."""
    s = position().rules(0, RED_ISLE, 1, 3).moves_last()
    say(s, 0, "sail", CLOCKWISE, 1)
    assert asked(s) == [(1, "sail")]
    assert player(s, NOBODY, 0)["hold"] == [0, 0, 0]
