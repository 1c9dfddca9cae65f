"""What crosses the border of Hafen: views, questions, answers, events. The one place where their names stand.

Declarations only, read at run time and therefore not compiled. A comment behind a key goes over to the
client's types.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from fondaco.kernel.shape import (
    HIDDEN,
    Answer,
    Asked,
    Bag,
    Closed,
    PerSeat,
    Phrase,
    Seat,
    Statistic,
    Thing,
    Told,
)

Ware = Annotated[int, Thing("ware")]
Wares = Annotated[list[int], Bag("ware")]
WareCounts = Annotated[tuple[int, ...], Bag("ware")]  # the same in an event or an answer
Gift = Annotated[int, Thing("gift")]
Gifts = Annotated[list[int], Bag("gift")]

LINES: Final = ("ducats", "pearls", "total", "wares")
TOTAL: Final = "total"
CLOCKS: Final = ("round",)
CHAPTERS: Final = ("round_began",)


class Catalogue(TypedDict):
    """What is printed and never changes."""

    stock: int  # of each ware
    deck: Gifts
    proceeds: list[int]  # by the number of wares of a kind that are sold together
    purse: int  # the ducats that it brings
    pearl: int  # the points that it counts


# What is seen


class MerchantView(TypedDict):
    ducats: int
    hold: Wares
    in_hand: int  # how many gifts
    gifts: Gifts | None  # only the owner knows


class PlainShown(TypedDict):
    """A piece of procedure of which nothing is to be seen but that it goes on."""

    frame: Literal["play", "round", "draw"]


class ErrandsShown(TypedDict):
    frame: Literal["errands"]
    to_come: list[Seat]


class OffersShown(TypedDict):
    frame: Literal["offers"]
    chosen: list[Seat]  # who has chosen
    mine: list[Closed]  # what this seat has chosen


class OfferView(TypedDict):
    guest: Seat
    give: Wares
    want: Wares
    pay: int


class DealShown(TypedDict):
    frame: Literal["deal"]
    offers: list[OfferView]  # what they give lies on the table


Doing = PlainShown | ErrandsShown | OffersShown | DealShown


class View(TypedDict):
    round: int
    first: Seat
    harbour: Wares
    bank: int
    deck_left: int
    deck: Gifts | None  # nobody at the table knows
    played: Gifts
    merchants: PerSeat[MerchantView]
    doing: list[Doing]  # the innermost last


# The longest that lists can be whose length the types do not say, for observations of fixed size.
BOUNDS: Final = {"doing.deal.offers": 3}


# What is asked


class DrawAsked(Asked, said="draw"):
    """Chance draws a gift."""


class ErrandAsked(Asked, said="errand"):
    round: int
    rounds: int


class OfferAsked(Asked, said="offer"):
    host: Seat


class DealAsked(Asked, said="deal"):
    """The first merchant chooses among the offers."""


# What is answered


class Draw(Answer, said="draw"):
    thing: Gift


class Load(Answer, said="load"):
    ware: Ware


class Sell(Answer, said="sell"):
    ware: Ware


class Visit(Answer, said="visit"):
    """Draw a gift."""


class MakeOffer(Answer, said="offer"):
    give: WareCounts
    want: WareCounts
    pay: int


class Pass(Answer, said="pass", is_pass=True):
    """Offer nothing."""


class Accept(Answer, said="accept"):
    guest: Seat


class Decline(Answer, said="decline", is_pass=True):
    """Accept no offer."""


class PlayPurse(Answer, said="play"):
    """Play a purse, on top of any question that is asked openly."""


# What is told


class RoundBegan(Told, said="round_began"):
    round: int
    first: Seat


class Drew(Told, said="drew"):
    who: Seat
    gift: Annotated[Gift, HIDDEN]


class Played(Told, said="played"):
    who: Seat
    amount: int


class Loaded(Told, said="loaded"):
    who: Seat
    ware: Ware
    cost: int


class Sold(Told, said="sold"):
    who: Seat
    ware: Ware
    count: int
    amount: int


class Offered(Told, said="offered"):
    who: Seat
    give: WareCounts
    want: WareCounts
    pay: int


class OfferedNothing(Told, said="offered_nothing"):
    who: Seat


class Accepted(Told, said="accepted"):
    host: Seat
    guest: Seat


class Declined(Told, said="declined"):
    host: Seat


class Ended(Told, said="ended"):
    """The last round is over."""


STATISTICS: Final = (Statistic("loaded", Loaded, "who"), Statistic("sales", Sold, "who", "amount"))


# What people say at the table


class WhoHas(Phrase, said="who_has"):
    ware: Ware


class ToSpare(Phrase, said="to_spare"):
    ware: Ware


class NearWin(Phrase, said="near_win"):
    who: Seat
