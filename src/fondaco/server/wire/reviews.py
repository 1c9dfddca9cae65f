"""A finished game looked back at, as types of the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from fondaco.kernel.action import Arg
from fondaco.server.wire.questions import QuestionWire


class PointWire(Struct):
    """Everybody's chance to win after answer `n`, from 0 to 1; `stage` says how far the game was."""

    n: int
    stage: dict[str, str]
    chances: list[float]


class SwingWire(Struct):
    """A seat's chance between answers `first` and `last`; sentences are by language here and below."""

    first: int
    last: int
    seat: int
    before: float
    after: float
    said: dict[str, str]


class JudgedWire(Struct):
    """What answer `n` cost beside the best one found; not `is_sure`: it may have cost nothing."""

    n: int
    cost: float
    error: float
    is_sure: bool


class TriedWire(Struct):
    """An answer under its clause."""

    verb: str
    args: list[Arg]
    clause: str
    answer: dict[str, str]


class SlipWire(Struct):
    """What was given as answer `n`, and what would have been better there: at step `n - 1` of the replay."""

    n: int
    asked: dict[str, str]  # the question in words
    question: QuestionWire  # the same, so that a page can mark on the board what answers name
    played: TriedWire
    better: TriedWire
    cost: float
    error: float
    said: dict[str, str]


class SumWire(Struct):
    """So much in all, with its standard error."""

    value: float
    error: float
    said: dict[str, str]


class PlayerWire(Struct):
    """How a seat has played. Costs and sums are chances to win, or points: see `ReviewWire.is_chance`."""

    seat: int
    answers: list[JudgedWire]  # those that there was something to choose at
    slips: list[SlipWire]  # the dearest that are beyond doubt, three at most
    no_slips: dict[str, str]  # that there are none
    luck: SumWire
    skill: SumWire  # beside what the normal bot would have answered


class DealWire(Struct):
    """A deal of answer `n`, and what it was worth to each of the two seats, in the coin of the game."""

    n: int
    clause: str
    seats: list[int]
    worth: list[float]
    said: dict[str, str]


class ReviewWire(Struct):
    """A finished game looked back at."""

    is_chance: bool  # costs, luck and skill are chances to win from 0 to 1; else points of the lead
    points: list[PointWire]  # the curve, at the beginning of each round and at the end; may be empty
    swings: list[SwingWire]  # the turning points, three at most
    players: list[PlayerWire]
    deals: list[DealWire]


EncodedReview = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/ReviewWire"})]


class ReviewNews(Struct):
    """How far a review has come."""

    progress: float | None  # from 0 to 1; null: nobody has asked for it
    is_faulty: bool  # it failed; who asks again tries it again
    review: EncodedReview | None  # when it is ready
