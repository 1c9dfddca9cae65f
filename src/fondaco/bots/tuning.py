"""Fitting a taste by play: bots that weigh things a little otherwise meet, and the taste follows the better.

In each round many pairs of tastes are drawn, one with every number nudged up or down at random, the other
with the opposite nudges. What a nudge brought on average, whatever the other numbers did, is how far its
number moves (simultaneous perturbation; the steps are Adam's). The taste that comes out is the mean of the
last rounds', and it is measured in further games against the one that it began with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from fondaco.bots.inside import Inside
from fondaco.games import GAMES
from fondaco.kernel.action import CHANCE
from fondaco.kernel.frame import any_answer, play, waiting
from fondaco.kernel.game import Game, Standing, places

NUDGE: Final = 0.2  # of a number's logarithm: about a fifth more or less
RATE: Final = 0.04  # by so much, at most, a logarithm moves in a round
FARTHEST: Final = 1.8  # a number stays between a sixth of what it was and six times that
MEMORY: Final = (0.9, 0.98)  # what is kept from round to round of the mean slope, and of its square
SETTLED: Final = 0.6  # of the rounds; the tastes after that are averaged
BY_PLACE: Final = (3.0, 1.0, 0.3, 0.0, 0.0)  # what a place is worth, where points say little


class Knob(NamedTuple):
    """A number of a taste: a field, and the place in it if it is a tuple."""

    field: str
    place: int | None = None


class Duel(NamedTuple):
    """Two tastes at one table: all that another process must know to let them play."""

    game: str
    seats: int
    tastes: tuple[Any, Any]
    seed: str


class Tuned(NamedTuple):
    """What tuning gives, and what one seat of it had more than one of the first taste in further games."""

    taste: dict[str, Any]
    seed: str
    rounds: int
    duels: int  # in each round
    gain: float
    error: float  # of the gain: a standard error
    games: int  # in which the gain was measured


def knobs_of(taste: Any, fixed: Sequence[str]) -> list[Knob]:
    """Every number that may be turned: not counts and switches, and not what was fixed.

    >>> from fondaco.bots.genoa.taste import Taste
    >>> knobs_of(Taste(), fixed=["whim"])[:2]
    [Knob(field='large', place=0), Knob(field='large', place=1)]
    """
    found: list[Knob] = []
    for field in taste._fields:
        held = getattr(taste, field)
        if field in fixed:
            continue
        if isinstance(held, float):
            found.append(Knob(field))
        elif isinstance(held, tuple):
            found += [Knob(field, place) for place, number in enumerate(held) if isinstance(number, float)]
    return found


def turned(taste: Any, knobs: Sequence[Knob], logs: Sequence[float]) -> Any:
    """A taste with each number multiplied by what its logarithm says."""
    changed: dict[str, Any] = {}
    for knob, log in zip(knobs, logs, strict=True):
        held = changed.get(knob.field, getattr(taste, knob.field))
        if knob.place is None:
            changed[knob.field] = held * exp(log)
        else:
            more = held[knob.place] * exp(log)
            changed[knob.field] = (*held[: knob.place], more, *held[knob.place + 1 :])
    return taste._replace(**changed)


def margin_of(duel: Duel, make: Any) -> float:
    """What a seat of the first taste had more than one of the second, in both seatings with the same luck."""
    bots = [make(taste) for taste in duel.tastes]
    total = 0.0
    for first in range(2):
        sides = [(first + seat) % 2 for seat in range(duel.seats)]
        worths = worths_of(GAMES[duel.game], duel.seats, [bots[side] for side in sides], duel.seed)
        for side, sign in enumerate((1.0, -1.0)):
            own = [worth for worth, mine in zip(worths, sides, strict=True) if mine == side]
            total += sign * sum(own, 0.0) / len(own)
    return total / 2


def worths_of(game: Game[Any], seats: int, bots: Sequence[Any], seed: str) -> list[float]:
    """Let quick bots play a game, and say what each has of it."""
    chance, dice = Random(f"{seed}/chance"), Random(f"{seed}/bots")
    s = game.start(seats)
    s.log = None
    while asked := waiting(s):
        seat = asked[0]
        if seat == CHANCE:
            play(s, any_answer(s, CHANCE, chance))
        else:
            play(s, bots[seat].choose(Inside(game, s, seat), dice))
    return in_points(game, game.standings(s))


def in_points(game: Game[Any], standings: list[Standing]) -> list[float]:
    """The score where it is finely graded, else what the place is worth."""
    if game.name in ("genoa", "liguria"):
        return [float(standing.score) for standing in standings]
    return [BY_PLACE[place - 1] for place in places(standings)]


class Tuning:
    """The rounds of a tuning: `ask` for duels, `learn` from their margins."""

    def __init__(self, game: str, start: Any, knobs: Sequence[Knob], seed: str) -> None:
        self.game = game
        self.start = start
        self.knobs = knobs
        self.seed = seed
        self.rng = Random(seed)
        self.logs = [0.0] * len(knobs)
        self.slopes = [0.0] * len(knobs)
        self.squares = [0.0] * len(knobs)
        self.mean = [0.0] * len(knobs)  # of the logarithms, over the last rounds
        self.settled = 0
        self.round = 0
        self.nudges: list[list[float]] = []

    def ask(self, duels: int) -> list[Duel]:
        """The duels of the next round, tables of all sizes in turn."""
        seats = GAMES[self.game].seats
        self.nudges = [[self.rng.choice((-NUDGE, NUDGE)) for _ in self.knobs] for _ in range(duels)]
        return [
            Duel(self.game, seats[n % len(seats)], self.pair(nudge), f"{self.seed}/{self.round}/{n}")
            for n, nudge in enumerate(self.nudges)
        ]

    def pair(self, nudge: list[float]) -> tuple[Any, Any]:
        up = [log + more for log, more in zip(self.logs, nudge, strict=True)]
        down = [log - more for log, more in zip(self.logs, nudge, strict=True)]
        return turned(self.start, self.knobs, up), turned(self.start, self.knobs, down)

    def learn(self, margins: Sequence[float], counts: bool) -> None:
        """Move every number along what its nudges brought; `counts`: the taste is part of the mean."""
        self.round += 1
        for n in range(len(self.knobs)):
            pairs = zip(margins, self.nudges, strict=True)
            self.move(n, sum([margin * nudge[n] for margin, nudge in pairs], 0.0) / len(margins))
        if counts:
            self.settled += 1
            self.mean = [old + (log - old) / self.settled for old, log in zip(self.mean, self.logs)]

    def move(self, n: int, slope: float) -> None:
        keep, keep_square = MEMORY
        self.slopes[n] = keep * self.slopes[n] + (1 - keep) * slope
        self.squares[n] = keep_square * self.squares[n] + (1 - keep_square) * slope**2
        mean = self.slopes[n] / (1 - keep**self.round)
        spread = sqrt(self.squares[n] / (1 - keep_square**self.round))
        log = self.logs[n] + RATE * mean / (spread + 1e-12)
        self.logs[n] = max(-FARTHEST, min(FARTHEST, log))

    def taste(self) -> Any:
        """The mean of the settled rounds' tastes, its numbers rounded as a person would write them."""
        found = turned(self.start, self.knobs, self.mean)
        return found._replace(**{knob.field: rounded(getattr(found, knob.field)) for knob in self.knobs})

    def proofs(self, duels: int) -> Iterator[Duel]:
        """Duels of the taste found with the one that it began with, on luck that it has not seen."""
        seats, found = GAMES[self.game].seats, self.taste()
        for n in range(duels):
            pair = found, self.start
            yield Duel(self.game, seats[n % len(seats)], pair, f"{self.seed}/proof/{n}")


def is_settled(number: int, rounds: int) -> bool:
    """Does the taste after this round, counted from 0, count for what comes out?"""
    return number >= min(SETTLED * rounds, rounds - 1)


def rounded(number: Any) -> Any:
    """Three digits are more than play can tell apart."""
    return tuple(rounded(part) for part in number) if isinstance(number, tuple) else float(f"{number:.3g}")


def mean_and_error(margins: Sequence[float]) -> tuple[float, float]:
    n = len(margins)
    mean = sum(margins, 0.0) / n
    spread = sum([(margin - mean) ** 2 for margin in margins], 0.0) / (n - 1)
    return mean, sqrt(spread / n)
