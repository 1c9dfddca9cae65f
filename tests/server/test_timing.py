"""How the time for answers counts: for each answer, from the reserve, over undos, secrets and restarts."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from fondaco.server.table.meta import Seat, TableMeta, TimeLimit
from fondaco.server.table.timing import (
    answer_ends,
    deadlines,
    given_back,
    late_seats,
    returned,
    timed,
    with_reserves,
)

OPEN: Final = TableMeta(
    id="t",
    game="doge",
    options={},
    seats=(Seat("Anke", "person", "normal", "a"), Seat("Bernd", "person", "normal", "b"), Seat("X", "bot")),
    creator="a",
    changed=0.0,
    time_limit=TimeLimit(30, 100),
)


def asked(before: TableMeta, answers: int, *waiting: int) -> TableMeta:
    return replace(before, status="running", answers=answers, waiting=waiting)


def begun(now: float, *waiting: int) -> TableMeta:
    return timed(OPEN, with_reserves(asked(OPEN, 0, *waiting)), (), False, now)


def test_the_time_runs_for_people_who_are_asked() -> None:
    table = begun(1000, 0, 2)
    assert deadlines(table) == {0: 1130}, "neither for who is not asked nor for a bot"
    assert answer_ends(table, 0) == 1030, "then the reserve runs"
    assert (late_seats(table, 1129), late_seats(table, 1130)) == ([], [0])


def test_who_answers_in_time_keeps_the_reserve_and_who_does_not_pays_from_it() -> None:
    quick = timed(table := begun(1000, 0), asked(table, 1, 1), [0], False, 1029)
    assert quick.seats[0].reserve == 100
    assert deadlines(quick) == {1: 1159}
    slow = timed(table, asked(table, 1, 1), [0], False, 1050)
    assert slow.seats[0].reserve == 80


def test_every_answer_has_its_own_time() -> None:
    again = timed(table := begun(1000, 0), asked(table, 1, 0), [0], False, 1040)
    assert deadlines(again) == {0: 1040 + 30 + 90}


def test_others_who_are_asked_at_once_are_not_given_time_by_an_answer() -> None:
    table = timed(before := begun(1000, 0, 1), asked(before, 1, 0, 1), [0], False, 1010)
    assert deadlines(table) == {0: 1140, 1: 1130}


def test_an_answer_in_secret_moves_no_time_that_the_others_see() -> None:
    """Or they could count how many answers a secret choice took."""
    table = timed(before := begun(1000, 0, 1), asked(before, 1, 0, 1), [0], True, 1010)
    assert table.seats == before.seats
    done = timed(table, asked(table, 2, 1), [0], True, 1050)
    assert (deadlines(done), done.seats[0].reserve) == ({1: 1130}, 80), "that it has chosen is no secret"


def test_taking_back_and_answering_again_gives_no_new_time() -> None:
    first = begun(1000, 0)
    second = timed(first, asked(first, 1, 0), [0], False, 1010)
    back = timed(second, asked(second, 0, 0), [], False, 1020)
    again = timed(back, asked(back, 1, 0), [0], False, 1025)
    assert [answer_ends(one, 0) for one in (second, back, again)] == [1040, 1040, 1040]
    assert answer_ends(timed(again, asked(again, 2, 0), [0], False, 1030), 0) == 1060


def test_who_takes_back_what_had_passed_the_turn_on_has_the_time_of_that_answer() -> None:
    first = begun(1000, 0)
    passed = timed(first, asked(first, 1, 1), [0], False, 1010)
    back = timed(passed, asked(passed, 0, 0), [], False, 1015)
    assert deadlines(back) == {0: 1130}
    again = timed(back, asked(back, 1, 1), [0], False, 1020)
    assert deadlines(again) == {1: 1150}, "the other has lost nothing by it"


def test_overtime_is_paid_once() -> None:
    first = begun(1000, 0)
    passed = timed(first, asked(first, 1, 1), [0], False, 1050)
    back = timed(passed, asked(passed, 0, 0), [], False, 1050)
    again = timed(back, asked(back, 1, 1), [0], False, 1060)
    assert again.seats[0].reserve == 70


def test_who_is_back_begins_anew() -> None:
    table = begun(1000, 0)
    away = replace(table.seats[0], is_away=True, is_late=True, reserve=0.0)
    table = replace(table, seats=(away, *table.seats[1:]))
    assert deadlines(table) == {}
    table = replace(table, seats=(returned(away, 2000), *table.seats[1:]))
    assert deadlines(table) == {0: 2030}


@pytest.mark.parametrize(("alive", "end"), [(1010, 1130 + 490), (900, 1130 + 500), (1500, 1130)])
def test_a_site_that_was_down_steals_no_time(alive: float, end: float) -> None:
    assert deadlines(given_back(begun(1000, 0), alive, 1500)) == {0: end}


def test_without_a_limit_nothing_runs() -> None:
    table = replace(OPEN, time_limit=None)
    table = timed(table, with_reserves(asked(table, 0, 0)), (), False, 1000)
    assert (deadlines(table), table.seats) == ({}, OPEN.seats)
