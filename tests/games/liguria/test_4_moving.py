"""Liguria, section 4: moving the ship."""

from __future__ import annotations

import pytest

from fondaco.games.liguria.state import Liguria
from fondaco.games.liguria.voyage import SAIL, Voyage
from fondaco.kernel import NOBODY, settle
from tests.games.asking import answers, asked, player, prompt_of, refused, say, told, verbs
from tests.games.liguria.tables import (
    ANTICLOCKWISE,
    BLANK_ISLE,
    BLUE_ISLE,
    CLOCKWISE,
    HOME,
    LIGURIA,
    RED_ISLE,
    START_SHIP,
    YELLOW_ISLE,
    face,
    knights,
    position,
    ways,
)

HARBOURS = HOME[4]
ISLES = (RED_ISLE, BLANK_ISLE, YELLOW_ISLE, BLUE_ISLE)


def test_lig_4_1_a_ship_moves_at_least_one_step() -> None:
    """Neither none nor less, and there is no staying."""
    s = position().sails(steps=3)
    assert refused(s, 0, "sail", CLOCKWISE, 0) == "field steps: LIG-4.1"
    assert refused(s, 0, "sail", CLOCKWISE, -1) == "field steps: LIG-4.1"
    assert refused(s, 0, "stay") == "verb: LIG-4.1"
    assert verbs(s) == ["sail"]


def test_lig_4_1_and_at_most_as_many_steps_as_wheels() -> None:
    """Three wheels: not four steps."""
    s = position().sails(steps=3)
    assert refused(s, 0, "sail", CLOCKWISE, 4) == "field steps: LIG-4.1"
    say(s, 0, "sail", CLOCKWISE, 3)
    assert s.at[0] == 3
    assert told(s, "sailed") == [("LIG-4.1", 0, 3, 3, 5, CLOCKWISE)]


@pytest.mark.parametrize(
    ("ships", "wheels", "steps"), [((), 2, 3), (("ship/1",), 2, 4), (("ship/2", "ship/1", "ship/2"), 0, 6)]
)
def test_lig_4_1_wheels_of_the_card_and_of_the_ships(ships: tuple[str, ...], wheels: int, steps: int) -> None:
    """The start ship has one."""
    at = position().has(0, *ships).cards(face(wheels=wheels), face(), face(), face())
    s = at.takes_cards()
    for seat in range(3):
        say(s, seat, "choose", seat)
    assert prompt_of(s).about == (steps, 0)
    assert answers(s, "sail")[-1] == (ANTICLOCKWISE, steps)


def test_lig_4_1_upgraded_ships_have_no_wheels() -> None:
    """A ship of two wheels and the start ship turned over: the card's two are left."""
    at = position().turned(0, "ship/2", START_SHIP).cards(face(wheels=2), face(), face(), face())
    s = at.takes_cards()
    for seat in range(3):
        say(s, seat, "choose", seat)
    assert prompt_of(s).about == (2, 0)


def test_lig_4_1_the_ships_of_others_do_not_count() -> None:
    """Seat 1 has many wheels, seat 0 has the start ship's."""
    at = position().has(1, "ship/2", "ship/2").cards(face(), face(), face(), face())
    s = at.takes_cards()
    for seat in range(3):
        say(s, seat, "choose", seat)
    assert prompt_of(s).about == (1, 0)


@pytest.mark.parametrize("steps", range(1, 15))
def test_lig_4_1_each_harbour_and_each_island_is_one_step(steps: int) -> None:
    """Round the ring and on, either way."""
    s = position().ship(0, 5, 1).sails(steps=14)
    say(s, 0, "sail", CLOCKWISE, steps)
    assert s.at[0] == (5 + steps) % 12
    s = position().ship(0, 5, -1).sails(steps=14)
    say(s, 0, "sail", ANTICLOCKWISE, steps)
    assert s.at[0] == (5 - steps) % 12


@pytest.mark.parametrize("steps", [1, 2])
def test_lig_4_1_steps_may_be_left_unused(steps: int) -> None:
    """Of five: the move is over, and the next player's begins."""
    s = position().sails(steps=5)
    say(s, 0, "sail", CLOCKWISE, steps)
    assert s.at[0] == steps
    assert asked(s) == [(1, "sail")]


@pytest.mark.parametrize("stop", [RED_ISLE, BLANK_ISLE, YELLOW_ISLE, *HARBOURS])
def test_lig_4_1_ships_may_share_a_stop(stop: int) -> None:
    """Three are there already."""
    s = position().ship(1, stop).ship(2, stop).ship(3, stop).arrives(0, stop)
    assert s.at == [stop] * 4


def test_lig_4_1_with_no_wheels_the_ship_stays() -> None:
    """The card has none, the start ship is turned over: seat 0 is not asked."""
    s = position().turned(0, START_SHIP).ship(0, BLUE_ISLE, 1).sails(steps=0, anchors=1)
    assert asked(s) == [(1, "sail")]
    assert (s.at[0], s.course[0]) == (BLUE_ISLE, 1)


@pytest.mark.parametrize(
    ("course", "way", "stop"), [(1, CLOCKWISE, BLUE_ISLE), (-1, ANTICLOCKWISE, YELLOW_ISLE)]
)
def test_lig_4_1_one_step_and_one_way_are_made_unasked(course: int, way: int, stop: int) -> None:
    """From an island, with one wheel and no arrow: it is told, and the stop's actions come."""
    s = position().has(0, "knight/1").ship(0, stop - course, course).sails(steps=1, anchors=1)
    assert [(row[2], row[3], row[5]) for row in told(s, "sailed")] == [(1, stop, way)]
    assert [event.kind for event in s.log or []] == ["bound", "sailed"]
    assert asked(s) == [(0, "land")]


def test_lig_4_1_one_step_either_way_is_asked() -> None:
    """With a turn arrow, or at a harbour, there is a choice."""
    assert asked(position().ship(0, BLUE_ISLE, 1).sails(steps=1, turns=1)) == [(0, "sail")]
    s = position().ship(0, HARBOURS[2], 1).sails(steps=1)
    assert asked(s) == [(0, "sail")]
    say(s, 0, "sail", CLOCKWISE, 1)
    assert told(s, "bound") == []


@pytest.mark.parametrize(("course", "way"), [(1, CLOCKWISE), (-1, ANTICLOCKWISE)])
@pytest.mark.parametrize("stop", ISLES)
def test_lig_4_2_from_an_island_a_ship_keeps_its_direction(stop: int, course: int, way: int) -> None:
    """From a colour island, a blank one, a free one: only on, not back."""
    s = position().ship(0, stop, course).sails(steps=2)
    assert ways(s) == {way}
    assert refused(s, 0, "sail", 1 - way, 1) == "field way: LIG-4.2"
    say(s, 0, "sail", way, 2)
    assert (s.at[0], s.course[0]) == ((stop + 2 * course) % 12, course)


@pytest.mark.parametrize("course", [1, -1])
@pytest.mark.parametrize("stop", HARBOURS)
def test_lig_4_2_from_a_harbour_a_ship_may_choose(stop: int, course: int) -> None:
    """From its own and from any other, on or back; and then it has that direction."""
    for way, step in ((CLOCKWISE, 1), (ANTICLOCKWISE, -1)):
        s = position().ship(0, stop, course).sails(steps=2)
        assert ways(s) == {CLOCKWISE, ANTICLOCKWISE}
        say(s, 0, "sail", way, 1)
        assert (s.at[0], s.course[0]) == ((stop + step) % 12, step)


@pytest.mark.parametrize("seat", range(4))
def test_lig_4_2_before_its_first_move_a_ship_has_no_direction(seat: int) -> None:
    """So it chooses, and has one from then on."""
    s = position().sails(seat, steps=1)
    assert s.course == [0] * 4
    assert ways(s) == {CLOCKWISE, ANTICLOCKWISE}
    say(s, seat, "sail", ANTICLOCKWISE, 1)
    assert s.course[seat] == -1


def test_lig_4_2_the_direction_lasts_from_round_to_round() -> None:
    """Seat 0 goes back to a blank island, and next time on from there."""
    s = position().sails(steps=1)
    say(s, 0, "sail", ANTICLOCKWISE, 1)
    assert s.at[0] == 11
    again = position().ship(0, s.at[0], s.course[0]).sails(steps=2)
    assert ways(again) == {ANTICLOCKWISE}


@pytest.mark.parametrize("stop", ISLES)
def test_lig_4_3_the_arrow_reverses_before_the_first_step(stop: int) -> None:
    """On a colour island or a blank one: both ways are open, and going back uses the arrow."""
    s = position().ship(0, stop, 1).sails(steps=2, turns=1)
    assert ways(s) == {CLOCKWISE, ANTICLOCKWISE}
    say(s, 0, "sail", ANTICLOCKWISE, 2)
    assert (s.at[0], s.course[0]) == ((stop - 2) % 12, -1)
    assert told(s, "turned") == [("LIG-4.3", 0)]
    assert asked(s) == [(1, "sail")]


@pytest.mark.parametrize(("steps", "stop"), [(1, 11), (3, 1), (4, 2)])
def test_lig_4_3_or_after_the_last_step(steps: int, stop: int) -> None:
    """On islands and blank islands: seat 0 is asked, and its direction changes there."""
    s = position().ship(0, 10, 1).sails(steps=4, turns=1)
    say(s, 0, "sail", CLOCKWISE, steps)
    assert asked(s) == [(0, "turn")]
    assert prompt_of(s).clause == "LIG-4.3"
    say(s, 0, "turn")
    assert (s.at[0], s.course[0]) == (stop, -1)
    assert told(s, "turned") == [("LIG-4.3", 0)]
    assert asked(s) == [(1, "sail")]


@pytest.mark.parametrize("stop", HARBOURS)
def test_lig_4_3_at_a_harbour_nobody_is_asked_the_next_move_may_go_either_way(stop: int) -> None:
    """Whether it comes there or has lain there without wheels."""
    s = position().ship(0, (stop - 2) % 12, 1).sails(steps=2, turns=1)
    say(s, 0, "sail", CLOCKWISE, 2)
    assert asked(s) == [(1, "sail")]
    again = position().ship(0, s.at[0], s.course[0]).sails(steps=2)
    assert ways(again) == {CLOCKWISE, ANTICLOCKWISE}
    still = position().turned(0, START_SHIP).ship(0, stop, 1).sails(steps=0, turns=1)
    assert asked(still) == [(1, "sail")]


def test_lig_4_3_the_arrow_need_not_be_used() -> None:
    """Seat 0 keeps its direction."""
    s = position().ship(0, 10, 1).sails(steps=4, turns=1)
    say(s, 0, "sail", CLOCKWISE, 4)
    assert verbs(s) == ["turn", "keep"]
    say(s, 0, "keep")
    assert s.course[0] == 1
    assert told(s, "turned") == []
    assert asked(s) == [(1, "sail")]


def test_lig_4_3_after_the_actions_of_the_last_stop() -> None:
    """Knights land first, cubes are loaded, then the ship may turn."""
    s = position().has(0, "knight/1").ship(0, BLUE_ISLE - 2, 1).sails(steps=2, turns=1)
    say(s, 0, "sail", CLOCKWISE, 2)
    say(s, 0, "land", knights(1))
    assert player(s, NOBODY, 0)["hold"] == [0, 0, 1]
    assert asked(s) == [(0, "turn")]


@pytest.mark.parametrize("stop", HARBOURS)
def test_lig_4_3_at_a_harbour_the_direction_is_free_and_the_arrow_is_kept(stop: int) -> None:
    """Seat 0 sets out against its course as anybody may there, and can still reverse after the last step."""
    s = position().ship(0, stop, 1).sails(steps=1, turns=1)
    say(s, 0, "sail", ANTICLOCKWISE, 1)
    say(s, 0, "turn")
    assert s.course[0] == 1


def test_lig_4_3_only_once() -> None:
    """Who reversed before the first step is not asked after the last."""
    s = position().ship(0, BLUE_ISLE, 1).sails(steps=3, turns=1)
    say(s, 0, "sail", ANTICLOCKWISE, 1)
    assert asked(s) == [(1, "sail")]


def test_lig_4_3_without_an_arrow_no_reversing() -> None:
    """Neither before nor after."""
    s = position().ship(0, BLUE_ISLE, 1).sails(steps=2)
    assert refused(s, 0, "sail", ANTICLOCKWISE, 1) == "field way: LIG-4.2"
    say(s, 0, "sail", CLOCKWISE, 2)
    assert asked(s) == [(1, "sail")]


@pytest.mark.parametrize("first", [1, 2, 3])
def test_lig_4_3_never_on_the_way_or_at_an_anchor_stop(first: int) -> None:
    """At a harbour, an island, a blank one: it goes on as it came, with the arrow still unused."""
    s = position().ship(0, 11, 1).sails(steps=6, anchors=1, turns=1)
    say(s, 0, "anchor", CLOCKWISE, first)
    assert asked(s) == [(0, "sail")]
    assert ways(s) == {CLOCKWISE}
    assert refused(s, 0, "sail", ANTICLOCKWISE, 1) == "field way: LIG-4.4"
    assert refused(s, 0, "turn") == "verb: LIG-4.1"
    say(s, 0, "sail", CLOCKWISE, 6 - first)
    assert asked(s) == [(0, "turn")]


def test_lig_4_3_before_an_anchor_stop_but_not_after_it_as_well() -> None:
    """Reversed before the first step, anchored, gone on: the arrow is used up."""
    s = position().ship(0, BLUE_ISLE, 1).sails(steps=3, anchors=1, turns=1)
    say(s, 0, "anchor", ANTICLOCKWISE, 1)
    assert ways(s) == {ANTICLOCKWISE}
    say(s, 0, "sail", ANTICLOCKWISE, 1)
    assert s.at[0] == 3
    assert asked(s) == [(1, "sail")]


def test_lig_4_3_with_no_wheels_a_ship_may_still_reverse() -> None:
    """It stays on its island and turns round there."""
    s = position().turned(0, START_SHIP).ship(0, BLUE_ISLE, 1).sails(steps=0, turns=1)
    assert asked(s) == [(0, "turn")]
    say(s, 0, "turn")
    assert (s.at[0], s.course[0]) == (BLUE_ISLE, -1)
    assert asked(s) == [(1, "sail")]


def test_lig_4_3_a_ship_without_direction_has_none_to_reverse() -> None:
    """With no wheels before its first move seat 0 is not asked."""
    s = position().turned(0, START_SHIP).sails(steps=0, turns=1)
    assert asked(s) == [(1, "sail")]
    assert s.course[0] == 0


@pytest.mark.parametrize("way", [CLOCKWISE, ANTICLOCKWISE])
@pytest.mark.parametrize("steps", [6, 12])
def test_lig_4_2_the_way_is_told_where_both_lead_to_the_same_stop(way: int, steps: int) -> None:
    """Half round and once round: only the event says by which way."""
    s = position().sails(steps=12)
    say(s, 0, "sail", way, steps)
    assert s.at[0] == steps % 12
    assert [(row[2], row[5]) for row in told(s, "sailed")] == [(steps, way)]


def anchoring(steps: int = 4, stop: int = 0) -> Liguria:
    """Seat 0 has an anchor and is at a stop, going clockwise."""
    return position().ship(0, stop, 1).sails(steps=steps, anchors=1)


@pytest.mark.parametrize("first", [1, 2, 3])
def test_lig_4_4_one_stop_on_the_way(first: int) -> None:
    """After at least one step, then on by at least one, up to the wheels in all."""
    s = anchoring(steps=5)
    say(s, 0, "anchor", CLOCKWISE, first)
    assert s.at[0] == first
    assert prompt_of(s).about == (5 - first, 0)
    assert answers(s, "sail") == [(CLOCKWISE, steps) for steps in range(1, 6 - first)]
    say(s, 0, "sail", CLOCKWISE, 5 - first)
    assert s.at[0] == 5
    assert told(s, "sailed")[0][2] == first


def test_lig_4_4_with_one_step_left_the_ship_goes_on_unasked() -> None:
    """Three of four steps to an anchor stop: the last follows by itself."""
    s = anchoring()
    say(s, 0, "anchor", CLOCKWISE, 3)
    assert [row[2] for row in told(s, "sailed")] == [3, 1]
    assert told(s, "bound") == [("LIG-4.1", 0)]
    assert asked(s) == [(1, "sail")]


def test_lig_4_4_after_at_least_one_step_with_one_still_to_go() -> None:
    """Neither before the first of four steps nor after the last."""
    s = anchoring()
    assert refused(s, 0, "anchor", CLOCKWISE, 0) == "field steps: LIG-4.4"
    assert refused(s, 0, "anchor", CLOCKWISE, 4) == "field steps: LIG-4.4"
    assert answers(s, "anchor")[:3] == [(CLOCKWISE, steps) for steps in (1, 2, 3)]


def test_lig_4_4_after_the_stop_the_ship_must_go_on() -> None:
    """It cannot stay, though it has moved already."""
    s = anchoring()
    say(s, 0, "anchor", CLOCKWISE, 2)
    assert verbs(s) == ["sail"]
    assert refused(s, 0, "sail", CLOCKWISE, 0) == "field steps: LIG-4.1"
    assert refused(s, 0, "sail", CLOCKWISE, 3) == "field steps: LIG-4.1"
    assert refused(s, 0, "stay") == "verb: LIG-4.1"


def test_lig_4_4_with_one_step_there_is_no_stop_on_the_way() -> None:
    """An anchor is of no use then."""
    s = anchoring(steps=1)
    assert verbs(s) == ["sail"]
    assert refused(s, 0, "anchor", CLOCKWISE, 1) == "verb: LIG-4.4"


def test_lig_4_4_without_an_anchor_there_is_none_either() -> None:
    """Four steps, but no anchor on the card."""
    s = position().sails(steps=4)
    assert refused(s, 0, "anchor", CLOCKWISE, 2) == "verb: LIG-4.4"


def test_lig_4_4_the_anchor_need_not_be_used() -> None:
    """Straight on by four."""
    s = anchoring()
    say(s, 0, "sail", CLOCKWISE, 4)
    assert s.at[0] == 4
    assert asked(s) == [(1, "sail")]


def test_lig_4_4_with_the_actions_of_that_stop() -> None:
    """At an anchor stop knights land and a cube is loaded; at the end of the move the same again."""
    s = position().has(0, "knight/1", "knight/2").sails(steps=4, anchors=1)
    say(s, 0, "anchor", CLOCKWISE, 1)
    assert asked(s) == [(0, "land")]
    say(s, 0, "land", knights(1))
    assert asked(s) == [(0, "sail")]
    say(s, 0, "sail", CLOCKWISE, 3)
    say(s, 0, "land", knights(2))
    assert [s.ruler[RED_ISLE], s.ruler[YELLOW_ISLE]] == [0, 0]
    assert player(s, NOBODY, 0)["hold"] == [1, 1, 0]


def test_lig_4_4_unloading_at_an_anchor_stop() -> None:
    """At the own harbour on the way all cubes go ashore."""
    s = position().carries(0, 2, 1, 0).ship(0, 11, 1).sails(steps=2, anchors=1)
    say(s, 0, "anchor", CLOCKWISE, 1)
    assert player(s, 0, 0)["store"] == [2, 1, 0]


def test_lig_4_4_passing_by_is_no_stop() -> None:
    """Without an anchor the harbour on the way is passed with the cubes aboard."""
    s = position().carries(0, 2, 1, 0).ship(0, 11, 1).sails(steps=2)
    say(s, 0, "sail", CLOCKWISE, 2)
    assert player(s, 0, 0)["hold"] == [2, 1, 0]


@pytest.mark.parametrize("harbour", HARBOURS)
def test_lig_4_4_even_from_a_harbour_it_goes_on_in_the_same_direction(harbour: int) -> None:
    """An anchor stop at any harbour: the direction is no longer free."""
    s = position().ship(0, (harbour + 1) % 12, -1).sails(steps=3, anchors=1)
    say(s, 0, "anchor", ANTICLOCKWISE, 1)
    assert s.at[0] == harbour
    assert ways(s) == {ANTICLOCKWISE}
    assert refused(s, 0, "sail", CLOCKWISE, 1) == "field way: LIG-4.4"


def test_lig_4_4_one_stop_for_one_anchor() -> None:
    """After it there is no other."""
    s = anchoring()
    say(s, 0, "anchor", CLOCKWISE, 1)
    assert refused(s, 0, "anchor", CLOCKWISE, 1) == "verb: LIG-4.4"


def test_lig_4_4_one_stop_for_each_anchor_shown() -> None:
    """With two of them there are two stops, after each a step must follow."""
    s = position().sails(steps=4)
    s.stack[-1] = Voyage(0, SAIL, 4, 2, 0, False, False)
    settle(s)
    say(s, 0, "anchor", CLOCKWISE, 1)
    assert answers(s, "anchor") == [(CLOCKWISE, 1), (CLOCKWISE, 2)]
    say(s, 0, "anchor", CLOCKWISE, 2)
    assert [row[2] for row in told(s, "sailed")] == [1, 2, 1]


@pytest.mark.parametrize(("stop", "text"), [(RED_ISLE, "land"), (HARBOURS[1], "trade")])
def test_lig_4_5_where_the_move_ends_one_may_act(stop: int, text: str) -> None:
    """At an island knights may land, at a foreign harbour there is trade."""
    s = position().has(0, "knight/1").offers(1, 1, 0, 0).arrives(0, stop)
    assert asked(s) == [(0, text)]


def test_lig_4_5_a_ship_that_has_not_moved_does_nothing() -> None:
    """Seat 0 stays on its own island, with knights and space aboard, and loads nothing."""
    s = position().turned(0, START_SHIP).rules(0, RED_ISLE, 1).ship(0, RED_ISLE, 1).sails(steps=0)
    assert asked(s) == [(1, "sail")]
    assert player(s, NOBODY, 0)["hold"] == [0, 0, 0]


def test_lig_4_5_not_even_after_reversing() -> None:
    """Turning on the spot at a free island is no stop either: nobody may land."""
    s = position().turned(0, START_SHIP).has(0, "knight/1").ship(0, RED_ISLE, 1).sails(steps=0, turns=1)
    say(s, 0, "turn")
    assert asked(s) == [(1, "sail")]


def test_lig_4_5_a_full_circle_back_to_the_start_is_a_stop() -> None:
    """Twelve steps from the own island to the own island: one cube."""
    s = position().rules(0, RED_ISLE, 2).ship(0, RED_ISLE, 1).sails(steps=12)
    say(s, 0, "sail", CLOCKWISE, 12)
    assert told(s, "loaded") == [("LIG-5.2", 0, (1, 0, 0))]
    assert s.at[0] == RED_ISLE


def test_lig_4_5_a_full_circle_home_unloads() -> None:
    """An anchor stop for cubes, then on round the ring to the own harbour."""
    s = position().rules(0, RED_ISLE, 2).sails(steps=12, anchors=1)
    say(s, 0, "anchor", CLOCKWISE, 1)
    say(s, 0, "sail", CLOCKWISE, 11)
    assert player(s, 0, 0)["store"] == [1, 0, 0]
    assert LIGURIA.view(s, NOBODY)["stock"] == [24, 25, 25]
