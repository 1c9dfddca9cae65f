"""What is hidden from whom, and whether imagination puts something else in its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from fondaco.kernel import EYE, NOBODY, Game, State
from tests.contract.table import expect

Path = tuple[str | int, ...]


def differences(one: object, other: object, path: Path = ()) -> Iterator[Path]:
    """The shallowest places where two pieces of plain data are not the same."""
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            yield from differences(one.get(key), other.get(key), (*path, key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i in range(len(one)):
            yield from differences(one[i], other[i], (*path, i))
    else:
        yield path


def overlap(one: Path, other: Path) -> bool:
    return all(a == b for a, b in zip(one, other, strict=False))


def hidden(game: Game[Any], s: State, seat: int) -> list[Path]:
    """The places where the view of a seat falls short of the truth."""
    return list(differences(game.view(s, EYE), game.view(s, seat)))


def apart(game: Game[Any], s: State, other: State, places: list[Path]) -> list[Path]:
    """Those of some places where the truth is another in another world."""
    unlike = list(differences(game.view(s, EYE), game.view(other, EYE)))
    return [place for place in places if any(overlap(place, each) for each in unlike)]


def value_at(truth: Any, place: Path) -> object:
    for step in place:
        truth = truth[step]
    return truth


def is_empty(value: object) -> bool:
    """A hand with none of any card: there is nothing in it to be imagined anew."""
    return isinstance(value, list | tuple) and not any(value)


class Veil:
    """What was hidden in the games played, what of it was told nobody, and what was imagined anew.

    An `imagine` that deals nothing anew would pass every other check, and give all away. It may keep what
    is only out of sight, as behind a screen: what was told when it went there is known. But where two
    truths were neither seen nor told apart there is a secret, and that must be imagined anew.
    """

    enough = 20

    def __init__(self) -> None:
        self.secret: Counter[str] = Counter()
        self.looked: Counter[tuple[str, str]] = Counter()
        self.moved: Counter[tuple[str, str]] = Counter()

    def note_world(self, check: str, game: Game[Any], s: State, world: State, seat: int) -> None:
        """A world that a seat imagines: what it cannot see, and what of it is different there."""
        truth = game.view(s, EYE)
        places = [place for place in hidden(game, s, seat) if not is_empty(value_at(truth, place))]
        self.looked.update((check, named(place, seat)) for place in places)
        self.moved.update((check, named(place, seat)) for place in apart(game, s, world, places))

    def note_secret(self, game: Game[Any], s: State, other: State, seat: int) -> None:
        """Two truths that a seat has neither seen nor been told apart."""
        self.secret.update(named(place, seat) for place in apart(game, s, other, hidden(game, s, seat)))

    def check(self) -> None:
        """Every secret that was looked at often enough has moved at least once."""
        for (check, where), count in sorted(self.looked.items(), reverse=True):
            stuck = self.secret[where] and count >= self.enough and not self.moved[check, where]
            expect(not stuck, check, f"a secret never imagined anew, {count} times: {where}")


def named(place: Path, seat: int) -> str:
    """A place for any seat and any number in a list: `player: players.*.tokens`."""
    who = "spectator" if seat == NOBODY else "player"
    return f"{who}: {'.'.join(['*' if isinstance(step, int) else step for step in place])}"
