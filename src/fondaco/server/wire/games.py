"""A game as the seats of a page know it, as types of the wire: what was told, how all stand, how it went."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from fondaco.kernel.action import CHANCE, Arg, Event
from fondaco.kernel.course import course as kernel_course
from fondaco.kernel.course import statistics
from fondaco.kernel.game import Clock, Standing, Tally, places
from fondaco.kernel.match import Match
from fondaco.server.wire.questions import HeadingWire, QuestionWire

View = Mapping[str, Any]  # what a game's view holds is described by its glossary

# A TallyWire, encoded once for many pages.
EncodedTally = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/TallyWire"})]


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


class TallyWire(Struct):
    """How a player stands in the midst of the game, as far as the seat of this part may know."""

    value: int | None  # null: too little is known
    is_whole: bool  # false: what is hidden may change the number
    is_bad: bool  # something spoils it, a debt
    goal: int  # the number that would end the game, or the highest there is; 0: none
    lines: list[LineWire]


class ClockWire(Struct):
    """How far the game has come towards its end; a warning where `is_near`."""

    kind: str
    clause: str
    value: int
    goal: int  # 0: nobody knows
    is_near: bool


class MomentWire(Struct):
    """How each player stood after answer `n`, nothing hidden."""

    n: int
    values: list[int]


class StatisticWire(Struct):
    name: str
    values: list[int]  # by seat


class CourseWire(Struct):
    """How a finished game went: the beginning of each round and the end, and what was counted."""

    moments: list[MomentWire]
    statistics: list[StatisticWire]
    answers: int  # people's and bots': chance answers for dice, bags and decks
    draws: list[int]  # the steps at which chance was to answer: a replay need not stop there


class OwnWire(Struct):
    """An answer of the seat itself; one in secret has the number of the answer that brought it to light."""

    n: int
    is_pass: bool  # it left things as they are


class PartWire(Struct):
    """The game as one seat of this page knows it; seat -1 is a spectator."""

    seat: int
    events: list[EventWire]
    own: list[OwnWire]  # from answer `first` on, as the events
    view: View
    tallies: list[EncodedTally]  # by seat
    question: QuestionWire | None


class GameNews(Struct, tag="game"):
    """The game after `n` answers. It tells the events from answer `first` on; the page forgets its own."""

    n: int
    first: int
    parts: list[PartWire]
    waiting: list[HeadingWire]
    done: list[int] | None  # who has answered for good while several are asked at once; null: one is asked
    undo: list[int]  # the seats of this page that may take their last answer back
    undos: int  # how often an answer was taken back so far; a page that resumes repeats the last it was told
    clocks: list[ClockWire]  # the first stands beside the title
    standings: list[StandingWire] | None  # when the game is over
    course: CourseWire | None  # when the game is over


def event(e: Event, n: int) -> EventWire:
    return EventWire(n, e.kind, e.clause, list(e.args))


def tally(t: Tally) -> TallyWire:
    return TallyWire(t.value, t.is_whole, t.is_bad, t.goal, [LineWire(*line) for line in t.lines])


def clock(c: Clock) -> ClockWire:
    return ClockWire(*c)


def course(match: Match[Any]) -> CourseWire:
    """How a finished game went."""
    moments = [MomentWire(*moment) for moment in kernel_course(match)]
    counts = [StatisticWire(*counted) for counted in statistics(match)]
    draws = [n for n, a in enumerate(match.answers) if a.seat == CHANCE]
    return CourseWire(moments, counts, sum(match.given), draws)


def standings(rows: list[Standing]) -> list[StandingWire]:
    ranks = places(rows)
    return [
        StandingWire(row.score, place, [LineWire(*line) for line in row.lines])
        for row, place in zip(rows, ranks, strict=True)
    ]
