"""Die Händler, section 5: Broken Axle, the courier and the influence cards (5.1, 5.9 to 5.11)."""

from __future__ import annotations

import pytest

from fondaco.kernel import NOBODY
from tests.games.asking import answers, asked, kinds, player, refused, told, verbs
from tests.games.haendler.tables import (
    BROKEN_AXLE,
    CARTWRIGHT,
    COURIER,
    EXPRESS,
    FREE_LOADING,
    GREAT_CARTWRIGHT,
    HAENDLER,
    ONE,
    PARIS,
    SPECIAL_SALE,
    THREE,
    TWO,
    UPKEEP,
    WAGON_MASTER,
    WINE,
    Position,
    drive,
    field,
    hand,
    paths,
    pointers,
    position,
    push,
    ride,
    say,
    wagon_seen,
)


def near(courier: str = "reims") -> Position:
    """Wagon 1 has left Paris and is one field before Reims, the others are far away."""
    at = position().wagon(ONE, "par-jp-2", "par-jp-1").wagon(TWO, "wien").wagon(THREE, "hamburg")
    return at.courier(courier)


def empty_pile(at: Position) -> Position:
    """All influence cards are picked, and all but the last player's are played."""
    for card in range(7):
        at.has_played(3, card, card, card)
    return at


def fields(*names: str) -> list[tuple[int]]:
    """Fields as answers that name one."""
    s = position().s
    return sorted([(field(s, name),) for name in names])


def test_haen_5_1_broken_axle_blocks_a_wagon_for_the_round() -> None:
    """In a city; nobody may move it, by tile or by extra points, and all see it."""
    s = position().holds(2, BROKEN_AXLE).owns(0, GREAT_CARTWRIGHT).drives()
    assert asked(s) == [(2, "play_axle")]
    say(s, 2, "break", ONE)
    assert told(s, "played") == [("HAEN-5.1", 2, BROKEN_AXLE)]
    assert told(s, "blocked") == [("HAEN-5.1", 2, ONE)]
    assert wagon_seen(s, NOBODY, ONE)["is_blocked"]
    starts = {each.split()[0] for each in [*paths(s, "drive", 1), *paths(s, "push")]}
    assert starts == {"koeln", "wien"}


def test_haen_5_1_also_on_the_road_and_only_this_round() -> None:
    """In the next round the axle is mended."""
    s = near().holds(0, BROKEN_AXLE).drives()
    say(s, 0, "break", ONE)
    assert {each.split()[0] for each in paths(s, "drive", 1)} == {"wien", "hamburg"}
    assert position().blocked(ONE, TWO).ends().blocked == [0, 0, 0]


def test_haen_5_1_several_and_in_player_order() -> None:
    """Seat 3 begins and blocks two; then seat 0 may block the third."""
    s = position(first=3).holds(3, BROKEN_AXLE, BROKEN_AXLE, SPECIAL_SALE).holds(0, BROKEN_AXLE).drives()
    say(s, 3, "break", ONE)
    assert asked(s) == [(3, "play_axle")]
    say(s, 3, "break", THREE)
    assert asked(s) == [(3, "play_axle")]
    say(s, 3, "pass")
    assert (asked(s), answers(s, "break")) == ([(0, "play_axle")], [(TWO,)])


def test_haen_5_1_a_blocked_wagon_cannot_be_chosen_again() -> None:
    """Only the two others."""
    s = position().holds(0, BROKEN_AXLE, BROKEN_AXLE).drives()
    say(s, 0, "break", TWO)
    assert answers(s, "break") == [(ONE,), (THREE,)]
    assert refused(s, 0, "break", TWO) == "field wagon: HAEN-5.1"


def test_haen_5_1_when_all_are_blocked_nobody_is_asked() -> None:
    """There is nothing left to break."""
    s = position().holds(0, *[BROKEN_AXLE] * 3, SPECIAL_SALE).holds(1, SPECIAL_SALE).drives()
    for wagon in (ONE, TWO, THREE):
        say(s, 0, "break", wagon)
    assert (asked(s), verbs(s)) == ([(0, "drive")], ["spend"])


def test_haen_5_1_a_blocked_wagon_holds_its_field_and_may_be_passed() -> None:
    """Wagon 2 stands blocked on Reims."""
    at = near("gen-jg-1").wagon(TWO, "reims", "par-jp-2").blocked(TWO, THREE)
    s = at.drives()
    assert paths(s, "drive", 1) == []
    assert paths(s, "drive", 2) == ["par-jp-2 reims basel", "par-jp-2 reims bruessel"]


def test_haen_5_1_only_who_holds_the_card_can_play_it() -> None:
    """Seat 0 holds another."""
    s = position().holds(0, UPKEEP).drives()
    assert refused(s, 0, "break", ONE) == "verb: HAEN-5.1"
    say(s, 0, "pass")
    assert asked(s) == [(0, "drive")]


def test_haen_5_9_the_courier_card_moves_one_field_in_any_direction() -> None:
    """From Reims to all three neighbours; once a turn."""
    s = position().owns(0, COURIER).courier("reims").drives()
    assert sorted(answers(s, "ride")) == fields("par-jp-2", "basel", "bruessel")
    ride(s, 0, "basel")
    assert told(s, "rode") == [("HAEN-5.9", 0, field(s, "basel"))]
    assert HAENDLER.view(s, NOBODY)["courier"] == field(s, "basel")
    assert verbs(s) == ["drive"]


def test_haen_5_9_the_express_courier_moves_one_or_two() -> None:
    """Back and forth on one field is no move: it ends on another field than it began."""
    s = position().owns(0, EXPRESS).courier("par-jp-2").drives()
    assert sorted(answers(s, "ride_far")) == fields("par-jp-1", "reims", "basel", "bruessel")
    assert refused(s, 0, "ride_far", field(s, "par-jp-2")) == "field field: HAEN-5.9"


def test_haen_5_9_not_into_or_through_a_city() -> None:
    """Beside Köln on the map of many exits: into it neither, nor through it to its other roads."""
    s = position(map="multi").owns(0, COURIER, EXPRESS).courier("kol-f-1").drives()
    assert answers(s, "ride") == [(field(s, "frankfurt"),)]
    beyond = {s.edition.roads.names[int(str(args[0]))] for args in answers(s, "ride_far")}
    assert beyond == {"frankfurt", "nuernberg", "basel", "a-f-1"}
    assert refused(s, 0, "ride", field(s, "koeln")) == "field field: HAEN-5.9"


def test_haen_5_9_by_choice_before_between_and_after_wagon_moves() -> None:
    """Extra point, courier, tile, express courier; what is left at the end may be left out."""
    s = position().owns(0, CARTWRIGHT, COURIER, EXPRESS).courier("linz").drives()
    push(s, 0, "paris", "par-jp-1")
    ride(s, 0, "mailand")
    drive(s, 0, 1, "koeln", "kol-jk-1")
    assert verbs(s) == ["end", "ride_far"]
    say(s, 0, "end")
    assert asked(s) == [(1, "drive")]


def test_haen_5_9_once_a_turn_for_each_card_and_two_moves_for_both() -> None:
    """One field and then two."""
    s = position().owns(0, COURIER, EXPRESS).courier("bru-jb-1").drives()
    ride(s, 0, "bru-jb-2")
    assert refused(s, 0, "ride", field(s, "bruessel")) == "verb: HAEN-5.12"
    ride(s, 0, "reims", "ride_far")
    assert verbs(s) == ["drive"]


def test_haen_5_9_wagons_and_courier_do_not_block_each_other() -> None:
    """The courier rides over a wagon, the wagon drives over the courier, and both may share a field."""
    s = near("par-jp-1").owns(0, EXPRESS).drives()
    assert sorted(answers(s, "ride_far")) == fields("par-jp-2", "reims")
    ride(s, 0, "reims", "ride_far")
    drive(s, 0, 2, "par-jp-2", "reims", "basel")
    s = near("reims").drives()
    drive(s, 0, 1, "par-jp-2", "reims")
    assert s.at[ONE] == s.courier


def test_haen_5_9_only_the_owner_moves_the_courier() -> None:
    """Seat 1 owns the card: seat 0 cannot."""
    s = position().owns(1, COURIER).drives()
    assert refused(s, 0, "ride", s.edition.roads.arms[s.courier][0]) == "verb: HAEN-5.12"


@pytest.mark.parametrize("tile", [1, 2])
def test_haen_5_10_a_move_that_ends_on_the_courier_wins_a_card(tile: int) -> None:
    """At once, before the turn goes on; which one it is, only who picks it is told."""
    road = ["par-jp-2", "reims", "basel"][: tile + 1]
    s = near(road[-1]).drives()
    drive(s, 0, tile, *road)
    assert asked(s) == [(0, "pick")]
    say(s, 0, "pick", UPKEEP)
    assert hand(s, 0) == [UPKEEP]
    picked = [event for event in s.log or [] if event.kind == "picked"]
    assert [event.seen_by(0).args for event in picked] == [(0, UPKEEP)]
    for other in (1, 2, 3, NOBODY):
        assert [event.seen_by(other).args for event in picked] == [(0, None)]


def test_haen_5_10_any_card_of_the_pile() -> None:
    """All seven kinds while they last."""
    s = near().has_played(3, *[UPKEEP] * 3).holds(2, WAGON_MASTER).drives()
    say(s, 2, "pass")
    drive(s, 0, 1, "par-jp-2", "reims")
    assert answers(s, "pick") == [(card,) for card in range(7) if card != UPKEEP]
    assert refused(s, 0, "pick", UPKEEP) == "field card: HAEN-5.10"


def test_haen_5_10_also_when_stopped_short() -> None:
    """Wagon 2 holds the end of the way, the courier is on the field before it."""
    s = near().wagon(TWO, "bruessel", "reims").drives()
    drive(s, 0, 2, "par-jp-2", "reims")
    assert asked(s) == [(0, "pick")]


def test_haen_5_10_driving_over_the_courier_gives_nothing() -> None:
    """The move ends beyond it."""
    s = near().drives()
    drive(s, 0, 2, "par-jp-2", "reims", "basel")
    assert asked(s) == [(1, "drive")]


def test_haen_5_10_an_extra_point_wins_a_card_too() -> None:
    """By 5.8 a use is a move of its own."""
    s = near().owns(0, CARTWRIGHT).drives()
    push(s, 0, "par-jp-2", "reims")
    assert asked(s) == [(0, "pick")]


def test_haen_5_10_a_courier_move_onto_a_wagon_wins_a_card() -> None:
    """Also if the wagon is blocked."""
    for blocked in ((), (ONE,)):
        s = near().owns(0, COURIER).blocked(*blocked).drives()
        ride(s, 0, "par-jp-2")
        assert asked(s) == [(0, "pick")]


def test_haen_5_10_riding_over_a_wagon_gives_nothing() -> None:
    """Two fields, the wagon on the first."""
    s = near().owns(0, EXPRESS).drives()
    ride(s, 0, "par-jp-1", "ride_far")
    assert asked(s) == [(0, "drive")]


def test_haen_5_10_that_wagon_may_not_be_moved_again_this_turn() -> None:
    """Neither by the tile nor by extra points; by the next player it may."""
    s = near().owns(0, COURIER, GREAT_CARTWRIGHT).drives()
    ride(s, 0, "par-jp-2")
    say(s, 0, "pick", UPKEEP)
    starts = {each.split()[0] for each in [*paths(s, "drive", 1), *paths(s, "push")]}
    assert starts == {"wien", "hamburg"}
    drive(s, 0, 1, "wien", "wie-jw-1")
    say(s, 0, "end")
    assert "par-jp-2 reims" in paths(s, "drive", 1)


def test_haen_5_10_standing_with_the_courier_gives_nothing() -> None:
    """They have stood together since an earlier turn; the player moves another wagon."""
    s = near("par-jp-2").drives()
    drive(s, 0, 1, "wien", "wie-jw-1")
    assert asked(s) == [(1, "drive")]


def test_haen_5_10_a_wagon_that_stood_with_the_courier_gives_no_card_until_it_moves() -> None:
    """The courier rides away and back: nothing. But if the wagon moves first, it gives one."""
    s = near("par-jp-2").owns(0, COURIER, EXPRESS).drives()
    ride(s, 0, "reims")
    ride(s, 0, "par-jp-2", "ride_far")
    assert asked(s) == [(0, "drive")]
    s = near("par-jp-2").owns(0, COURIER, EXPRESS).drives()
    drive(s, 0, 1, "par-jp-2", "reims")
    ride(s, 0, "reims")
    assert asked(s) == [(0, "pick")]


def test_haen_5_10_one_wagon_gives_one_card_a_turn() -> None:
    """It gave one to the tile's move; the courier rides off and back onto it for nothing."""
    s = near().owns(0, COURIER, EXPRESS).drives()
    drive(s, 0, 1, "par-jp-2", "reims")
    say(s, 0, "pick", UPKEEP)
    ride(s, 0, "basel")
    ride(s, 0, "reims", "ride_far")
    assert (asked(s), hand(s, 0)) == ([(1, "drive")], [UPKEEP])


def test_haen_5_10_different_wagons_may_give_several() -> None:
    """The courier rides onto wagon 1, and then wagon 2 is driven to the courier's next field."""
    s = near("reims").wagon(TWO, "bruessel", "bonn").owns(0, COURIER, EXPRESS).drives()
    ride(s, 0, "par-jp-2")
    say(s, 0, "pick", UPKEEP)
    ride(s, 0, "reims", "ride_far")
    drive(s, 0, 1, "bruessel", "reims")
    say(s, 0, "pick", FREE_LOADING)
    assert hand(s, 0) == [FREE_LOADING, UPKEEP]


def test_haen_5_10_an_empty_pile_gives_no_card_and_no_bar() -> None:
    """The wagon may go on with the extra points."""
    s = empty_pile(near().owns(0, CARTWRIGHT)).drives()
    drive(s, 0, 1, "par-jp-2", "reims")
    assert (asked(s), verbs(s)) == ([(0, "drive")], ["end", "push"])
    assert "reims basel" in paths(s, "push")


def test_haen_5_10_only_in_ones_own_turn() -> None:
    """Seat 0's move brought them together; seat 1 gets nothing for it."""
    s = near().drives()
    drive(s, 0, 1, "par-jp-2", "reims")
    say(s, 0, "pick", UPKEEP)
    drive(s, 1, 1, "wien", "wie-jw-1")
    assert (asked(s), s.hand[7:14]) == ([(2, "drive")], [0] * 7)


def test_haen_5_11_any_number_may_be_held() -> None:
    """Seven cards; all see how many, and nobody which."""
    s = position().holds(0, *range(7)).drives()
    assert player(s, 1, 0)["cards"] == 7
    assert player(s, 1, 0)["hand"] is None


def test_haen_5_11_a_played_card_leaves_the_game() -> None:
    """Out of the hand and not back into the pile; all see that it has been played."""
    s = position().holds(0, BROKEN_AXLE).drives()
    say(s, 0, "break", ONE)
    view = HAENDLER.view(s, NOBODY)
    assert (hand(s, 0), view["pile"]) == ([], 20)
    assert view["played"] == [0, 1, 0, 0, 0, 0, 0]


def test_haen_5_11_a_card_may_be_used_in_the_round_it_was_picked() -> None:
    """Special Sale's moment is still to come, Broken Axle's is over."""
    s = near().stores(0, PARIS, WINE).drives()
    drive(s, 0, 1, "par-jp-2", "reims")
    say(s, 0, "pick", SPECIAL_SALE)
    drive(s, 1, 1, "wien", "wie-jw-1")
    drive(s, 2, 1, "wie-jw-1", "wie-jw-2")
    drive(s, 3, 1, "wie-jw-2", "linz")
    pointers(s)
    assert asked(s) == [(0, "play_sale")]
    assert "sell_one" in verbs(s)


def test_haen_5_11_at_one_moment_each_is_asked_once() -> None:
    """Seat 0 passes; seat 1 plays. Seat 0 is not asked again for that card."""
    s = position().holds(0, BROKEN_AXLE).holds(1, BROKEN_AXLE).drives()
    say(s, 0, "pass")
    say(s, 1, "break", ONE)
    assert asked(s) == [(0, "drive")]
    assert kinds(s, "played", "blocked") == ["played", "blocked"]
