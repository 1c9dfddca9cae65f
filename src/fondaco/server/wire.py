"""What goes over the wire, as types. The client's types are generated from these; no game is named here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.json import Encoder

from fondaco.kernel.action import Arg, Event
from fondaco.kernel.game import Standing, places
from fondaco.kernel.prompt import Amount, Bundle, Field, Move, One, Prompt, Some

View = Mapping[str, Any]  # what a game's view holds is described by its glossary

encode: Final = Encoder().encode


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
    missing: list[MissingWire] = []  # options that one might look for, and why they are not there


class GivenWire(Struct):
    """The options of a field that go with each value of another field of the same move, `field`."""

    field: str
    options: dict[int, list[int]]


class MissingWire(Struct, omit_defaults=True):
    """Of an amount: option -1, whatever is beyond its bounds. Reason and details are as of `Refused`."""

    option: int
    clause: str
    reason: str = "field"
    details: list[Arg] = []


class MoveWire(Struct):
    verb: str
    clause: str
    fields: list[FieldWire]
    # Answers that the fields admit but a rule refuses, as lists of arguments; sent when they are few.
    refused: list[RefusedWire]


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


class AskWire(Struct):
    """A question to a seat of this page. An answer repeats its `id`; a stale id is refused."""

    id: str
    seat: int
    text: str
    clause: str
    about: list[Arg]
    moves: list[MoveWire]
    bars: list[BarWire]
    is_sealed: bool  # the answer is secret and final: a page asks "sure?" before it sends it


class EventWire(Struct):
    """Something told, after answer number `n` (0: at the set-up)."""

    n: int
    kind: str
    clause: str
    args: list[Arg | None]


class LineWire(Struct):
    kind: str
    clause: str
    value: int


class StandingWire(Struct):
    score: int
    place: int
    lines: list[LineWire]


class PartWire(Struct):
    """The game as one seat of this page knows it; seat -1 is a spectator."""

    seat: int
    events: list[EventWire]
    view: View
    ask: AskWire | None


class SeatInfo(Struct):
    """A seat at a table, as all may know it."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str  # the bot that plays here, or would take over
    is_online: bool
    is_yours: bool
    is_away: bool  # a person's seat that a bot plays until its owner takes it back
    wishes: int  # how many of the others wish a bot to take over
    is_winner: bool


class TableInfo(Struct):
    """A table, as all may know it."""

    id: str
    game: str
    options: dict[str, str]
    status: Literal["open", "running", "finished", "closed"]
    seats: list[SeatInfo]
    pace: Literal["instant", "quick", "calm"]
    is_listed: bool
    is_hot: bool  # several people on one screen
    is_creator: bool
    waits_for_you: bool
    answers: int
    spectators: int
    # Where the rules raised an error, after which the table was rebuilt from its record; or `rules: …`: the
    # game was begun under other rules, and cannot be told by these. Empty: neither.
    fault: str
    changed: float  # seconds since the epoch
    edition: str  # which one it plays; empty: the one that comes with the house


class Lobby(Struct, tag="lobby"):
    """The tables of this site, the visitor's own first, those that wait for the visitor on top."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]
    finished: list[TableInfo]


class TableNews(Struct, tag="table"):
    """Something about the table, not the game: who sits, who is there, pace, status."""

    table: TableInfo


class GameNews(Struct, tag="game"):
    """The game after `n` answers. It tells the events from answer `first` on; the page forgets its own."""

    n: int
    first: int
    parts: list[PartWire]
    waiting: list[HeadingWire]
    done: list[int] | None  # who has answered for good while several are asked at once; null: one is asked
    undo: list[int]  # the seats of this page that may take their last answer back
    undos: int  # how often an answer was taken back so far; a page that resumes repeats the last it was told
    standings: list[StandingWire] | None  # when the game is over


class Taken(Struct, tag="taken"):
    """An answer is on disk."""

    id: str
    n: int


class Refused(Struct, tag="refused", omit_defaults=True):
    """It changes nothing. `reason` is one of Illegal's, or a word of the site's own: see docs/protocol.md."""

    id: str
    reason: str
    clause: str
    field: str
    details: list[Arg] = []  # the parts of a refusal of the game's own, which the glossary names


class Weighed(Struct, tag="weighed", omit_defaults=True):
    """Whether an answer to the question `id` would be taken: `reason` is empty, or as of a refusal."""

    id: str
    reason: str
    clause: str
    field: str
    details: list[Arg] = []
    cost: int | None = None  # what it would cost the seat, where the game can say


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """An answer to the question `id`."""

    id: str
    seat: int
    verb: str
    args: list[Arg]


class Weigh(Struct, tag="weigh", forbid_unknown_fields=True):
    """Would this answer be taken? It is only looked at, so that a page can say so before it is given."""

    id: str
    seat: int
    verb: str
    args: list[Arg]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the seat's last answer back."""

    id: str
    seat: int


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


class Pong(Struct, tag="pong"):
    """I am."""


ServerMessage = Lobby | TableNews | GameNews | Taken | Refused | Weighed | Pong
ClientMessage = Answer | Weigh | Undo | Ping


def field(f: Field) -> FieldWire:
    missing = [MissingWire(m.option, m.clause, m.reason or "field", list(m.details)) for m in f.missing]
    named = partial(FieldWire, f.name, f.what, f.clause, missing=missing)
    if isinstance(f, One):
        given = None if f.given is None else GivenWire(*f.given)
        return named("one", options=f.options, costs=f.costs or [], given=given)
    if isinstance(f, Some):
        return named("some", options=f.options, low=f.low, high=f.high)
    if isinstance(f, Amount):
        return named("amount", low=f.low, high=f.high, step=f.step)
    assert isinstance(f, Bundle)
    return named("bundle", limits=f.limits, low=f.low, high=f.high, costs=f.costs or [])


def move(m: Move, refused: list[RefusedWire]) -> MoveWire:
    return MoveWire(m.verb, m.clause, [field(f) for f in m.fields], refused)


def heading(p: Prompt) -> HeadingWire:
    return HeadingWire(p.seat, p.text, p.clause, list(p.about))


def ask(id: str, p: Prompt, moves: list[MoveWire], bars: list[BarWire]) -> AskWire:
    return AskWire(id, p.seat, p.text, p.clause, list(p.about), moves, bars, p.is_sealed)


def event(e: Event, n: int) -> EventWire:
    return EventWire(n, e.kind, e.clause, list(e.args))


def standings(rows: list[Standing]) -> list[StandingWire]:
    ranks = places(rows)
    return [
        StandingWire(row.score, place, [LineWire(*line) for line in row.lines])
        for row, place in zip(rows, ranks, strict=True)
    ]
