"""Die Händler, section 10: the end, and who has won."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.games.haendler.state import Haendler
from fondaco.kernel import ask, begin, pick, places, question, statistics
from tests.games.asking import asked, at_random, kinds, refused, told
from tests.games.haendler.tables import (
    BARGAIN,
    BRUGGE,
    GENOVA,
    HAENDLER,
    ONE,
    PARIS,
    THREE,
    TWO,
    UPKEEP,
    WINE,
    position,
    say,
)

LAST = {2: 6, 3: 7, 4: 8}


def ranks(s: Haendler) -> list[int]:
    """The place of each seat, were the game to end now."""
    return places(HAENDLER.standings(s))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_haen_10_1_the_game_ends_when_so_many_wagons_have_arrived(seats: int) -> None:
    """Six, seven or eight; one fewer, and another round begins."""
    s = position(seats).arrivals(LAST[seats]).ends()
    assert ask(s) == []
    assert refused(s, 0, "buy", ()) == "over: HAEN-10.1"
    s = position(seats).arrivals(LAST[seats] - 1).ends()
    assert asked(s) == [(1, "buy")]


def test_haen_10_1_all_are_warned_when_two_arrivals_are_missing() -> None:
    """Five of eight have arrived, then six."""
    clocks = [HAENDLER.clocks(position(4).arrivals(count).ends())[0] for count in (5, 6)]
    assert clocks == [("arrivals", "HAEN-10.1", 5, 8, False), ("arrivals", "HAEN-10.1", 6, 8, True)]


def test_haen_10_1_in_the_last_round_the_warning_says_so() -> None:
    """Eight of eight have arrived."""
    assert HAENDLER.clocks(position(4).arrivals(8).keeps()) == [("last", "HAEN-10.1", 8, 8, True)]


def test_haen_10_2_everybody_sees_step_debts_and_the_money_that_can_be_reckoned() -> None:
    """Debts come before the step: the number is marked. All of it is the same to everybody."""
    s = position(2).status(0, 3).money(700, 200).owes(0).ends()
    tally = HAENDLER.tally(s, 0, False)
    assert (tally.value, tally.goal, tally.is_bad) == (s.status[0], 8, True)
    assert ("money", "HAEN-10.2", s.money[0]) in tally.lines
    assert not HAENDLER.tally(s, 1, False).is_bad


def test_haen_10_1_only_after_phase_7_of_that_round() -> None:
    """The eighth wagon arrives: it is paid, cards are auctioned, upkeep is due, and all may rise."""
    at = position(2).arrivals(5).wagon(TWO, "bonn", "bruessel").wagon(THREE, "linz", "hannover")
    s = at.arrived(ONE, PARIS).carries(ONE, 0, WINE).status(1, 2).sells()
    assert told(s, "earned") == [("HAEN-7.1", 0, 600)]
    for seat in (0, 1):
        say(s, seat, "decline")
    assert told(s, "paid") == [("HAEN-9.1", 1, 200)]
    say(s, 0, "rise")
    say(s, 0, "stop")
    say(s, 1, "stop")
    assert (ask(s), s.status) == ([], [1, 2])


def test_haen_10_1_all_wagons_that_arrived_in_that_round_are_paid() -> None:
    """Two arrive, the second of them beyond the number that ends the game."""
    at = position(2).arrivals(5).arrived(ONE, BRUGGE).arrived(TWO, GENOVA).wagon(THREE, "linz", "hannover")
    s = at.carries(ONE, 0, WINE).carries(TWO, 1, WINE).sells()
    assert s.arrivals == 7
    assert told(s, "earned") == [("HAEN-7.1", 0, 800), ("HAEN-7.1", 1, 600)]


def test_haen_10_2_players_without_debt_come_first() -> None:
    """However high the others stand, and however many notes they have."""
    at = position().status(0, 8).owes(0, 3).status(1, 8).owes(1).money(9000, 5000, 100, 0)
    assert ranks(at.s) == [3, 4, 1, 2]


def test_haen_10_2_how_many_notes_does_not_matter() -> None:
    """Three notes and more money come before one note."""
    assert ranks(position(2).owes(0, 3).owes(1).money(200, 100).s) == [1, 2]


def test_haen_10_2_then_the_higher_step_then_more_money() -> None:
    """Step 3 with nothing before step 2 with thousands."""
    at = position().status(0, 2).status(1, 3).status(2, 3).money(9000, 0, 100, 9900)
    assert ranks(at.s) == [3, 2, 1, 4]


def test_haen_10_2_level_players_share_the_place() -> None:
    """Two first, then the third."""
    assert ranks(position(3).money(500, 600, 600).s) == [3, 1, 1]


def test_haen_10_2_the_ranking_is_told_and_reckoned_line_by_line() -> None:
    """Debt, status and money, each with its clause."""
    s = position(2).arrivals(6).status(1, 4).owes(0, 2).money(100, 700).ends()
    assert told(s, "ranked") == [("HAEN-10.2", 0, 2), ("HAEN-10.2", 1, 1)]
    lines = [[tuple(line) for line in standing.lines] for standing in HAENDLER.standings(s)]
    assert lines == [
        [("debt", "HAEN-10.2", 2), ("status", "HAEN-10.2", 0), ("money", "HAEN-10.2", 100)],
        [("debt", "HAEN-10.2", 0), ("status", "HAEN-10.2", 4), ("money", "HAEN-10.2", 700)],
    ]


def test_haen_10_3_goods_and_cards_left_are_worth_nothing() -> None:
    """Seat 0 has a warehouse full, a wagon's load, an investment and influence: they are level."""
    at = position(2).stores(0, PARIS, WINE, 3).carries(ONE, 0, WINE, 2).owns(0, BARGAIN).holds(0, UPKEEP)
    assert ranks(at.s) == [1, 1]


def test_haen_10_4_a_game_that_has_seen_40_rounds_ends() -> None:
    """The fortieth is played to its end; the refusal then says why."""
    s = position().round(40).ends()
    assert (ask(s), kinds(s, "ranked")) == ([], ["ranked"] * 4)
    assert refused(s, 0, "buy", ()) == "over: HAEN-10.4"
    s = position().round(39).ends()
    assert told(s, "round_began") == [("HAEN-2.8", 40, 1)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("map", ["single", "multi"])
def test_haen_10_1_whole_games_come_to_an_end(seats: int, map: str) -> None:
    """Played at random, all pieces counted after each answer."""
    for seed in range(2):
        s = HAENDLER.start(seats, {"map": map})
        at_random(s, Random(f"{seats}/{map}/{seed}"))
        assert s.arrivals >= LAST[seats] or s.round == 40
        assert len(told(s, "ranked")) == seats


@pytest.mark.parametrize("agreements", ["no", "yes"])
def test_haen_10_2_what_was_earned_and_paid_adds_up_to_the_money_left(agreements: str) -> None:
    """Between players too, and what was laid aside for a promise."""
    match, rng = begin(HAENDLER, 3, {"agreements": agreements}), Random(5)
    start = 5000
    while seats := match.waiting():
        match.push(pick(match.state, question(match.state, seats[0]), rng))
    counts = {counted.name: counted.values for counted in statistics(match)}
    assert [
        start + earned - paid for earned, paid in zip(counts["earned"], counts["paid"], strict=True)
    ] == match.state.money
