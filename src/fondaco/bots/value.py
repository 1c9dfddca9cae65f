"""The chance to win: a linear score of each seat, from a dozen things that a person would name, compared.

It is fitted to games of the bots, and it can say why: each thing adds its part to the score. It reads a whole
world, real or imagined: who must not know what is hidden averages it over imagined ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Final, NamedTuple

SLOPES: Final = [n / 50 for n in range(10, 76)]  # that are tried, from 0.2 to 1.5


class SeatFeatures(NamedTuple):
    """The features of each seat, and how far the game is, from 0 to 1."""

    rows: list[list[float]]
    progress: float


class Sample(NamedTuple):
    """The features of a moment in a game, and each seat's share of the win in the end."""

    features: SeatFeatures
    shares: list[float]


class Bin(NamedTuple):
    """How often seats won that were given about the same chance."""

    said: float
    came: float
    seats: int  # so many


class Value:
    """A weight for each feature: in the middle of the game, then how it changes from the start to the end."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def now(self, progress: float) -> list[float]:
        """The weights at a time of the game."""
        half = len(self.weights) // 2
        return [self.weights[n] + self.weights[half + n] * (progress - 0.5) for n in range(half)]

    def chances(self, features: SeatFeatures) -> list[float]:
        """Each seat's chance to win."""
        now = self.now(features.progress)
        scores = [sum([w * x for w, x in zip(now, row, strict=True)], 0.0) for row in features.rows]
        most = max(scores)
        powers = [exp(score - most) for score in scores]
        total = sum(powers, 0.0)
        return [power / total for power in powers]

    def times(self, slope: float) -> Value:
        """The same, so much more or less sure of itself."""
        return Value([slope * weight for weight in self.weights])

    def lead(self, features: SeatFeatures, seat: int) -> list[float]:
        """What each feature adds to a seat's score over what it adds to the others' on average."""
        now = self.now(features.progress)
        mine = features.rows[seat]
        others = [row for n, row in enumerate(features.rows) if n != seat]
        means = [sum([row[n] for row in others], 0.0) / len(others) for n in range(len(mine))]
        return [w * (x - mean) for w, x, mean in zip(now, mine, means, strict=True)]


def fit(
    samples: list[Sample], rng: Random, rounds: int = 20, rate: float = 0.1, decay: float = 1e-4
) -> Value:
    """The weights that foretell the samples best, found by gradient steps with a rate of its own for each
    weight (AdaGrad): for some twenty weights no library is needed."""
    half = len(samples[0].features.rows[0])
    value, seen = Value([0.0] * (2 * half)), [1e-6] * (2 * half)
    for _ in range(rounds):
        for features, shares in rng.sample(samples, len(samples)):
            errors = [share - p for share, p in zip(shares, value.chances(features), strict=True)]
            for n in range(half):
                slope = sum([error * row[n] for error, row in zip(errors, features.rows, strict=True)], 0.0)
                step(value.weights, seen, n, slope, rate, decay)
                step(value.weights, seen, half + n, slope * (features.progress - 0.5), rate, decay)
    return value


def step(weights: list[float], seen: list[float], n: int, slope: float, rate: float, decay: float) -> None:
    """Move one weight along its slope, the less the more it has been moved."""
    slope -= decay * weights[n]
    seen[n] += slope * slope
    weights[n] += rate * slope / seen[n] ** 0.5


# A value, and samples that it was not fitted to.
Foretold = tuple[Value, list[Sample]]


def slope_of(tried: Sequence[Foretold]) -> float:
    """The factor for all weights with which values foretell best the samples that each was not fitted to.

    Weights fitted to few games are too sure of themselves; less sure, the order of chances stays the same.
    """
    return min(
        SLOPES, key=lambda slope: sum([surprise_of(value.times(slope), samples) for value, samples in tried])
    )


def surprise_of(value: Value, samples: list[Sample]) -> float:
    """How little the chances expected what came: the mean logarithm, which punishes false certainty."""
    found = [
        -share * log(max(p, 1e-9))
        for features, shares in samples
        for share, p in zip(shares, value.chances(features), strict=True)
        if share
    ]
    return sum(found, 0.0) / len(samples)


def said_and_came(tried: Sequence[Foretold]) -> list[tuple[float, float]]:
    """For every seat of every sample the chance it was given, and its share of the win."""
    return [
        (p, share)
        for value, samples in tried
        for features, shares in samples
        for p, share in zip(value.chances(features), shares, strict=True)
    ]


def error_of(tried: Sequence[Foretold]) -> float:
    """The mean squared error of the chances (Brier's score)."""
    errors = [(share - p) ** 2 for p, share in said_and_came(tried)]
    return sum(errors, 0.0) / len(errors)


def error_of_fair_shares(samples: list[Sample]) -> float:
    """The same error of saying that all seats are equal."""
    errors = [(share - 1 / len(shares)) ** 2 for _, shares in samples for share in shares]
    return sum(errors, 0.0) / len(errors)


def calibration(tried: Sequence[Foretold], bins: int = 10) -> list[Bin]:
    """Of the seats that were given about the same chance, what was said and what came, from low to high."""
    pairs = said_and_came(tried)
    found: list[Bin] = []
    for n in range(bins):
        inside = [
            pair for pair in pairs if n / bins <= pair[0] < (n + 1) / bins or (n == bins - 1 and pair[0] == 1)
        ]
        if inside:
            count = len(inside)
            said, came = sum([p for p, _ in inside], 0.0), sum([share for _, share in inside], 0.0)
            found.append(Bin(said / count, came / count, count))
    return found
