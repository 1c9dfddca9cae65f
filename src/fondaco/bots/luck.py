"""Luck: what chance's answers brought everybody beside what they might have been.

A draw is compared with others that might have come. Each is played on from, with the same luck afterwards, to
where a position can be measured. First every draw is looked at, then again those that differ most.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from fondaco.bots.hints import DOUBT
from fondaco.bots.search import Search
from fondaco.kernel.action import CHANCE, Action
from fondaco.kernel.frame import any_answer, pick, play, question, waiting
from fondaco.kernel.match import Match

SAMPLES: Final = 4  # other draws that a look compares a draw with


class Sum(NamedTuple):
    """So much in all, and the error of that.

    >>> from fondaco.bots import Sum
    >>> Sum(0.1, 0.02).is_sure, Sum(0.1, 0.2).is_sure
    (True, False)
    """

    value: float
    error: float

    @property
    def is_sure(self) -> bool:
        return abs(self.value) > DOUBT * self.error


class WeighedDraw:
    """An answer of chance, and by how much it beat others, for each seat."""

    def __init__(self, until: int, rng: Random, seats: int) -> None:
        self.until = until  # the quiet point where positions are measured
        self.rng = rng
        self.gaps: list[list[float]] = [[] for _ in range(seats)]

    def variance(self) -> float:
        """Of one sample, added up over the seats."""
        errors = [mean_of(row).error for row in self.gaps]
        return sum([error**2 for error in errors], 0.0) * len(self.gaps[0])


class Luck:
    """Looks at the draws of a finished game."""

    def __init__(self, match: Match[Any], search: Search, seed: str) -> None:
        self.match = match
        self.search = search
        self.seed = seed
        self.draws: dict[int, WeighedDraw] = {}

    def look(self, n: int) -> None:
        """Compare chance's answer `n` + 1 with some others that it might have been."""
        s, drawn = self.match.at(n), self.match.answers[n]
        if n not in self.draws:
            rng = Random(f"{self.seed}/{n}")
            self.draws[n] = WeighedDraw(self.horizon(s, n), rng, s.seats)
        draw, asked = self.draws[n], question(s, CHANCE)
        for _ in range(SAMPLES):
            other, luck = pick(s, asked, draw.rng), draw.rng.getrandbits(64)
            values = [[0.0] * s.seats] * 2
            if other != drawn:
                values = [self.values(s.copy(), a, draw.until, luck) for a in (drawn, other)]
            for row, one, two in zip(draw.gaps, *values, strict=True):
                row.append(one - two)

    def horizon(self, s: Any, n: int) -> int:
        """The quiet point after somebody's next answer: before that nobody has made anything of a draw."""
        world, rng = s.copy(), Random(f"{self.seed}/{n}/horizon")
        play(world, self.match.answers[n])
        while waiting(world)[:1] == [CHANCE]:
            play(world, any_answer(world, CHANCE, rng))
        return self.search.craft.since(world) + 1

    def values(self, world: Any, a: Action, until: int, luck: int) -> list[float]:
        """How well every seat stands at the quiet point that a draw leads to."""
        self.search.ahead(self.match.game, world, a, until, luck)
        return [self.search.craft.appraise(world, seat) for seat in range(world.seats)]

    def to_look_again(self, looks: int) -> list[int]:
        """Where so many further looks make the sum surer by most: draws that differ much, again and again."""
        variances = {n: draw.variance() for n, draw in self.draws.items()}
        seen = {n: len(draw.gaps[0]) // SAMPLES for n, draw in self.draws.items()}
        found: list[int] = []
        if not any(variances.values()):
            return found
        while len(found) < looks:
            n = max(variances, key=lambda n: variances[n] / (seen[n] * (seen[n] + 1)))
            seen[n] += 1
            found.append(n)
        return sorted(found)

    def of(self, seat: int) -> Sum:
        """What all draws together brought a seat."""
        return total([mean_of(draw.gaps[seat]) for draw in self.draws.values()])


def mean_of(values: list[float]) -> Sum:
    """A mean with its error."""
    mean = sum(values, 0.0) / len(values)
    spread = sum([(value - mean) ** 2 for value in values], 0.0) / max(1, len(values) - 1)
    return Sum(mean, sqrt(spread / len(values)))


def total(sums: list[Sum]) -> Sum:
    return Sum(sum([each.value for each in sums], 0.0), sqrt(sum([each.error**2 for each in sums], 0.0)))
