"""Doge, section 8: palazzi."""

from __future__ import annotations

import pytest

from fondaco.games.doge.state import Doge
from fondaco.kernel import CHANCE, EYE, waiting
from tests.games.asking import answers, asked, kinds, player, prompt_of, refused, say, told, verbs
from tests.games.doge.tables import (
    ADVISOR_I,
    CANNAREGIO,
    CASTELLO,
    DOGE,
    DORSODURO,
    QUARANTIA,
    SAN_MARCO,
    SAN_POLO,
    Board,
    vote_on,
)


def castello(houses: int, palazzi: Board | None = None) -> Doge:
    """Seat 0 alone has won Castello, where it has so many houses."""
    return vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: houses}}, palazzi=palazzi)


def castello_tied(houses: int, palazzi: Board | None = None, round: int = 1) -> Doge:
    """Seats 0, 1 and 3 have won Castello together and have so many houses each there."""
    board = {seat: {CASTELLO: houses} for seat in (0, 1, 3)}
    tokens = {seat: [3] for seat in (0, 1, 3)}
    return vote_on(CASTELLO, tokens=tokens, houses=board, palazzi=palazzi, round=round)


def quarantia_tied(houses: Board, palazzi: Board | None = None, round: int = 1) -> Doge:
    """Seats 0 and 1 have won the Quarantia together."""
    return vote_on(QUARANTIA, tokens={0: [3], 1: [3]}, houses=houses, palazzi=palazzi, round=round)


def test_doge_8_1_after_placing_one_may_build_there() -> None:
    """A third house in Castello: seat 0 is asked at once, before anything else."""
    s = castello(2)
    say(s, 0, "put", 1)
    assert asked(s) == [(0, "build")]
    assert prompt_of(s).clause == "DOGE-8.1"
    assert verbs(s) == ["build", "keep"]
    say(s, 0, "build")
    assert s.palazzi_of(0) == [0, 1, 0, 0, 0, 0]
    assert player(s, EYE, 0)["palazzi_left"] == 7


def test_doge_8_1_after_moving_in_one_may_build_there() -> None:
    """The third house comes from Dorsoduro."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 2, DORSODURO: 5}})
    say(s, 0, "waive", CASTELLO)
    say(s, 0, "move", DORSODURO, CASTELLO)
    assert asked(s) == [(0, "build")]
    assert prompt_of(s).about == (CASTELLO, 3)


def test_doge_8_1_a_move_out_of_the_voting_district_builds_where_it_goes() -> None:
    """A house moved from Castello makes three in Dorsoduro."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 6, DORSODURO: 2}})
    say(s, 0, "waive", CASTELLO)
    say(s, 0, "move", CASTELLO, DORSODURO)
    assert prompt_of(s).about == (DORSODURO, 3)
    say(s, 0, "build")
    assert s.palazzi_of(0) == [0, 0, 1, 0, 0, 0]


def test_doge_8_1_the_second_may_build_too() -> None:
    """Seat 1 puts its third house into Castello."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [2]}, houses={1: {CASTELLO: 2}})
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 0, "put", 2)
    say(s, 1, "put", 1)
    assert asked(s) == [(1, "build")]


def test_doge_8_1_placing_none_gives_no_building() -> None:
    """With eight houses in Castello seat 0 puts in none: it is not asked."""
    s = castello(8)
    say(s, 0, "put", 0)
    assert asked(s) == [(0, "decide")]
    assert refused(s, 0, "build").startswith("verb: DOGE-")


def test_doge_8_1_a_tied_player_who_places_none_may_not_build() -> None:
    """Of three tied winners with six houses each, seat 1 puts in none and is not asked."""
    s = castello_tied(6)
    say(s, 0, "put", 1)
    say(s, 1, "put", 0)
    say(s, 3, "put", 1)
    say(s, 0, "keep")
    assert asked(s) == [(3, "build")]


def test_doge_8_1_an_empty_supply_gives_no_building() -> None:
    """With all fifteen houses in Castello a second has none to place, and may not build."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [2]}, houses={1: {CASTELLO: 15}})
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 0, "put", 0)
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_8_1_moving_a_house_out_gives_no_building() -> None:
    """From six houses in Castello one goes to San Polo: neither there nor here is there a chance."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 6}})
    say(s, 0, "waive", CASTELLO)
    say(s, 0, "move", CASTELLO, SAN_POLO)
    assert asked(s) == [(0, "put")]


def test_doge_8_1_not_moving_gives_no_building() -> None:
    """Seat 0 waives and stops."""
    s = vote_on(QUARANTIA, tokens={0: [3]}, houses={0: {CASTELLO: 6}})
    say(s, 0, "waive", ADVISOR_I)
    say(s, 0, "stop")
    assert asked(s) == [(0, "council")]


def test_doge_8_1_only_in_that_district() -> None:
    """Ten houses in Dorsoduro are of no use when one is placed in Castello."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {DORSODURO: 10}})
    say(s, 0, "put", 2)
    assert asked(s) == [(0, "decide")]


def test_doge_8_1_only_in_that_district_when_tied_too() -> None:
    """A tied winner who puts one house into Castello may not build in Dorsoduro."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [3]}, houses={0: {DORSODURO: 10}})
    say(s, 0, "put", 1)
    say(s, 1, "put", 0)
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_8_1_one_must_have_the_houses() -> None:
    """Two houses in Castello are too few."""
    s = castello(1)
    say(s, 0, "put", 1)
    assert asked(s) == [(0, "decide")]


def test_doge_8_1_one_must_have_a_palazzo_left() -> None:
    """All eight of seat 0 stand on the board, in three districts."""
    s = castello(6, {0: {DORSODURO: 3, SAN_MARCO: 3, SAN_POLO: 2}})
    say(s, 0, "put", 1)
    assert asked(s) == [(0, "decide")]


def test_doge_8_1_the_eighth_palazzo_may_be_built() -> None:
    """Seven of seat 0 stand on the board: there is one left."""
    s = castello(6, {0: {DORSODURO: 3, SAN_MARCO: 3, SAN_POLO: 1}})
    say(s, 0, "put", 1)
    say(s, 0, "build")
    assert player(s, EYE, 0)["palazzi_left"] == 0


def test_doge_8_1_a_site_must_be_free() -> None:
    """Five palazzi stand in Castello."""
    s = castello(10, {1: {CASTELLO: 3}, 2: {CASTELLO: 2}})
    say(s, 0, "put", 2)
    assert asked(s) == [(0, "decide")]


@pytest.mark.parametrize("there", range(5))
def test_doge_8_2_the_cost_is_the_number_on_the_next_site(there: int) -> None:
    """So many palazzi of others there: the houses paid return to supply, the rest stays."""
    s = castello(8, {1: {CASTELLO: there}})
    say(s, 0, "put", 1)
    say(s, 0, "build")
    assert s.houses_of(0)[CASTELLO] == 9 - (3 + there)
    assert s.supply[0] == 6 + 3 + there
    assert told(s, "built") == [("DOGE-8.2", 0, CASTELLO, 3 + there, 3 + there)]


def test_doge_8_2_own_palazzi_count_for_the_cost_too() -> None:
    """With one of its own there seat 0 pays four."""
    s = castello(5, {0: {CASTELLO: 1}})
    say(s, 0, "put", 1)
    assert prompt_of(s).about == (CASTELLO, 4)


def test_doge_8_2_palazzi_elsewhere_do_not_count() -> None:
    """The first palazzo in Castello costs three whatever stands in Dorsoduro."""
    s = castello(5, {0: {DORSODURO: 2}, 1: {DORSODURO: 3, CANNAREGIO: 1}})
    say(s, 0, "put", 1)
    assert prompt_of(s).about == (CASTELLO, 3)


def test_doge_8_2_the_exact_number_is_enough_one_fewer_is_not() -> None:
    """A second palazzo needs four houses: seat 0 has three, then four."""
    s = castello(2, {1: {CASTELLO: 1}})
    say(s, 0, "put", 1)
    assert asked(s) == [(0, "decide")]
    s = castello(2, {1: {CASTELLO: 1}})
    say(s, 0, "put", 2)
    say(s, 0, "build")
    assert s.houses_of(0)[CASTELLO] == 0


def test_doge_8_2_only_the_builder_pays() -> None:
    """Houses of seat 1 in Castello stay."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 2}, 1: {CASTELLO: 4}})
    say(s, 0, "put", 1)
    say(s, 0, "build")
    assert s.houses_of(1)[CASTELLO] == 4


def test_doge_8_3_at_most_five_per_district() -> None:
    """The fifth may be built, on the site that costs seven; a sixth may not."""
    s = castello(8, {1: {CASTELLO: 4}})
    say(s, 0, "put", 1)
    say(s, 0, "build")
    assert sum(s.palazzi_of(seat)[CASTELLO] for seat in range(4)) == 5
    s = castello(10, {1: {CASTELLO: 5}})
    say(s, 0, "put", 2)
    assert asked(s) == [(0, "decide")]


def test_doge_8_3_a_full_district_names_no_cost() -> None:
    """Castello has five palazzi and nothing more to build, Dorsoduro four: the last site costs seven."""
    palazzi = {1: {CASTELLO: 3, DORSODURO: 2}, 2: {CASTELLO: 2, DORSODURO: 2}}
    assert DOGE.view(castello(1, palazzi), EYE)["costs"] == [3, 0, 7, 3, 3, 3]


def test_doge_8_3_building_is_voluntary() -> None:
    """Seat 0 keeps its houses."""
    s = castello(2)
    say(s, 0, "put", 1)
    say(s, 0, "keep")
    assert s.palazzi_of(0) == [0] * 6
    assert s.houses_of(0)[CASTELLO] == 3
    assert told(s, "kept") == [("DOGE-8.3", 0, CASTELLO)]
    assert asked(s) == [(0, "decide")]


def test_doge_8_4_one_palazzo_per_placement() -> None:
    """Twelve houses would do for sites of three and four: seat 0 builds one."""
    s = castello(10)
    say(s, 0, "put", 2)
    say(s, 0, "build")
    assert asked(s) == [(0, "decide")]
    assert s.palazzi_of(0)[CASTELLO] == 1


def test_doge_8_4_one_palazzo_per_move() -> None:
    """A house moved into eleven: seat 0 builds one."""
    s = vote_on(QUARANTIA, tokens={0: [3]}, houses={0: {CASTELLO: 11, SAN_POLO: 1}})
    say(s, 0, "waive", ADVISOR_I)
    say(s, 0, "move", SAN_POLO, CASTELLO)
    say(s, 0, "build")
    assert asked(s) == [(0, "council")]


def test_doge_8_4_a_placement_and_a_move_are_two_chances() -> None:
    """Having built after placing, the winner waives, moves a house in and may build again."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 5, SAN_POLO: 1}})
    say(s, 0, "put", 1)
    say(s, 0, "build")
    say(s, 0, "waive", CASTELLO)
    say(s, 0, "move", SAN_POLO, CASTELLO)
    assert asked(s) == [(0, "build")]
    assert prompt_of(s).about == (CASTELLO, 4)


def test_doge_8_5_first_all_place_then_all_build() -> None:
    """Three tied winners with two houses each: place, place, place; build, build, build."""
    s = castello_tied(2)
    for seat in (0, 1, 3):
        assert asked(s) == [(seat, "put")]
        say(s, seat, "put", 1)
    for seat in (0, 1, 3):
        assert asked(s) == [(seat, "build")]
        say(s, seat, "build")
    assert asked(s) == [(CHANCE, "turn")]
    assert kinds(s, "put", "built") == ["put"] * 3 + ["built"] * 3


def test_doge_8_5_all_pay_the_cost_as_it_was_before_any_of_them_built() -> None:
    """Each pays three, and the sites of three, four and five are taken one after another."""
    s = castello_tied(2)
    for seat in (0, 1, 3):
        say(s, seat, "put", 1)
    for seat in (0, 1, 3):
        assert prompt_of(s).about == (CASTELLO, 3)
        say(s, seat, "build")
    assert told(s, "built") == [
        ("DOGE-8.2", 0, CASTELLO, 3, 3),
        ("DOGE-8.2", 1, CASTELLO, 3, 4),
        ("DOGE-8.2", 3, CASTELLO, 3, 5),
    ]
    assert [s.houses_of(seat)[CASTELLO] for seat in (0, 1, 3)] == [0, 0, 0]


def test_doge_8_5_a_site_not_taken_goes_to_the_next() -> None:
    """Seat 0 keeps its houses: seat 1 builds on the site of three."""
    s = castello_tied(2)
    for seat in (0, 1, 3):
        say(s, seat, "put", 1)
    say(s, 0, "keep")
    say(s, 1, "build")
    assert told(s, "built") == [("DOGE-8.2", 1, CASTELLO, 3, 3)]


def test_doge_8_5_tied_seconds_in_a_district() -> None:
    """The winner builds first and alone; the seconds then pay the next cost, both the same."""
    houses = {0: {CASTELLO: 2}, 1: {CASTELLO: 3}, 2: {CASTELLO: 3}}
    s = vote_on(CASTELLO, tokens={0: [3], 1: [2], 2: [2]}, houses=houses)
    say(s, 0, "put", 1)
    say(s, 0, "build")
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 1, "put", 1)
    assert asked(s) == [(2, "put")]
    say(s, 2, "put", 1)
    say(s, 1, "build")
    say(s, 2, "build")
    assert told(s, "built") == [
        ("DOGE-8.2", 0, CASTELLO, 3, 3),
        ("DOGE-8.2", 1, CASTELLO, 4, 4),
        ("DOGE-8.2", 2, CASTELLO, 4, 5),
    ]


def test_doge_8_5_winner_and_second_are_not_tied() -> None:
    """The second pays the cost after the winner has built."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [2]}, houses={0: {CASTELLO: 2}, 1: {CASTELLO: 2}})
    say(s, 0, "put", 1)
    say(s, 0, "build")
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 1, "put", 1)
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_8_5_tied_winners_of_the_quarantia() -> None:
    """Both move, then both build in Castello for three."""
    stock = {CASTELLO: 2, SAN_POLO: 1}
    s = quarantia_tied({0: stock, 1: stock})
    for seat in (0, 1):
        say(s, seat, "move", SAN_POLO, CASTELLO)
        say(s, seat, "stop")
    for seat in (0, 1):
        assert prompt_of(s).about == (CASTELLO, 3)
        say(s, seat, "build")
    assert told(s, "built") == [("DOGE-8.2", 0, CASTELLO, 3, 3), ("DOGE-8.2", 1, CASTELLO, 3, 4)]


def test_doge_8_5_tied_seconds_of_the_quarantia() -> None:
    """Seats 1 and 2 move, then both build in Castello for three; then the winner goes on."""
    stock = {CASTELLO: 2, SAN_POLO: 1}
    s = vote_on(QUARANTIA, tokens={0: [3], 1: [2], 2: [2]}, houses={1: stock, 2: stock})
    say(s, 0, "take", ADVISOR_I, SAN_POLO)
    say(s, 1, "move", SAN_POLO, CASTELLO)
    assert asked(s) == [(2, "move")]
    say(s, 2, "move", SAN_POLO, CASTELLO)
    say(s, 1, "build")
    say(s, 2, "build")
    assert told(s, "built") == [("DOGE-8.2", 1, CASTELLO, 3, 3), ("DOGE-8.2", 2, CASTELLO, 3, 4)]
    assert asked(s) == [(0, "council")]


def test_doge_8_5_in_each_district_its_own_cost() -> None:
    """Seat 0 builds in Castello and Dorsoduro, seat 1 in Dorsoduro, each at that district's cost."""
    houses = {0: {CASTELLO: 2, DORSODURO: 4, SAN_POLO: 2}, 1: {DORSODURO: 4, SAN_POLO: 2}}
    s = quarantia_tied(houses, {2: {DORSODURO: 1}})
    say(s, 0, "move", SAN_POLO, CASTELLO)
    say(s, 0, "move", SAN_POLO, DORSODURO)
    say(s, 1, "move", SAN_POLO, DORSODURO)
    say(s, 1, "stop")
    for _ in range(3):
        say(s, waiting(s)[0], "build")
    assert told(s, "built") == [
        ("DOGE-8.2", 0, CASTELLO, 3, 3),
        ("DOGE-8.2", 0, DORSODURO, 4, 4),
        ("DOGE-8.2", 1, DORSODURO, 4, 5),
    ]


def test_doge_8_5_at_most_one_palazzo_in_each_district() -> None:
    """Two houses moved into Castello give one chance, though there are twelve houses."""
    s = quarantia_tied({0: {CASTELLO: 10, SAN_POLO: 2}})
    say(s, 0, "move", SAN_POLO, CASTELLO)
    say(s, 0, "move", SAN_POLO, CASTELLO)
    say(s, 0, "build")
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_8_5_no_building_between_the_two_moves() -> None:
    """After the first move, three houses in Castello, seat 0 is asked for its second."""
    s = quarantia_tied({0: {CASTELLO: 2, SAN_POLO: 2}})
    say(s, 0, "move", SAN_POLO, CASTELLO)
    assert asked(s) == [(0, "move")]


def test_doge_8_5_houses_are_counted_after_all_moves() -> None:
    """A third house comes to Castello and goes on to Dorsoduro: in neither are there three."""
    s = quarantia_tied({0: {CASTELLO: 2, SAN_POLO: 1}})
    say(s, 0, "move", SAN_POLO, CASTELLO)
    say(s, 0, "move", CASTELLO, DORSODURO)
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_8_5_a_district_left_again_counts_as_moved_into() -> None:
    """With three houses in Castello before and after, a house that came and went gives the chance."""
    s = quarantia_tied({0: {CASTELLO: 3, SAN_POLO: 1}})
    say(s, 0, "move", SAN_POLO, CASTELLO)
    say(s, 0, "move", CASTELLO, DORSODURO)
    assert asked(s) == [(0, "build")]
    assert prompt_of(s).about == (CASTELLO, 3)


def test_doge_8_5_not_where_one_only_moved_out() -> None:
    """Seat 0 leaves Castello with five houses: nothing to build there."""
    s = quarantia_tied({0: {CASTELLO: 6}})
    say(s, 0, "move", CASTELLO, SAN_POLO)
    say(s, 0, "stop")
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_8_5_the_last_palazzo_is_built_once() -> None:
    """With one palazzo left and chances in two districts, seat 0 builds in the first and that is all."""
    s = quarantia_tied(
        {0: {CASTELLO: 2, DORSODURO: 2, SAN_POLO: 2}}, {0: {SAN_POLO: 3, SAN_MARCO: 3, CANNAREGIO: 1}}
    )
    say(s, 0, "move", SAN_POLO, CASTELLO)
    say(s, 0, "move", SAN_POLO, DORSODURO)
    say(s, 0, "build")
    assert asked(s) == [(CHANCE, "turn")]


@pytest.mark.parametrize(("round", "order"), [(1, [0, 1, 3]), (2, [1, 3, 0]), (3, [3, 0, 1]), (5, [0, 1, 3])])
def test_doge_8_6_clockwise_from_the_lead_seat(round: int, order: list[int]) -> None:
    """In round 1 the first seat leads, in the next the one on its left, after four rounds the first again."""
    s = castello_tied(2, round=round)
    for seat in order:
        assert asked(s) == [(seat, "put")]
        say(s, seat, "put", 1)
    for seat in order:
        assert asked(s) == [(seat, "build")]
        say(s, seat, "build")
    assert [seat for _, seat, *_ in told(s, "built")] == order


@pytest.mark.parametrize(("round", "lead"), [(1, 0), (2, 1), (3, 2), (4, 0), (5, 1)])
def test_doge_8_6_with_three_players_the_lead_comes_back_after_three(round: int, lead: int) -> None:
    """Three tied winners begin with the lead seat."""
    s = vote_on(CASTELLO, seats=3, tokens={seat: [3] for seat in range(3)}, round=round)
    assert asked(s) == [(lead, "put")]


def test_doge_8_6_if_fewer_sites_are_left_that_order_decides() -> None:
    """In round 2 seat 1 leads and takes the last site: seats 3 and 0 are not asked."""
    s = castello_tied(8, {2: {CASTELLO: 4}}, round=2)
    for seat in (1, 3, 0):
        say(s, seat, "put", 1)
    say(s, 1, "build")
    assert asked(s) == [(CHANCE, "turn")]
    assert s.palazzi_of(1)[CASTELLO] == 1


def test_doge_8_6_a_site_that_one_does_not_want_is_for_the_next() -> None:
    """Seat 1 keeps its houses, seat 3 takes the last site, seat 0 is not asked."""
    s = castello_tied(8, {2: {CASTELLO: 4}}, round=2)
    for seat in (1, 3, 0):
        say(s, seat, "put", 1)
    say(s, 1, "keep")
    say(s, 3, "build")
    assert told(s, "built") == [("DOGE-8.2", 3, CASTELLO, 7, 7)]
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_8_6_tied_winners_of_the_quarantia_act_in_that_order() -> None:
    """In round 2 seat 1 moves before seat 0."""
    s = quarantia_tied({0: {CASTELLO: 1}, 1: {CASTELLO: 1}}, round=2)
    assert asked(s) == [(1, "move")]
    say(s, 1, "stop")
    assert asked(s) == [(0, "move")]


def test_doge_8_6_tied_winners_of_the_quarantia_build_in_that_order() -> None:
    """In round 2 both have moved a house into Castello, where one site is left: seat 1 takes it."""
    stock = {CASTELLO: 6, SAN_POLO: 1}
    s = quarantia_tied({0: stock, 1: stock}, {2: {CASTELLO: 4}}, round=2)
    for seat in (1, 0):
        say(s, seat, "move", SAN_POLO, CASTELLO)
        say(s, seat, "stop")
    assert asked(s) == [(1, "build")]
    say(s, 1, "build")
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_8_6_tied_seconds_of_a_district_act_in_that_order() -> None:
    """In round 4 seat 3 leads: it comes before seats 0 and 1."""
    s = vote_on(CASTELLO, tokens={2: [3], 0: [2], 1: [2], 3: [2]}, round=4)
    say(s, 2, "put", 0)
    say(s, 2, "take", CASTELLO, SAN_POLO)
    for seat in (3, 0, 1):
        say(s, seat, "put", 0)


def test_doge_8_6_tied_seconds_of_the_quarantia_act_in_that_order() -> None:
    """In round 4 seat 3 leads: it comes before seats 0 and 1."""
    houses = {seat: {CASTELLO: 1} for seat in range(4)}
    s = vote_on(QUARANTIA, tokens={2: [3], 0: [2], 1: [2], 3: [2]}, houses=houses, round=4)
    say(s, 2, "take", ADVISOR_I, CASTELLO)
    for seat in (3, 0, 1):
        say(s, seat, "stop")


def test_doge_8_6_nobody_acts_before_their_turn() -> None:
    """Seat 0 cannot put houses in before seat 1, which leads round 2."""
    s = castello_tied(2, round=2)
    assert refused(s, 0, "put", 1) == "turn: DOGE-5.3"
    assert answers(s, "put") == [(0,), (1,), (2,)]
