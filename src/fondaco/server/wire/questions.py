"""What a seat is asked, as types of the wire: its moves, their open fields, and what a lesson says of it."""

from __future__ import annotations

from functools import partial
from typing import Literal

from msgspec import Struct

from fondaco.kernel.action import Arg
from fondaco.kernel.fields import Amount, Bundle, Field, One, Some
from fondaco.kernel.lesson import Spot, SpotKind
from fondaco.kernel.prompt import Move, Prompt


class FieldWire(Struct, omit_defaults=True):
    """An open field of a move. `kind` says which of the other entries count."""

    name: str
    what: str
    clause: str
    kind: Literal["one", "some", "amount", "bundle"]
    options: list[int] = []
    low: int = 0
    high: int = 0
    step: int = 1  # of an amount
    limits: list[int] = []
    costs: list[int] = []  # what each option costs, in the order of `options`, or a piece of each kind
    given: GivenWire | None = None
    gaps: GapsWire | None = None  # of some things in a row
    missing: list[MissingWire] = []  # options that one might look for, and why they are not there
    start: Arg | None = None  # what a page fills in at first: a value that the field takes


class GivenWire(Struct):
    """The options of a field that go with each value of another field of the same move, `field`."""

    field: str
    options: dict[int, list[int]]


class GapsWire(Struct):
    """What each option left out between the first and the last chosen costs, and how much the seat has."""

    price: int
    purse: int


class MissingWire(Struct, omit_defaults=True):
    """Of an amount: option -1, whatever is beyond its bounds. Reason and details are as of `Refused`."""

    option: int
    clause: str
    reason: str = "field"
    details: list[Arg] = []


class MoveWire(Struct, omit_defaults=True):
    verb: str
    clause: str
    fields: list[FieldWire]
    # Answers that the fields admit but a rule refuses, as lists of arguments; sent when they are few.
    refused: list[RefusedWire]
    is_pass: bool = False  # it leaves things as they are: a page puts it last
    can_undo: bool = False  # whatever its only open field says, the seat is asked next and may take it back


class RefusedWire(Struct, omit_defaults=True):
    """Reason and details are as of `Refused`."""

    args: list[Arg]
    clause: str
    reason: str = "rule"
    details: list[Arg] = []


class BarWire(Struct, omit_defaults=True):
    """Reason and details are as of `Refused`."""

    verb: str
    clause: str
    reason: str = "verb"
    details: list[Arg] = []


class HeadingWire(Struct):
    """The public part of a question: who is asked what."""

    seat: int
    text: str
    clause: str
    about: list[Arg]


class ThingWire(Struct):
    """Something on the board: its kind, as the glossary names it, and its number."""

    what: str
    id: int


class SpotWire(Struct):
    """What a lesson points at, as `Spot` in `kernel/lesson.py`."""

    kind: SpotKind
    name: str
    id: int  # of a thing, or of a mark of which there are several


class SayingWire(Struct):
    """One idea of a lesson, by language."""

    text: dict[str, str]
    spots: list[SpotWire]


class LessonWire(Struct):
    """What a guided first game says at a question, idea by idea; the last one asks for the answer."""

    before: int  # so many ideas came before these
    ideas: int  # in the whole lesson
    is_free: bool  # any answer is taken; else only the prepared one
    is_last: bool  # from here on it is a game like any other
    sayings: list[SayingWire]


class QuestionWire(Struct):
    """A question to a seat of this page. An answer repeats its `id`; a stale id is refused."""

    id: str
    seat: int
    text: str
    clause: str
    about: list[Arg]
    moves: list[MoveWire]
    bars: list[BarWire]
    is_sealed: bool  # the answer is secret and final: a page asks "sure?" before it sends it
    usual: str  # the verb of the normal case, which a page puts first; empty where answers are equal
    things: list[ThingWire]  # what it is about: who touches one of these means the usual answer
    lesson: LessonWire | None = None


def field(f: Field) -> FieldWire:
    missing = [MissingWire(m.option, m.clause, m.reason or "field", list(m.details)) for m in f.missing]
    start = None if f.start == () else f.start
    named = partial(FieldWire, f.name, f.what, f.clause, missing=missing, start=start)
    if isinstance(f, One):
        given = None if f.given is None else GivenWire(*f.given)
        return named("one", options=f.options, costs=f.costs or [], given=given)
    if isinstance(f, Some):
        gaps = None if f.gaps is None else GapsWire(*f.gaps)
        return named("some", options=f.options, low=f.low, high=f.high, gaps=gaps)
    if isinstance(f, Amount):
        return named("amount", low=f.low, high=f.high, step=f.step)
    assert isinstance(f, Bundle)
    return named("bundle", limits=f.limits, low=f.low, high=f.high, costs=f.costs or [])


def move(m: Move, refused: list[RefusedWire]) -> MoveWire:
    return MoveWire(m.verb, m.clause, [field(f) for f in m.fields], refused)


def heading(p: Prompt) -> HeadingWire:
    return HeadingWire(p.seat, p.text, p.clause, list(p.about))


def question(
    id: str, p: Prompt, moves: list[MoveWire], bars: list[BarWire], things: list[ThingWire]
) -> QuestionWire:
    about = list(p.about)
    return QuestionWire(id, p.seat, p.text, p.clause, about, moves, bars, p.is_sealed, p.usual, things)


def spot(s: Spot) -> SpotWire:
    return SpotWire(*s)
