"""What crosses the border of Die Händler: views, questions, answers, events, prints.

The one place where their names stand. Declarations only, read at run time and therefore not compiled. A
comment behind a key goes over to the client's types.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict, TypeVar

from fondaco.kernel.shape import (
    HIDDEN,
    Along,
    Answer,
    Asked,
    Bag,
    Closed,
    Parts,
    PerSeat,
    Refused,
    Seat,
    Thing,
    Told,
)

T = TypeVar("T")

City = Annotated[int, Thing("city")]
Field = Annotated[int, Thing("field")]
Flag = Annotated[int, Thing("flag")]
Good = Annotated[int, Thing("good")]
Influence = Annotated[int, Thing("influence")]
Investment = Annotated[int, Thing("investment")]
Layout = Annotated[int, Thing("layout")]
Map = Annotated[int, Thing("map")]
Price = Annotated[int, Thing("price")]
Promise = Annotated[int, Thing("promise")]
Route = Annotated[int, Thing("route")]
Stall = Annotated[int, Thing("stall")]
Status = Annotated[int, Thing("status")]
Tile = Annotated[int, Thing("tile")]
Wagon = Annotated[int, Thing("wagon")]
Way = Annotated[int, Thing("way")]

Goods = Annotated[list[int], Bag("good")]
Cards = Annotated[list[int], Bag("influence")]
Stored = Annotated[list[int], Bag("stall")]
Tiles = Annotated[list[int], Bag("points")]
GoodsTold = Annotated[tuple[int, ...], Bag("good")]  # the same in an event, a question or an answer
CardsTold = Annotated[tuple[int, ...], Bag("influence")]
StoredTold = Annotated[tuple[int, ...], Bag("stall")]

PerCity = Annotated[list[T], Along("city")]
PerContract = Annotated[list[T], Along("contract")]
PerField = Annotated[list[T], Along("field")]
PerGood = Annotated[list[T], Along("good")]
PerInvestment = Annotated[list[T], Along("investment")]
PerLook = Annotated[list[T], Along("look")]
PerMap = Annotated[list[T], Along("map")]
PerPrice = Annotated[list[T], Along("price")]
PerPromise = Annotated[list[T], Along("promise")]
PerRoute = Annotated[list[T], Along("route")]
PerStall = Annotated[list[T], Along("stall")]
PerStatus = Annotated[list[T], Along("status")]
PerWagon = Annotated[list[T], Along("wagon")]

LINES: Final = ("debt", "status", "money")
CHAPTERS: Final = ("round_began",)


# What is printed


class CityPrint(TypedDict):
    field: Field  # where it lies on the maps
    stalls: list[Stall]


class StallPrint(TypedDict):
    city: City
    good: Good


class FieldPrint(TypedDict):
    key: str  # what the edition calls it: drawings find its place by that
    city: City  # that lies there; -1: none


class MapPrint(TypedDict):
    name: str
    arms: PerField[list[Field]]  # the fields next to it; none for fields of other maps


class RoutePrint(TypedDict):
    """A way that a wagon can go with one tile; all maps share one numbering."""

    start: Field
    walk: list[Field]  # entered one after another


class PricePrint(TypedDict):
    """A step of the price board."""

    buying: int
    selling: int


class AboutPrint(TypedDict):
    """What a promise is about."""

    what: str  # a kind of thing
    id: int


class PromisePrint(TypedDict):
    kind: str
    about: list[AboutPrint]  # in the order of its sentence
    has_limit: bool  # a price or a sum belongs to it
    is_none: bool  # nothing is promised


class Catalogue(TypedDict):
    """What is printed: on the maps, the boards and the cards of an edition."""

    wagons: int
    goods: int
    tiles: list[Tile]  # that each player has
    cities: PerCity[CityPrint]
    stalls: PerStall[StallPrint]
    fields: PerField[FieldPrint]
    maps: PerMap[MapPrint]
    routes: PerRoute[RoutePrint]
    prices: PerPrice[PricePrint]
    upkeep: PerStatus[int]  # in gulden
    rise: list[int]  # by arrivals, what a social step costs
    bonuses: list[int]  # the steps of a city's dial, in gulden
    stars: PerInvestment[int]
    promises: PerPromise[PromisePrint]


# What is seen


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
    chosen: list[Seat]  # who has offered a contract or none
    mine: list[Closed]  # what this seat has offered


class HearingShown(TypedDict):
    frame: Literal["hearing", "reply"]
    turn: Seat
    round: int
    offers: list[OfferView]


class CounterShown(TypedDict):
    frame: Literal["counter"]
    turn: Seat
    round: int
    maker: Seat  # of the offer that is answered


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
    | CounterShown
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


class Terms(Parts):
    """A contract as it is offered: what its maker would give, and what they ask for."""

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


# What is asked


class LayOutAsked(Asked, said="lay_out"):
    """Chance places the wagons."""


class SendAsked(Asked, said="send"):
    """Chance places the courier."""


class TurnAsked(Asked, said="turn"):
    """Chance turns up an investment card."""


class BeginAsked(Asked, said="begin"):
    """Chance draws the first start player."""


class BuyAsked(Asked, said="buy"):
    """Up to three goods are bought."""


class MomentAsked(Asked):
    """An influence card may be played: all are asked who by public knowledge could hold it."""

    card: Influence


class PlayMasterAsked(MomentAsked, said="play_master"):
    """Become master of a free wagon without bidding."""


class PlayAxleAsked(MomentAsked, said="play_axle"):
    """Block a wagon for this round."""


class PlaySaleAsked(MomentAsked, said="play_sale"):
    """Sell a good out of a warehouse."""


class PlayBonusAsked(Asked, said="play_bonus"):
    """Goods on a wagon that has arrived may all earn the bonus."""

    wagon: Wagon
    city: City
    card: Influence


class PlayUpkeepAsked(Asked, said="play_upkeep"):
    cost: int
    card: Influence


class BidAsked(Asked, said="bid"):
    wagon: Wagon
    city: City


class MasterLoadAsked(Asked, said="master_load"):
    wagon: Wagon
    city: City


class ProposeAsked(Asked, said="propose"):
    wagon: Wagon
    city: City


class HaggleAsked(Asked, said="haggle"):
    wagon: Wagon
    goods: GoodsTold
    price: int


class HearAsked(Asked, said="hear"):
    guest: Seat
    wagon: Wagon
    goods: GoodsTold
    price: int


class DriveAsked(Asked, said="drive"):
    driven: int
    purse: int


class PickAsked(Asked, said="pick"):
    """Who met the courier picks an influence card."""


class PointAsked(Asked, said="point"):
    """All set their pointers in secret."""


class ShiftAsked(Asked, said="shift"):
    """A counting house may change a price."""


class SellAsked(Asked, said="sell"):
    """Goods out of the warehouses are sold."""


class OpenAsked(Asked, said="open"):
    """An auction of an investment card is opened or not."""


class RaiseAsked(Asked, said="raise"):
    leader: Seat
    bid: int


class InvestAsked(Asked, said="invest"):
    """The winner of an auction takes a card."""


class BorrowAsked(Asked, said="borrow"):
    """Who fell may take a debt note."""


class RiseAsked(Asked, said="rise"):
    left: int
    cost: int


class OfferAsked(Asked, said="offer"):
    turn: Seat


class HearOffersAsked(Asked, said="hear_offers"):
    """The player on turn takes an offer, changes one, or takes none."""


class CounterAsked(Asked, said="counter"):
    maker: Seat


class TurnPart(Parts):
    turn: Seat


class ReplyAsked(Terms, TurnPart, Asked, said="reply"):
    """The player on turn has changed the contract that was offered."""


# What is answered


class LayOut(Answer, said="lay_out"):
    thing: Layout


class Send(Answer, said="send"):
    thing: Field


class Turn(Answer, said="turn"):
    thing: Investment


class Begin(Answer, said="begin"):
    thing: Seat


class Buy(Answer, said="buy"):
    goods: StoredTold


class Command(Answer, said="command"):
    wagon: Wagon


class Break(Answer, said="break"):
    wagon: Wagon


class SellOne(Answer, said="sell_one"):
    good: Stall


class Bid(Answer, said="bid"):
    bid: int


class Load(Answer, said="load"):
    good: Good
    count: int


class Propose(Answer, said="propose"):
    goods: GoodsTold
    price: int


class Leave(Answer, said="leave"):
    """Load nothing."""


class Take(Answer, said="take"):
    """Accept the price that the master has named."""


class LoadFree(Answer, said="load_free"):
    goods: GoodsTold


class Agree(Answer, said="agree"):
    """Agree to a proposal."""


class Refuse(Answer, said="refuse"):
    """Refuse a proposal."""


class Name(Answer, said="name"):
    price: int


class Drive(Answer, said="drive"):
    tile: Tile
    route: Route


class Spend(Answer, said="spend"):
    tile: Tile


class Push(Answer, said="push"):
    route: Route


class Ride(Answer, said="ride"):
    field: Field


class RideFar(Answer, said="ride_far"):
    field: Field


class End(Answer, said="end"):
    """End the turn."""


class Pick(Answer, said="pick"):
    card: Influence


class Point(Answer, said="point"):
    goods: GoodsTold


class Shift(Answer, said="shift"):
    card: Investment
    good: Good
    way: Way


class Sell(Answer, said="sell"):
    goods: StoredTold


class Favour(Answer, said="favour"):
    """Play Sale with Bonus."""


class Open(Answer, said="open"):
    bid: int


class Decline(Answer, said="decline"):
    """Open no auction."""


class Raise(Answer, said="raise"):
    bid: int


class Pass(Answer, said="pass"):
    """Let it be."""


class Invest(Answer, said="invest"):
    card: Investment


class Pay(Answer, said="pay"):
    """Pay the upkeep."""


class Spare(Answer, said="spare"):
    """Play Upkeep."""


class Borrow(Answer, said="borrow"):
    """Take a debt note."""


class Repay(Answer, said="repay"):
    """Pay a debt note back."""


class Rise(Answer, said="rise"):
    """Rise a step."""


class RiseByCard(Answer, said="rise_by_card"):
    """Play Social Rise."""


class Stop(Answer, said="stop"):
    """Rise no further."""


class Offer(Terms, Answer, said="offer"):
    """Offer a contract."""


class OfferNone(Answer, said="offer_none"):
    """Offer no contract."""


class Accept(Answer, said="accept"):
    maker: Seat


class AcceptNone(Answer, said="accept_none"):
    """Make no contract."""


class Counter(Answer, said="counter"):
    maker: Seat


class Consent(Answer, said="consent"):
    """Accept the changed contract."""


class Reject(Answer, said="reject"):
    """Leave the changed contract."""


# What is told


class LaidOut(Told, said="laid_out"):
    cities: tuple[City, ...]


class Sent(Told, said="sent"):
    field: Field


class TurnedUp(Told, said="turned_up"):
    card: Investment


class Began(Told, said="began"):
    who: Seat


class RoundBegan(Told, said="round_began"):
    round: int
    first: Seat


class Bought(Told, said="bought"):
    who: Seat
    goods: StoredTold


class Paid(Told, said="paid"):
    who: Seat
    sum: int


class Earned(Told, said="earned"):
    who: Seat
    sum: int


class Gave(Told, said="gave"):
    who: Seat
    to: Seat
    sum: int


class Played(Told, said="played"):
    who: Seat
    card: Influence


class Picked(Told, said="picked"):
    who: Seat
    card: Annotated[Influence, HIDDEN]


class Commanded(Told, said="commanded"):
    who: Seat
    wagon: Wagon


class HasBid(Told, said="bid"):
    who: Seat
    sum: int


class Loaded(Told, said="loaded"):
    who: Seat
    wagon: Wagon
    goods: GoodsTold


class Proposed(Told, said="proposed"):
    who: Seat
    goods: GoodsTold
    price: int


class Named(Told, said="named"):
    who: Seat
    price: int


class HasRefused(Told, said="refused"):
    who: Seat


class Agreed(Told, said="agreed"):
    who: Seat
    guest: Seat
    goods: GoodsTold
    price: int


class Blocked(Told, said="blocked"):
    who: Seat
    wagon: Wagon


class Drove(Told, said="drove"):
    who: Seat
    wagon: Wagon
    field: Field
    steps: int
    route: Route


class Spent(Told, said="spent"):
    who: Seat
    tile: Tile


class Arrived(Told, said="arrived"):
    wagon: Wagon
    city: City


class Rode(Told, said="rode"):
    who: Seat
    field: Field


class Pointed(Told, said="pointed"):
    who: Seat
    goods: GoodsTold


class Priced(Told, said="priced"):
    good: Good
    buying: int
    selling: int


class Shifted(Told, said="shifted"):
    who: Seat
    card: Investment
    good: Good
    way: Way


class SoldOff(Told, said="sold_off"):
    who: Seat
    goods: StoredTold


class SoldOne(Told, said="sold_one"):
    who: Seat
    good: Stall


class Counted(Told, said="counted"):
    wagon: Wagon
    city: City
    arrivals: int


class Sold(Told, said="sold"):
    who: Seat
    wagon: Wagon
    goods: GoodsTold


class Emptied(Told, said="emptied"):
    wagon: Wagon


class Bonuses(Told, said="bonuses"):
    bonuses: Annotated[tuple[int, ...], Along("city")]


class Opened(Told, said="opened"):
    who: Seat
    sum: int


class Declined(Told, said="declined"):
    who: Seat


class Raised(Told, said="raised"):
    who: Seat
    sum: int


class Passed(Told, said="passed"):
    who: Seat


class Invested(Told, said="invested"):
    who: Seat
    card: Investment


class Kept(Told, said="kept"):
    who: Seat
    step: Status


class Fell(Told, said="fell"):
    who: Seat
    step: Status


class Borrowed(Told, said="borrowed"):
    who: Seat


class Repaid(Told, said="repaid"):
    who: Seat


class Rose(Told, said="rose"):
    who: Seat
    step: Status


class Ranked(Told, said="ranked"):
    who: Seat
    place: int


class PartiesPart(Parts):
    who: Seat
    to: Seat


class Offered(Terms, PartiesPart, Told, said="offered"):
    """A contract is offered."""


class AcceptedNone(Told, said="accepted_none"):
    who: Seat


class Rejected(Told, said="rejected"):
    who: Seat


class NumberPart(Parts):
    number: int


class Contracted(Terms, PartiesPart, NumberPart, Told, said="contracted"):
    """A contract is made."""


class HandedOver(Told, said="handed_over"):
    who: Seat
    to: Seat
    cards: CardsTold


class LaidAside(Told, said="laid_aside"):
    who: Seat
    sum: int


class Fulfilled(Told, said="fulfilled"):
    who: Seat
    number: int
    promise: Promise


class Lapsed(Told, said="lapsed"):
    who: Seat
    number: int
    promise: Promise


class Released(Told, said="released"):
    who: Seat
    number: int
    sum: int


# What is refused


class Bound(Refused, said="bound"):
    """A contract stands against an answer."""

    contract: int
    maker: Seat
    taker: Seat
