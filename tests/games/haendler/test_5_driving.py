"""Die Händler, section 5: moving wagons (5.2 to 5.8, 5.12)."""

from __future__ import annotations

import pytest

from fondaco.kernel import NOBODY, legal
from tests.games.asking import answers, asked, kinds, player, prompt_of, refused, told, verbs
from tests.games.haendler.tables import (
    CARTWRIGHT,
    COURIER,
    FOOD,
    GREAT_CARTWRIGHT,
    HAENDLER,
    ONE,
    PARIS,
    THREE,
    TWO,
    WIEN,
    Position,
    drive,
    field,
    path,
    paths,
    position,
    push,
    say,
    tiles_of,
    wagon_seen,
    way,
)


def on_the_road() -> Position:
    """Wagon 1 comes from Paris to Reims, wagons 2 and 3 are far away, as is the courier."""
    at = position().wagon(ONE, "par-jp-2", "par-jp-1").wagon(TWO, "wien").wagon(THREE, "hamburg")
    return at.courier("gen-jg-1")


def only_one(*at: str) -> Position:
    """Wagon 1 stands here, and the other two are blocked far away."""
    return on_the_road().wagon(ONE, *at).blocked(TWO, THREE)


def test_haen_5_2_each_in_player_order_plays_one_tile() -> None:
    """One each, then the phase is over."""
    s = position(first=3).drives()
    drivers: list[int] = []
    while asked(s)[0][1] == "drive":
        drivers.append(prompt_of(s).seat)
        say(s, *legal(s, prompt_of(s))[0][:2], *legal(s, prompt_of(s))[0][2])
    assert drivers == [3, 0, 1, 2]
    assert [text for _, text in asked(s)] == ["point"] * 4


def test_haen_5_2_a_wagon_moves_as_many_fields_as_the_tile_says() -> None:
    """It is told who moved which wagon where, and the tile is turned over for all to see."""
    s = position().drives()
    drive(s, 0, 3, "paris", "par-jp-1", "par-jp-2", "reims")
    assert wagon_seen(s, NOBODY, ONE)["at"] == field(s, "reims")
    (event,) = told(s, "drove")
    assert event[:4] == ("HAEN-5.2", 0, ONE, field(s, "reims"))
    assert tiles_of(s, 0) == [1, 2, 4]
    assert player(s, NOBODY, 0)["tiles"] != player(s, NOBODY, 1)["tiles"]
    assert tiles_of(s, 1) == [1, 2, 3, 4]


def test_haen_5_2_loaded_or_not_and_whoever_is_master() -> None:
    """Seat 0 drives the loaded wagon of seat 2, or an empty one."""
    s = position().commands(2, ONE).carries(ONE, 2, FOOD, 3).drives()
    starts = {each.split()[0] for each in paths(s, "drive", 1)}
    assert starts == {"paris", "koeln", "wien"}


def test_haen_5_2_a_tile_that_is_turned_over_cannot_be_chosen() -> None:
    """Tile 2 is left, and with it only two fields."""
    s = position().tiles(0, 2).drives()
    assert refused(s, 0, "drive", 3, way(s, "paris", "par-jp-1", "par-jp-2")) == "field tile: HAEN-5.2"
    assert {args[0] for args in answers(s, "drive")} == {2}


def test_haen_5_2_after_the_fourth_all_tiles_are_open_again() -> None:
    """The last one is turned: then there are four."""
    s = position().tiles(0, 4).drives()
    drive(s, 0, 4, "paris", "par-jp-1", "par-jp-2", "reims", "basel")
    assert tiles_of(s, 0) == [1, 2, 3, 4]
    s = position().tiles(0, 1, 4).drives()
    drive(s, 0, 4, "paris", "par-jp-1", "par-jp-2", "reims", "basel")
    assert tiles_of(s, 0) == [1]


def test_haen_5_3_wagons_never_turn_back() -> None:
    """On the road there is one way on; back to Paris there is none."""
    s = only_one("par-jp-2", "par-jp-1").drives()
    assert paths(s, "drive", 1) == ["par-jp-2 reims"]
    back = way(s, "par-jp-2", "par-jp-1")
    assert refused(s, 0, "drive", 1, back) == "field route: HAEN-5.3"


def test_haen_5_3_who_drives_over_a_junction_chooses_the_way() -> None:
    """At Reims to Basel or to Brüssel, at Brüssel to Bonn or towards Brugge; never back."""
    s = only_one("par-jp-2", "par-jp-1").drives()
    assert paths(s, "drive", 2) == ["par-jp-2 reims basel", "par-jp-2 reims bruessel"]
    assert paths(s, "drive", 3) == [
        "par-jp-2 reims basel frankfurt",
        "par-jp-2 reims basel mailand",
        "par-jp-2 reims bruessel bonn",
        "par-jp-2 reims bruessel bru-jb-2",
    ]


def test_haen_5_4_wagons_are_overtaken_and_held_fields_count_as_steps() -> None:
    """Wagon 2 is ahead on Reims: wagon 1 passes over it, counting it."""
    s = only_one("par-jp-2", "par-jp-1").wagon(TWO, "reims", "par-jp-2").drives()
    assert paths(s, "drive", 2) == ["par-jp-2 reims basel", "par-jp-2 reims bruessel"]


def test_haen_5_4_wagons_are_met_head_on() -> None:
    """Wagon 2 comes the other way."""
    s = only_one("par-jp-1", "paris").wagon(TWO, "par-jp-2", "reims").drives()
    drive(s, 0, 2, "par-jp-1", "par-jp-2", "reims")
    assert s.at[:2] == [field(s, "reims"), field(s, "par-jp-2")]


def test_haen_5_4_never_two_wagons_on_one_field() -> None:
    """Reims is held: a single point cannot move the wagon before it at all, so its tile spends itself."""
    s = only_one("par-jp-2", "par-jp-1").wagon(TWO, "reims", "par-jp-2").tiles(0, 1).drives()
    assert told(s, "spent") == [("HAEN-5.6", 0, 1)]
    assert verbs(s) == ["drive", "spend"], "the next one has longer tiles, too"


def test_haen_5_5_the_path_ends_at_the_first_city_and_the_rest_is_lost() -> None:
    """One step to Paris, with a tile of four; it is told that it arrived."""
    s = only_one("par-jp-1", "par-jp-2").drives()
    assert paths(s, "drive", 4) == ["par-jp-1 paris"]
    drive(s, 0, 4, "par-jp-1", "paris")
    assert (s.at[ONE], s.came[ONE], s.arrived[ONE]) == (PARIS, -1, 1)
    assert told(s, "arrived") == [("HAEN-5.5", ONE, PARIS)]
    assert tiles_of(s, 0) == [1, 2, 3]


def test_haen_5_5_a_held_end_stops_the_wagon_on_the_last_free_field_before_it() -> None:
    """Wagon 2 holds Bonn: three points over Brüssel end there; over the held field four go on."""
    s = only_one("par-jp-2", "par-jp-1").wagon(TWO, "bonn", "bruessel").drives()
    three = [each for each in paths(s, "drive", 3) if "bruessel" in each]
    assert three == ["par-jp-2 reims bruessel", "par-jp-2 reims bruessel bru-jb-2"]
    four = [each for each in paths(s, "drive", 4) if "bonn" in each]
    assert four == ["par-jp-2 reims bruessel bonn frankfurt", "par-jp-2 reims bruessel bonn kol-jk-2"]


def test_haen_5_5_two_held_fields_in_a_row() -> None:
    """Brüssel and Bonn are held: the wagon stops in Reims."""
    at = only_one("par-jp-2", "par-jp-1").wagon(TWO, "bonn", "bruessel").wagon(THREE, "bruessel", "reims")
    s = at.drives()
    three = [each for each in paths(s, "drive", 3) if not each.startswith("par-jp-2 reims basel")]
    assert three == ["par-jp-2 reims", "par-jp-2 reims bruessel bru-jb-2"]


def test_haen_5_5_a_city_that_holds_a_wagon_is_never_entered() -> None:
    """Wagon 2 is in Paris: wagon 1 stops before it, and from there cannot move."""
    s = only_one("par-jp-2", "reims").wagon(TWO, "paris").drives()
    for tile in (2, 3, 4):
        assert paths(s, "drive", tile) == ["par-jp-2 par-jp-1"]
    s = only_one("par-jp-1", "par-jp-2").wagon(TWO, "paris").drives()
    assert verbs(s) == ["spend"]


def test_haen_5_6_as_far_as_possible_on_the_way_chosen() -> None:
    """A tile of four does not stop after two, unless another wagon or a city makes it."""
    s = only_one("paris").drives()
    short = way(s, "paris", "par-jp-1", "par-jp-2")
    assert refused(s, 0, "drive", 4, short) == "rule: HAEN-5.6"
    assert refused(s, 0, "drive", 1, short) == "rule: HAEN-5.6"
    say(s, 0, "drive", 2, short)


def test_haen_5_6_a_tile_that_can_move_a_wagon_must() -> None:
    """Each of the four can: none may be spent for nothing."""
    s = position().drives()
    assert verbs(s) == ["drive"]
    assert refused(s, 0, "spend", 1) == "verb: HAEN-5.12"


def test_haen_5_6_blocked_arrived_and_held_up_wagons_cannot_be_moved() -> None:
    """Wagon 1 is blocked, wagon 2 has arrived, only wagon 3 moves."""
    s = position().blocked(ONE).arrived(TWO, 1).drives()
    assert {each.split()[0] for tile in (1, 2, 3, 4) for each in paths(s, "drive", tile)} == {"wien"}


def test_haen_5_6_wagon_and_way_are_free_even_if_points_are_lost() -> None:
    """With four points into the city one step away, although another wagon would go all four."""
    s = on_the_road().wagon(ONE, "par-jp-1", "par-jp-2").drives()
    drive(s, 0, 4, "par-jp-1", "paris")
    assert s.at[ONE] == PARIS


def test_haen_5_6_a_tile_that_moves_nothing_is_spent_even_if_another_could() -> None:
    """One point is stuck behind a wagon; two points could pass it. The tile is turned all the same."""
    s = only_one("par-jp-2", "par-jp-1").wagon(TWO, "reims", "par-jp-2").drives()
    assert answers(s, "spend") == [(1,)]
    assert {args[0] for args in answers(s, "drive")} == {2, 3, 4}
    assert refused(s, 0, "spend", 2) == "field tile: HAEN-5.6"
    before = s.at[:]
    say(s, 0, "spend", 1)
    assert (s.at, tiles_of(s, 0)) == (before, [2, 3, 4])
    assert told(s, "spent") == [("HAEN-5.6", 0, 1)]


def test_haen_5_7_a_wagon_that_arrived_does_not_move_again_this_round() -> None:
    """Not by the next player either; in the next round it does."""
    s = only_one("par-jp-1", "par-jp-2").drives()
    drive(s, 0, 1, "par-jp-1", "paris")
    assert (asked(s), verbs(s)) == ([(1, "drive")], ["spend"])
    s = position().arrived(ONE, PARIS).ends()
    assert s.arrived == [0, 0, 0]


@pytest.mark.parametrize(
    ("map", "roads"),
    [
        ("single", ["koeln kol-jk-1"]),
        ("multi", ["koeln bru-kol-4", "koeln kol-f-1", "koeln kol-ham-1"]),
    ],
)
def test_haen_5_7_out_of_a_city_by_any_of_its_roads(map: str, roads: list[str]) -> None:
    """On the map with single exits there is one."""
    s = position(map=map).blocked(ONE, THREE).drives()
    assert paths(s, "drive", 1) == roads


def test_haen_5_7_a_wagon_on_a_junction_takes_any_arm_but_the_one_it_came_by() -> None:
    """It came to Frankfurt from Bonn, so Hannover or Basel."""
    s = only_one("frankfurt", "bonn").drives()
    assert paths(s, "drive", 1) == ["frankfurt basel", "frankfurt hannover"]


def test_haen_5_7_stopped_short_on_a_junction_it_remembers_where_it_came_from() -> None:
    """The tile of three ended before Bonn, on Brüssel; the next may not drive it back to Reims."""
    s = only_one("par-jp-2", "par-jp-1").wagon(TWO, "bonn", "bruessel").drives()
    drive(s, 0, 3, "par-jp-2", "reims", "bruessel")
    assert wagon_seen(s, NOBODY, ONE)["came"] == field(s, "reims")
    assert paths(s, "drive", 1) == ["bruessel bru-jb-2"]


def test_haen_5_7_it_may_circle_and_come_back_to_the_city_it_left() -> None:
    """Out of Paris, round by Basel, Frankfurt, Bonn and Brüssel, and in again."""
    s = only_one("paris").drives()
    drive(s, 0, 4, "paris", "par-jp-1", "par-jp-2", "reims", "basel")
    drive(s, 1, 4, "basel", "frankfurt", "bonn", "bruessel", "reims")
    drive(s, 2, 4, "reims", "par-jp-2", "par-jp-1", "paris")
    assert (s.at[ONE], s.arrived[ONE]) == (PARIS, 1)


@pytest.mark.parametrize(("cards", "purse"), [((CARTWRIGHT,), 1), ((GREAT_CARTWRIGHT,), 2)])
def test_haen_5_8_extra_points_of_the_cartwrights(cards: tuple[int, ...], purse: int) -> None:
    """One and two, or three for both; for their owner only."""
    s = position().owns(0, *cards).drives()
    assert max(len(each.split()) - 1 for each in paths(s, "push")) == purse
    s = position(first=1).owns(0, *cards).drives()
    assert verbs(s) == ["drive"]


@pytest.mark.parametrize("moves", [(3,), (2, 1), (1, 2), (1, 1, 1)])
def test_haen_5_8_both_cards_make_one_purse_of_three(moves: tuple[int, ...]) -> None:
    """In one move, in two or in three; then it is empty."""
    s = only_one("paris").owns(0, CARTWRIGHT, GREAT_CARTWRIGHT).drives()
    road = ["paris", "par-jp-1", "par-jp-2", "reims"]
    at = 0
    for steps in moves:
        push(s, 0, *road[at : at + steps + 1])
        at += steps
    assert s.at[ONE] == field(s, "reims")
    assert [event[0] for event in told(s, "drove")] == ["HAEN-5.8"] * len(moves)
    assert verbs(s) == ["drive"]


def test_haen_5_8_before_and_after_the_tile_also_on_the_wagon_it_moves() -> None:
    """One point before, the tile, one point after: three moves of one wagon."""
    s = only_one("paris").owns(0, GREAT_CARTWRIGHT).drives()
    push(s, 0, "paris", "par-jp-1")
    drive(s, 0, 1, "par-jp-1", "par-jp-2")
    push(s, 0, "par-jp-2", "reims")
    assert s.at[ONE] == field(s, "reims")
    assert asked(s) == [(1, "drive")]


def test_haen_5_8_on_any_wagons() -> None:
    """One point for wagon 1, one for wagon 3, the tile for wagon 2."""
    s = position().owns(0, GREAT_CARTWRIGHT).drives()
    push(s, 0, "paris", "par-jp-1")
    push(s, 0, "wien", "wie-jw-1")
    drive(s, 0, 1, "koeln", "kol-jk-1")
    assert [s.edition.roads.names[each] for each in s.at] == ["par-jp-1", "kol-jk-1", "wie-jw-1"]


def test_haen_5_8_extra_points_are_never_added_to_the_tile() -> None:
    """Wagon 2 is right ahead: one point and a tile of one are not two points, and move nothing."""
    at = only_one("par-jp-2", "par-jp-1").wagon(TWO, "reims", "par-jp-2").owns(0, CARTWRIGHT)
    s = at.tiles(0, 1).drives()
    assert verbs(s) == ["spend"]


def test_haen_5_8_a_use_stops_at_a_city_and_before_a_held_end() -> None:
    """By 5.5: with two points one field into Paris, or one field up to the wagon ahead."""
    s = only_one("par-jp-1", "par-jp-2").owns(0, GREAT_CARTWRIGHT).drives()
    push(s, 0, "par-jp-1", "paris")
    assert s.arrived[ONE] == 1
    at = only_one("par-jp-1", "paris").wagon(TWO, "reims", "par-jp-2").owns(0, GREAT_CARTWRIGHT)
    assert paths(at.drives(), "push") == ["par-jp-1 par-jp-2"]


def test_haen_5_8_unused_points_lapse() -> None:
    """The turn ends with a point left; in the next turn there is one point, not two."""
    s = position(2).owns(0, CARTWRIGHT).drives()
    drive(s, 0, 1, "paris", "par-jp-1")
    say(s, 0, "end")
    assert asked(s) == [(1, "drive")]
    s = position(2).owns(0, CARTWRIGHT).drives()
    assert prompt_of(s).about == (0, 1)


def test_haen_5_12_the_turn_cannot_end_before_the_tile() -> None:
    """There is no such move, whatever else is left."""
    s = position().owns(0, CARTWRIGHT, COURIER).drives()
    assert verbs(s) == ["drive", "push", "ride"]
    assert refused(s, 0, "end") == "verb: HAEN-5.12"


def test_haen_5_12_the_turn_ends_by_itself_when_nothing_is_left() -> None:
    """The point is used, the tile played: the next player drives."""
    s = position().owns(0, CARTWRIGHT).drives()
    drive(s, 0, 1, "paris", "par-jp-1")
    assert (asked(s), verbs(s)) == ([(0, "drive")], ["end", "push"])
    push(s, 0, "koeln", "kol-jk-1")
    assert asked(s) == [(1, "drive")]


def test_haen_5_12_it_ends_by_itself_also_when_no_wagon_can_use_the_points() -> None:
    """The only wagon that could move has arrived."""
    s = only_one("par-jp-1", "par-jp-2").owns(0, GREAT_CARTWRIGHT).drives()
    drive(s, 0, 1, "par-jp-1", "paris")
    assert asked(s) == [(1, "drive")]


def test_haen_5_12_one_tile_a_turn() -> None:
    """After it only extra points and courier moves are left."""
    s = position().owns(0, CARTWRIGHT, COURIER).drives()
    drive(s, 0, 2, "paris", "par-jp-1", "par-jp-2")
    assert refused(s, 0, "drive", 1, way(s, "wien", "wie-jw-1")) == "verb: HAEN-5.12"
    assert refused(s, 0, "spend", 1) == "verb: HAEN-5.12"
    assert verbs(s) == ["end", "push", "ride"]


def test_haen_5_12_what_was_done_before_may_leave_the_tile_without_a_wagon() -> None:
    """The extra point brings the only movable wagon home; every tile is then spent for nothing."""
    s = only_one("par-jp-1", "par-jp-2").owns(0, CARTWRIGHT).drives()
    push(s, 0, "par-jp-1", "paris")
    assert answers(s, "spend") == [(1,), (2,), (3,), (4,)]
    say(s, 0, "spend", 4)
    assert (tiles_of(s, 0), asked(s)) == ([1, 2, 3], [(1, "drive")])


def test_haen_5_2_moves_are_told_with_their_way() -> None:
    """The route in the event is the way that was driven."""
    s = position().drives()
    drive(s, 0, 2, "wien", "wie-jw-1", "wie-jw-2")
    route = told(s, "drove")[0][-1]
    assert isinstance(route, int)
    assert path(s, route) == "wien wie-jw-1 wie-jw-2"
    assert kinds(s, "drove", "arrived") == ["drove"]
    assert HAENDLER.glossary().events["drove"][-1] == "route:route"
    assert s.came[THREE] == field(s, "wie-jw-1") != WIEN
