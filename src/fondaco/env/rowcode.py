"""Python source for functions that write a row of numbers, made while walking over a game's shape.

A function that is written for one game at one table needs no calls from part to part: neighbouring numbers
are collected into runs, and each run goes into the row by one call of `struct`. That takes a third of the
time of writing part by part.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from struct import Struct
from typing import Any, Final, NoReturn, TypeAlias

Row: TypeAlias = "array[int]"  # at run time an array has no type of its items

ITEM: Final = 4  # bytes of a number in a row
INDENT: Final = "    "


class TooLong(ValueError):
    """A list is longer than its bound; the bound is declared in `BOUNDS` of the game's shape."""


class RowCode:
    """The body of one function: lines, the constants that they name, and the run that is still open."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.constants: dict[str, object] = {"too_long": too_long}
        self.names = 0
        self.depth = 1
        self.base = ""  # the variable to which offsets are relative, in bytes; empty: the row's beginning
        self.cells: list[str] = []  # of the open run
        self.first = self.end = 0  # from where to where it goes, in numbers

    def line(self, text: str) -> None:
        self.lines.append(INDENT * self.depth + text)

    def new_name(self) -> str:
        self.names += 1
        return f"x{self.names}"

    def local(self, value: str) -> str:
        """A variable that holds what an expression says now."""
        name = self.new_name()
        self.line(f"{name} = {value}")
        return name

    def constant(self, value: object) -> str:
        """A name for something that is known now."""
        name = f"C{len(self.constants)}"
        self.constants[name] = value
        return name

    def put(self, at: int, size: int, *cells: str) -> None:
        """Write expressions, which make `size` numbers, at an offset."""
        if at != self.end:
            self.close_run()
        if not self.cells:
            self.first = at
        self.cells.extend(cells)
        self.end = at + size

    def close_run(self) -> None:
        """Write what was collected."""
        if self.cells:
            pack = self.constant(packer(self.end - self.first))
            self.line(f"{pack}(row, {self.offset(self.first)}, {', '.join(self.cells)})")
        self.cells = []

    def offset(self, at: int) -> str:
        return f"{self.base} + {ITEM * at}" if self.base else str(ITEM * at)

    def require(self, condition: str, name: str, values: str) -> None:
        """Raise TooLong unless a list is as long as it may be."""
        self.line(f"{condition} or too_long({name!r}, {values})")

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """What is written inside stands under `if` or `for`."""
        self.close_run()
        self.line(head)
        self.depth += 1
        yield
        self.close_run()
        self.depth -= 1

    @contextmanager
    def each(self, values: str, at: int, size: int) -> Iterator[str]:
        """A loop over a list whose items lie one behind the other: inside, offsets are the item's own."""
        outer, inner, item = self.base, self.new_name(), self.new_name()
        self.close_run()
        self.line(f"{inner} = {self.offset(at)}")
        with self.block(f"for {item} in {values}:"):
            self.base = inner
            yield item
            self.close_run()
            self.line(f"{inner} += {ITEM * size}")
        self.base = outer

    def function(self, *arguments: str) -> Callable[..., None]:
        """The function, which takes the row and these arguments."""
        self.close_run()
        head = f"def write({', '.join(['row', *arguments])}):"
        scope = dict(self.constants)
        exec("\n".join([head, *self.lines, f"{INDENT}return"]), scope)
        made: Any = scope["write"]
        written: Callable[..., None] = made
        return written


def packer(size: int) -> Callable[..., None]:
    """What writes so many numbers into a row, at an offset in bytes."""
    return Struct(f"{size}i").pack_into


def too_long(name: str, values: Sequence[object]) -> NoReturn:
    raise TooLong(f"{name} has {len(values)} entries, which is not what the shape allows")
