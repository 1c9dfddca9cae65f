"""Talks about loading: what a guest offers and takes, what a master wants (HAEN-4.6 to HAEN-4.9)."""

from __future__ import annotations

from random import Random

from fondaco.bots.haendler.money import spendable
from fondaco.bots.haendler.taste import drawn
from fondaco.bots.haendler.worth import Goods, Worth
from fondaco.games.haendler import shape
from fondaco.games.haendler.data import COIN, FREE_LOADING, GUEST_LOAD, MOST_NAMED, SORTS
from fondaco.games.haendler.loading import WagonTurn
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.talks import PROPOSALS, Talk
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer


def choose_in_talk(s: Haendler, worth: Worth, rng: Random) -> Action:
    talk = s.stack[-1]
    assert isinstance(talk, Talk)
    return hear(s, worth, talk, rng) if talk.is_masters_turn() else haggle(s, worth, talk, rng)


def choose_quote(s: Haendler, worth: Worth, rng: Random) -> Action:
    """Prices for one good and for two: of the fair parts of each guest's gain the one that brings most."""
    turn = s.stack[-1]
    assert isinstance(turn, WagonTurn)
    whim = worth.taste.whim
    part = worth.taste.fee * drawn((1 - whim, 1 + whim), rng)
    one, two = [
        best_listed(worth, gains_of_guests(s, worth, turn.wagon, most), part) for most in (1, GUEST_LOAD)
    ]
    return answer(shape.Quote, worth.seat, one, two)


def gains_of_guests(s: Haendler, worth: Worth, wagon: int, most: int) -> list[float]:
    """What each guest who can load would gain by loading so many goods at most."""
    loads = [(guest, worth.best_load(guest, wagon, s.sort_of(wagon), most)) for guest in s.others(worth.seat)]
    return [worth.gain(guest, wagon, goods) for guest, goods in loads if any(goods)]


def best_listed(worth: Worth, gains: list[float], part: float) -> int:
    """The price for all that brings a master most, if those haggle to whom it is too much."""
    least = least_price(worth, max(gains))
    fair = [min(MOST_NAMED, max(least, up_to_coin(part * max(0.0, gain)))) for gain in gains]
    haggled = worth.taste.haggled
    return max(fair, key=lambda price: sum([price if price <= own else haggled * own for own in fair]))


def hear(s: Haendler, worth: Worth, talk: Talk, rng: Random) -> Action:
    """The master agrees to a fair part of the guest's gain, or names it; what was named once is not again."""
    wanted = asked_for(worth, talk, rng)
    has = s.money[talk.guest] // COIN * COIN
    is_enough = talk.price >= max(least_of(worth, talk), min(wanted, has))
    if is_enough or talk.is_sworn(s):
        return answer(shape.Agree, worth.seat)
    is_said = talk.said > 1 and wanted >= has  # it was the guest's last penny already
    if talk.said == PROPOSALS or is_said or talk.price >= has:
        return answer(shape.Refuse, worth.seat)
    return answer(shape.Name, worth.seat, max(least_of(worth, talk), min(wanted, has)))


def least_of(worth: Worth, talk: Talk) -> int:
    return least_price(worth, worth.gain(talk.guest, talk.wagon, talk.goods))


def asked_for(worth: Worth, talk: Talk, rng: Random) -> int:
    """Less from one proposal to the next, never less than what the guest's gain does harm."""
    gain = worth.gain(talk.guest, talk.wagon, talk.goods)
    step = worth.taste.modest / PROPOSALS
    dear = (PROPOSALS - talk.said + rng.random()) * step  # its least price lies by so much higher
    part = drawn(worth.taste.ask[talk.said - 1], rng)
    wanted = up_to_coin(max((1 + dear) * harm(worth, gain), part * gain))
    listed = talk.quoted[sum(talk.goods) - 1] if talk.quoted else MOST_NAMED
    return max(least_price(worth, gain), min(wanted, listed))


def harm(worth: Worth, gain: float) -> float:
    """What a guest's gain does harm to a master, who is paid for it."""
    return max(0.0, gain) * worth.rivalry / (1 + worth.rivalry)


def least_price(worth: Worth, gain: float) -> int:
    """Below this a master is worse off: what is left to the guest counts against it."""
    return up_to_coin(harm(worth, gain))


def most_price(worth: Worth, gain: float) -> int:
    """Above this a guest is worse off: what it pays serves the master."""
    return down_to_coin(max(0.0, gain) / (1 + worth.rivalry))


def down_to_coin(price: float) -> int:
    return int(price // COIN) * COIN


def up_to_coin(price: float) -> int:
    return -int(-price // COIN) * COIN


def haggle(s: Haendler, worth: Worth, talk: Talk, rng: Random) -> Action:
    """The guest takes a price that is no more than it would offer next, or offers that, or leaves."""
    seat = worth.seat
    goods = worth.best_load(seat, talk.wagon, s.sort_of(talk.wagon))
    gain = worth.gain(seat, talk.wagon, goods)
    if gain <= 0:
        return answer(shape.Leave, seat)
    if is_free_loading_due(s, worth, talk, gain):
        return answer(shape.LoadFree, seat, tuple(goods))
    sworn = [vow.limit() for vow in talk.sworn(s)]
    if sworn and min(sworn) <= limit_of(worth, gain):
        return answer(shape.Propose, seat, tuple(goods), min(sworn))
    modest = 1 - worth.taste.modest * rng.random()
    listed = take_listed(s, worth, talk, modest)
    if listed:
        return answer(shape.TakeQuoted, seat, tuple(listed))
    offer = next_offer(worth, talk, gain, rng)
    if talk.is_named and takes(worth, talk, offer, modest):
        return answer(shape.Take, seat)
    if offer > down_to_coin(modest * limit_of(worth, gain)) or not offer:
        return answer(shape.Leave, seat)  # nobody gives a place for nothing
    return answer(shape.Propose, seat, tuple(goods), offer)


def limit_of(worth: Worth, gain: float) -> int:
    """The most that a guest pays for a gain, out of what it can spare."""
    return min(most_price(worth, gain), down_to_coin(spendable(worth)))


def next_offer(worth: Worth, talk: Talk, gain: float, rng: Random) -> int:
    """More from one proposal to the next: nobody says the same again."""
    bands = worth.taste.offer
    most = limit_of(worth, gain)
    offer = min(most, up_to_coin(drawn(bands[talk.said], rng) * gain))
    if not talk.said:
        return offer
    _, high = bands[talk.said - 1]
    said = min(most, up_to_coin(high * gain)) if talk.is_named else talk.price
    return max(offer, said + COIN)


def take_listed(s: Haendler, worth: Worth, talk: Talk, modest: float) -> Goods:
    """The goods to load by the master's list, if a price of it is no more than one would offer in the end,
    and better than what the master has just named."""
    best, taken = gain_as_named(worth, talk), [0] * SORTS
    _, last = worth.taste.offer[-1]
    for most, price in enumerate(talk.quoted, 1):
        goods = worth.best_load(worth.seat, talk.wagon, s.sort_of(talk.wagon), most)
        gain = worth.gain(worth.seat, talk.wagon, goods)
        fair = min(limit_of(worth, gain), up_to_coin(modest * last * gain))
        if sum(goods) == most and price <= fair and gain - price > best:
            best, taken = gain - price, goods
    return taken if any(taken) else []


def gain_as_named(worth: Worth, talk: Talk) -> float:
    """What is left of a guest's gain at the price that the master has named, if one was and can be paid."""
    if not talk.is_named:
        return 0.0
    gain = worth.gain(worth.seat, talk.wagon, talk.goods)
    return max(0.0, gain - talk.price) if talk.price <= limit_of(worth, gain) else 0.0


def takes(worth: Worth, talk: Talk, offer: int, modest: float) -> bool:
    """Is the master's price good enough? Before the last proposal any that is worth it."""
    gain = worth.gain(worth.seat, talk.wagon, talk.goods)
    if talk.price > modest * limit_of(worth, gain):
        return False
    return talk.price <= offer or talk.said == PROPOSALS - 1


def is_free_loading_due(s: Haendler, worth: Worth, talk: Talk, gain: float) -> bool:
    """The card is worth playing where the fee would be, and where the talks come to nothing (HAEN-4.9)."""
    if not s.has(worth.seat, FREE_LOADING):
        return False
    worth_it = worth.taste.card if worth.outlook.drives > 2 else 0.0
    return worth.taste.fee * gain >= worth_it or (talk.said == PROPOSALS - 1 and gain >= worth_it)
