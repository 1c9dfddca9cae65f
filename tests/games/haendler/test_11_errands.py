"""Die Händler, section 11: promises about wagons and the courier (d and e of 11.5)."""

from __future__ import annotations

import pytest

from fondaco.games.haendler.promises import (
    DRIVE_INTO,
    DRIVE_OVER,
    LEAVE_BE,
    NOT_RIDE_TO,
    RIDE_TO,
)
from fondaco.games.haendler.state import Haendler
from fondaco.kernel import Arg, Bar
from tests.games.asking import answers, asked, kinds, prompt_of, told
from tests.games.haendler.deals import (
    EMPTY,
    bargain,
    bound_by,
    ends,
    promised,
    quiet,
    side,
    standing,
    talking,
    verbs,
    vow,
)
from tests.games.haendler.tables import (
    BROKEN_AXLE,
    BRUGGE,
    CARTWRIGHT,
    COURIER,
    EXPRESS,
    GREAT_CARTWRIGHT,
    KOELN,
    ONE,
    PARIS,
    THREE,
    TWO,
    Position,
    drive,
    field,
    paths,
    push,
    ride,
    say,
    way,
)


def near_brugge() -> Position:
    """Wagon 1 is three fields from Brugge, past Brüssel; the others are in Köln and Wien."""
    return talking().wagon(ONE, "bruessel", "reims").courier("gen-jg-1")


def turn(p: Position) -> Haendler:
    """Seat 0 is to drive, all talks before are over."""
    s = p.drives()
    quiet(s)
    return s


def test_haen_11_5_a_wagon_is_driven_into_a_city() -> None:
    """With tile 3 or more; any other wagon, way or tile breaks the promise."""
    p = near_brugge()
    s = turn(promised(p, 0, vow(p.s, DRIVE_INTO, ONE, BRUGGE), aside=500))
    assert s.money == [5000, 4500]
    assert paths(s, "drive", 3) == paths(s, "drive", 4) == ["bruessel bru-jb-2 bru-jb-1 brugge"]
    assert paths(s, "drive", 1) == paths(s, "drive", 2) == []
    assert bound_by(s, 0, "drive", 1, way(s, "koeln", "kol-jk-1")) == 1
    drive(s, 0, 3, "bruessel", "bru-jb-2", "bru-jb-1", "brugge")
    assert ends(s) == [("fulfilled", 0)]
    assert s.money == [5500, 4500]


def test_haen_11_6_what_no_tile_can_do_lapses_when_the_turn_begins() -> None:
    """The tiles of 3 and 4 are played: Brugge is too far."""
    p = near_brugge().tiles(0, 1, 2)
    s = turn(promised(p, 0, vow(p.s, DRIVE_INTO, ONE, BRUGGE), aside=500))
    assert told(s, "lapsed") == [("HAEN-11.6", 0, 1, vow(s, DRIVE_INTO, ONE, BRUGGE))]
    assert s.money == [5000, 5000]
    assert paths(s, "drive", 1)[0].startswith("bruessel")


def test_haen_11_6_a_wagon_that_is_blocked_cannot_be_driven() -> None:
    """What was paid outright stays paid."""
    p = near_brugge().holds(1, BROKEN_AXLE)
    s = promised(p, 0, vow(p.s, DRIVE_INTO, ONE, BRUGGE)).drives()
    quiet(s)
    say(s, 1, "break", ONE)
    quiet(s)
    assert ends(s) == [("lapsed", 0)]


def test_haen_11_6_who_promised_to_drive_a_wagon_plays_no_broken_axle_on_it() -> None:
    """That would break the promise; on other wagons it may be played."""
    p = near_brugge().holds(0, BROKEN_AXLE)
    s = promised(p, 0, vow(p.s, DRIVE_INTO, ONE, BRUGGE)).drives()
    quiet(s)
    assert bound_by(s, 0, "break", ONE) == 1
    assert answers(s, "break") == [(TWO,), (THREE,)]
    p = near_brugge().holds(0, BROKEN_AXLE)
    over = vow(p.s, DRIVE_OVER, ONE, field(p.s, "bruessel"), field(p.s, "bonn"))
    s = promised(p, 0, over).drives()
    quiet(s)
    assert bound_by(s, 0, "break", ONE) == 1


def test_haen_11_6_who_promised_to_leave_a_wagon_may_play_broken_axle_on_it() -> None:
    """So may who promised nothing about it: another's promise to drive it does not bind them."""
    for seat, kind, target in ((0, LEAVE_BE, -1), (1, DRIVE_INTO, BRUGGE)):
        p = near_brugge().holds(0, BROKEN_AXLE)
        s = promised(p, seat, vow(p.s, kind, ONE, target)).drives()
        quiet(s)
        assert answers(s, "break") == [(ONE,), (TWO,), (THREE,)]


def test_haen_11_6_no_tile_is_spent_for_nothing_instead() -> None:
    """Tile 1 can move no wagon, but tile 2 takes wagon 1 past the one before it into Brugge."""
    p = talking().wagon(ONE, "bru-jb-2", "bruessel").wagon(TWO, "bru-jb-1", "bru-jb-2").blocked(TWO, THREE)
    s = turn(promised(p, 0, vow(p.s, DRIVE_INTO, ONE, BRUGGE)))
    assert verbs(s) == ["drive"]
    assert bound_by(s, 0, "spend", 1) == 1
    assert paths(s, "drive", 2) == ["bru-jb-2 bru-jb-1 brugge"]


def test_haen_11_5_a_wagon_is_driven_over_a_junction_by_an_arm() -> None:
    """Also if it stands on the junction: from Brüssel on towards Bonn."""
    p = near_brugge()
    promise = vow(p.s, DRIVE_OVER, ONE, field(p.s, "bruessel"), field(p.s, "bonn"))
    s = turn(promised(p, 0, promise))
    assert paths(s, "drive", 1) == ["bruessel bonn"]
    assert len(paths(s, "drive", 2)) == 2
    assert bound_by(s, 0, "drive", 1, way(s, "bruessel", "bru-jb-2")) == 1
    drive(s, 0, 2, "bruessel", "bonn", "frankfurt")
    assert ends(s) == [("fulfilled", 0)]


def test_haen_11_5_a_wagon_is_not_moved_by_any_means() -> None:
    """Neither with the tile nor with extra points; it is kept when the turn is over."""
    p = near_brugge().owns(0, CARTWRIGHT)
    s = turn(promised(p, 0, vow(p.s, LEAVE_BE, ONE), aside=500))
    assert bound_by(s, 0, "drive", 1, way(s, "bruessel", "bonn")) == 1
    assert bound_by(s, 0, "push", way(s, "bruessel", "bonn")) == 1
    assert paths(s, "push") == ["koeln kol-jk-1", "wien wie-jw-1"]
    drive(s, 0, 1, "koeln", "kol-jk-1")
    assert standing(s) == [1]
    say(s, 0, "end")
    assert ends(s) == [("fulfilled", 0)]
    assert s.money == [5500, 4500]


def test_haen_11_5_a_tile_spent_for_nothing_moves_no_wagon() -> None:
    """Tile 1 can move no wagon, tile 2 only wagon 1: who promised to leave it alone spends tile 1."""
    p = talking().wagon(ONE, "bru-jb-2", "bruessel").wagon(TWO, "bru-jb-1", "bru-jb-2").blocked(TWO, THREE)
    s = turn(promised(p.tiles(0, 1, 2), 0, vow(p.s, LEAVE_BE, ONE)))
    assert (verbs(s), answers(s, "spend")) == (["spend"], [(1,)])
    assert bound_by(s, 0, "drive", 2, way(s, "bru-jb-2", "bru-jb-1", "brugge")) == 1


def test_haen_11_6_a_promise_to_drive_lapses_where_no_wagon_can_be_moved() -> None:
    """All are blocked: any tile is spent for nothing, and that keeps no promise to drive."""
    p = near_brugge().blocked(ONE, TWO, THREE)
    s = turn(promised(p, 0, vow(p.s, DRIVE_INTO, ONE, BRUGGE)))
    assert ends(s) == [("lapsed", 0)]
    assert verbs(s) == ["spend"]


def test_haen_11_6_after_the_tile_extra_points_are_free_again() -> None:
    """Wagon 3 may be pushed into Genova, though then only wagon 1, to be left alone, could be moved."""
    p = near_brugge().owns(0, CARTWRIGHT).wagon(THREE, "gen-jg-2", "mailand").blocked(TWO).courier("reims")
    s = turn(promised(p, 0, vow(p.s, LEAVE_BE, ONE)))
    drive(s, 0, 1, "gen-jg-2", "gen-jg-1")
    push(s, 0, "gen-jg-1", "genova")
    assert ends(s) == [("fulfilled", 0)]


def test_haen_11_6_if_no_legal_answer_is_left_the_promise_lapses() -> None:
    """The other wagons are blocked: the tile must move wagon 1."""
    p = near_brugge().blocked(TWO, THREE)
    s = turn(promised(p, 0, vow(p.s, LEAVE_BE, ONE), aside=500))
    assert ends(s) == [("lapsed", 0)]
    assert s.money == [5000, 5000]
    assert paths(s, "drive", 1) == ["bruessel bonn", "bruessel bru-jb-2"]


def test_haen_11_6_the_newest_lapses_first() -> None:
    """Each of two wagons may be left alone, but not both when the third is blocked."""
    p = near_brugge().blocked(THREE)
    for wagon in (TWO, ONE):
        promised(p, 0, vow(p.s, LEAVE_BE, wagon))
    s = turn(p)
    assert told(s, "lapsed") == [("HAEN-11.6", 0, 2, vow(s, LEAVE_BE, ONE))]
    assert standing(s) == [1]
    assert all(path.startswith("bruessel") for path in paths(s, "drive", 2))


def test_haen_11_6_what_is_impossible_alone_takes_no_newer_promise_with_it() -> None:
    """Brugge is too far for the tiles left; that wagon 2 is not moved can be kept."""
    p = near_brugge().tiles(0, 1, 2)
    promised(p, 0, vow(p.s, DRIVE_INTO, ONE, BRUGGE))
    s = turn(promised(p, 0, vow(p.s, LEAVE_BE, TWO)))
    assert told(s, "lapsed") == [("HAEN-11.6", 0, 1, vow(s, DRIVE_INTO, ONE, BRUGGE))]
    assert standing(s) == [2]


def test_haen_11_6_what_comes_before_the_tile_may_not_undo_the_promise() -> None:
    """Wagon 1 pushed towards Bonn could no longer be driven into Brugge; other wagons may be pushed."""
    p = near_brugge().owns(0, CARTWRIGHT)
    s = turn(promised(p, 0, vow(p.s, DRIVE_INTO, ONE, BRUGGE)))
    assert bound_by(s, 0, "push", way(s, "bruessel", "bonn")) == 1
    push(s, 0, "bruessel", "bru-jb-2")
    assert paths(s, "drive", 2) == ["bru-jb-2 bru-jb-1 brugge"]


def test_haen_11_6_the_goal_may_not_be_taken_before_the_tile() -> None:
    """Wagon 2 pushed into Brugge would hold the city."""
    p = near_brugge().owns(0, GREAT_CARTWRIGHT).wagon(TWO, "bru-jb-1", "bru-jb-2")
    s = turn(promised(p, 0, vow(p.s, DRIVE_INTO, ONE, BRUGGE)))
    assert bound_by(s, 0, "push", way(s, "bru-jb-1", "brugge")) == 1


def test_haen_11_6_the_courier_may_not_bar_the_wagon() -> None:
    """A wagon that gave a card does not move again this turn (5.10); after the tile the courier is free."""
    p = near_brugge().owns(0, COURIER).courier("reims")
    s = turn(promised(p, 0, vow(p.s, DRIVE_INTO, ONE, BRUGGE)))
    assert bound_by(s, 0, "ride", field(s, "bruessel")) == 1
    drive(s, 0, 4, "bruessel", "bru-jb-2", "bru-jb-1", "brugge")
    ride(s, 0, "bruessel")
    assert told(s, "rode") == [("HAEN-5.9", 0, field(s, "bruessel"))]


def test_haen_11_5_the_courier_is_moved_to_a_field() -> None:
    """The turn cannot end before."""
    p = near_brugge().owns(0, COURIER).courier("reims")
    s = turn(promised(p, 0, vow(p.s, RIDE_TO, target=field(p.s, "basel")), aside=500))
    assert bound_by(s, 0, "ride", field(s, "par-jp-2")) == 1
    drive(s, 0, 1, "koeln", "kol-jk-1")
    assert verbs(s) == ["ride"]
    assert prompt_of(s).bars == (Bar("end", "HAEN-11.6"),)
    assert bound_by(s, 0, "end") == 1
    ride(s, 0, "basel")
    assert ends(s) == [("fulfilled", 0)]
    assert s.money == [5500, 4500]


def test_haen_11_5_two_courier_cards_may_share_the_way() -> None:
    """Linz is three fields off: one by the Courier, two by the Express Courier."""
    p = near_brugge().owns(0, COURIER, EXPRESS).courier("reims")
    s = turn(promised(p, 0, vow(p.s, RIDE_TO, target=field(p.s, "linz"))))
    assert bound_by(s, 0, "ride", field(s, "par-jp-2")) == 1
    ride(s, 0, "basel")
    assert answers(s, "ride_far") == [(field(s, "linz"),)]
    ride(s, 0, "linz", "ride_far")
    assert ends(s) == [("fulfilled", 0)]


def test_haen_11_6_who_cannot_move_the_courier_there_is_free() -> None:
    p = near_brugge().owns(0, COURIER).courier("reims")
    s = turn(promised(p, 0, vow(p.s, RIDE_TO, target=field(p.s, "frankfurt")), aside=500))
    assert ends(s) == [("lapsed", 0)]
    assert s.money == [5000, 5000]


def test_haen_11_5_the_courier_is_not_moved_to_a_field() -> None:
    p = near_brugge().owns(0, COURIER).courier("reims")
    s = turn(promised(p, 0, vow(p.s, NOT_RIDE_TO, target=field(p.s, "basel")), aside=500))
    assert bound_by(s, 0, "ride", field(s, "basel")) == 1
    drive(s, 0, 1, "koeln", "kol-jk-1")
    say(s, 0, "end")
    assert ends(s) == [("fulfilled", 0)]
    assert s.money == [5500, 4500]


def test_haen_11_7_what_is_promised_in_ones_own_turn_is_about_it() -> None:
    """The talks come before the tile, so this is the next."""
    s = near_brugge().drives()
    bargain(s, 1, side(aside=500), side(promise=vow(s, DRIVE_INTO, ONE, BRUGGE)))
    assert asked(s) == [(0, "drive")]
    assert paths(s, "drive", 1) == []


def test_haen_11_7_what_is_promised_after_ones_turn_stands_until_the_next_round() -> None:
    """Seat 0 has driven; what it promises in seat 1's turn binds it in the next round, and ends there."""
    s = near_brugge().drives()
    quiet(s)
    drive(s, 0, 1, "koeln", "kol-jk-1")
    bargain(s, 0, side(promise=vow(s, LEAVE_BE, ONE)))
    drive(s, 1, 1, "wien", "wie-jw-1")
    skip_to(s, "drive", 3)
    assert standing(s) == [1]
    assert asked(s)[0][0] == 1
    drive(s, 1, 2, "wie-jw-1", "wie-jw-2", "linz")
    quiet(s)
    assert bound_by(s, 0, "drive", 2, way(s, "bruessel", "bonn", "frankfurt")) == 1
    drive(s, 0, 2, "kol-jk-1", "kol-jk-2", "bonn")
    assert ends(s) == [("fulfilled", 0)]
    assert standing(s) == []


def test_haen_11_7_at_the_end_of_the_game_what_was_laid_aside_comes_back() -> None:
    """Wagon 1 would have been left alone in a turn that does not come: nobody is paid for it."""
    p = talking().arrivals(6)
    s = promised(p, 0, vow(p.s, LEAVE_BE, ONE), aside=700).ends()
    assert ends(s) == [("lapsed", 0)]
    assert s.money == [5000, 5000]
    assert kinds(s, "released", "ranked") == ["released", "ranked", "ranked"]


def skip_to(s: Haendler, text: str, round: int) -> None:
    """Everybody does as little as can be until a question of a later round."""
    least: dict[str, tuple[Arg]] = {"bid": (0,), "buy": ((0,) * 18,), "point": ((0,) * 6,)}
    idle = ("pass", "stop", "decline", "leave")
    while s.round < round or asked(s)[0][1] != text:
        quiet(s)
        if s.round == round and asked(s)[0][1] == text:
            return
        for seat, asks in asked(s):
            if asks in least:
                say(s, seat, asks, *least[asks])
            else:
                say(s, seat, next(verb for verb in verbs(s) if verb in idle))


@pytest.mark.parametrize("map", ["single", "multi"])
def test_haen_11_6_promises_about_the_tile_exclude_each_other(map: str) -> None:
    """Two wagons, two cities, or moving a wagon and leaving it; a junction on the way to a city is fine."""
    p = talking(map=map)
    s = promised(p, 1, vow(p.s, DRIVE_INTO, ONE, KOELN)).buys()
    for kind, wagon, target in ((DRIVE_INTO, TWO, KOELN), (DRIVE_INTO, ONE, PARIS), (LEAVE_BE, ONE, -1)):
        assert bound_by(s, 1, "offer", *side(promise=vow(s, kind, wagon, target)), *EMPTY) == 1
    bargain(s, 1, side(promise=vow(s, LEAVE_BE, TWO)))
    assert standing(s) == [1, 2]


def test_haen_11_6_over_a_junction_into_a_city_is_one_way() -> None:
    p = talking()
    s = promised(p, 1, vow(p.s, DRIVE_INTO, ONE, BRUGGE)).buys()
    bruessel = field(s, "bruessel")
    away = vow(s, DRIVE_OVER, ONE, bruessel, field(s, "bonn"))
    there = vow(s, DRIVE_OVER, ONE, bruessel, field(s, "bru-jb-2"))
    assert bound_by(s, 1, "offer", *side(promise=away), *EMPTY) == 1
    bargain(s, 1, side(promise=there))
    assert standing(s) == [1, 2]


def test_haen_11_6_the_courier_has_one_goal() -> None:
    p = talking().owns(1, COURIER)
    s = promised(p, 1, vow(p.s, RIDE_TO, target=field(p.s, "reims"))).buys()
    for promise in (vow(s, RIDE_TO, target=field(s, "basel")), vow(s, NOT_RIDE_TO, target=field(s, "reims"))):
        assert bound_by(s, 1, "offer", *side(promise=promise), *EMPTY) == 1
    bargain(s, 1, side(promise=vow(s, NOT_RIDE_TO, target=field(s, "basel"))))
    assert standing(s) == [1, 2]
