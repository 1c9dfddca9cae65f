"""The chance to win: that it learns what wins, is judged by what it has not seen, and can say why."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.bots.value import (
    Sample,
    SeatFeatures,
    Value,
    calibration,
    error_of,
    error_of_fair_shares,
    fit,
    slope_of,
)


def games(count: int, seed: int) -> list[Sample]:
    """Of two things only the first decides, the more the later it is."""
    rng, found = Random(seed), []
    for _ in range(count):
        rows = [[rng.gauss(0, 1), rng.gauss(0, 1)] for _ in range(3)]
        progress = rng.random()
        luck = [row[0] * 3 * progress + rng.gauss(0, 1) for row in rows]
        winner = luck.index(max(luck))
        found.append(Sample(SeatFeatures(rows, progress), [float(seat == winner) for seat in range(3)]))
    return found


@pytest.fixture(scope="module")
def value() -> Value:
    return fit(games(1500, 1), Random(1))


def test_it_foretells_games_it_has_not_seen(value: Value) -> None:
    unseen = games(500, 2)
    assert error_of([(value, unseen)]) < 0.8 * error_of_fair_shares(unseen)
    for said, came, seats in calibration([(value, unseen)]):
        assert seats < 60 or abs(said - came) < 0.1


def test_it_says_what_counts_and_that_it_counts_more_later(value: Value) -> None:
    first, second, first_later, _ = value.weights
    assert first > 5 * abs(second)
    assert first_later > first / 2


def test_chances_add_up_and_follow_the_lead(value: Value) -> None:
    features = SeatFeatures([[2.0, 0.0], [0.0, 2.0], [-1.0, 0.0]], 0.9)
    chances = value.chances(features)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] > chances[2]
    lead = value.lead(features, 0)
    assert lead[0] > abs(lead[1])


def test_what_is_too_sure_of_itself_is_found_out_by_games_it_was_not_fitted_to(value: Value) -> None:
    unseen = games(500, 3)
    slope, doubled = slope_of([(value, unseen)]), slope_of([(value.times(2.0), unseen)])
    assert 0.8 < slope < 1.2
    assert doubled == pytest.approx(slope / 2, abs=0.02)
