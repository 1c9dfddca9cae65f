"""Sailing: try each answer to the end of one's own move, and take the best."""

from __future__ import annotations

from random import Random
from typing import Final

from fondaco.bots.liguria.candidates import candidates
from fondaco.bots.liguria.worth import Worth
from fondaco.games.liguria.state import Liguria
from fondaco.games.liguria.stops import Cargo
from fondaco.games.liguria.voyage import Voyage
from fondaco.kernel.action import Action
from fondaco.kernel.frame import Frame, play, waiting

ANCHORS: Final = 3  # stops on the way from which sailing on is tried
IDLE: Final = ("keep", "stay", "pass", "leave")  # among equals one does nothing


class Tried:
    """An answer, the position after it, and what that is worth; `tie` decides among equals."""

    def __init__(self, value: float, tie: float, a: Action, s: Liguria) -> None:
        self.value = value
        self.tie = tie
        self.a = a
        self.s = s


class Lookahead:
    """Follows one seat's answers as long as it is asked, and prices where they lead."""

    def __init__(self, worth: Worth, rng: Random) -> None:
        self.worth = worth
        self.rng = rng

    def choose(self, s: Liguria) -> Action:
        """The best answer to the open question; among equals any."""
        return self.best(s).a

    def best(self, s: Liguria) -> Tried:
        tried = [self.attempt(s, a) for a in candidates(s, self.worth)]
        if isinstance(s.stack[-1], Voyage):
            tried = self.sail_on(tried)
        return best_of(tried)

    def attempt(self, s: Liguria, a: Action) -> Tried:
        """An answer, and what it leads to at the same stop."""
        t = s.copy()
        play(t, a)
        while self.is_asked(t) and belongs(t.stack[-1], s.stack[-1]):
            t = self.best(t).s
        tie = 1.0 if a.verb in IDLE else self.rng.random()
        return Tried(self.worth.of(t), tie, a, t)

    def sail_on(self, tried: list[Tried]) -> list[Tried]:
        """Where the ship may go on, from an anchor stop or with a turn arrow, its best end counts."""
        under_way = [each for each in tried if self.is_asked(each.s)]
        anchored = sorted([each for each in under_way if each.a.verb == "anchor"], key=rank)[-ANCHORS:]
        turning = [each for each in under_way if each.a.verb != "anchor"]
        for each in anchored + turning:
            each.value = self.best(each.s).value
        return [each for each in tried if not self.is_asked(each.s)] + anchored + turning

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
    best = tried[0]
    for each in tried:
        if each.value > best.value or (each.value == best.value and each.tie > best.tie):
            best = each
    return best
