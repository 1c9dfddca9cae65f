"""What the house needs to know of a game to run it, show it and judge it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from types import ModuleType
from typing import Any, ClassVar, Generic, NamedTuple

from fondaco.kernel.action import Event
from fondaco.kernel.frame import S, ask, settle
from fondaco.kernel.glossary import Glossary, glossary_of


class Line(NamedTuple):
    """One line of the reckoning at the end, and the clause it rests on."""

    kind: str
    clause: str
    value: int


class Standing(NamedTuple):
    """Where one seat stands: the headline number, what ranks it (the higher first), and how it came about."""

    score: int
    rank: tuple[int, ...]
    lines: tuple[Line, ...]


class Option(NamedTuple):
    """A choice the table makes before the game: the first value is the default."""

    name: str
    values: tuple[str, ...]


class BadTable(ValueError):
    """A table that cannot be set up: a wrong number of seats, an unknown option."""


class Game(Generic[S]):
    """One game of the house. Subclasses fill in the five things that only they know."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    prefix: ClassVar[str] = ""  # of its clauses: DOGE in DOGE-5.3
    rules: ClassVar[str] = "1"  # the version of the rules a record was played under
    seats: ClassVar[tuple[int, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    border: ClassVar[ModuleType]  # its shape.py: the types of what crosses its border
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


def winners(standings: list[Standing]) -> list[int]:
    """The seats that share the first place."""
    best = max(standing.rank for standing in standings)
    return [seat for seat, standing in enumerate(standings) if standing.rank == best]


def places(standings: list[Standing]) -> list[int]:
    """The place of each seat, 1 the best; level seats share a place."""
    return [1 + sum(other.rank > mine.rank for other in standings) for mine in standings]
