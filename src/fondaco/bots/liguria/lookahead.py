"""Upgrades and sailing: try each answer to the end of one's own move, and take the best."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from fondaco.bots.liguria.candidates import candidates
from fondaco.bots.liguria.worth import Worth
from fondaco.games.liguria.state import Liguria
from fondaco.games.liguria.stops import Cargo
from fondaco.games.liguria.voyage import Voyage
from fondaco.kernel.action import Action
from fondaco.kernel.frame import Frame, play, waiting

ANCHORS: Final = 3  # stops on the way from which sailing on is tried


class Tried(NamedTuple):
    """An answer, the position after it, and what that is worth."""

    value: float
    tie: float
    a: Action
    s: Liguria


class Lookahead:
    """Follows one seat's answers as long as it is asked, and prices where they lead."""

    def __init__(self, worth: Worth, rng: Random) -> None:
        self.worth = worth
        self.rng = rng

    def choose(self, s: Liguria) -> Action:
        """The best answer to the open question; among equals any."""
        return self.best(s).a

    def best(self, s: Liguria) -> Tried:
        if isinstance(s.stack[-1], Voyage):
            return best_of(self.sail_on(self.try_all(s)))
        return best_of(self.try_all(s))

    def try_all(self, s: Liguria) -> list[Tried]:
        return [self.attempt(s, a) for a in candidates(s, self.worth.seat)]

    def attempt(self, s: Liguria, a: Action) -> Tried:
        """An answer, and what it leads to at the same stop."""
        t = s.copy()
        play(t, a)
        while self.is_asked(t) and belongs(t.stack[-1], s.stack[-1]):
            t = self.best(t).s
        return Tried(self.worth.of(t), self.rng.random(), a, t)

    def sail_on(self, tried: list[Tried]) -> list[Tried]:
        """Where the ship may go on, from an anchor stop or with a turn arrow, its best end counts."""
        ended = [each for each in tried if not self.is_asked(each.s)]
        under_way = [each for each in tried if self.is_asked(each.s)]
        anchored = sorted([each for each in under_way if each.a.verb == "anchor"], key=rank)[-ANCHORS:]
        turning = [each for each in under_way if each.a.verb != "anchor"]
        return ended + [each._replace(value=self.best(each.s).value) for each in anchored + turning]

    def is_asked(self, s: Liguria) -> bool:
        """Is this seat asked again at once, in the same move?"""
        return bool(s.stack) and waiting(s) == [self.worth.seat]


def belongs(next: Frame[Liguria], first: Frame[Liguria]) -> bool:
    """Is a question part of an earlier one? All at a stop is of sailing there, cubes are of landing."""
    if isinstance(first, Voyage):
        return not isinstance(next, Voyage)
    return isinstance(next, Cargo)


def rank(tried: Tried) -> tuple[float, float]:
    return tried.value, tried.tie


def best_of(tried: list[Tried]) -> Tried:
    return max(tried, key=rank)
