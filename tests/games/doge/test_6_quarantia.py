"""Doge, section 6: the Quarantia votes."""

from __future__ import annotations

import pytest

from fondaco.games.doge.state import Doge
from fondaco.kernel import CHANCE, NOBODY
from tests.games.asking import answers, asked, kinds, prompt_of, refused, say, told, verbs
from tests.games.doge.tables import (
    ADVISOR_I,
    ADVISOR_II,
    ADVISOR_III,
    CANNAREGIO,
    CASTELLO,
    DOGE,
    DORSODURO,
    NEUTRAL,
    QUARANTIA,
    SAN_MARCO,
    SAN_POLO,
    turn,
    vote_on,
)

COUNCIL = (ADVISOR_I, ADVISOR_II, ADVISOR_III)
SCATTERED = {ADVISOR_I: (0, CASTELLO), ADVISOR_II: (1, CASTELLO), ADVISOR_III: (3, SAN_MARCO)}


def duel(advisors: dict[int, tuple[int, int]] | None = None) -> Doge:
    """Seat 0 has won the Quarantia, seat 1 is second, seat 2 third."""
    return vote_on(QUARANTIA, tokens={0: [3], 1: [2], 2: [1]}, advisors=advisors)


def tie() -> Doge:
    """Seats 0 and 2 have won the Quarantia together; both have houses, seat 1 behind them too."""
    houses = {seat: {CASTELLO: 1, DORSODURO: 1} for seat in range(3)}
    return vote_on(QUARANTIA, tokens={0: [3], 2: [3], 1: [1]}, houses=houses, advisors=SCATTERED)


def two_seconds() -> Doge:
    """Seat 0 has won, seats 1 and 3 are second together, seat 2 is behind; all have houses."""
    houses = {seat: {CASTELLO: 1} for seat in range(4)}
    tokens = {0: [3], 1: [2], 2: [1], 3: [2]}
    return vote_on(QUARANTIA, tokens=tokens, houses=houses, advisors=SCATTERED)


def test_doge_6_1_winner_then_second_then_winner() -> None:
    """Seat 0 decides on a first advisor, seat 1 on one, seat 0 on the last; seat 2 on none."""
    s = duel()
    for seat, advisor in ((0, ADVISOR_I), (1, ADVISOR_II), (0, ADVISOR_III)):
        assert asked(s) == [(seat, "council")]
        assert prompt_of(s).clause == "DOGE-6.1"
        say(s, seat, "take", advisor, CASTELLO)
    assert asked(s) == [(CHANCE, "turn")]
    assert [s.master[advisor] for advisor in COUNCIL] == [0, 1, 0]


def test_doge_6_1_each_picks_any_not_yet_decided() -> None:
    """Seat 0 picks the third, seat 1 has the choice of the two others, seat 0 gets what is left."""
    s = duel()
    assert answers(s, "waive") == [(ADVISOR_I,), (ADVISOR_II,), (ADVISOR_III,)]
    assert {args[0] for args in answers(s, "take")} == set(COUNCIL)
    say(s, 0, "take", ADVISOR_III, CASTELLO)
    assert answers(s, "waive") == [(ADVISOR_I,), (ADVISOR_II,)]
    assert {args[0] for args in answers(s, "take")} == {ADVISOR_I, ADVISOR_II}
    say(s, 1, "waive", ADVISOR_I)
    assert answers(s, "waive") == [(ADVISOR_II,)]
    assert {args[0] for args in answers(s, "take")} == {ADVISOR_II}


@pytest.mark.parametrize("verb", ["take", "waive"])
def test_doge_6_1_what_is_decided_is_decided(verb: str) -> None:
    """Seat 1 can neither take nor waive the advisor that seat 0 has just decided on."""
    s = duel()
    say(s, 0, "take", ADVISOR_I, CASTELLO)
    where = [DORSODURO] if verb == "take" else []
    assert refused(s, 1, verb, ADVISOR_I, *where) == "field advisor: DOGE-6.1"


@pytest.mark.parametrize("tokens", [{0: [3], 1: [2], 3: [2]}, {0: [3]}])
def test_doge_6_1_with_several_seconds_and_with_none_too(tokens: dict[int, list[int]]) -> None:
    """Where the winner decides on two (6.3, 6.4), the same rule keeps it from deciding on one twice."""
    s = vote_on(QUARANTIA, tokens=tokens)
    say(s, 0, "take", ADVISOR_II, DORSODURO)
    assert refused(s, 0, "take", ADVISOR_II, CASTELLO) == "field advisor: DOGE-6.1"
    assert refused(s, 0, "waive", ADVISOR_II) == "field advisor: DOGE-6.1"


def test_doge_6_1_a_waived_advisor_is_decided_too() -> None:
    """What seat 0 waived, seat 1 cannot pick up."""
    s = duel()
    say(s, 0, "waive", ADVISOR_I)
    assert answers(s, "waive") == [(ADVISOR_II,), (ADVISOR_III,)]


def test_doge_6_1_the_decider_may_take_an_advisor_from_another() -> None:
    """The pieces are alike: seat 1 picks the one that seat 3 controls."""
    s = duel(SCATTERED)
    say(s, 0, "waive", ADVISOR_II)
    say(s, 1, "take", ADVISOR_III, CASTELLO)
    assert (s.master[ADVISOR_III], s.at[ADVISOR_III]) == (1, CASTELLO)


def test_doge_6_1_each_may_waive_and_move() -> None:
    """Seat 1, the second, waives and moves a house, before seat 0 decides again."""
    s = vote_on(QUARANTIA, tokens={0: [3], 1: [2]}, houses={1: {CASTELLO: 1}}, advisors=SCATTERED)
    say(s, 0, "take", ADVISOR_I, DORSODURO)
    say(s, 1, "waive", ADVISOR_II)
    say(s, 1, "move", CASTELLO, SAN_POLO)
    assert asked(s) == [(0, "council")]
    assert s.master[ADVISOR_II] == NEUTRAL
    assert s.houses_of(1)[SAN_POLO] == 1


def test_doge_6_1_nobody_puts_houses_in() -> None:
    """The Quarantia gives no houses from supply."""
    s = duel()
    assert verbs(s) == ["take", "waive"]
    assert refused(s, 0, "put", 1) == "verb: DOGE-6.1"


def test_doge_6_2_several_winners_free_all_three_advisors() -> None:
    """Whoever had them, all three go neutral before anybody moves."""
    s = tie()
    assert [s.master[advisor] for advisor in COUNCIL] == [NEUTRAL] * 3
    assert [s.at[advisor] for advisor in COUNCIL] == [NEUTRAL] * 3
    assert told(s, "freed") == [("DOGE-6.2", advisor) for advisor in COUNCIL]


def test_doge_6_2_each_winner_may_move_two_houses() -> None:
    """Seat 0 moves two, then seat 2; nobody else, for there is no second."""
    s = tie()
    for seat in (0, 2):
        assert asked(s) == [(seat, "move")]
        assert prompt_of(s).about == (2, QUARANTIA)
        say(s, seat, "move", CASTELLO, SAN_POLO)
        assert asked(s) == [(seat, "move")]
        assert prompt_of(s).about == (1, QUARANTIA)
        say(s, seat, "move", DORSODURO, SAN_MARCO)
    assert s.houses_of(0) == s.houses_of(2) == [0, 0, 0, 1, 1, 0]
    assert asked(s) == [(CHANCE, "turn")]
    assert told(s, "came_second") == []
    assert {clause for clause, *_ in told(s, "moved")} == {"DOGE-6.2"}


def test_doge_6_2_up_to_two() -> None:
    """Seat 0 stops after one move, seat 2 moves none."""
    s = tie()
    say(s, 0, "move", CASTELLO, SAN_POLO)
    say(s, 0, "stop")
    say(s, 2, "stop")
    assert asked(s) == [(CHANCE, "turn")]
    assert told(s, "moved") == [("DOGE-6.2", 0, CASTELLO, SAN_POLO)]


def test_doge_6_2_from_any_district_to_any_other() -> None:
    """From each of the two districts where seat 0 has a house it may go to the five others."""
    s = tie()
    anywhere = [
        (source, target) for source in (CASTELLO, DORSODURO) for target in range(6) if source != target
    ]
    assert answers(s, "move") == anywhere


def test_doge_6_2_not_from_where_one_has_none_nor_to_the_same_nor_to_the_quarantia() -> None:
    """Three moves that are none."""
    s = tie()
    assert refused(s, 0, "move", SAN_POLO, CASTELLO) == "field source: DOGE-6.2"
    assert refused(s, 0, "move", CASTELLO, CASTELLO) == "rule: DOGE-6.2"
    assert refused(s, 0, "move", CASTELLO, QUARANTIA) == "field target: DOGE-6.2"


def test_doge_6_2_only_own_houses_move() -> None:
    """Seat 1's houses in Castello stay when seat 0 moves one from there."""
    s = tie()
    say(s, 0, "move", CASTELLO, SAN_POLO)
    assert s.houses_of(1) == [0, 1, 1, 0, 0, 0]
    assert s.houses_of(0) == [0, 0, 1, 0, 1, 0]


def test_doge_6_2_the_two_moves_may_touch_the_same_districts() -> None:
    """One house may go on from where it has just come, another the same way."""
    s = tie()
    say(s, 0, "move", CASTELLO, DORSODURO)
    say(s, 0, "move", DORSODURO, CASTELLO)
    assert s.houses_of(0) == [0, 1, 1, 0, 0, 0]
    say(s, 2, "move", CASTELLO, SAN_POLO)
    say(s, 2, "move", DORSODURO, SAN_POLO)
    assert s.houses_of(2) == [0, 0, 0, 0, 2, 0]


def test_doge_6_2_a_winner_without_houses_on_the_board_has_nothing_to_move() -> None:
    """Seat 0 is passed over."""
    s = vote_on(QUARANTIA, tokens={0: [3], 1: [3]}, houses={1: {CASTELLO: 1}})
    assert asked(s) == [(1, "move")]


def test_doge_6_2_building_follows_8_5() -> None:
    """Both move before either builds."""
    houses = {0: {CASTELLO: 2, DORSODURO: 1}, 1: {CASTELLO: 2, DORSODURO: 1}}
    s = vote_on(QUARANTIA, tokens={0: [3], 1: [3]}, houses=houses)
    say(s, 0, "move", DORSODURO, CASTELLO)
    say(s, 0, "stop")
    assert asked(s) == [(1, "move")]
    say(s, 1, "move", DORSODURO, CASTELLO)
    say(s, 1, "stop")
    assert asked(s) == [(0, "build")]


def test_doge_6_2_winners_decide_on_no_advisor() -> None:
    """A tied winner cannot take one."""
    assert refused(tie(), 0, "take", ADVISOR_I, CASTELLO) == "verb: DOGE-6.2"


def test_doge_6_3_winner_then_the_seconds_then_winner() -> None:
    """Seat 0 decides on one, seats 1 and 3 move a house each, seat 0 decides on another."""
    s = two_seconds()
    assert asked(s) == [(0, "council")]
    assert prompt_of(s).clause == "DOGE-6.3"
    say(s, 0, "take", ADVISOR_I, DORSODURO)
    for seat in (1, 3):
        assert asked(s) == [(seat, "move")]
        assert prompt_of(s).about == (1, QUARANTIA)
        say(s, seat, "move", CASTELLO, SAN_POLO)
    assert told(s, "moved") == [("DOGE-6.3", seat, CASTELLO, SAN_POLO) for seat in (1, 3)]
    assert asked(s) == [(0, "council")]
    say(s, 0, "take", ADVISOR_III, DORSODURO)
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_6_3_the_advisor_left_over_becomes_neutral_last() -> None:
    """The second advisor, which the winner leaves, is freed only after the winner's last decision."""
    s = two_seconds()
    say(s, 0, "take", ADVISOR_I, DORSODURO)
    say(s, 1, "stop")
    say(s, 3, "stop")
    assert s.master[ADVISOR_II] == 1
    say(s, 0, "take", ADVISOR_III, DORSODURO)
    assert [s.master[advisor] for advisor in COUNCIL] == [0, NEUTRAL, 0]
    assert s.at[ADVISOR_II] == NEUTRAL
    assert told(s, "freed") == [("DOGE-6.3", ADVISOR_II)]
    assert kinds(s, "took", "freed") == ["took", "took", "freed"]


def test_doge_6_3_the_winner_chooses_which_is_left() -> None:
    """At its second decision seat 0 still has two to choose from."""
    s = two_seconds()
    say(s, 0, "waive", ADVISOR_II)
    say(s, 0, "stop")
    say(s, 1, "stop")
    say(s, 3, "stop")
    assert answers(s, "waive") == [(ADVISOR_I,), (ADVISOR_III,)]
    say(s, 0, "take", ADVISOR_I, SAN_POLO)
    assert s.master[ADVISOR_III] == NEUTRAL


def test_doge_6_3_the_seconds_move_one_house_from_any_district_to_any_other() -> None:
    """Seat 1, with a house in Castello, may move it to the five other districts, or not."""
    s = two_seconds()
    say(s, 0, "take", ADVISOR_I, DORSODURO)
    assert answers(s, "move") == [
        (CASTELLO, target) for target in (CANNAREGIO, DORSODURO, SAN_MARCO, SAN_POLO, 5)
    ]
    assert refused(s, 1, "move", SAN_POLO, CASTELLO) == "field source: DOGE-6.3"
    assert refused(s, 1, "take", ADVISOR_II, CASTELLO) == "verb: DOGE-6.3"
    say(s, 1, "stop")
    assert s.houses_of(1)[CASTELLO] == 1


def test_doge_6_3_the_seconds_build_before_the_winner_goes_on() -> None:
    """A second who has moved a third house in may build before seat 0's second advisor."""
    houses = {1: {CASTELLO: 2, DORSODURO: 1}, 3: {SAN_POLO: 1}}
    s = vote_on(QUARANTIA, tokens={0: [3], 1: [2], 3: [2]}, houses=houses)
    say(s, 0, "take", ADVISOR_I, DORSODURO)
    say(s, 1, "move", DORSODURO, CASTELLO)
    say(s, 3, "stop")
    assert asked(s) == [(1, "build")]
    say(s, 1, "build")
    assert asked(s) == [(0, "council")]


@pytest.mark.parametrize(
    ("tokens", "to_come"),
    [({0: [3], 1: [2]}, [0, 1, 0]), ({0: [3], 1: [2], 3: [2]}, [0, 1, 3, 0]), ({2: [1]}, [2, 2])],
)
def test_doge_6_3_all_see_who_is_still_to_come(tokens: dict[int, list[int]], to_come: list[int]) -> None:
    """With one second (6.1), with several, with none (6.4): the winner first and last."""
    doing = DOGE.view(vote_on(QUARANTIA, tokens=tokens), NOBODY)["doing"]
    assert isinstance(doing, list)
    assert doing[-1] == {"frame": "council", "undecided": list(COUNCIL), "to_come": to_come}


def test_doge_6_4_without_a_second_the_winner_decides_on_two() -> None:
    """Seat 2 takes the first and waives the third; the second stays as it is."""
    s = vote_on(QUARANTIA, tokens={2: [1]}, advisors=SCATTERED)
    assert prompt_of(s).clause == "DOGE-6.4"
    say(s, 2, "take", ADVISOR_I, DORSODURO)
    assert asked(s) == [(2, "council")]
    say(s, 2, "waive", ADVISOR_III)
    assert asked(s) == [(CHANCE, "turn")]
    assert [s.master[advisor] for advisor in COUNCIL] == [2, 1, NEUTRAL]
    assert s.at[ADVISOR_II] == CASTELLO


def test_doge_6_4_the_winner_picks_which_two() -> None:
    """All three are offered first, the two others then."""
    s = vote_on(QUARANTIA, tokens={2: [1]}, advisors=SCATTERED)
    assert answers(s, "waive") == [(ADVISOR_I,), (ADVISOR_II,), (ADVISOR_III,)]
    say(s, 2, "waive", ADVISOR_II)
    assert answers(s, "waive") == [(ADVISOR_I,), (ADVISOR_III,)]


@pytest.mark.parametrize("zeros", [{}, {0: [0], 2: [0]}])
def test_doge_6_5_without_votes_nothing_happens(zeros: dict[int, list[int]]) -> None:
    """Nobody is asked, the advisors stay as they are; but the card makes way for the next."""
    s = vote_on(QUARANTIA, tokens=zeros, advisors=SCATTERED)
    assert told(s, "no_votes") == [("DOGE-6.5", QUARANTIA)]
    assert [(s.master[advisor], s.at[advisor]) for advisor in COUNCIL] == list(SCATTERED.values())
    assert asked(s) == [(CHANCE, "turn")]
    turn(s, SAN_POLO)
    assert told(s, "set_aside")[0] == ("DOGE-4.5", QUARANTIA)
    assert told(s, "turned_up") == [("DOGE-4.5", SAN_POLO, 1)]
