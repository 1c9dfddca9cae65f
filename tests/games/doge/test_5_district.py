"""Doge, section 5: a district votes."""

from __future__ import annotations

import pytest

from fondaco.games.doge.state import Doge
from fondaco.kernel import CHANCE, Bar
from fondaco.kernel.frame import annotated
from tests.games.asking import answers, asked, kinds, prompt_of, refused, say, told, verbs
from tests.games.doge.tables import (
    CANNAREGIO,
    CASTELLO,
    DORSODURO,
    NEUTRAL,
    SAN_MARCO,
    SAN_POLO,
    lay,
    turn,
    vote_on,
)


def castello_won() -> Doge:
    """Seat 0 has won Castello, seat 1 is second, seat 2 third."""
    return vote_on(CASTELLO, tokens={0: [3], 1: [2], 2: [1]})


def castello_tied() -> Doge:
    """Seats 1 and 3 have both won Castello, seat 0 comes behind."""
    return vote_on(CASTELLO, tokens={1: [3], 3: [3], 0: [1]})


def test_doge_5_1_the_winner_takes_control_of_the_advisor() -> None:
    """Seat 0 takes Castello's advisor to Dorsoduro."""
    s = castello_won()
    say(s, 0, "take", CASTELLO, DORSODURO)
    assert (s.master[CASTELLO], s.at[CASTELLO]) == (0, DORSODURO)
    assert told(s, "took") == [("DOGE-7.2", 0, CASTELLO, DORSODURO)]


def test_doge_5_1_or_waives_it() -> None:
    """Seat 0 leaves the advisor of seat 1 to nobody."""
    s = vote_on(CASTELLO, tokens={0: [3]}, advisors={CASTELLO: (1, DORSODURO)})
    say(s, 0, "waive", CASTELLO)
    assert (s.master[CASTELLO], s.at[CASTELLO]) == (NEUTRAL, NEUTRAL)
    assert told(s, "waived") == [("DOGE-7.5", 0, CASTELLO)]


def test_doge_5_1_and_may_put_two_houses_in() -> None:
    """Two houses go from supply into Castello."""
    s = castello_won()
    assert answers(s, "put") == [(0,), (1,), (2,)]
    say(s, 0, "put", 2)
    assert s.houses_of(0) == [0, 2, 0, 0, 0, 0]
    assert s.supply[0] == 13
    assert told(s, "put") == [("DOGE-5.1", 0, 2, CASTELLO)]


def test_doge_5_1_not_three_houses() -> None:
    """With fifteen in supply it is this clause that forbids a third house."""
    assert refused(castello_won(), 0, "put", 3) == "field count: DOGE-5.1"


def test_doge_5_1_the_advisor_first() -> None:
    """After deciding, seat 0 is asked for its houses and for nothing else."""
    s = castello_won()
    assert asked(s) == [(0, "spoils")]
    assert verbs(s) == ["take", "waive", "put"]
    say(s, 0, "take", CASTELLO, DORSODURO)
    assert asked(s) == [(0, "put")]
    assert answers(s, "put") == [(0,), (1,), (2,)]
    assert verbs(s) == ["put"]
    assert refused(s, 0, "waive", CASTELLO) == "verb: DOGE-5.1"
    say(s, 0, "put", 1)
    assert asked(s) == [(1, "put")]


def test_doge_5_1_the_houses_first() -> None:
    """After placing, seat 0 is asked for its decision and for nothing else."""
    s = castello_won()
    say(s, 0, "put", 1)
    assert asked(s) == [(0, "decide")]
    assert verbs(s) == ["take", "waive"]
    assert refused(s, 0, "put", 1) == "verb: DOGE-5.1"
    say(s, 0, "take", CASTELLO, DORSODURO)
    assert asked(s) == [(1, "put")]


def test_doge_5_1_the_advisor_must_be_decided_on() -> None:
    """There is no way round taking or waiving."""
    s = castello_won()
    say(s, 0, "put", 0)
    assert refused(s, 0, "stop") == "verb: DOGE-5.1"
    assert refused(s, 1, "put", 1) == "turn: DOGE-5.1"


def test_doge_5_1_waiving_comes_before_the_houses_too() -> None:
    """A waiver moves its house, then puts two more in."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {DORSODURO: 1}})
    say(s, 0, "waive", CASTELLO)
    say(s, 0, "move", DORSODURO, CASTELLO)
    assert asked(s) == [(0, "put")]
    say(s, 0, "put", 1)
    assert s.houses_of(0)[CASTELLO] == 2


def test_doge_5_2_then_the_second_may_put_one_house_in() -> None:
    """Seat 1 follows the winner with one house or none."""
    s = castello_won()
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 0, "put", 2)
    assert asked(s) == [(1, "put")]
    assert prompt_of(s).clause == "DOGE-5.2"
    assert answers(s, "put") == [(0,), (1,)]
    say(s, 1, "put", 1)
    assert s.houses_of(1) == [0, 1, 0, 0, 0, 0]
    assert told(s, "put")[1:] == [("DOGE-5.2", 1, 1, CASTELLO)]


def test_doge_5_2_not_two_houses() -> None:
    """With fifteen in supply it is this clause that forbids the second a second house."""
    s = castello_won()
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 0, "put", 2)
    assert refused(s, 1, "put", 2) == "field count: DOGE-5.2"


def test_doge_5_2_the_second_gets_no_say_on_the_advisor() -> None:
    """Seat 1 cannot take or waive."""
    s = castello_won()
    say(s, 0, "put", 0)
    say(s, 0, "waive", CASTELLO)
    assert refused(s, 1, "take", CASTELLO, DORSODURO) == "verb: DOGE-5.2"


def test_doge_5_2_nobody_else_gets_anything() -> None:
    """After the second the vote is over: seat 2, third, is not asked."""
    s = castello_won()
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 0, "put", 2)
    say(s, 1, "put", 1)
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_5_3_several_winners_each_may_put_two_houses_in() -> None:
    """Seats 1 and 3 put in two each."""
    s = castello_tied()
    for seat in (1, 3):
        assert asked(s) == [(seat, "put")]
        assert prompt_of(s).clause == "DOGE-5.3"
        assert answers(s, "put") == [(0,), (1,), (2,)]
        say(s, seat, "put", 2)
    assert told(s, "put") == [("DOGE-5.3", 1, 2, CASTELLO), ("DOGE-5.3", 3, 2, CASTELLO)]
    assert s.houses_of(1)[CASTELLO] == s.houses_of(3)[CASTELLO] == 2


def test_doge_5_3_not_three_houses() -> None:
    """With fifteen in supply it is this clause that forbids a third house."""
    assert refused(castello_tied(), 1, "put", 3) == "field count: DOGE-5.3"


@pytest.mark.parametrize("master", range(4))
def test_doge_5_3_several_winners_free_the_advisor(master: int) -> None:
    """Whoever had Castello's advisor, it goes neutral at once."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [3]}, advisors={CASTELLO: (master, DORSODURO)})
    assert (s.master[CASTELLO], s.at[CASTELLO]) == (NEUTRAL, NEUTRAL)
    assert s.rings(master) == 6
    assert told(s, "freed") == [("DOGE-5.3", CASTELLO)]


def test_doge_5_3_a_neutral_advisor_stays_so() -> None:
    """Nothing is told of an advisor that was neutral before."""
    s = castello_tied()
    assert s.master[CASTELLO] == NEUTRAL
    assert told(s, "freed") == []


def test_doge_5_3_nobody_moves_a_house() -> None:
    """Winners with houses on the board are asked to put, and no more."""
    s = vote_on(
        CASTELLO,
        tokens={0: [3], 1: [3]},
        houses={0: {DORSODURO: 2, CASTELLO: 1}, 1: {DORSODURO: 2, CASTELLO: 1}},
    )
    for seat in (0, 1):
        assert verbs(s) == ["put"]
        assert refused(s, seat, "move", DORSODURO, CASTELLO) == "verb: DOGE-5.3"
        assert refused(s, seat, "waive", CASTELLO) == "verb: DOGE-5.3"
        say(s, seat, "put", 1)
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_5_3_there_is_no_second() -> None:
    """Seat 0, next behind two winners, gets nothing."""
    s = castello_tied()
    say(s, 1, "put", 0)
    say(s, 3, "put", 0)
    assert asked(s) == [(CHANCE, "turn")]
    assert told(s, "came_second") == []


def test_doge_5_3_four_winners() -> None:
    """All four may tie."""
    s = vote_on(CASTELLO, tokens={seat: [2] for seat in range(4)})
    for seat in range(4):
        say(s, seat, "put", 2)
    assert [s.supply[seat] for seat in range(4)] == [13] * 4


def test_doge_5_4_each_of_several_seconds_may_put_one_house_in() -> None:
    """Behind the winner, seats 1 and 3 tie: each puts in one house."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [2], 2: [1], 3: [2]})
    assert [seat for _, seat, *_ in told(s, "came_second")] == [1, 3]
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 0, "put", 2)
    for seat in (1, 3):
        assert asked(s) == [(seat, "put")]
        assert prompt_of(s).clause == "DOGE-5.4"
        assert answers(s, "put") == [(0,), (1,)]
        say(s, seat, "put", 1)
    assert told(s, "put")[1:] == [("DOGE-5.4", 1, 1, CASTELLO), ("DOGE-5.4", 3, 1, CASTELLO)]
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_5_4_not_two_houses() -> None:
    """With fifteen in supply it is this clause that forbids a tied second a second house."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [2], 3: [2]})
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 0, "put", 2)
    assert refused(s, 1, "put", 2) == "field count: DOGE-5.4"


def test_doge_5_5_a_player_with_one_house_places_one() -> None:
    """With one house in supply seat 0 puts in one or none."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {DORSODURO: 14}})
    assert answers(s, "put") == [(0,), (1,)]
    assert refused(s, 0, "put", 2) == "field count: DOGE-5.5"
    say(s, 0, "put", 1)
    assert s.supply[0] == 0


@pytest.mark.parametrize(("on_board", "most"), [(1, 2), (13, 2), (14, 1)])
def test_doge_5_5_the_question_says_how_many_houses_there_are(on_board: int, most: int) -> None:
    """To the one winner after the advisor, and to a tied one."""
    houses = {0: {DORSODURO: on_board}}
    s = vote_on(CASTELLO, tokens={0: [3]}, houses=houses)
    say(s, 0, "take", CASTELLO, DORSODURO)
    assert prompt_of(s).about[:2] == (CASTELLO, most)
    s = vote_on(CASTELLO, tokens={0: [3], 1: [3]}, houses=houses)
    assert prompt_of(s).about[:2] == (CASTELLO, most)


def test_doge_5_5_a_winner_without_houses_forgoes_them() -> None:
    """With an empty supply seat 0 decides on the advisor and is not asked to put."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {DORSODURO: 15}})
    assert verbs(s) == ["take", "waive"]
    assert prompt_of(s).bars == (Bar("put", "DOGE-5.5"),)
    assert refused(s, 0, "put", 0) == "verb: DOGE-5.5"
    say(s, 0, "take", CASTELLO, DORSODURO)
    assert asked(s) == [(CHANCE, "turn")]
    assert told(s, "forwent") == [("DOGE-5.5", 0, CASTELLO)]


def test_doge_5_5_a_second_without_houses_forgoes_it() -> None:
    """Seat 1 has no house to put in."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [2]}, houses={1: {DORSODURO: 15}})
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 0, "put", 2)
    assert asked(s) == [(CHANCE, "turn")]
    assert told(s, "forwent") == [("DOGE-5.5", 1, CASTELLO)]


def test_doge_5_5_a_tied_player_without_houses_forgoes_them() -> None:
    """Of the winners 0 and 1 only seat 1 has houses left."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [3]}, houses={0: {DORSODURO: 15}})
    assert asked(s) == [(1, "put")]
    assert told(s, "forwent") == [("DOGE-5.5", 0, CASTELLO)]


def test_doge_5_5_a_tied_player_with_one_house_places_one() -> None:
    """Of the winners 0 and 1, seat 0 has one house left: it may put that in."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [3]}, houses={0: {DORSODURO: 14}})
    assert asked(s) == [(0, "put")]
    assert answers(s, "put") == [(0,), (1,)]
    assert refused(s, 0, "put", 2) == "field count: DOGE-5.5"


def test_doge_5_5_houses_that_return_from_a_palazzo_may_be_placed() -> None:
    """Seat 0, its supply empty, waives, moves a house in, builds for three and then puts in two of them."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 2, DORSODURO: 13}})
    say(s, 0, "waive", CASTELLO)
    say(s, 0, "move", DORSODURO, CASTELLO)
    say(s, 0, "build")
    assert s.supply[0] == 3
    assert asked(s) == [(0, "put")]
    say(s, 0, "put", 2)
    assert s.houses_of(0)[CASTELLO] == 2
    assert told(s, "forwent") == []


def test_doge_5_5_the_supply_counts_at_the_moment_of_placing() -> None:
    """With one house in supply and three back from a palazzo, two may be placed."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 2, DORSODURO: 12}})
    assert answers(s, "put") == [(0,), (1,)]
    say(s, 0, "waive", CASTELLO)
    say(s, 0, "move", DORSODURO, CASTELLO)
    say(s, 0, "build")
    assert answers(s, "put") == [(0,), (1,), (2,)]


def test_doge_5_5_without_a_palazzo_nothing_returns() -> None:
    """Seat 0 keeps its houses instead of building: there is still none to place."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 2, DORSODURO: 13}})
    say(s, 0, "waive", CASTELLO)
    say(s, 0, "move", DORSODURO, CASTELLO)
    say(s, 0, "keep")
    assert told(s, "forwent") == [("DOGE-5.5", 0, CASTELLO)]


@pytest.mark.parametrize("zeros", [{}, {0: [0], 2: [0]}])
def test_doge_5_6_without_votes_nothing_happens(zeros: dict[int, list[int]]) -> None:
    """Nobody is asked, the advisor stays as it is; but the card makes way for the next."""
    s = vote_on(CASTELLO, tokens=zeros, advisors={CASTELLO: (1, SAN_MARCO)})
    assert told(s, "no_votes") == [("DOGE-5.6", CASTELLO)]
    assert (s.master[CASTELLO], s.at[CASTELLO]) == (1, SAN_MARCO)
    assert asked(s) == [(CHANCE, "turn")]
    turn(s, SAN_POLO)
    assert kinds(s, "no_votes", "set_aside", "turned_up")[:3] == ["no_votes", "set_aside", "turned_up"]


def test_doge_5_6_is_not_told_where_somebody_has_votes() -> None:
    """A single vote is a win."""
    s = vote_on(CASTELLO, tokens={0: [1]})
    assert told(s, "no_votes") == []
    assert told(s, "won") == [("DOGE-4.4", 0, CASTELLO, 1, 1)]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_doge_5_7_none_one_or_two_houses(count: int) -> None:
    """The winner may place any of them: one of two is allowed."""
    s = castello_won()
    say(s, 0, "put", count)
    assert s.houses_of(0)[CASTELLO] == count
    assert s.supply[0] == 15 - count


def test_doge_5_7_not_fewer_than_none() -> None:
    """A house is never taken back."""
    assert refused(castello_won(), 0, "put", -1).startswith("field count: DOGE-5.")


def test_doge_5_7_in_one_act() -> None:
    """A tied winner who has put one house in is not asked for the other."""
    s = castello_tied()
    say(s, 1, "put", 1)
    assert asked(s) == [(3, "put")]


def test_doge_5_7_with_one_chance_to_build_after_it() -> None:
    """Two houses in one act: one question whether to build, though there is enough for a second palazzo."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 6}})
    say(s, 0, "put", 2)
    assert asked(s) == [(0, "build")]
    say(s, 0, "build")
    assert asked(s) == [(0, "decide")]
    assert s.houses_of(0)[CASTELLO] == 5


def test_doge_5_7_the_next_field_counts_houses_afresh() -> None:
    """Having put none in Cannaregio, seat 0 may again put two in Castello."""
    s = vote_on(CANNAREGIO, tokens={0: [3]})
    lay(s, 0, CASTELLO, [2])
    say(s, 0, "put", 0)
    say(s, 0, "take", CANNAREGIO, DORSODURO)
    turn(s)
    assert answers(s, "put") == [(0,), (1,), (2,)]


def test_doge_5_2_the_question_says_which_place_one_has() -> None:
    """The one winner is first alone, who comes second is second; most is what that place may put in."""
    s = castello_won()
    say(s, 0, "waive", CASTELLO)
    assert prompt_of(s).about == (CASTELLO, 2, 1, 1)
    say(s, 0, "put", 2)
    assert prompt_of(s).about == (CASTELLO, 1, 2, 1)


def test_doge_5_3_the_question_says_that_the_first_place_is_shared() -> None:
    s = castello_tied()
    assert prompt_of(s).about == (CASTELLO, 2, 1, 2)


def test_doge_5_4_the_question_says_that_the_second_place_is_shared() -> None:
    s = vote_on(CASTELLO, tokens={0: [3], 1: [2], 2: [2]})
    say(s, 0, "waive", CASTELLO)
    say(s, 0, "put", 2)
    assert prompt_of(s).about == (CASTELLO, 1, 2, 2)


def test_doge_5_7_people_find_as_many_houses_filled_in_as_they_may_put() -> None:
    s = castello_tied()
    (put,) = annotated(s, 1).moves
    assert put.fields[0].start == 2
