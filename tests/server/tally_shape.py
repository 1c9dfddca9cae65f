"""What crosses the border of Tally."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from fondaco.kernel.shape import HIDDEN, Answer, Asked, Closed, PerSeat, Refused, Seat, Told

LINES: Final = ("said",)
TOTAL: Final = "said"


class Catalogue(TypedDict):
    """Nothing is printed."""


class PlainShown(TypedDict):
    frame: Literal["talk", "roll"]


class HideShown(TypedDict):
    frame: Literal["hide"]
    chosen: list[Seat]
    mine: list[Closed]


Doing = PlainShown | HideShown


class View(TypedDict):
    said: list[int]
    secret: PerSeat[int | None]
    doing: list[Doing]


class TalkAsked(Asked, said="talk"):
    count: int


class RollAsked(Asked, said="roll"):
    """Chance rolls."""


class HideAsked(Asked, said="hide"):
    """Everybody chooses a secret number."""


class Say(Answer, said="say"):
    number: int


class Roll(Answer, said="roll"):
    """Chance's answer; said by a seat, it has no part."""

    thing: int


class Hide(Answer, said="hide"):
    """The answer to its question; said in the talk, it has no part."""

    number: int


class Said(Told, said="said"):
    who: Seat
    number: int


class Rolled(Told, said="rolled"):
    number: int


class Hid(Told, said="hid"):
    who: Seat
    number: Annotated[int, HIDDEN]


class Spoken(Refused, said="spoken"):
    count: int
