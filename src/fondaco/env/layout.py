"""Where each number of an observation lies in one row of ints: found by a walk over the game's shape.

A thing is its id (-1: none), a bag or a list along a kind of things has an entry for each of them, and what
may be None has a flag `.known` before it. A list of open length has its `.length` before it and is padded to
a bound: the number of things that it lists, or what the shape declares in `BOUNDS`. More than that raises
`TooLong`; nothing is cut.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, get_args

from fondaco.env.rowcode import ITEM, RowCode, TooLong, packer
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

Emit = Callable[[RowCode, str, int], None]  # writes code for an expression's value, at an offset

LOWEST: Final = -(2**31)
HIGHEST: Final = 2**31 - 1
NONE: Final = -1  # in place of a thing
MOST_PADDED: Final = 16  # so long a list is written with what pads it; of a longer one only what is there


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
    """A piece of the row: its tensors, the code that writes it, and what stands there until then."""

    blank: list[int]
    leaves: list[Leaf]
    emit: Emit
    is_number: bool = False  # one number, written as it is

    @property
    def size(self) -> int:
        return len(self.blank)


def number(name: str, low: int, high: int, is_index: bool = False) -> Part:
    """One number, a thing, or True and False."""

    def emit(code: RowCode, value: str, at: int) -> None:
        code.put(at, 1, value)

    blank = NONE if is_index else 0
    return Part([blank], [Leaf(name, 0, (), (), low, high, is_index)], emit, is_number=True)


def choice(name: str, texts: Sequence[str]) -> Part:
    """One of a few texts, as its position."""
    places = {text: place for place, text in enumerate(texts)}

    def emit(code: RowCode, value: str, at: int) -> None:
        code.put(at, 1, f"{code.constant(places)}[{value}]")

    return Part([NONE], [Leaf(name, 0, (), (), NONE, len(places) - 1, True)], emit)


def optional(name: str, part: Part) -> Part:
    """What may be unknown, behind a flag that says whether it is known."""

    def emit(code: RowCode, value: str, at: int) -> None:
        value = code.local(value)
        if part.is_number:
            code.put(at, 2, f"{value} is not None", f"{part.blank[0]} if {value} is None else {value}")
            return
        with code.block(f"if {value} is not None:"):
            code.put(at, 1, "1")
            part.emit(code, value, at + 1)

    return Part([0, *part.blank], [flag(f"{name}.known"), *moved(part.leaves, 1)], emit)


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

    def emit(code: RowCode, value: str, at: int) -> None:
        values = code.local(value)
        code.require(f"len({values}) == {count}", name, values)
        if item.is_number:
            code.put(at, count, f"*{values}")
        else:
            emit_items(code, item, values, at)

    return Part(item.blank * count, repeated(item, count, 0), emit)


def open_list(name: str, item: Part, most: int) -> Part:
    """A list of any length up to a bound, behind its length."""

    def emit(code: RowCode, value: str, at: int) -> None:
        values = code.local(value)
        if item.is_number and most <= MOST_PADDED:
            emit_padded(code, name, item, most, values, at)
            return
        with code.block(f"if {values}:"):
            code.require(f"len({values}) <= {most}", name, values)
            if item.is_number:
                emit_numbers(code, most, values, at)
            else:
                code.put(at, 1, f"len({values})")
                emit_items(code, item, values, at + 1)

    length = Leaf(f"{name}.length", 0, (), (), 0, most, False)
    return Part([0, *item.blank * most], [length, *repeated(item, most, 1)], emit)


def emit_items(code: RowCode, item: Part, values: str, at: int) -> None:
    """The items of a list one behind the other."""
    with code.each(values, at, item.size) as each:
        item.emit(code, each, 0)


def emit_padded(code: RowCode, name: str, item: Part, most: int, values: str, at: int) -> None:
    """A short list of numbers with what pads it, so that the run goes on behind it."""
    length = code.local(f"len({values})")
    code.require(f"{length} <= {most}", name, values)
    pads = code.constant([tuple(item.blank * (most - n)) for n in range(most + 1)])
    code.put(at, 1 + most, length, f"*{values}", f"*{pads}[{length}]")


def emit_numbers(code: RowCode, most: int, values: str, at: int) -> None:
    """A list of numbers behind its length, as many as there are."""
    packers = code.constant([packer(1 + n) for n in range(most + 1)])
    code.line(f"{packers}[len({values})](row, {code.offset(at)}, len({values}), *{values})")


def record(parts: Mapping[str, Part] | Mapping[int, Part]) -> Part:
    """Several keys, or several parts of a tuple, one behind the other."""
    blank: list[int] = []
    leaves: list[Leaf] = []
    places: list[tuple[str | int, int, Emit]] = []
    for key, part in parts.items():
        places.append((key, len(blank), part.emit))
        leaves += moved(part.leaves, len(blank))
        blank += part.blank

    def emit(code: RowCode, value: str, at: int) -> None:
        for key, offset, emit_part in places:
            emit_part(code, f"{value}[{key!r}]", at + offset)

    return Part(blank, leaves, emit)


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
        places = {kind: place for place, kind in enumerate(kinds)}
        head = number(name, NONE, len(kinds) - 1, is_index=True)
        heads = open_list(name, head, self.bounds.get(name, len(kinds)))
        blank, leaves, shown = heads.blank[:], heads.leaves[:], list[Shown]()
        for each in records:
            if len(hints(each)) > 1:
                frames = self.frames(each, name)
                shown.append(Shown(literals(hints(each)["frame"]), len(blank), frames))
                leaves += moved(frames.part.leaves, len(blank))
                blank += frames.part.blank

        def emit(code: RowCode, value: str, at: int) -> None:
            frames = code.local(value)
            heads.emit(code, f"[{code.constant(places)}[frame['frame']] for frame in {frames}]", at)
            writers = code.constant(frame_writers(shown, at))
            with code.block(f"for frame in {frames}:"):
                show = code.local(f"{writers}.get(frame['frame'])")
                code.line(f"if {show}: {show}(row, frame)")

        return Part(blank, leaves, emit)

    def frames(self, shown: type, name: str) -> Frames:
        """What the frames of a record show besides their kind; one at a time unless the shape says more."""
        called = f"{name}.{shown.__name__.removesuffix('Shown').lower()}"
        keys = {key: hint for key, hint in hints(shown).items() if key != "frame"}
        one = record({key: self.part(hint, f"{called}.{key}") for key, hint in keys.items()})
        most = self.bounds.get(called, 1)
        return Frames(called, one, most, open_list(called, one, most))


class Frames(NamedTuple):
    """What the frames of one record show: one of them, how many there can be, and the list of them."""

    name: str
    one: Part
    most: int
    part: Part


class Shown(NamedTuple):
    """Where frames of some kinds are written."""

    kinds: Sequence[str]
    offset: int
    frames: Frames


def frame_writers(shown: Sequence[Shown], at: int) -> dict[str, Callable[..., None]]:
    """For each kind of frame that shows anything, what writes the next one of it behind those before."""
    return {kind: frame_writer(each.frames, at + each.offset) for each in shown for kind in each.kinds}


def frame_writer(frames: Frames, at: int) -> Callable[..., None]:
    """The row itself says how many are there already."""
    code = RowCode()
    code.line(f"count = row[{at}]")
    code.require(f"count < {frames.most}", frames.name, "range(count + 1)")
    code.line(f"row[{at}] = count + 1")
    code.base = code.local(f"{ITEM * (at + 1)} + count * {ITEM * frames.one.size}")
    frames.one.emit(code, "frame", 0)
    return code.function("frame")
