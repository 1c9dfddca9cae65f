"""What a search knows of Liguria: where it looks, where it may stop, and how it counts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.bots import Sight
from fondaco.bots.inside import Inside
from fondaco.bots.liguria import LiguriaCraft, LiguriaGreedy
from fondaco.bots.liguria.features import NAMES, features, progress
from fondaco.games.liguria.data import ROUNDS
from fondaco.games.liguria.state import Liguria
from fondaco.kernel import CHANCE, Action, waiting
from fondaco.kernel.frame import legal, pick, play, question
from tests.games.liguria.tables import LIGURIA, face, position

ROW = ["monk", "ship/1", "building/1", "order/7/1/1/1", "knight/1"] * 3


def tried(s: Liguria) -> list[Action]:
    """The answers that a search tries where one seat is asked."""
    (seat,) = waiting(s)
    sight: Sight[Any] = Sight(LIGURIA, s, seat, Random(1))
    return LiguriaCraft().candidates(sight, LiguriaGreedy().choose(sight, Random(1)), Random(1))


def test_every_free_field_is_tried() -> None:
    s = position().row(*ROW).chooses()
    assert tried(s) == legal(s, question(s, waiting(s)[0]))


def test_every_card_is_tried() -> None:
    s = position().cards(face(1), face(-1), face(2), face(-2)).takes_cards()
    assert [a.args[0] for a in tried(s)] == s.cards


def test_of_the_tiles_the_best_sets_are_tried_and_no_more() -> None:
    s = position().silver(0, 3).row(*ROW).shops(3, 4, 5, 2)
    found = tried(s)
    assert 2 < len(found) <= 8
    assert LiguriaGreedy().choose(Sight(LIGURIA, s, waiting(s)[0], Random(1)), Random(1)) in found


def test_at_sea_nothing_is_tried() -> None:
    assert tried(position().has(0, "knight/2").sails(0, 3)) == []


def test_a_round_ends_where_the_next_one_lays_its_first_tile() -> None:
    """And after the last round nothing is quiet but the end: who is at sea may still come home."""
    craft, bot, rng, s = LiguriaCraft(), LiguriaGreedy(), Random(2), LIGURIA.start(3)
    quiet: list[int] = []
    while seats := waiting(s):
        if craft.is_quiet(s):
            quiet.append(craft.since(s))
        if seats[0] == CHANCE:
            play(s, pick(s, question(s, CHANCE), rng))
        else:
            play(s, bot.choose(Inside(LIGURIA, s, seats[0]), rng))
    assert quiet == list(range(1, ROUNDS[3] + 1))
    assert craft.since(s) == ROUNDS[3] + 1


@pytest.mark.parametrize("seats", [3, 4])
def test_at_the_end_it_counts_what_the_reckoning_counts(seats: int) -> None:
    s = position(seats).has(0, "building/3").has(1, "building/1").stores(0, 1, 1, 1).ends()
    scores = [standing.score for standing in LIGURIA.standings(s)]
    assert LiguriaCraft().appraise(s, 0) == scores[0] - sum(scores[1:]) / (seats - 1)


def test_before_the_end_an_order_that_can_be_filled_counts() -> None:
    with_cubes = position().has(0, "order/14/3/1/1").stores(0, 3, 1, 1).draws_cards()
    without = position().has(0, "order/14/3/1/1").draws_cards()
    gain = LiguriaCraft().appraise(with_cubes, 0) - LiguriaCraft().appraise(without, 0)
    assert 3 < gain <= 14


def test_the_features_tell_one_seat_from_another() -> None:
    s = position().has(0, "building/3").carries(0, 1, 1, 1).draws_cards()
    mine, other = features(s, 0), features(s, 1)
    assert len(mine) == len(NAMES) == len(other)
    assert mine[NAMES.index("harbour")] > other[NAMES.index("harbour")] == 0
    assert mine[NAMES.index("cargo")] > other[NAMES.index("cargo")] == 0


def test_progress_goes_from_nothing_to_all() -> None:
    assert progress(position().draws_cards()) == 0
    assert progress(position().ends()) == 1
