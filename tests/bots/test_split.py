"""A search in several processes: the same dice give the same answer, and nobody waits for one that dies."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from fondaco.bots import Sight
from fondaco.bots.search import Advice
from fondaco.bots.split import CAN_FORK, Found, SplitSearch, added_up, in_processes, together
from fondaco.games import GAMES
from fondaco.kernel import Action, check
from tests.bots.test_search import position, search

PASS = Action(0, "pass")
forks = pytest.mark.skipif(not CAN_FORK, reason="this system cannot fork")


def found_by(n: int) -> Found:
    return [Advice(PASS, float(n), 0.0, 0.0, 1)], [0]


@forks
def test_every_process_does_its_part_in_order() -> None:
    assert [advice[0].value for advice, _ in in_processes(found_by, 3)] == [0.0, 1.0, 2.0]


@forks
def test_a_process_that_dies_is_done_without() -> None:
    def die(n: int) -> Found:
        if n == 1:
            os._exit(1)
        return found_by(n)

    assert [advice[0].value for advice, _ in in_processes(die, 3)] == [0.0, 2.0]


@forks
def test_the_same_dice_and_processes_give_the_same_legal_answer() -> None:
    s, seat = position("genoa", "split")

    def choose() -> Action:
        sight: Sight[Any] = Sight(GAMES["genoa"], s, seat, Random(1))
        return SplitSearch(search("genoa", 24), 2).choose(sight, Random(2))

    first = choose()
    check(s, first)
    assert choose() == first


def test_a_part_makes_its_share_of_the_rollouts() -> None:
    s, seat = position("genoa", "split")
    sight: Sight[Any] = Sight(GAMES["genoa"], s, seat, Random(1))
    whole, part = search("genoa", 64), search("genoa", 64)
    answers = whole.answers(sight, Random(2))
    whole.run(sight, answers, 1, Random(3))
    part.run(sight, answers, 1, Random(3), processes=4)
    assert part.rollouts <= max(16, len(answers)) < whole.rollouts


def test_parts_count_by_the_worlds_they_have_seen() -> None:
    both = together([Advice(PASS, 1.0, 2.0, 0.3, 1), Advice(PASS, 5.0, 6.0, 0.1, 3)])
    assert (both.value, both.gain, both.worlds) == (4.0, 5.0, 4)
    assert both.error == pytest.approx((0.3**2 + 0.3**2) ** 0.5 / 4)


def test_an_answer_stays_while_one_part_has_not_dropped_it() -> None:
    advice = [Advice(Action(0, verb), 0.0, 0.0, 0.0, 2) for verb in ("a", "b", "c")]
    assert added_up([(advice, [0, 1]), (advice, [0, 2])])[1] == [0, 1, 2]
