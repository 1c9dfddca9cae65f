"""Die Händler von Genua, section 3: rounds and turns."""

from __future__ import annotations

import pytest

from fondaco.kernel import CHANCE, ask
from fondaco.kernel.game import Clock
from tests.games.asking import asked, chance, kinds, refused, say, told, verbs
from tests.games.genoa.tables import (
    ANY_START,
    COACH_HOUSE,
    GENOA,
    GUILD_HALL,
    MARKER,
    PARK,
    PLAZA,
    RICCI,
    look_ahead,
    next_turn,
    nobody_offers,
    position,
    seen,
    square_of,
    stop,
    street,
    walk,
)

RICCI_SQUARE = square_of(1, 1)
LAST = {2: 12, 3: 10, 4: 8, 5: 7}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gen_3_1_one_turn_each_clockwise_then_the_marker_moves_on(seats: int) -> None:
    """The start player's turn comes again: the marker goes from 1 to 2, not before."""
    s = position(seats, first=1).begins()
    for n in range(seats):
        assert (s.active, s.space) == ((1 + n) % seats, 1)
        chance(s, RICCI_SQUARE)
        next_turn(s)
    assert (s.active, s.space) == (1, 2)
    assert told(s, "round_began") == [("GEN-3.1", 2)]
    assert told(s, "turn_began") == [("GEN-3.1", (2 + n) % seats) for n in range(seats)]


@pytest.mark.parametrize("seats", LAST)
def test_gen_3_2_the_last_round_ends_the_game(seats: int) -> None:
    """12, 10, 8, 7 for 2, 3, 4, 5: from the space before there is one round more, from the last none."""
    last = LAST[seats]
    s = position(seats).space(last - 1).begins()
    assert seen(s, 0, "last") == last
    for _ in range(2 * seats):
        assert asked(s) == [(CHANCE, "dice")]
        chance(s, RICCI_SQUARE)
        next_turn(s)
    assert (asked(s), s.space) == ([], last)
    assert refused(s, 0, "end") == "over: GEN-12.1"


def test_gen_3_2_the_last_round_is_always_played_to_its_end() -> None:
    """The second of three puts the marker on the last space: the third still plays, then it is over."""
    s = position(3).space(9).begins()
    chance(s, RICCI_SQUARE)
    next_turn(s)
    chance(s, square_of(4, 4))
    assert s.space == 10
    next_turn(s)
    assert asked(s) == [(CHANCE, "dice")]
    chance(s, RICCI_SQUARE)
    next_turn(s)
    assert asked(s) == []


def test_gen_3_2_a_clock_says_that_a_round_is_the_last() -> None:
    """The round before it may become the last (GEN-4.2): that it is near is said then already."""
    for space, kind, is_near in ((8, "round", False), (9, "round", True), (10, "last", True)):
        s = position(3).space(space).begins()
        assert GENOA.clocks(s) == [Clock(kind, "GEN-3.2", space, 10, is_near)]


def test_gen_3_2_the_marker_does_not_go_beyond() -> None:
    """The plaza in the last round does nothing."""
    s = position(3).space(10).begins()
    chance(s, square_of(5, 5))
    assert (s.path, s.space, told(s, "moved_on")) == ([PLAZA], 10, [])


def test_gen_3_3_a_turn_places_moves_marks_and_passes_on() -> None:
    """In this order, and with up to four moves."""
    s = position(3).has(0, MARKER).begins()
    chance(s, RICCI_SQUARE)
    walk(s, COACH_HOUSE, street(2, 3), street(2, 4), GUILD_HALL)
    nobody_offers(s)
    say(s, 0, "act")
    assert asked(s) == [(CHANCE, "draw")]
    chance(s, 5)
    assert asked(s) == [(0, "claim")]
    say(s, 0, "claim", street(2, 3))
    say(s, 0, "mark", COACH_HOUSE)
    order = ["rolled", "placed", "moved", "moved", "moved", "moved", "acted", "marked", "turn_began"]
    assert kinds(s, *order) == order
    assert (s.active, s.path) == (1, [])


def test_gen_3_3_the_next_turn_begins_afresh() -> None:
    """Discs, used buildings and actions are those of one turn only."""
    s = position(3).acts(PARK)

    next_turn(s)
    assert (seen(s, 0, "path"), seen(s, 0, "used"), seen(s, 0, "tower")) == ([], [], -1)
    chance(s, square_of(1, 5))
    assert verbs(s) == ["ask", "act"]


def test_gen_3_3_who_rests_is_asked_again_in_the_next_turn() -> None:
    """To make no more offers is for one turn."""
    s = position(3).asks(RICCI)
    say(s, 1, "rest")
    say(s, 2, "rest")
    assert "ask" not in verbs(s)
    say(s, 0, "lapse")
    assert asked(s) == [(0, "ahead")]
    say(s, 0, "end")
    chance(s, RICCI_SQUARE)
    say(s, 1, "ask")
    assert asked(s) == [(2, "offer"), (0, "offer")]


def test_gen_3_3_only_the_active_player_has_the_tower() -> None:
    """Nobody else may move it, end the turn or accept an offer."""
    s = position(3).on(RICCI)
    look_ahead(s)
    for verb, args in (("move", (COACH_HOUSE,)), ("end", ()), ("accept", (0,))):
        assert refused(s, 1, verb, *args) == "turn: GEN-6.3"
    stop(s)
    assert s.active == 1


def test_gen_3_3_no_card_but_any_start_field_is_played_before_the_tower_stands() -> None:
    """The only question at the start of a turn."""
    s = position(3).has(0, ANY_START).begins()
    assert verbs(s) == ["roll", "start"]
    assert refused(s, 0, "act") == "verb: GEN-4.1"
    assert len(ask(s)) == 1
    say(s, 0, "start", PARK)
    assert refused(s, 0, "accept", 0) == "verb: GEN-6.2"
