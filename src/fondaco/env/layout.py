"""Where each number of an observation lies in one row of ints: found by a walk over the game's shape.

A thing is its id (-1: none), a bag or a list along a kind of things has an entry for each of them, and what
may be None has a flag `.known` before it. A list of open length has its `.length` before it and is padded to
a bound: the number of things that it lists, or what the shape declares in `BOUNDS`. More than that raises
`TooLong`; nothing is cut.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, get_args

from fondaco.kernel.shape import (
    Along,
    Bag,
    Closed,
    Thing,
    hints,
    is_list,
    is_record,
    is_union,
    item_of,
    literals,
    unpack,
)

Row: TypeAlias = "array[int]"  # at run time an array has no type of its items
Writer = Callable[[Any, Row, int], None]

LOWEST: Final = -(2**31)
HIGHEST: Final = 2**31 - 1
NONE: Final = -1  # in place of a thing


class TooLong(ValueError):
    """A list is longer than its bound; the bound is declared in `BOUNDS` of the game's shape."""


class Leaf(NamedTuple):
    """One named tensor: where it lies in the row, and between which numbers its entries are."""

    name: str
    offset: int
    shape: tuple[int, ...]  # an entry for each list that it is in
    strides: tuple[int, ...]  # from one entry to the next, in numbers
    low: int
    high: int
    is_index: bool  # entries are ids or kinds, whose distance means nothing


class Part(NamedTuple):
    """A piece of the row: its tensors, how it is written, and what stands there while nothing is shown."""

    blank: list[int]
    leaves: list[Leaf]
    write: Writer
    is_number: bool = False  # one number, written as it is

    @property
    def size(self) -> int:
        return len(self.blank)


def number(name: str, low: int, high: int, is_index: bool = False) -> Part:
    """One number, a thing, or True and False."""

    def write(value: int, row: Row, at: int) -> None:
        row[at] = value

    blank = NONE if is_index else 0
    return Part([blank], [Leaf(name, 0, (), (), low, high, is_index)], write, is_number=True)


def choice(name: str, texts: Sequence[str]) -> Part:
    """One of a few texts, as its position."""
    places = {text: place for place, text in enumerate(texts)}

    def write(value: str, row: Row, at: int) -> None:
        row[at] = places[value]

    return Part([NONE], [Leaf(name, 0, (), (), NONE, len(places) - 1, True)], write)


def optional(name: str, part: Part) -> Part:
    """What may be unknown, behind a flag that says whether it is known."""

    def write(value: object, row: Row, at: int) -> None:
        if value is not None:
            row[at] = 1
            part.write(value, row, at + 1)

    return Part([0, *part.blank], [flag(f"{name}.known"), *moved(part.leaves, 1)], write)


def flag(name: str) -> Leaf:
    return Leaf(name, 0, (), (), 0, 1, False)


def moved(leaves: Sequence[Leaf], by: int) -> list[Leaf]:
    return [leaf._replace(offset=leaf.offset + by) for leaf in leaves]


def repeated(item: Part, count: int, offset: int) -> list[Leaf]:
    """The tensors of an item, with one more dimension in front."""
    return [
        leaf._replace(
            offset=leaf.offset + offset,
            shape=(count, *leaf.shape),
            strides=(item.size, *leaf.strides),
        )
        for leaf in item.leaves
    ]


def fixed_list(name: str, item: Part, count: int) -> Part:
    """A list that always has so many items."""
    fill = filler(item)

    def write(values: Sequence[Any], row: Row, at: int) -> None:
        if len(values) != count:
            raise TooLong(f"{name} has {len(values)} entries, not {count}")
        fill(values, row, at)

    return Part(item.blank * count, repeated(item, count, 0), write)


def open_list(name: str, item: Part, most: int) -> Part:
    """A list of any length up to a bound, behind its length."""
    fill = filler(item)

    def write(values: Sequence[Any], row: Row, at: int) -> None:
        if len(values) > most:
            raise TooLong(f"{name} has {len(values)} entries, more than {most}")
        if values:
            row[at] = len(values)
            fill(values, row, at + 1)

    length = Leaf(f"{name}.length", 0, (), (), 0, most, False)
    return Part([0, *item.blank * most], [length, *repeated(item, most, 1)], write)


def filler(item: Part) -> Writer:
    """What writes the items of a list one behind the other."""
    size, write_item = item.size, item.write

    def fill_numbers(values: Sequence[int], row: Row, at: int) -> None:
        row[at : at + len(values)] = array("i", values)

    def fill(values: Sequence[Any], row: Row, at: int) -> None:
        for value in values:
            write_item(value, row, at)
            at += size

    return fill_numbers if item.is_number else fill


def record(parts: dict[str, Part]) -> Part:
    """Several keys, one behind the other."""
    blank: list[int] = []
    leaves: list[Leaf] = []
    numbers: list[tuple[str, int]] = []
    others: list[tuple[str, int, Writer]] = []
    for key, part in parts.items():
        at = len(blank)
        if part.is_number:  # written here: a call for each number would take most of the time
            numbers.append((key, at))
        else:
            others.append((key, at, part.write))
        blank += part.blank
        leaves += moved(part.leaves, at)

    def write(value: Any, row: Row, start: int) -> None:
        for key, at in numbers:
            row[start + at] = value[key]
        for key, at, write_part in others:
            write_part(value[key], row, start + at)

    return Part(blank, leaves, write)


class Walk:
    """Goes through the types of a shape: `things` counts each kind of thing, seats included."""

    def __init__(self, things: dict[str, int], bounds: dict[str, int], closed: Callable[[str], Part]) -> None:
        self.things = things
        self.bounds = bounds
        self.closed = closed  # the part of an answer that lies closed

    def part(self, hint: Any, name: str) -> Part:
        """The piece of the row for a type."""
        marks, may_be_none, plain = unpack(hint)
        made = self.known(marks, plain, name)
        return optional(name, made) if may_be_none else made

    def known(self, marks: list[Any], plain: Any, name: str) -> Part:
        if plain == Closed:
            return self.closed(name)
        if literals(plain):
            return choice(name, literals(plain))
        if is_record(plain):
            return record({key: self.part(hint, f"{name}.{key}") for key, hint in hints(plain).items()})
        if is_list(plain):
            return self.listed(marks, plain, name)
        for mark in marks:
            if isinstance(mark, Thing):
                return number(name, NONE, self.things[mark.kind] - 1, is_index=True)
        if plain is bool:
            return number(name, 0, 1)
        assert plain is int, f"{name} is {plain}, which no observation can hold"
        return number(name, LOWEST, HIGHEST)

    def listed(self, marks: list[Any], plain: Any, name: str) -> Part:
        """A bag, a list along things, a stack of frames, or a list of open length."""
        for mark in marks:
            if isinstance(mark, Bag):
                return fixed_list(name, number(name, 0, HIGHEST), self.things[mark.kind])
            if isinstance(mark, Along) and mark.kind == "seat":
                return fixed_list(name, self.part(item_of(plain), name), self.things["seat"])
        if is_union(item_of(plain)):
            return self.stack(get_args(item_of(plain)), name)
        return open_list(name, self.part(item_of(plain), name), self.bound(marks, plain, name))

    def bound(self, marks: list[Any], plain: Any, name: str) -> int:
        """How long a list can be: as declared, or as many as there are things of its kind."""
        if name in self.bounds:
            return self.bounds[name]
        for mark in (*marks, *unpack(item_of(plain)).marks):
            if isinstance(mark, Along | Thing) and mark.kind in self.things:
                return self.things[mark.kind]
        if unpack(item_of(plain)).plain == Closed:
            return 1  # nobody sees another's closed answer
        raise TooLong(f"the shape declares no bound for {name}: name it in BOUNDS")

    def stack(self, records: Sequence[type], name: str) -> Part:
        """The frames: the kind of each, the outermost first, and for each record what its frames show."""
        kinds = {kind: each for each in records for kind in literals(hints(each)["frame"])}
        heads = open_list(name, choice(name, list(kinds)), self.bounds.get(name, len(kinds)))
        shown = {each: self.frames(each, name) for each in records if len(hints(each)) > 1}
        blank, leaves, places = heads.blank[:], heads.leaves[:], list[tuple[set[str], int, Writer]]()
        for each, part in shown.items():
            places.append((set(literals(hints(each)["frame"])), len(blank), part.write))
            leaves += moved(part.leaves, len(blank))
            blank += part.blank

        def write(frames: Sequence[Any], row: Row, at: int) -> None:
            heads.write([frame["frame"] for frame in frames], row, at)
            for called, offset, write_frames in places:
                found = [frame for frame in frames if frame["frame"] in called]
                if found:
                    write_frames(found, row, at + offset)

        return Part(blank, leaves, write)

    def frames(self, shown: type, name: str) -> Part:
        """What the frames of a record show besides their kind; one at a time unless the shape says more."""
        called = f"{name}.{shown.__name__.removesuffix('Shown').lower()}"
        keys = {key: hint for key, hint in hints(shown).items() if key != "frame"}
        one = record({key: self.part(hint, f"{called}.{key}") for key, hint in keys.items()})
        return open_list(called, one, self.bounds.get(called, 1))
