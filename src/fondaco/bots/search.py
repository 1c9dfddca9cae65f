"""Looking ahead: some answers are tried in the same imagined worlds, with a quick bot in every seat.

One search serves three uses: a strong bot gives the answer it finds best, a hint tells it, and a review
compares it with what was played. The budget is counted in rollouts, so that the same dice give the same game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from time import monotonic, process_time
from typing import Any, Final, NamedTuple, Protocol

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.inside import Inside
from fondaco.kernel.action import CHANCE, Action
from fondaco.kernel.frame import any_answer, play, waiting
from fondaco.kernel.game import Game

CHECKS: Final = (3, 6, 12, 24, 48, 96)  # after so many worlds the answers are compared
CLEAR: Final = 3.0  # standard errors by which an answer that leads needs no more worlds
ENDLESS: Final = 1_000_000  # rollouts, where only the seconds count


class Craft(Protocol):
    """What is to be known of a game to search it."""

    def quick(self) -> Bot:
        """The bot that answers for all seats in a rollout: a light one, it is asked thousands of times."""

    def candidates(self, sight: Sight[Any], base: Action, rng: Random) -> list[Action]:
        """A handful of legal answers that a good player might give; none: the base is good enough,
        the base alone: and others are not worth showing to anybody."""

    def since(self, s: Any) -> int:
        """A number that grows from one quiet point to the next: the turn, or the round."""

    def is_quiet(self, s: Any) -> bool:
        """May a position be appraised? Amid a purchase the price would be seen and the goods would not."""

    def appraise(self, s: Any, seat: int) -> float:
        """How well a seat stands, on the same scale at the end of the game as before."""


class Budget(NamedTuple):
    """When to stop."""

    rollouts: int
    ahead: int = 1  # quiet points to look ahead
    margin: float = 1.0  # standard errors by which another answer must beat the base
    least: int = 0  # worlds in which answers are tried however clear the choice is
    kept: int = 1  # answers besides the base that are tried to the end
    seconds: float = inf  # of this process's time; without a limit the same dice give the same answer
    patience: float = inf  # seconds by the clock, where a person waits: a busy machine gives less time


class Advice(NamedTuple):
    """An answer, what it leads to on average, and how far it beats the base, with the error of that."""

    a: Action
    value: float
    gain: float
    error: float
    worlds: int


class Witness(Protocol):
    """Who wants to know more of where answers lead than what it is worth."""

    def see(self, a: Action, s: Any, value: float) -> None:
        """An answer has led to this position, which must not be changed, in the next world."""


class Race:
    """What some answers led to, world by world."""

    def __init__(self, answers: Sequence[Action], fixed: int) -> None:
        self.answers = answers
        self.fixed = fixed  # so many answers, the base first, are never dropped
        self.values: list[list[float]] = [[] for _ in answers]
        self.alive = list(range(len(answers)))
        self.worlds = 0

    def drop(self, kept: int = 1) -> None:
        """Leave the better half of the answers that may be dropped, and at least so many."""
        fixed = [n for n in self.alive if n < self.fixed]
        rest = [n for n in self.alive if n >= self.fixed]
        rest.sort(key=lambda n: -sum(self.values[n], 0.0))
        self.alive = fixed + rest[: max(kept, (len(rest) + 1) // 2)]

    def is_clear(self) -> bool:
        """Does one answer lead all others beyond doubt?"""
        best = max(self.alive, key=lambda n: sum(self.values[n], 0.0))
        for n in self.alive:
            if n != best:
                gain, error = compare(self.values[best], self.values[n])
                if gain < CLEAR * error or not error:
                    return False
        return True

    def advice(self) -> list[Advice]:
        """On every answer, in their order. A dropped one is compared in the worlds that it was tried in."""
        base = self.values[0]
        mean = sum(base, 0.0) / len(base)
        found: list[Advice] = []
        for a, values in zip(self.answers, self.values, strict=True):
            gain, error = compare(values, base)
            found.append(Advice(a, mean + gain, gain, error, len(values)))
        return found


class Stopwatch:
    """Says whether there is time for one more world."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = self.lap = process_time(), monotonic()

    def has_time(self) -> bool:
        """Would the next world, if it takes as long as the last, be ready in time?"""
        now = process_time(), monotonic()
        used, waited = 2 * now[0] - self.lap[0] - self.began[0], 2 * now[1] - self.lap[1] - self.began[1]
        self.lap = now
        return used < self.budget.seconds and waited < self.budget.patience


class Search:
    """A bot that weighs answers against the one that its base, a bot that does not search, would give."""

    def __init__(self, craft: Craft, base: Bot, budget: Budget, witness: Witness | None = None) -> None:
        self.craft = craft
        self.base = base
        self.quick = craft.quick()
        self.budget = budget
        self.witness = witness
        self.rollouts = 0  # made so far, for who measures

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        return self.look(sight, rng)[0].a

    def look(self, sight: Sight[Any], rng: Random, asked: Sequence[Action] = ()) -> list[Advice]:
        """Advice on every answer tried, the one to give first. `asked` are tried, too: what was played."""
        answers = self.answers(sight, rng, asked)
        if len(answers) == 1:
            return [Advice(answers[0], 0.0, 0.0, 0.0, 0)]
        race = self.run(sight, answers, 1 + len(asked), rng)
        found = race.advice()
        best = self.best_of(found, race.alive)
        rest = [advice for advice in found if advice is not best]
        return [best, *sorted(rest, key=lambda advice: -advice.value)]

    def answers(self, sight: Sight[Any], rng: Random, asked: Sequence[Action] = ()) -> list[Action]:
        """The answers to try, the base's first."""
        base = self.base.choose(sight, rng)
        return list(dict.fromkeys([base, *asked, *self.craft.candidates(sight, base, rng)]))

    def best_of(self, found: list[Advice], alive: list[int]) -> Advice:
        """The best of the answers that were not dropped, if it beats the base by the margin."""
        best = max([found[n] for n in alive], key=lambda advice: advice.value)
        return found[0] if best.gain < self.budget.margin * best.error else best

    def run(
        self, sight: Sight[Any], answers: list[Action], fixed: int, rng: Random, processes: int = 1
    ) -> Race:
        """World by world, until the budget, or a process's share of it, is spent or the choice is clear."""
        race = Race(answers, fixed)
        until = self.craft.since(sight.world) + self.budget.ahead
        left, clock = self.budget.rollouts // processes, Stopwatch(self.budget)
        while not race.worlds or (left >= len(race.alive) > 1 and clock.has_time()):
            world = sight.imagine(rng)
            world.stack[-1].reopen(world, sight.seat)
            luck = rng.getrandbits(64)  # the same for each answer: only the differences count
            for n in race.alive:
                value = self.roll(sight.game, world.copy(), answers[n], until, luck)
                race.values[n].append(value)
            left -= len(race.alive)
            race.worlds += 1
            if race.worlds in CHECKS:
                if race.worlds >= self.budget.least and race.is_clear():
                    break
                race.drop(self.budget.kept)
        return race

    def roll(self, game: Game[Any], s: Any, a: Action, until: int, luck: int) -> float:
        """Give an answer and play on with the quick bot in all seats to a quiet point; what that is worth."""
        self.ahead(game, s, a, until, luck)
        value = self.craft.appraise(s, a.seat)
        if self.witness is not None:
            self.witness.see(a, s, value)
        return value

    def ahead(self, game: Game[Any], s: Any, a: Action, until: int, luck: int) -> None:
        """Give an answer and play on with the quick bot in all seats to a quiet point."""
        self.rollouts += 1
        chance, dice = Random(luck), Random(luck + 1)
        craft, quick = self.craft, self.quick
        play(s, a)
        while s.stack and not (craft.since(s) >= until and craft.is_quiet(s)):
            seat = waiting(s)[0]
            if seat == CHANCE:
                play(s, any_answer(s, CHANCE, chance))
            else:
                play(s, quick.choose(Inside(game, s, seat), dice))


def compare(values: list[float], others: list[float]) -> tuple[float, float]:
    """By how much values exceed others in the worlds that both were tried in, and the error of that."""
    gaps = [value - other for value, other in zip(values, others, strict=False)]
    n = len(gaps)
    gain = sum(gaps, 0.0) / n
    if n == 1:
        return gain, inf if gain else 0.0
    spread = sum([(gap - gain) ** 2 for gap in gaps], 0.0) / (n - 1)
    return gain, sqrt(spread / n)
