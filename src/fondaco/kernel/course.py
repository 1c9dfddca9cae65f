"""How a finished game went: how everybody stood from round to round, and what was counted on the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from fondaco.kernel.action import EYE, Event
from fondaco.kernel.frame import play
from fondaco.kernel.game import tallies
from fondaco.kernel.match import Match
from fondaco.kernel.shape import Statistic


class Moment(NamedTuple):
    """How each seat stood, with nothing hidden, after so many answers.

    >>> from fondaco.kernel import Moment
    >>> Moment(12, [3, 5, 4]).values
    [3, 5, 4]
    """

    n: int
    values: list[int]


class Counted(NamedTuple):
    """A statistic of a game, by seat.

    >>> from fondaco.kernel import Counted
    >>> Counted("deals", [2, 0, 1]).values
    [2, 0, 1]
    """

    name: str
    values: list[int]


def course(match: Match[Any]) -> list[Moment]:
    """How everybody stood when each round began, and at the end. Only a finished game may be told so.

    >>> from fondaco import LIGURIA, begin
    >>> from fondaco.bots import Chaos, play_out
    >>> from fondaco.kernel import course
    >>> match = begin(LIGURIA, 3)
    >>> standings = play_out(match, [Chaos(), Chaos(), Chaos()], seed=1)
    >>> course(match)[-1].values == [standing.score for standing in standings]
    True
    """
    assert not match.waiting(), "how others stand is a secret until the game is over"
    moments: list[Moment] = []
    s = match.at(0)
    for n in range(match.n + 1):
        if n:
            play(s, match.answers[n - 1])
        if n == match.n or begins_round(match, match.told[n]):
            moments.append(Moment(n, [tally.value or 0 for tally in tallies(match.game, s, EYE)]))
    return moments


def begins_round(match: Match[Any], told: Iterable[Event]) -> bool:
    rounds = match.game.glossary().chapters[:1]
    return any(event.kind in rounds for event in told)


def statistics(match: Match[Any]) -> list[Counted]:
    """The game's own statistics, from everything that was told.

    >>> from fondaco import LIGURIA, begin
    >>> from fondaco.bots import Chaos, play_out
    >>> from fondaco.kernel import statistics
    >>> match = begin(LIGURIA, 3)
    >>> standings = play_out(match, [Chaos(), Chaos(), Chaos()], seed=1)
    >>> [counted.name for counted in statistics(match)][:2]
    ['steps', 'landings']
    """
    told = [event for events in match.told for event in events]
    kinds: tuple[Statistic, ...] = getattr(match.game.border, "STATISTICS", ())
    return [counted(name, kinds, told, match.set_up.seats) for name in match.game.glossary().statistics]


def counted(name: str, kinds: Iterable[Statistic], told: list[Event], seats: int) -> Counted:
    """What is counted under a name, of one kind of event or of several."""
    rows = [count(each, told, seats) for each in kinds if each.name == name]
    return Counted(name, [sum(column) for column in zip(*rows, strict=True)])


def count(statistic: Statistic, told: Iterable[Event], seats: int) -> list[int]:
    """How often, or how much, for each seat."""
    values = [0] * seats
    parts = statistic.kind.parts
    for event in told:
        if event.kind == statistic.kind.said:
            seat = event.args[parts.index(statistic.who)]
            amount = event.args[parts.index(statistic.amount)] if statistic.amount else 1
            assert isinstance(seat, int), "a statistic counts by seat"
            assert isinstance(amount, int), "a statistic adds whole numbers up"
            values[seat] += amount
    return values
