"""What the house needs to know of a game to run it, show it and judge it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple

from fondaco.kernel.action import EYE, Event
from fondaco.kernel.frame import S, ask, settle
from fondaco.kernel.glossary import Glossary, glossary_of

if TYPE_CHECKING:
    from fondaco.kernel.lesson import Lesson


class Line(NamedTuple):
    """One line of the reckoning at the end, and the clause it rests on.

    >>> from fondaco.kernel import Line
    >>> Line("pearls", "HAFEN-5.2", 6).value
    6
    """

    kind: str
    clause: str
    value: int


class Standing(NamedTuple):
    """Where one seat stands: the headline number, what ranks it (the higher first), and how it came about.

    >>> from fondaco.kernel import Line, Standing
    >>> Standing(12, (12, 3), (Line("ducats", "HAFEN-5.2", 12),)).rank
    (12, 3)
    """

    score: int
    rank: tuple[int, ...]
    lines: tuple[Line, ...]


class Tally(NamedTuple):
    """How a seat stands in the midst of a game, as far as somebody may know it, and how that comes about.

    >>> from fondaco import LIGURIA
    >>> s = LIGURIA.start(3)
    >>> tally = LIGURIA.tally(s, seat=0, is_open=True)
    >>> tally.value, tally.is_whole
    (0, True)
    """

    value: int | None  # the headline number; None: too little is known to give one
    is_whole: bool  # False: what is hidden may change the number
    is_bad: bool  # something spoils it: a debt that counts before the number does
    goal: int  # the number that would end the game, or the highest there is; 0: none
    lines: tuple[Line, ...]


class Clock(NamedTuple):
    """How far a game has come towards its end: so many of `goal`, where that is known.

    >>> from fondaco import LIGURIA
    >>> s = LIGURIA.start(3)
    >>> [(clock.kind, clock.clause, clock.value) for clock in LIGURIA.clocks(s)]
    [('round', 'LIG-3.1', 0)]
    """

    kind: str
    clause: str
    value: int
    goal: int  # 0: nobody knows
    is_near: bool  # everybody should know that the end is near


class Option(NamedTuple):
    """A choice the table makes before the game: the first value is the default.

    >>> from fondaco import GENOA
    >>> [(option.name, option.values) for option in GENOA.options][:1]
    [('layout', ('p', 'q', 'r'))]
    """

    name: str
    values: tuple[str, ...]


class BadTable(ValueError):
    """A table that cannot be set up: a wrong number of seats, an unknown option.

    >>> from fondaco import DOGE, BadTable, begin
    >>> try:
    ...     begin(DOGE, 9)
    ... except BadTable as no:
    ...     print(no)
    ...
    Doge is for 3 or 4 players, not 9
    """


class Game(Generic[S]):
    """One game of the house. Subclasses fill in the five things that only they know.

    >>> from fondaco import DOGE
    >>> DOGE.name, DOGE.title, DOGE.seats, DOGE.prefix
    ('doge', 'Doge', (3, 4), 'DOGE')
    """

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    prefix: ClassVar[str] = ""  # of its clauses: DOGE in DOGE-5.3
    rules: ClassVar[str] = "1"  # the version of the rules a record was played under
    seats: ClassVar[tuple[int, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    minutes: ClassVar[int] = (
        0  # of one person against bots, as bench/minutes.py measures; 0: not measured yet
    )
    weight: ClassVar[int] = 0  # how much there is to learn, from 1 to 5; 0: nobody has said
    border: ClassVar[ModuleType]  # its shape.py: the types of what crosses its border
    hides_tallies: ClassVar[bool] = True  # False: how somebody stands is the same to all
    # events and questions that show somebody what was hidden: what led to them is not taken back
    revealing: ClassVar[tuple[str, ...]] = ()

    def things(self, edition: Mapping[str, object] | None) -> dict[str, tuple[str, ...]]:
        """The names of every kind of thing, in the order of their ids, as an edition has them."""
        raise NotImplementedError

    def catalogue(self, edition: Mapping[str, object] | None) -> Mapping[str, object]:
        """What is printed in an edition and never changes in a game: the shape's `Catalogue`."""
        raise NotImplementedError

    def glossary(self, edition: Mapping[str, object] | None = None) -> Glossary:
        """What the ints mean, with the names of an edition, or of the house's own."""
        return standard_glossary(self) if edition is None else glossary_of(self.border, self.things(edition))

    def edition(self) -> dict[str, object] | None:
        """What is printed on the pieces, where the rules do not say it: a JSON document with its sources.

        None: the rules say it all. A table may bring a document of its own in its place; this one is read
        anew each time, so that it can be changed into that.
        """
        return None

    def lesson(self) -> Lesson | None:
        """A guided first game; None: nobody has written one."""
        return None

    def setup(self, seats: int, options: Mapping[str, str], edition: Mapping[str, object] | None) -> S:
        """The state before anything has happened, with the house's edition unless the table brings its own.

        Raises Damaged, naming the wrong entry of an edition.
        """
        raise NotImplementedError

    def view(self, s: S, seat: int) -> Mapping[str, object]:
        """What `seat` may know. Built up from nothing, so that a forgotten thing is missing, not leaked."""
        raise NotImplementedError

    def imagine(self, s: S, seat: int, rng: Random) -> S:
        """A world that `seat` could be living in: what it cannot know is dealt anew."""
        raise NotImplementedError

    def standings(self, s: S) -> list[Standing]:
        """How each seat stands, were the game to end now."""
        raise NotImplementedError

    def tally(self, s: S, seat: int, is_open: bool) -> Tally:
        """How a seat stands, as it counts itself; unless `is_open`, only from what all may know."""
        raise NotImplementedError

    def clocks(self, s: S) -> list[Clock]:
        """How far the game has come: the first is shown beside its title, those that are near warn all."""
        return []

    def audit(self, s: S) -> None:
        """Assert that no piece and no coin has come from nowhere or gone astray."""
        raise NotImplementedError

    def reveals(self, told: Iterable[Event], s: S) -> bool:
        """Has an answer shown anybody what was hidden before it? It told these events and led here."""
        if any(event.secret or event.kind in self.revealing for event in told):
            return True
        return any(prompt.text in self.revealing for prompt in ask(s))

    def start(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        edition: Mapping[str, object] | None = None,
    ) -> S:
        """A new game, run to its first question. Raises BadTable, and Damaged for a wrong edition."""
        if seats not in self.seats:
            raise BadTable(f"{self.title} is for {' or '.join(map(str, self.seats))} players, not {seats}")
        if edition is not None and self.edition() is None:
            raise BadTable(f"{self.title} has no editions: its rules say all that is printed")
        s = self.setup(seats, self.chosen(options or {}), edition)
        settle(s)
        return s

    def chosen(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value. Raises BadTable."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadTable(f"{self.title} has no option {name!r}")
            if value not in known[name].values:
                raise BadTable(f"option {name!r} is one of {', '.join(known[name].values)}, not {value!r}")
        return {option.name: options.get(option.name, option.values[0]) for option in self.options}


@cache
def standard_glossary(game: Game[Any]) -> Glossary:
    """The glossary of the house's own edition, which is asked for often."""
    return glossary_of(game.border, game.things(None))


def tallies(game: Game[S], s: S, looker: int) -> list[Tally]:
    """How each seat stands as far as a seat, or EYE, may know.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import EYE, tallies
    >>> s = LIGURIA.start(3)
    >>> [tally.value for tally in tallies(LIGURIA, s, EYE)]
    [0, 0, 0]
    """
    return [game.tally(s, seat, looker in (seat, EYE)) for seat in range(s.seats)]


def winners(standings: list[Standing]) -> list[int]:
    """The seats that share the first place.

    >>> from fondaco.kernel import Standing, winners
    >>> winners([Standing(7, (7, 1), ()), Standing(9, (9, 0), ()), Standing(9, (9, 0), ())])
    [1, 2]
    """
    best = max(standing.rank for standing in standings)
    return [seat for seat, standing in enumerate(standings) if standing.rank == best]


def win_shares(standings: list[Standing]) -> list[float]:
    """Each seat's share of the win: 1, or a fraction if several win, or 0."""
    first = winners(standings)
    return [1 / len(first) if seat in first else 0.0 for seat in range(len(standings))]


def places(standings: list[Standing]) -> list[int]:
    """The place of each seat, 1 the best; level seats share a place.

    >>> from fondaco.kernel import Standing, places
    >>> places([Standing(7, (7, 1), ()), Standing(9, (9, 0), ()), Standing(9, (9, 0), ())])
    [3, 1, 1]
    """
    return [1 + sum(other.rank > mine.rank for other in standings) for mine in standings]
