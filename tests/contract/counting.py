"""Whether an audit counts: a piece added or taken away behind its back must be noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from fondaco.kernel import State
from tests.contract.dump import attributes, shared
from tests.contract.table import Table, expect, one_of


class Place(NamedTuple):
    """Somewhere in a state where a number stands."""

    holder: object
    key: str | int

    def add(self, n: int) -> None:
        if isinstance(self.holder, list):
            assert isinstance(self.key, int)
            self.holder[self.key] += n
        else:
            assert isinstance(self.key, str)
            setattr(self.holder, self.key, getattr(self.holder, self.key) + n)


class Counting:
    """Which lists of the state were tampered with, and how often the audit found out."""

    enough = 50

    def __init__(self) -> None:
        self.tried: Counter[str] = Counter()
        self.noticed: Counter[str] = Counter()

    def sabotage(self, table: Table) -> None:
        """Put one more, or one less, somewhere in each list of the state."""
        s = table.s.copy()
        constant = {id(each) for each in shared(table.s, s)}
        for name, places in places_in(s).items():
            place = one_of(places, table.rng)
            if id(place.holder) not in constant:
                n = one_of((1, -1), table.rng)
                place.add(n)
                self.tried[name] += 1
                self.noticed[name] += not passes(table, s)
                place.add(-n)

    def check(self) -> None:
        for name, count in self.tried.items():
            if count >= self.enough:
                expect(
                    self.noticed[name] > 0,
                    "counted",
                    f"{name} off by one, {count} times, and no audit notices",
                )


def passes(table: Table, s: State) -> bool:
    try:
        table.game.audit(s)
    except AssertionError:
        return False
    return True


def places_in(s: State) -> dict[str, list[Place]]:
    """Every number in the lists of a state, and in the things in them, by the name of the list."""
    places: dict[str, list[Place]] = {}
    for name in attributes(s):
        value = getattr(s, name)
        if isinstance(value, list) and name not in {"stack", "log"}:
            for path, place in numbers_in(value, name):
                places.setdefault(path, []).append(place)
    return places


def numbers_in(thing: object, path: str) -> Iterator[tuple[str, Place]]:
    if isinstance(thing, list):
        for i, each in enumerate(thing):
            yield from number_at(Place(thing, i), each, path)
    elif not isinstance(thing, str | tuple | dict) and thing is not None:
        for name in attributes(thing):
            yield from number_at(Place(thing, name), getattr(thing, name), f"{path}.{name}")


def number_at(place: Place, value: object, path: str) -> Iterator[tuple[str, Place]]:
    if isinstance(value, int):
        if not isinstance(value, bool):
            yield path, place
    else:
        yield from numbers_in(value, path)
