"""What a seat of Die Händler may see: the view, and what each frame on the stack shows."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from fondaco.games.haendler.shape.things import (
    Cards,
    CardsTold,
    Field,
    Flag,
    Goods,
    Investment,
    Map,
    Moment,
    PerCity,
    PerContract,
    PerGood,
    PerInvestment,
    PerLook,
    PerWagon,
    Price,
    Promise,
    Status,
    Stored,
    Tiles,
    Wagon,
)
from fondaco.kernel.shape import Closed, PerSeat, Seat


class WagonView(TypedDict):
    at: Field
    came: Field  # from where; -1 in a city
    master: Seat
    is_blocked: Flag
    has_arrived: Flag
    beds: PerSeat[Goods]


class ContractView(TypedDict):
    """A contract of which a promise still stands."""

    number: int
    maker: Seat
    promise: Promise
    limit: int
    aside: int  # laid aside by the maker for the taker's promise
    taker: Seat
    asked_promise: Promise
    asked_limit: int
    asked_aside: int


class PlayerView(TypedDict):
    status: Status
    notes: int
    store: Stored  # goods in warehouses
    tiles: Tiles  # 1 while the tile is open
    cards: int  # how many influence cards
    money: int | None  # behind the screen: only the owner knows
    hand: Cards | None  # only the owner knows
    seen: PerLook[Cards] | None  # the pile, at each look into it; only the owner knows
    speaks: list[Moment]  # when this player is asked for offers


class OfferView(TypedDict):
    """A contract that somebody offers: what they would give, and what they ask for."""

    maker: Seat
    money: int
    cards: CardsTold
    aside: int
    promise: Promise
    limit: int
    asked_money: int
    asked_cards: CardsTold
    asked_aside: int
    asked_promise: Promise
    asked_limit: int


class PlainShown(TypedDict):
    """A piece of procedure of which nothing is to be seen but that it goes on."""

    frame: Literal[
        "play",
        "placewagons",
        "placecourier",
        "firstfour",
        "turnup",
        "drawstart",
        "round",
        "loading",
        "driving",
        "pick",
        "prices",
        "sale",
        "choice",
        "status",
    ]


class TurnsShown(TypedDict):
    frame: Literal[
        "purchase",
        "wagonmasters",
        "masterload",
        "brokenaxles",
        "countinghouses",
        "warehousesale",
        "specialsales",
        "unload",
        "upkeep",
        "borrow",
        "rise",
    ]
    to_come: list[Seat]


class WagonTurnShown(TypedDict):
    frame: Literal["wagonturn"]
    wagon: Wagon
    quoted: list[int]  # the master's prices for one good and for two; none: no list


class BidsShown(TypedDict):
    frame: Literal["bids"]
    wagon: Wagon
    chosen: list[Seat]  # who has bid
    mine: list[Closed]  # what this seat has bid


class TalkShown(TypedDict):
    frame: Literal["talk"]
    wagon: Wagon
    guest: Seat
    said: int  # proposals made
    goods: Goods  # of the last proposal; none after a refusal
    price: int  # last named, by either
    is_named: bool  # by the master
    left: int  # proposals that may still be made
    quoted: list[int]  # the master's prices for one good and for two; none: no list


class DriveShown(TypedDict):
    frame: Literal["drive"]
    seat: Seat
    has_driven: bool
    purse: int  # extra points left
    rides: list[int]  # moves left of the Courier and of the Express Courier


class WheelsShown(TypedDict):
    frame: Literal["wheels"]
    chosen: list[Seat]  # who has set the pointers
    mine: list[Closed]  # how this seat has set them


class InvestmentsShown(TypedDict):
    frame: Literal["investments"]
    has_card: PerSeat[int]  # 1: won a card this round
    declined: PerSeat[int]  # 1: out of this phase


class AuctionShown(TypedDict):
    frame: Literal["auction"]
    leader: Seat
    bid: int
    bidders: PerSeat[int]  # 1: still in


class OffersShown(TypedDict):
    frame: Literal["offers"]
    turn: Seat
    round: int
    asked: list[Seat]
    chosen: list[Seat]  # who has offered a contract or none
    mine: list[Closed]  # what this seat has offered


class HearingShown(TypedDict):
    frame: Literal["hearing", "reply"]
    turn: Seat
    round: int
    offers: list[OfferView]


class DraftShown(TypedDict):
    frame: Literal["draft"]
    maker: Seat
    taker: Seat
    is_answer: bool  # to an offer of the taker


Doing = (
    PlainShown
    | TurnsShown
    | WagonTurnShown
    | BidsShown
    | TalkShown
    | DriveShown
    | WheelsShown
    | InvestmentsShown
    | AuctionShown
    | OffersShown
    | HearingShown
    | DraftShown
)


class View(TypedDict):
    map: Map  # which one is played on
    round: int
    first: Seat  # the start player
    arrivals: int
    rise_cost: int
    prices: PerGood[Price]  # its step on the price board
    supply: PerGood[int]
    bonus: PerCity[int]
    courier: Field
    wagons: PerWagon[WagonView]
    investments: PerInvestment[Seat]  # who owns it
    offer: list[Investment]  # cards that lie open
    played: Cards  # gone
    pile: int  # how many influence cards can still be picked
    contracts: PerContract[ContractView]
    players: PerSeat[PlayerView]
    doing: list[Doing]  # the innermost last


# The longest that lists can be whose length the types do not say, for observations of fixed size.
BOUNDS: Final = {
    "doing.wagonturn.quoted": 2,
    "doing.talk.quoted": 2,
    "doing.drive.rides": 2,
    "doing.hearing.offers": 3,
}
