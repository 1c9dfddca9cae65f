"""Phase 2: what the office of a wagon master is worth, and what to bid for it."""

from __future__ import annotations

from random import Random

from fondaco.bots.haendler.money import spendable
from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler import shape
from fondaco.games.haendler.cards import WagonMasters
from fondaco.games.haendler.data import COIN, MASTER_LOAD, NONE, WAGON_MASTER_FEE
from fondaco.games.haendler.loading import Bids, MasterLoad, master_limits
from fondaco.games.haendler.promises import BID_NOTHING
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.vows import wagons
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer


def office(s: Haendler, worth: Worth, wagon: int) -> float:
    """What it brings to be master oneself, and what it would bring a rival, who else is and pays for it."""
    return advantage(s, worth, wagon) + spoiled(s, worth, wagon)


def spoiled(s: Haendler, worth: Worth, wagon: int) -> float:
    """What it is worth to oneself that no rival is master."""
    rivals = 0.0
    for seat in range(s.seats):
        if seat != worth.seat:
            rivals += advantage(s, worth.of(seat), wagon)
    return worth.taste.spoiling * worth.rivalry * max(0.0, rivals)


def advantage(s: Haendler, worth: Worth, wagon: int) -> float:
    """Own goods free of charge and more of them, and the fees of the others, over loading as a guest."""
    seat, city = worth.seat, s.at[wagon]
    unit, stock = worth.unit(city), worth.stock(seat, city)
    own = worth.as_master(stock, unit, NONE) - worth.visit(city, stock, unit, NONE)
    barred = max(range(len(stock)), key=lambda good: min(MASTER_LOAD, stock[good]) * unit[good])
    fees = 0.0
    for guest in range(s.seats):
        if guest != seat:
            goods = worth.best_load(guest, wagon, barred if stock[barred] else NONE)
            if any(goods):
                fee = worth.taste.fee * worth.gain(guest, wagon, goods)
                fees += min(fee, spendable(worth.of(guest)))
    return own + fees


def choose_bid(s: Haendler, worth: Worth, rng: Random) -> Action:
    """A part of what the office is worth, never more than one can spare (HAEN-4.3)."""
    bids = s.stack[-1]
    assert isinstance(bids, Bids)
    taste = worth.taste
    part = rng.uniform(1 - taste.whim, 1 + taste.whim)
    own, can = advantage(s, worth, bids.wagon), spendable(worth)
    bid = 0.0
    if own > 0 and can:  # else what it brings rivals need not be known: nothing is bid anyway
        value = own + spoiled(s, worth, bids.wagon)
        bid = min(part * min(taste.profit * own, taste.shade * value), float(can))
    sworn = [seat for seat in range(s.seats) if bids.wagon in wagons(s, seat, BID_NOTHING)]
    if worth.seat in sworn:
        bid = 0.0
    elif len(sworn) == s.seats - 1:
        bid = min(bid, float(COIN))
    return answer(shape.Bid, worth.seat, max(0, int(bid) // COIN * COIN))


def choose_command(s: Haendler, worth: Worth) -> Action:
    """Play Wagon Master where a bid that wins would cost more than the card's 800 (HAEN-4.2)."""
    moment = s.stack[-1]
    assert isinstance(moment, WagonMasters)
    free = moment.targets(s, worth.seat) if s.has(worth.seat, WagonMasters.card) else []
    if not free or spendable(worth) < WAGON_MASTER_FEE:
        return answer(shape.Pass, worth.seat)
    wagon = max(free, key=lambda wagon: office(s, worth, wagon))
    if office(s, worth, wagon) < 2 * WAGON_MASTER_FEE:
        return answer(shape.Pass, worth.seat)
    return answer(shape.Command, worth.seat, wagon)


def choose_master_load(s: Haendler, worth: Worth) -> Action:
    """As many as possible of the sort that gains most (HAEN-4.5)."""
    frame = s.stack[-1]
    assert isinstance(frame, MasterLoad)
    seat, wagon = worth.seat, frame.wagon
    limits = master_limits(s, seat, wagon)

    def gain(good: int) -> float:
        goods = [0] * len(limits)
        goods[good] = limits[good]
        return worth.gain(seat, wagon, goods)

    good = max([good for good, n in enumerate(limits) if n], key=gain)
    if gain(good) <= 0:
        return answer(shape.Pass, seat)
    return answer(shape.Load, seat, good, limits[good])
