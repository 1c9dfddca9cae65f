"""What a seat of Genoa may see: the view, and what each frame on the stack shows."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from fondaco.games.genoa.shape.things import Card, Cards, Field, Flag, GoodCounts, Goods, Promise
from fondaco.kernel.shape import Along, PerSeat, Seat


class BargainView(TypedDict):
    """What a guest gives the host for a field, and asks in return: an offer, or the host's terms."""

    guest: Seat
    field: Field
    promise: Promise
    pay: int
    give: GoodCounts  # hand cards by kind
    given_cards: Cards | None  # which hand cards, for the two who may know
    ask: int
    want: GoodCounts
    wanted_cards: Cards | None
    is_binding: Flag
    is_outbid: Flag  # another offer for the field is better for the host in every respect


class PlayerView(TypedDict):
    goods: Goods
    free: int  # actions left this turn
    is_quiet: Flag
    supply: int  # markers of this colour still on the board
    money: int | None  # behind the screen: only the owner knows
    hand: list[Card] | None
    known: list[Card]  # cards of another's hand that this seat is sure of


class PlainShown(TypedDict):
    """A piece of procedure of which nothing is to be seen but that it goes on."""

    frame: Literal["play", "first", "drawcard", "turn", "start", "deal", "handover", "villa", "reward"]


class WindowShown(TypedDict):
    frame: Literal["here", "ahead"]
    askings: int  # how often the guests were asked for offers
    terms: PerSeat[int]  # how often terms were put to each


class OffersShown(TypedDict):
    frame: Literal["offers"]
    ready: list[Seat]
    mine: list[BargainView]  # what this seat has offered in this asking, closed until all are ready
    withdrawn: list[Field]  # what this seat has withdrawn in this asking


class TermsShown(TypedDict):
    frame: Literal["terms"]
    guest: Seat
    field: Field


class ActShown(TypedDict):
    frame: Literal["act"]
    seat: Seat
    building: Field
    is_done: bool


class PlacingShown(TypedDict):
    frame: Literal["placing"]
    to_come: list[Seat]
    street: Field  # the one chosen


Doing = PlainShown | WindowShown | OffersShown | TermsShown | ActShown | PlacingShown


class View(TypedDict):
    space: int  # of the round marker
    last: int  # the space of the last round
    first: Seat
    active: Seat
    squares: Annotated[list[Field], Along("square")]
    tower: Field
    path: list[Field]  # where the tower was this turn, the last one where it stands
    cleared: list[Field]  # streets whose discs were taken off
    used: list[Field]  # buildings whose action was used
    owner: Annotated[list[Seat], Along("field")]
    stock: Annotated[list[int], Along("good")]  # wares in supply
    deck: Annotated[list[int], Along("special")]  # special cards in supply
    piles: Annotated[list[int], Along("kind")]  # hand cards that lie face down
    face_up: list[Card]  # hand cards under their piles
    offers: Annotated[list[BargainView], Along("offer")]
    earlier: Annotated[list[BargainView], Along("offer")]  # stood here before the tower came
    terms: Annotated[list[BargainView], Along("offer")]  # that wait for an answer
    players: PerSeat[PlayerView]
    doing: list[Doing]  # the innermost last


# The longest that lists can be, for observations of fixed size: four guests, and no more than eight fields
# that the tower can enter from where it stands.
BOUNDS: Final = {
    "offers": 32,
    "earlier": 4,
    "terms": 1,
    "path": 6,
    "cleared": 6,
    "used": 6,
    "doing.window": 2,
    "doing.offers.mine": 8,
    "doing.offers.withdrawn": 8,
}
