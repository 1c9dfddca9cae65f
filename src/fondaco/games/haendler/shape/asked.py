"""What is asked in Die Händler."""

from __future__ import annotations

from fondaco.games.haendler.shape.things import City, GoodsTold, Influence, Moment, Terms, Wagon
from fondaco.kernel.shape import Asked, Parts, Seat


class LayOutAsked(Asked, said="lay_out"):
    """Chance places the wagons."""


class SendAsked(Asked, said="send"):
    """Chance places the courier."""


class TurnAsked(Asked, said="turn"):
    """Chance turns up an investment card."""


class BeginAsked(Asked, said="begin"):
    """Chance draws the first start player."""


class BuyAsked(Asked, said="buy"):
    """Up to three goods are bought: in which purchase of how many this round."""

    nth: int
    of: int


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


class QuoteAsked(Asked, said="quote"):
    """The master may name prices for all guests."""

    wagon: Wagon
    city: City


class ProposeAsked(Asked, said="propose"):
    master: Seat
    wagon: Wagon
    city: City


class QuotedAsked(Asked, said="quoted"):
    """As `propose`, and the master has named prices for one good and for two."""

    master: Seat
    wagon: Wagon
    city: City
    one: int
    two: int


class HaggleAsked(Asked, said="haggle"):
    master: Seat
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
    """Who fell may take a debt note; in the last round it only harms."""

    last: int


class RiseAsked(Asked, said="rise"):
    """How many steps are open, how many of them the purse can pay, and what each costs."""

    left: int
    paid: int
    cost: int


class OfferAsked(Asked, said="offer"):
    turn: Seat
    moment: Moment


class HearOffersAsked(Asked, said="hear_offers"):
    """The player on turn takes an offer, changes one, or takes none."""


class DraftAsked(Asked):
    taker: Seat


class CounterAsked(DraftAsked, said="counter"):
    """A contract is drawn up in answer to an offer."""


class ApproachAsked(DraftAsked, said="approach"):
    """A contract is drawn up to begin with."""


class TurnPart(Parts):
    turn: Seat


class ReplyAsked(Terms, TurnPart, Asked, said="reply"):
    """The player on turn has changed the contract that was offered."""
