"""Phase 6: auctions of investment cards."""

from __future__ import annotations

from fondaco.bots.haendler.haggling import down_to_coin
from fondaco.bots.haendler.money import spendable
from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler import shape
from fondaco.games.haendler.data import COIN, ON_OFFER
from fondaco.games.haendler.investment import Auction, most_sworn
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer


def worth_of(worth: Worth, card: int) -> float:
    """What a card brings over the rounds that are left."""
    return worth.taste.investments[card] * worth.outlook.drives


def on_offer(s: Haendler) -> list[int]:
    return [card for card, owner in enumerate(s.owner) if owner == ON_OFFER]


def limit(s: Haendler, worth: Worth) -> int:
    """The most that one bids: a part of what the best card is worth, from what one can spare."""
    best = max([worth_of(worth, card) for card in on_offer(s)])
    can = spendable(worth) - worth.taste.till
    return down_to_coin(min(worth.taste.greed * best, can, most_sworn(s, worth.seat)))


def choose_opening(s: Haendler, worth: Worth) -> Action:
    """The smallest bid: who wants the card more must raise (HAEN-8.2)."""
    if limit(s, worth) < COIN:
        return answer(shape.Decline, worth.seat)
    return answer(shape.Open, worth.seat, COIN)


def choose_raise(s: Haendler, worth: Worth) -> Action:
    auction = s.stack[-1]
    assert isinstance(auction, Auction)
    bid = auction.bid + COIN
    if bid > limit(s, worth):
        return answer(shape.Pass, worth.seat)
    return answer(shape.Raise, worth.seat, bid)


def choose_investment(s: Haendler, worth: Worth) -> Action:
    card = max(on_offer(s), key=lambda card: worth_of(worth, card))
    return answer(shape.Invest, worth.seat, card)
