"""Die Händler von Genua, section 11: ownership markers."""

from __future__ import annotations

import pytest

from fondaco.kernel import CHANCE
from tests.games.asking import answers, asked, refused, say, told, verbs
from tests.games.genoa.tables import (
    CATHEDRAL,
    COACH_HOUSE,
    GENOA,
    GUILD_HALL,
    MARKER,
    PLAZA,
    RICCI,
    SPICE,
    TOWN_HALL,
    look_ahead,
    options,
    position,
    seen,
    stop,
    street,
)

ABOVE = street(2, 4)  # between coach house and guild hall
CORNER = street(2, 3)  # between coach house and spice warehouse
ALONE = street(3, 2)  # beside the spice warehouse only


def test_gen_11_1_the_active_player_first_then_clockwise_once_around() -> None:
    """Those who have markers, each asked once."""
    s = position(first=2).has(0, MARKER).has(2, MARKER).has(3, MARKER).on(ABOVE, CORNER)
    stop(s)
    order = []
    while asked(s)[0][1] == "claim":
        order.append(asked(s)[0][0])
        say(s, order[-1], "pass")
    assert order == [2, 3, 0]
    assert asked(s) == [(CHANCE, "dice")]


def test_gen_11_1_a_street_and_one_marker_on_one_building() -> None:
    """Or one on each: after the first the player may stop."""
    s = position().has(0, MARKER, MARKER).on(ABOVE)
    stop(s)
    assert answers(s, "claim") == [(ABOVE,)]
    say(s, 0, "claim", ABOVE)
    assert answers(s, "mark") == [(GUILD_HALL,), (COACH_HOUSE,)]
    say(s, 0, "mark", COACH_HOUSE)
    assert verbs(s) == ["mark", "done"]
    say(s, 0, "done")
    assert told(s, "marked") == [("GEN-11.1", 0, COACH_HOUSE)]
    assert (s.owner[COACH_HOUSE], s.owner[GUILD_HALL], s.store[0]) == (0, -1, 1)


def test_gen_11_1_one_on_each_of_the_buildings_beside_it() -> None:
    """Then nothing is left to do there."""
    s = position().has(0, MARKER, MARKER, MARKER).on(ABOVE)
    stop(s)
    say(s, 0, "claim", ABOVE)
    say(s, 0, "mark", COACH_HOUSE)
    say(s, 0, "mark", GUILD_HALL)
    assert (s.active, s.store[0]) == (1, 1)


def test_gen_11_1_all_see_which_street_was_chosen_and_who_is_to_come() -> None:
    """Before a choice, none."""
    s = position().has(0, MARKER).on(ABOVE)
    stop(s)
    for street_seen in (-1, ABOVE):
        frames = seen(s, 2, "doing")
        assert isinstance(frames, list)
        assert (frames[-1]["street"], frames[-1]["to_come"]) == (street_seen, [0, 1, 2, 3])
        if street_seen == -1:
            say(s, 0, "claim", ABOVE)


def test_gen_11_1_only_streets_the_tower_was_on() -> None:
    """The start field included; no building, not the plaza."""
    s = position().has(0, MARKER).on(ABOVE, GUILD_HALL, PLAZA, TOWN_HALL, street(3, 3))
    assert asked(s) == [(0, "claim")]
    assert options(s, 0, "claim", "street") == [ABOVE, street(3, 3)]
    for field in (GUILD_HALL, PLAZA, CORNER):
        assert refused(s, 0, "claim", field) == "field street: GEN-11.1"


def test_gen_11_1_a_used_square_is_used_up() -> None:
    """All its discs come off: the next player cannot choose it."""
    s = position().has(0, MARKER).has(1, MARKER).has(2, MARKER).on(CORNER, ABOVE)
    stop(s)
    say(s, 0, "claim", ABOVE)
    say(s, 0, "mark", GUILD_HALL)
    assert seen(s, 3, "cleared") == [ABOVE]
    assert options(s, 1, "claim", "street") == [CORNER]
    say(s, 1, "claim", CORNER)
    say(s, 1, "mark", SPICE)
    assert asked(s) == [(CHANCE, "dice")]  # no street is left for seat 2


def test_gen_11_1_who_passes_uses_nothing_up() -> None:
    """The street is there for the next."""
    s = position().has(0, MARKER).has(1, MARKER).on(ABOVE)
    stop(s)
    say(s, 0, "pass")
    assert (asked(s), options(s, 1, "claim", "street")) == ([(1, "claim")], [ABOVE])


def test_gen_11_1_who_has_no_marker_is_not_asked() -> None:
    """Nor anybody when the tower was on no street."""
    s = position().on(ABOVE)
    stop(s)
    assert asked(s) == [(CHANCE, "dice")]
    s = position().has(0, MARKER).on(RICCI, COACH_HOUSE)
    stop(s)
    assert asked(s) == [(CHANCE, "dice")]


def test_gen_11_1_markers_only_from_the_store() -> None:
    """One marker, two free buildings: one is marked and the rest is done by itself."""
    s = position().has(0, MARKER).on(ABOVE)
    stop(s)
    say(s, 0, "claim", ABOVE)
    say(s, 0, "mark", GUILD_HALL)
    assert (s.active, s.store[0], s.markers[0], s.owner[GUILD_HALL]) == (1, 0, 6, 0)


def test_gen_11_1_on_layout_p_four_streets_border_one_building_and_villas_none() -> None:
    """A villa can be owned on no layout P street; on the corner street one building only."""
    city = GENOA.start(2).edition.city
    beside = [city.beside_street(field) for field in range(19, 39)]
    assert [field + 19 for field, row in enumerate(beside) if len(row) == 1] == [
        street(3, 2),
        street(3, 7),
        street(6, 2),
        street(6, 7),
    ]
    assert not any(villa in row for row in beside for villa in (4, 5, 6, 7))
    s = position().has(0, MARKER, MARKER).on(ALONE)
    stop(s)
    say(s, 0, "claim", ALONE)
    assert answers(s, "mark") == [(SPICE,)]
    say(s, 0, "mark", SPICE)
    assert s.active == 1


def test_gen_11_1_on_layout_r_a_villa_can_be_owned() -> None:
    """Villa Monetti borders two streets there."""
    s = position(3, layout="r").has(0, MARKER).begins()
    beside = [field for field in range(19, 39) if 7 in s.edition.city.beside_street(field)]
    assert len(beside) == 2


def test_gen_11_1_markers_gained_this_turn_count() -> None:
    """Two from the cathedral, and one bought."""
    s = position().acts(CATHEDRAL)
    look_ahead(s)
    say(s, 0, "move", street(4, 7))
    stop(s)
    assert asked(s) == [(0, "claim")]


def test_gen_11_2_one_marker_a_building() -> None:
    """Where another's lies it must be removed first."""
    s = position().has(0, MARKER, MARKER).owns(1, COACH_HOUSE).on(ABOVE)
    stop(s)
    say(s, 0, "claim", ABOVE)
    assert answers(s, "mark") == [(GUILD_HALL,)]
    assert refused(s, 0, "mark", COACH_HOUSE) == "field building: GEN-11.2"


def test_gen_11_2_removing_costs_one_marker_and_both_return() -> None:
    """Then another of one's own may be put there, or not."""
    s = position().has(0, MARKER, MARKER, MARKER).owns(1, COACH_HOUSE).on(ABOVE)
    stop(s)
    say(s, 0, "claim", ABOVE)
    say(s, 0, "remove", COACH_HOUSE)
    assert told(s, "removed") == [("GEN-11.2", 0, 1, COACH_HOUSE)]
    assert (s.store[0], s.markers[:2], s.owner[COACH_HOUSE]) == (2, [5, 7], -1)
    assert verbs(s) == ["mark", "done"]
    say(s, 0, "mark", COACH_HOUSE)
    assert (s.store[0], s.owner[COACH_HOUSE]) == (1, 0)


def test_gen_11_2_with_one_marker_it_is_only_removed() -> None:
    """Nothing is left to put there."""
    s = position().has(0, MARKER).owns(1, COACH_HOUSE).on(ABOVE)
    stop(s)
    say(s, 0, "claim", ABOVE)
    say(s, 0, "remove", COACH_HOUSE)
    assert (s.active, s.store[0], s.owner[COACH_HOUSE]) == (1, 0, -1)
    assert seen(s, 0, "owner") == [-1] * 18


def test_gen_11_2_on_ones_own_building_nothing_can_be_done() -> None:
    """Neither marked nor removed."""
    s = position().has(0, MARKER, MARKER).owns(0, COACH_HOUSE).on(ABOVE)
    stop(s)
    say(s, 0, "claim", ABOVE)
    assert verbs(s) == ["mark"]
    assert answers(s, "mark") == [(GUILD_HALL,)]
    assert refused(s, 0, "remove", COACH_HOUSE) == "verb: GEN-11.1"


def test_gen_11_2_a_freed_place_is_anybodys() -> None:
    """Removed from one street, marked from another by the next."""
    s = position().has(0, MARKER).has(2, MARKER).owns(1, COACH_HOUSE).on(CORNER, ABOVE)
    stop(s)
    say(s, 0, "claim", ABOVE)
    say(s, 0, "remove", COACH_HOUSE)
    say(s, 2, "claim", CORNER)
    say(s, 2, "mark", COACH_HOUSE)
    assert s.owner[COACH_HOUSE] == 2


def test_gen_11_3_a_square_is_chosen_only_to_place_or_remove() -> None:
    """One who has chosen cannot leave with nothing done."""
    s = position().has(0, MARKER).on(ABOVE)
    stop(s)
    say(s, 0, "claim", ABOVE)
    assert verbs(s) == ["mark"]
    assert refused(s, 0, "done") == "verb: GEN-11.3"


def test_gen_11_3_a_square_with_nothing_to_do_is_not_open() -> None:
    """Both buildings bear one's own marker."""
    s = position().has(0, MARKER).owns(0, COACH_HOUSE, GUILD_HALL).on(ABOVE, CORNER)
    stop(s)
    assert options(s, 0, "claim", "street") == [CORNER]
    s = position().has(0, MARKER).owns(0, COACH_HOUSE, GUILD_HALL).on(ABOVE)
    stop(s)
    assert asked(s) == [(CHANCE, "dice")]


@pytest.mark.parametrize("verb", ["mark", "remove"])
def test_gen_11_3_either_will_do(verb: str) -> None:
    """Then the player may leave."""
    s = position().has(0, MARKER, MARKER).owns(1, COACH_HOUSE).on(ABOVE)
    stop(s)
    say(s, 0, "claim", ABOVE)
    say(s, 0, verb, GUILD_HALL if verb == "mark" else COACH_HOUSE)
    say(s, 0, "done")
    assert s.active == 1
