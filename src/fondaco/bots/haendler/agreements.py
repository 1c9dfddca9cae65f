"""The variant "Agreements": contracts that are worth their price, offered and taken (HAEN-11)."""

from __future__ import annotations

from random import Random

from fondaco.bots.haendler.bidding import office
from fondaco.bots.haendler.cards import influence
from fondaco.bots.haendler.haggling import down_to_coin
from fondaco.bots.haendler.money import spendable
from fondaco.bots.haendler.taste import drawn
from fondaco.bots.haendler.vowed import is_open
from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler import shape
from fondaco.games.haendler.contract import Offer, Side
from fondaco.games.haendler.data import COIN, NONE
from fondaco.games.haendler.history import KINDS
from fondaco.games.haendler.loading import WagonTurn
from fondaco.games.haendler.parley import Hearing, Offers, Reply, can_give
from fondaco.games.haendler.promises import AGREE, BID_NOTHING, LOADING, Promise
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.vows import vows_of
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer

NO_CARDS = (0,) * KINDS


class Reckoning:
    """What contracts between two players are worth to one of them."""

    def __init__(self, s: Haendler, worth: Worth, other: int) -> None:
        self.s = s
        self.mine = worth
        self.theirs = worth.of(other)
        self.cards = [max(0.0, value) for value in influence(s, worth)]

    def value(self, got: Side, given: Side) -> float:
        """What one gets less what one gives, and less what the other gains by one's promise."""
        favour = boon(self.s, self.theirs, self.mine.seat, given)
        return (
            self.paid(got)
            - self.paid(given)
            + boon(self.s, self.mine, self.theirs.seat, got)
            - burden(self.s, self.mine, self.theirs, given)
            - self.mine.rivalry * favour
        )

    def paid(self, side: Side) -> float:
        cards = sum([n * value for n, value in zip(side.cards, self.cards, strict=True)])
        return side.money + side.aside + cards


def boon(s: Haendler, worth: Worth, promiser: int, side: Side) -> float:
    """What a promise of another is worth to a seat; those it has no use for are worth nothing to it."""
    promise = s.edition.promises[side.promise]
    if promise.kind == BID_NOTHING and s.is_free(promise.wagon):
        return worth.taste.unrivalled * max(0.0, office(s, worth, promise.wagon))
    if promise.kind == AGREE and s.in_city(promise.wagon):
        part = worth.taste.fee + worth.taste.sure
        return likely_master(s, promiser, promise.wagon) * saved_fee(
            s, worth, promise.wagon, part, side.limit
        )
    return 0.0


def burden(s: Haendler, worth: Worth, other: Worth, side: Side) -> float:
    """What keeping a promise costs a seat."""
    promise = s.edition.promises[side.promise]
    if promise.kind == BID_NOTHING and s.is_free(promise.wagon):
        return worth.taste.unrivalled * max(0.0, office(s, worth, promise.wagon))
    if promise.kind == AGREE and s.in_city(promise.wagon):
        part = worth.taste.fee - worth.taste.sure
        return likely_master(s, worth.seat, promise.wagon) * saved_fee(
            s, other, promise.wagon, part, side.limit
        )
    return worth.taste.bound if side.promise else 0.0


def likely_master(s: Haendler, seat: int, wagon: int) -> float:
    """How likely a seat is a wagon's master when it is loaded this round in its city."""
    master = s.master[wagon]
    return 1.0 / s.seats if master == NONE else float(master == seat)


def saved_fee(s: Haendler, worth: Worth, wagon: int, part: float, price: int) -> float:
    """What a guest saves that may load for a price and would else pay a part of its gain."""
    goods = worth.best_load(worth.seat, wagon, s.sort_of(wagon))
    return max(0.0, part * worth.gain(worth.seat, wagon, goods) - price)


def speak_up(s: Haendler, seat: int) -> Action | None:
    """Once for all, be asked for offers when wagons are loaded: there is something to wish for then."""
    if not s.has_agreements or not s.stack[-1].interruptible or s.speaks(seat, LOADING):
        return None
    return answer(shape.Speak, seat, LOADING)


def choose_offer(s: Haendler, worth: Worth, rng: Random) -> Action:
    """Money, to be paid when the promise is kept, for a place on the wagon."""
    talks = s.stack[-1]
    assert isinstance(talks, Offers)
    nothing = answer(shape.OfferNone, worth.seat)
    promise = wish(s)
    if promise is None or promise in [vow.promise for vow in vows_of(s, talks.turn.seat, (promise.kind,))]:
        return nothing
    asked = Side(0, NO_CARDS, 0, s.edition.promises.index(promise), 0)
    price = price_of(s, worth, talks.turn.seat, asked, drawn(worth.taste.split, rng))
    if not COIN <= price <= spendable(worth):
        return nothing
    offer = Offer(worth.seat, Side(0, NO_CARDS, price, 0, 0), asked)
    a = answer(shape.Offer, worth.seat, *offer.terms())
    return a if is_open(s, a) else nothing


def price_of(s: Haendler, worth: Worth, promiser: int, asked: Side, split: float) -> int:
    """A price between what a promise costs the other and what it is worth to oneself; 0 if there is none."""
    other = worth.of(promiser)
    most = boon(s, worth, promiser, asked)
    least = burden(s, other, worth, asked) + other.rivalry * most
    price = down_to_coin(least + split * (most - least))
    return price if least < price < most else 0


def wish(s: Haendler) -> Promise | None:
    """What one would have the player on turn promise at this moment."""
    for frame in s.stack:
        if isinstance(frame, WagonTurn):
            return Promise(AGREE, frame.wagon)
    return None


def choose_contract(s: Haendler, worth: Worth) -> Action:
    """The best of the offers, if one is worth more than it costs."""
    hearing = s.stack[-1]
    assert isinstance(hearing, Hearing)
    best, chosen = 0.0, answer(shape.AcceptNone, worth.seat)
    for offer in hearing.offers:
        if can_give(s, worth.seat, offer.ask):
            value = value_of(s, worth, offer)
            if value > best:
                best, chosen = value, answer(shape.Accept, worth.seat, offer.maker)
    return chosen


def choose_reply(s: Haendler, worth: Worth) -> Action:
    reply = s.stack[-1]
    assert isinstance(reply, Reply)
    is_worth_it = can_give(s, worth.seat, reply.offer.ask) and value_of(s, worth, reply.offer) > 0
    return answer(shape.Consent if is_worth_it else shape.Reject, worth.seat)


def value_of(s: Haendler, worth: Worth, offer: Offer) -> float:
    """What an offer of another is worth to who may take it."""
    return Reckoning(s, worth, offer.maker).value(offer.give, offer.ask)
