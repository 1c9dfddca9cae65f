"""Talks about loading: what a guest offers and takes, what a master wants (HAEN-4.6 to HAEN-4.9)."""

from __future__ import annotations

from fondaco.bots.haendler.money import spendable
from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler import shape
from fondaco.games.haendler.data import COIN, FREE_LOADING, MOST_NAMED
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.talks import PROPOSALS, Talk
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer


def choose_in_talk(s: Haendler, worth: Worth) -> Action:
    talk = s.stack[-1]
    assert isinstance(talk, Talk)
    return hear(s, worth, talk) if talk.is_masters_turn() else haggle(s, worth, talk)


def hear(s: Haendler, worth: Worth, talk: Talk) -> Action:
    """The master agrees to a fair part of the guest's gain, or names it."""
    gain = worth.gain(talk.guest, talk.wagon, talk.goods)
    wanted = asked_for(s, worth, talk, gain)
    if talk.price >= wanted or talk.is_sworn(s):
        return answer(shape.Agree, worth.seat)
    if talk.said == PROPOSALS or talk.price >= s.money[talk.guest] // COIN * COIN:
        return answer(shape.Refuse, worth.seat)
    return answer(shape.Name, worth.seat, wanted)


def asked_for(s: Haendler, worth: Worth, talk: Talk, gain: float) -> int:
    """Less from one proposal to the next, never less than what the guest's gain does harm."""
    least = least_price(worth, gain)
    wanted = max(least, up_to_coin(worth.taste.ask[talk.said - 1] * gain))
    has = s.money[talk.guest] // COIN * COIN
    return max(least, min(wanted, has, MOST_NAMED))


def least_price(worth: Worth, gain: float) -> int:
    """Below this a master is worse off: what is left to the guest counts against it."""
    return up_to_coin(max(0.0, gain) * worth.rivalry / (1 + worth.rivalry))


def most_price(worth: Worth, gain: float) -> int:
    """Above this a guest is worse off: what it pays serves the master."""
    return down_to_coin(max(0.0, gain) / (1 + worth.rivalry))


def down_to_coin(price: float) -> int:
    return int(price // COIN) * COIN


def up_to_coin(price: float) -> int:
    return -int(-price // COIN) * COIN


def haggle(s: Haendler, worth: Worth, talk: Talk) -> Action:
    """The guest takes a price that is no more than it would offer next, or offers that, or leaves."""
    seat = worth.seat
    goods = worth.best_load(seat, talk.wagon, s.sort_of(talk.wagon))
    gain = worth.gain(seat, talk.wagon, goods)
    most = min(most_price(worth, gain), down_to_coin(spendable(s, seat)))
    if gain <= 0:
        return answer(shape.Leave, seat)
    if is_free_loading_due(s, worth, talk, gain):
        return answer(shape.LoadFree, seat, tuple(goods))
    offer = min(
        [vow.limit() for vow in talk.sworn(s)], default=up_to_coin(worth.taste.offer[talk.said] * gain)
    )
    offer = min(most, offer)
    if talk.is_named and takes(s, worth, talk, offer):
        return answer(shape.Take, seat)
    return answer(shape.Propose, seat, tuple(goods), offer)


def takes(s: Haendler, worth: Worth, talk: Talk, offer: int) -> bool:
    """Is the master's price good enough? Before the last proposal any that is worth it."""
    gain = worth.gain(worth.seat, talk.wagon, talk.goods)
    most = min(most_price(worth, gain), spendable(s, worth.seat))
    if talk.price > most:
        return False
    return talk.price <= offer or talk.said == PROPOSALS - 1


def is_free_loading_due(s: Haendler, worth: Worth, talk: Talk, gain: float) -> bool:
    """The card is worth playing where the fee would be, and where the talks come to nothing (HAEN-4.9)."""
    if not s.has(worth.seat, FREE_LOADING):
        return False
    worth_it = worth.taste.card if worth.outlook.drives > 2 else 0.0
    return worth.taste.fee * gain >= worth_it or (talk.said == PROPOSALS - 1 and gain >= worth_it)
