"""Answers as vectors of small numbers and back, without loss.

The first number is the verb; behind it come the parts of the answer in the order of the shape. A thing is
its id, a number is two digits of base 256, a bundle has a count for each kind, and several things have a 0
or 1 for each there is. What a verb does not need is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fondaco.kernel.action import Action, Arg
from fondaco.kernel.game import Game
from fondaco.kernel.shape import Answer as Said
from fondaco.kernel.shape import Bag, Thing, hints, is_list, item_of, said_in, unpack

BASE: Final = 256  # of the digits of a number, and more than there are pieces of any kind
DIGITS: Final = 2

Vector = tuple[int, ...]


class Slot(NamedTuple):
    """How one part of an answer is written: so many numbers, each below a bound."""

    kind: str  # "thing", "number", "bundle" or "several"
    size: int
    below: int

    def encode(self, arg: Arg) -> Vector:
        if isinstance(arg, tuple):
            return arg if self.kind == "bundle" else tuple([int(i in arg) for i in range(self.size)])
        return (arg,) if self.kind == "thing" else divmod(arg, BASE)

    def written(self, arg: Arg) -> Vector:
        """The same, or ValueError for what the slot cannot hold."""
        vector = self.encode(arg)
        if len(vector) != self.size or not all(0 <= n < self.below for n in vector):
            raise ValueError(f"{arg} does not fit into a vector")
        return vector

    def decode(self, vector: Sequence[int]) -> Arg:
        match self.kind:
            case "thing":
                return int(vector[0])
            case "number":
                return int(vector[0]) * BASE + int(vector[1])
            case "bundle":
                return tuple([int(n) for n in vector])
        return tuple([i for i, n in enumerate(vector) if n])


def slot_of(hint: Any, things: dict[str, int]) -> Slot:
    """How a part of an answer with this type is written."""
    marks, _, plain = unpack(hint)
    for mark in marks:
        if isinstance(mark, Bag):
            return Slot("bundle", things[mark.kind], BASE)
        if isinstance(mark, Thing):
            return Slot("thing", 1, things[mark.kind])
    if is_list(plain):
        (mark,) = unpack(item_of(plain)).marks
        return Slot("several", things[mark.kind], 2)
    return Slot("number", DIGITS, BASE)


class AnswerCodec:
    """The vectors of all answers of a game at a table of so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.things = things_of(game, seats)
        said = said_in(game.border, Said)
        self.verbs = list(said)
        self.places = {verb: place for place, verb in enumerate(self.verbs)}
        self.slots = {
            verb: [slot_of(hint, self.things) for hint in hints(kind).values()] for verb, kind in said.items()
        }
        self.width = 1 + max(sum(slot.size for slot in slots) for slots in self.slots.values())
        self.bounds = self.bounds_by_place()

    def bounds_by_place(self) -> list[int]:
        """For each place of a vector, a number above all that any answer has there."""
        bounds = [len(self.verbs)] + [1] * (self.width - 1)
        for slots in self.slots.values():
            belows = [slot.below for slot in slots for _ in range(slot.size)]
            for place, below in enumerate(belows, 1):
                bounds[place] = max(bounds[place], below)
        return bounds

    def encode(self, a: Action) -> Vector:
        """An answer as a vector; its seat is not in it. Raises ValueError for what no vector can hold."""
        vector = [self.places[a.verb]]
        for slot, arg in zip(self.slots[a.verb], a.args, strict=True):
            vector.extend(slot.written(arg))
        return (*vector, *(0,) * (self.width - len(vector)))

    def decode(self, vector: Sequence[int], seat: int) -> Action:
        """The answer that a vector stands for; whether it is legal now is for the rules to say."""
        verb = self.verbs[int(vector[0])]
        args: list[Arg] = []
        at = 1
        for slot in self.slots[verb]:
            args.append(slot.decode(vector[at : at + slot.size]))
            at += slot.size
        return Action(seat, verb, tuple(args))


def things_of(game: Game[Any], seats: int) -> dict[str, int]:
    """How many things there are of each kind, the seats of the table included."""
    return {kind: len(names) for kind, names in game.glossary().things.items()} | {"seat": seats}
