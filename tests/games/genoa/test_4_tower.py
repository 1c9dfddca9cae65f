"""Die Händler von Genua, section 4: placing and moving the tower."""

from __future__ import annotations

import pytest

from fondaco.games.genoa.promises import PRIVILEGE_OUT
from fondaco.kernel import CHANCE
from tests.games.asking import answers, asked, chance, refused, say, told, verbs
from tests.games.genoa.tables import (
    ANY_START,
    CATHEDRAL,
    COACH_HOUSE,
    COLINI,
    EXTRA_ACTION,
    GUILD_HALL,
    HARBOUR,
    MARKER,
    METAL,
    PARK,
    PLAZA,
    POST_STATION,
    RICCI,
    SPICE,
    TOWN_HALL,
    TRATTORIA,
    Offer,
    accept,
    draw,
    has,
    look_ahead,
    nobody_offers,
    offers,
    options,
    position,
    seen,
    square_of,
    stop,
    street,
    walk,
)


@pytest.mark.parametrize(
    ("red", "blue", "field"),
    [
        (1, 3, SPICE),
        (3, 1, COACH_HOUSE),
        (6, 4, CATHEDRAL),
        (4, 6, POST_STATION),
        (3, 8, HARBOUR),
        (8, 3, METAL),
    ],
)
def test_gen_4_1_red_is_the_column_and_blue_the_row(red: int, blue: int, field: int) -> None:
    """The field that holds the square is the start field."""
    s = position().begins()
    chance(s, square_of(blue, red))
    assert told(s, "rolled") == [("GEN-4.1", red, blue)]
    assert told(s, "placed") == [("GEN-4.1", 0, field)]
    assert seen(s, 1, "tower") == field


def test_gen_4_1_who_has_any_start_field_chooses_to_roll_or_to_play_it() -> None:
    """Who has none is not asked: chance rolls."""
    s = position().begins()
    assert asked(s) == [(CHANCE, "dice")]
    s = position().has(0, ANY_START).begins()
    assert asked(s) == [(0, "start")]
    assert verbs(s) == ["roll", "start"]
    say(s, 0, "roll")
    assert asked(s) == [(CHANCE, "dice")]
    assert has(s, 0, ANY_START) == 1


def test_gen_4_1_any_start_field_names_any_of_the_39_fields() -> None:
    """Buildings, plaza and streets."""
    s = position().has(0, ANY_START).begins()
    assert sorted(answers(s, "start")) == [(field,) for field in range(39)]
    say(s, 0, "start", street(7, 5))
    assert (told(s, "rolled"), s.path) == ([], [street(7, 5)])
    assert has(s, 0, ANY_START) == 0


def test_gen_4_1_the_start_field_counts_as_entered() -> None:
    """Its action can be taken; it holds a disc and is not entered again."""
    s = position().on(GUILD_HALL)
    assert "act" in verbs(s)
    walk(s, street(2, 4))
    look_ahead(s)
    assert GUILD_HALL not in options(s, 0, "move", "field")


@pytest.mark.parametrize("square", [square_of(4, 4), square_of(4, 5), square_of(5, 4), square_of(5, 5)])
def test_gen_4_2_the_plaza_rolled_moves_the_round_marker_on(square: int) -> None:
    """At once."""
    s = position().space(3).begins()
    chance(s, square)
    assert (s.space, told(s, "moved_on")) == (4, [("GEN-4.2", 4)])


def test_gen_4_2_the_plaza_chosen_moves_it_on_as_well() -> None:
    """By any start field."""
    s = position().space(3).has(0, ANY_START).begins()
    say(s, 0, "start", PLAZA)
    assert s.space == 4


def test_gen_4_2_never_past_the_last_space() -> None:
    """7 with five players."""
    s = position(5).space(7).has(0, ANY_START).begins()
    say(s, 0, "start", PLAZA)
    assert s.space == 7


def test_gen_4_2_entering_the_plaza_later_does_nothing() -> None:
    """Only the start field counts."""
    s = position().space(3).on(GUILD_HALL)
    walk(s, PLAZA)
    assert (s.path[-1], s.space, told(s, "moved_on")) == (PLAZA, 3, [])


def test_gen_4_3_the_tower_goes_to_a_neighbouring_field() -> None:
    """From the villa: coach house and spice warehouse; not diagonally, not farther, not to stay."""
    s = position().on(RICCI)
    look_ahead(s)
    assert options(s, 0, "move", "field") == [SPICE, COACH_HOUSE]
    for field in (street(2, 3), PARK, RICCI):
        assert refused(s, 0, "move", field) == "field field: GEN-4.3"
    say(s, 0, "move", SPICE)
    assert told(s, "moved") == [("GEN-4.3", 0, SPICE)]


def test_gen_4_3_a_field_with_a_disc_is_not_entered_again() -> None:
    """Every field the tower has left holds one."""
    s = position().on(RICCI, COACH_HOUSE, street(2, 3))
    look_ahead(s)
    assert options(s, 0, "move", "field") == [SPICE, street(2, 4), street(3, 3)]
    assert refused(s, 0, "move", COACH_HOUSE) == "field field: GEN-4.3"


def test_gen_4_3_five_fields_at_most() -> None:
    """Five discs, the start field included: after four moves the turn ends."""
    s = position().on(RICCI, COACH_HOUSE, street(2, 3), street(2, 4))
    look_ahead(s)
    assert asked(s) == [(0, "ahead")]
    say(s, 0, "move", street(2, 5))
    assert (s.active, asked(s)) == (1, [(CHANCE, "dice")])
    assert told(s, "ended") == []


def test_gen_4_4_the_tower_may_move_when_nobody_has_an_action_left() -> None:
    """Two players: both have acted, the active one twice; the tower goes on all the same."""
    s = position(2).acts(COACH_HOUSE)
    offers(s, (1, Offer(RICCI, promise=PRIVILEGE_OUT)))
    accept(s)
    draw(s, 50)
    walk(s, SPICE)
    say(s, 0, "act")
    assert (s.can_act(0), s.can_act(1)) == (False, False)
    assert asked(s) == [(0, "ahead")]
    say(s, 0, "move", TRATTORIA)
    assert asked(s) == [(0, "ahead")]


@pytest.mark.parametrize("moves", range(4))
def test_gen_4_4_the_turn_may_end_on_any_field(moves: int) -> None:
    """After none, one, two or three moves."""
    s = position().on(RICCI, *[COACH_HOUSE, PARK, COLINI][:moves])
    look_ahead(s)
    say(s, 0, "end")
    assert told(s, "ended") == [("GEN-4.4", 0)]
    assert s.active == 1


def test_gen_4_4_the_turn_does_not_end_before_the_action_here_is_settled() -> None:
    """A binding offer stands: neither to end nor to move on is open."""
    s = position().asks(RICCI)
    offers(s, (1, Offer(RICCI, pay=5)))
    assert refused(s, 0, "end") == "verb: GEN-6.2"
    assert refused(s, 0, "move", SPICE) == "verb: GEN-6.2"
    assert refused(s, 0, "lapse") == "verb: GEN-6.2"


def test_gen_4_4_where_nothing_can_be_entered_step_b_is_skipped() -> None:
    """Both neighbours of the villa hold discs: after step A the markers are placed, nobody is asked more."""
    s = position().has(0, MARKER).on(COACH_HOUSE, street(2, 3), SPICE, RICCI)
    assert len(s.path) == 4
    say(s, 0, "ask")
    nobody_offers(s)
    say(s, 0, "lapse")
    assert asked(s) == [(0, "claim")]


def test_gen_4_4_on_the_fifth_field_step_b_is_skipped() -> None:
    """Its action is still dealt with first."""
    s = position().has(0, MARKER, EXTRA_ACTION).on(TRATTORIA, street(4, 2), TOWN_HALL, street(3, 3))
    look_ahead(s)
    say(s, 0, "move", GUILD_HALL)
    assert asked(s) == [(0, "here")]
    stop(s)
    assert asked(s) == [(0, "claim")]
