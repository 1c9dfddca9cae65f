"""What is told of a game of Die Händler."""

from __future__ import annotations

from typing import Annotated

from fondaco.games.haendler.shape.things import (
    CardsTold,
    City,
    Field,
    Good,
    GoodsTold,
    Influence,
    Investment,
    Moment,
    Promise,
    Route,
    Stall,
    Status,
    StoredTold,
    Terms,
    Tile,
    Wagon,
    Way,
)
from fondaco.kernel.shape import HIDDEN, Along, Parts, Seat, Told


class LaidOut(Told, said="laid_out", rank="setup"):
    cities: tuple[City, ...]


class Sent(Told, said="sent", rank="setup"):
    field: Field


class TurnedUp(Told, said="turned_up", rank="setup"):
    card: Investment


class Began(Told, said="began", rank="setup"):
    who: Seat


class RoundBegan(Told, said="round_began"):
    round: int
    first: Seat


class Bought(Told, said="bought"):
    who: Seat
    goods: StoredTold


class Paid(Told, said="paid", rank="detail"):
    who: Seat
    sum: int


class Earned(Told, said="earned", rank="detail"):
    who: Seat
    sum: int


class Gave(Told, said="gave", rank="detail"):
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


class HasBid(Told, said="bid", rank="detail", reveals=True):
    who: Seat
    sum: int


class Loaded(Told, said="loaded"):
    who: Seat
    wagon: Wagon
    goods: GoodsTold


class Quoted(Told, said="quoted"):
    who: Seat
    wagon: Wagon
    one: int
    two: int


class Proposed(Told, said="proposed", rank="detail"):
    who: Seat
    to: Seat
    goods: GoodsTold
    price: int


class Named(Told, said="named", rank="detail"):
    who: Seat
    to: Seat
    price: int


class HasRefused(Told, said="refused", rank="detail"):
    who: Seat
    to: Seat


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


class Pointed(Told, said="pointed", rank="detail", reveals=True):
    who: Seat
    goods: GoodsTold


class Priced(Told, said="priced", reveals=True):
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


class Emptied(Told, said="emptied", rank="detail"):
    wagon: Wagon


class Bonuses(Told, said="bonuses", rank="detail"):
    bonuses: Annotated[tuple[int, ...], Along("city")]


class Opened(Told, said="opened", rank="detail"):
    who: Seat
    sum: int


class Declined(Told, said="declined", rank="detail"):
    who: Seat


class Raised(Told, said="raised", rank="detail"):
    who: Seat
    sum: int


class Passed(Told, said="passed", rank="detail"):
    who: Seat


class Invested(Told, said="invested"):
    who: Seat
    card: Investment


class Kept(Told, said="kept", rank="detail"):
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


class SpokeUp(Told, said="spoke_up", rank="detail"):
    who: Seat
    moment: Moment


class Hushed(Told, said="hushed", rank="detail"):
    who: Seat
    moment: Moment


class AcceptedNone(Told, said="accepted_none", rank="detail"):
    who: Seat


class Rejected(Told, said="rejected", rank="detail"):
    who: Seat


class NumberPart(Parts):
    number: int


class Contracted(Terms, PartiesPart, NumberPart, Told, said="contracted"):
    """A contract is made."""


class HandedOver(Told, said="handed_over", rank="detail"):
    who: Seat
    to: Seat
    cards: CardsTold


class LaidAside(Told, said="laid_aside", rank="detail"):
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


class Released(Told, said="released", rank="detail"):
    who: Seat
    number: int
    sum: int
