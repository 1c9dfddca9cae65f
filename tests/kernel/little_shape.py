"""What crosses the border of the littlest game."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from fondaco.kernel.shape import HIDDEN, Answer, Asked, Bag, Closed, PerSeat, Seat, Thing, Told

Ducats = int
Kind = Annotated[int, Thing("thing")]
Goods = Annotated[tuple[int, ...], Bag("ware")]

LINES: Final = ("purse",)
TOTAL: Final = "purse"


class Catalogue(TypedDict):
    """Nothing is printed."""


class PlainShown(TypedDict):
    frame: Literal["course", "picks"]


class PaysShown(TypedDict):
    frame: Literal["pays"]
    to_come: list[Seat]


class BidsShown(TypedDict):
    frame: Literal["bids"]
    chosen: list[Seat]
    mine: list[Closed]


Doing = PlainShown | PaysShown | BidsShown


class View(TypedDict):
    purses: PerSeat[Ducats]
    doing: list[Doing]


class PaysAsked(Asked, said="pays"):
    """A seat pays."""


class BidsAsked(Asked, said="bids"):
    """Everybody bids in secret."""


class PickAsked(Asked, said="pick"):
    """Chance picks a thing."""


class Pay(Answer, said="pay"):
    sum: Ducats


class Tip(Answer, said="tip"):
    """An aside."""


class Bid(Answer, said="bid"):
    bid: Ducats
    goods: Goods


class Pick(Answer, said="pick"):
    thing: Kind


class Tipped(Told, said="tipped"):
    who: Seat


class Missed(Told, said="missed"):
    who: Seat


class Finished(Told, said="finished"):
    """All have paid."""


class Paid(Told, said="paid"):
    who: Seat
    sum: Ducats


class BidOpened(Told, said="bid"):
    who: Seat
    bid: Ducats
    goods: int


class Picked(Told, said="picked"):
    thing: Kind


class Drew(Told, said="drew"):
    who: Seat
    thing: Annotated[Kind, HIDDEN]


class Stepped(Told, said="step"):
    step: int
