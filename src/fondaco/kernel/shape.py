"""The types in which a game says, once, what crosses its border: views, events, questions, answers, prints.

A game's `shape.py` is a module of plain types: `TypedDict` for what is seen and printed, subclasses of
`Told`, `Asked`, `Answer` and `Refused` for what is said. mypy checks the rules against them. The glossary of
the words, the client's types, the JSON schema and the contract read the same declarations at run time: this
module and the games' shapes are therefore not compiled.
"""

from __future__ import annotations

from inspect import get_annotations
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from fondaco.kernel.action import Arg

T = TypeVar("T")
P = TypeVar("P", bound="Parts")


class Thing(NamedTuple):
    """Marks an int as the id of one thing of a kind; -1 is none."""

    kind: str


class Bag(NamedTuple):
    """Marks several ints as the number of pieces of each thing of a kind."""

    kind: str


class Along(NamedTuple):
    """Marks a list as having an entry for each thing of a kind, from the first."""

    kind: str


class Hidden(NamedTuple):
    """Marks a part that not everybody is told: others read None."""


HIDDEN = Hidden()

# What an event is to who looks back: something a player did, what followed from it, or things laid out.
Rank = Literal["deed", "detail", "setup"]

Seat = Annotated[int, Thing("seat")]
PerSeat = Annotated[list[T], Along("seat")]
Closed = tuple[Seat, str, tuple[Arg, ...]]  # an answer that lies closed: its seat, verb and arguments


@dataclass_transform(frozen_default=True)
class Parts:
    """Something said in typed parts under a name; on the wire the parts stand in the order of declaration.

    Parts of base classes come first, as in a dataclass: `class Offered(Terms, Heading, Told)` has the parts
    of Heading, then those of Terms.
    """

    said: ClassVar[str] = ""
    parts: ClassVar[tuple[str, ...]] = ()
    hidden_at: ClassVar[tuple[int, ...] | None] = None  # filled in by `hidden`

    def __init_subclass__(cls, said: str = "") -> None:
        cls.said = said
        bases = [base for base in reversed(cls.__mro__) if issubclass(base, Parts)]
        bases = [base for base in bases if base.__module__ != __name__]  # these declare what is no part
        cls.parts = tuple(dict.fromkeys(name for base in bases for name in get_annotations(base)))

    def __init__(self, *args: Arg | None) -> None:
        self.__dict__.update(zip(self.parts, args, strict=True))


class Told(Parts):
    """What an event says: `class Voted(Told, said="voted", reveals=True)`."""

    rank: ClassVar[Rank] = "deed"
    reveals: ClassVar[bool] = False  # it shows what was hidden or drawn: a page rests there

    def __init_subclass__(cls, said: str = "", rank: Rank = "deed", reveals: bool = False) -> None:
        super().__init_subclass__(said)
        cls.rank = rank
        cls.reveals = reveals


class Asked(Parts):
    """What a question is about."""


class Statistic(NamedTuple):
    """A number for each player, counted from what was told: events, or the sum of one of their parts.

    Several of one name are added up.
    """

    name: str
    kind: type[Told]
    who: str  # the part that names the player
    amount: str = ""  # the part that is added up; empty: the events are counted


class Answer(Parts):
    """What an answer says: `class Keep(Answer, said="keep", is_pass=True)`."""

    is_pass: ClassVar[bool] = False  # it leaves things as they are: pass, waive, keep

    def __init_subclass__(cls, said: str = "", is_pass: bool = False) -> None:
        super().__init_subclass__(said)
        cls.is_pass = is_pass


class Refused(Parts):
    """What a refusal says besides its clause; its name is the reason."""


class Phrase(Parts):
    """What people say to each other at the table in the game's own words; numbers and single things only."""


def read(kind: type[P], args: tuple[Arg | None, ...]) -> P:
    """The arguments of something said, by name: `read(shape.Voted, event.args).field`."""
    return kind(*args)


def hidden(kind: type[Parts]) -> tuple[int, ...]:
    """The positions of the parts that not everybody is told."""
    if kind.hidden_at is None:
        kind.hidden_at = tuple(
            [i for i, hint in enumerate(hints(kind).values()) if HIDDEN in unpack(hint).marks]
        )
    return kind.hidden_at


def said_in(shape: ModuleType, base: type[P]) -> dict[str, type[P]]:
    """Everything of a kind that a game can say, by name, in the order of its shape."""
    found = [cls for cls in vars(shape).values() if isinstance(cls, type) and issubclass(cls, base)]
    return {cls.said: cls for cls in found if cls.said}


def records_of(shape: ModuleType) -> list[type]:
    """The view, its frames and the catalogue, in the order of the shape, which is a module or a package."""
    homes = shape.__name__, f"{shape.__name__}."
    found = [one for one in vars(shape).values() if is_record(one)]
    return [one for one in found if one.__module__ == homes[0] or one.__module__.startswith(homes[1])]


def hints(cls: type) -> dict[str, Any]:
    """The types of the keys of a record, or of the parts of something said, in their order."""
    found = get_type_hints(cls, include_extras=True)
    names = cls.parts if issubclass(cls, Parts) else tuple(cls.__annotations__)
    return {name: found[name] for name in names}


class Unpacked(NamedTuple):
    """A type without its marks: what marks it, whether it may be None, and what remains."""

    marks: list[Any]
    may_be_none: bool
    plain: Any


def unpack(hint: Any) -> Unpacked:
    """Take `Annotated` and `| None` off a type."""
    marks: list[Any] = []
    may_be_none = False
    while True:
        if get_origin(hint) is Annotated:
            hint, *more = get_args(hint)
            marks.extend(more)
        elif is_union(hint) and NoneType in get_args(hint):
            may_be_none = True
            hint = Union[tuple(one for one in get_args(hint) if one is not NoneType)]  # noqa: UP007  # made at run time
        else:
            return Unpacked(marks, may_be_none or HIDDEN in marks, hint)


def is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType)


def is_record(hint: Any) -> bool:
    return is_typeddict(hint)


def is_list(hint: Any) -> bool:
    """A list, or a tuple of any length."""
    return get_origin(hint) is list or (get_origin(hint) is tuple and get_args(hint)[-1] is Ellipsis)


def item_of(hint: Any) -> Any:
    """The type of the items of a list."""
    return get_args(hint)[0]


def literals(hint: Any) -> tuple[str, ...]:
    """The texts that a key may have: of `frame`, the kinds of frames that look like this."""
    return get_args(hint) if get_origin(hint) is Literal else ()


def frames_of(shape: ModuleType) -> dict[str, type]:
    """The record that each kind of frame shows, by the kind's name."""
    union = getattr(shape, "Doing", None)
    records = get_args(union) if is_union(union) else (union,) if union is not None else ()
    return {kind: record for record in records for kind in literals(hints(record)["frame"])}
