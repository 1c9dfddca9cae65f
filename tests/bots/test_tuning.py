"""Fitting a taste by play: which numbers turn, which way they go, and that a seed tells it all."""

from __future__ import annotations

import json
from importlib.resources import files
from math import log
from random import Random
from typing import Any, NamedTuple

import pytest

from fondaco.bots import light_bot
from fondaco.bots.tastes import MASTER, TASTES, master_taste
from fondaco.bots.tuning import (
    FARTHEST,
    Duel,
    Knob,
    Tuning,
    is_settled,
    knobs_of,
    margin_of,
    mean_and_error,
    turned,
)
from fondaco.games import GAMES


class Sweet(NamedTuple):
    """A taste for the tests."""

    sugar: float = 2.0
    spices: tuple[float, ...] = (1.0, 4.0)
    spoons: int = 3
    whim: float = 0.5


def test_counts_and_what_was_fixed_are_not_turned() -> None:
    assert knobs_of(Sweet(), ["whim"]) == [Knob("sugar"), Knob("spices", 0), Knob("spices", 1)]


def test_a_number_is_multiplied_by_what_its_logarithm_says() -> None:
    knobs = knobs_of(Sweet(), ["whim"])
    found = turned(Sweet(), knobs, [0.0, log(2.0), log(0.5)])
    assert found == Sweet(spices=(2.0, 2.0))


def after(rounds: int, seed: str = "test") -> Tuning:
    """What comes of duels that the taste with more sugar and less of the second spice wins, by luck apart."""
    tuning, luck = Tuning("doge", Sweet(), knobs_of(Sweet(), ["whim"]), seed), Random(seed)
    for n in range(rounds):
        margins = []
        for duel in tuning.ask(24):
            one, other = duel.tastes
            better = log(one.sugar / other.sugar) - log(one.spices[1] / other.spices[1])
            margins.append(better + luck.gauss(0.0, 0.5))
        tuning.learn(margins, is_settled(n, rounds))
    return tuning


def test_a_taste_follows_what_wins_and_leaves_what_does_not_matter() -> None:
    found = after(40).taste()
    assert found.sugar > 3.0
    assert found.spices[1] < 2.7
    assert 0.6 < found.spices[0] < 1.6
    assert (found.spoons, found.whim) == (3, 0.5)


def test_the_same_seed_gives_the_same_taste_and_another_another() -> None:
    assert after(6).taste() == after(6).taste() != after(6, "other").taste()


def test_a_number_does_not_run_away() -> None:
    assert max(after(80).logs) == FARTHEST


def test_only_the_last_rounds_count_and_at_least_one_does() -> None:
    assert [is_settled(n, 5) for n in range(5)] == [False, False, False, True, True]
    assert is_settled(0, 1)


def test_the_two_of_a_pair_are_nudged_by_opposite_steps_at_tables_of_all_sizes() -> None:
    duels = after(0).ask(4)
    for duel in duels:
        one, other = duel.tastes
        assert one.sugar * other.sugar == pytest.approx(Sweet().sugar ** 2)
    assert {duel.seats for duel in duels} == set(GAMES["doge"].seats)
    assert len({duel.seed for duel in duels}) == len(duels)


@pytest.mark.parametrize("name", TASTES)
def test_a_taste_against_itself_gains_nothing_on_average(name: str) -> None:
    """Both seatings have the same luck: where each seat thinks alike, what one side had the other has next.
    Three seats are left out: two of them are of one taste, and share a table that the third does not."""
    taste = TASTES[name][0]
    seats = next(n for n in GAMES[name].seats if n % 2 == 0)
    assert margin_of(Duel(name, seats, (taste, taste), "test"), light_bot(name)) == pytest.approx(0.0)


def test_a_taste_that_gives_all_away_loses() -> None:
    taste = TASTES["liguria"][0]
    blind = turned(
        taste, knobs_of(taste, []), [-FARTHEST * (-1) ** n for n in range(len(knobs_of(taste, [])))]
    )
    margins = [margin_of(Duel("liguria", 3, (taste, blind), str(n)), light_bot("liguria")) for n in range(3)]
    assert mean_and_error(margins)[0] > 0


def test_the_mean_and_its_standard_error() -> None:
    assert mean_and_error([1.0, 3.0]) == pytest.approx((2.0, 1.0))


@pytest.mark.parametrize("name", TASTES)
def test_a_shipped_taste_says_how_it_was_made_and_turns_only_what_may_be(name: str) -> None:
    kept: dict[str, Any] = json.loads(files(f"fondaco.bots.{name}").joinpath(MASTER).read_text("utf-8"))
    assert {"seed", "rounds", "duels", "gain", "error", "games"} < kept.keys()
    assert kept["gain"] > 2 * kept["error"] > 0
    taste, fixed = TASTES[name]
    knobs = knobs_of(taste, fixed)
    assert {knob.field for knob in knobs} >= kept["taste"].keys()
    tuned = master_taste(name)
    for knob in knobs:
        before, now = [getattr(each, knob.field) for each in (taste, tuned)]
        if knob.place is not None:
            before, now = before[knob.place], now[knob.place]
        assert before == now == 0 or abs(log(now / before)) <= FARTHEST + 0.01
