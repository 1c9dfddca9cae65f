"""What is answered in Die Händler."""

from __future__ import annotations

from fondaco.games.haendler.shape.things import (
    Field,
    Good,
    GoodsTold,
    Influence,
    Investment,
    Layout,
    Moment,
    Route,
    Stall,
    StoredTold,
    Terms,
    Tile,
    Wagon,
    Way,
)
from fondaco.kernel.shape import Answer, Seat


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


class Quote(Answer, said="quote"):
    one: int
    two: int


class TakeQuoted(Answer, said="take_quoted"):
    """Load for a price of the master's list."""

    goods: GoodsTold


class Propose(Answer, said="propose"):
    goods: GoodsTold
    price: int


class Leave(Answer, said="leave", is_pass=True):
    """Load nothing."""


class Take(Answer, said="take"):
    """Accept the price that the master has named."""


class LoadFree(Answer, said="load_free"):
    goods: GoodsTold


class Agree(Answer, said="agree"):
    """Agree to a proposal."""


class Refuse(Answer, said="refuse", is_pass=True):
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


class End(Answer, said="end", is_pass=True):
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


class Decline(Answer, said="decline", is_pass=True):
    """Open no auction."""


class Raise(Answer, said="raise"):
    bid: int


class Pass(Answer, said="pass", is_pass=True):
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


class Stop(Answer, said="stop", is_pass=True):
    """Rise no further."""


class Offer(Terms, Answer, said="offer"):
    """Offer a contract."""


class OfferNone(Answer, said="offer_none", is_pass=True):
    """Offer no contract."""


class Hush(Answer, said="hush"):
    """Offer nothing more at such moments."""


class Speak(Answer, said="speak"):
    """Be asked for offers at a moment."""

    moment: Moment


class Approach(Answer, said="approach"):
    """Begin talks with another player."""

    taker: Seat


class Accept(Answer, said="accept"):
    maker: Seat


class AcceptNone(Answer, said="accept_none", is_pass=True):
    """Make no contract."""


class Counter(Answer, said="counter"):
    maker: Seat


class Change(Answer, said="change"):
    """Answer the contract with a changed one."""


class Consent(Answer, said="consent"):
    """Accept the changed contract."""


class Reject(Answer, said="reject", is_pass=True):
    """Leave the changed contract."""
