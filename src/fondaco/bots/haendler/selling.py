"""Sales from warehouses, and the card that earns the bonus (HAEN-6.4, HAEN-6.5, HAEN-7.2)."""

from __future__ import annotations

from fondaco.bots.haendler.outlook import is_last_round
from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler import shape
from fondaco.games.haendler.data import BONUS_SALE, BONUS_STEP, SPECIAL_SALE, SPECIAL_SALE_PRICE, STALLS
from fondaco.games.haendler.prices import MOST_SOLD
from fondaco.games.haendler.sale import Unload, is_on_market
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer


def last_worth(worth: Worth, stall: int) -> float:
    """What the last good of a stall is worth to its owner."""
    city, good = stall // 3, worth.s.edition.market[stall]
    stock = worth.stock(worth.seat, city)
    before = worth.warehouse(city, stock)
    stock[good] -= 1
    return max(worth.taste.to_come / 2, worth.coming(city)) * (before - worth.warehouse(city, stock))


def choose_sell(s: Haendler, worth: Worth) -> Action:
    """Sell what is worth less in the warehouse than its buying price (HAEN-6.4)."""
    market = s.edition.market
    store = s.store[worth.seat * STALLS : worth.seat * STALLS + STALLS]
    surplus = [
        (s.buying(market[stall]) - last_worth(worth, stall), stall) for stall in range(STALLS) if store[stall]
    ]
    goods = [0] * STALLS
    for gain, stall in sorted(surplus, reverse=True):
        if gain > 0:
            goods[stall] = min(store[stall], MOST_SOLD - sum(goods))
    return answer(shape.Sell, worth.seat, tuple(goods))


def choose_special_sale(s: Haendler, worth: Worth) -> Action:
    """Sell the good that one misses least, if the card brings enough (HAEN-6.5)."""
    seat = worth.seat
    stalls = [stall for stall in range(STALLS) if s.store[seat * STALLS + stall]]
    if not s.has(seat, SPECIAL_SALE) or not stalls:
        return answer(shape.Pass, seat)
    stall = min(stalls, key=lambda stall: last_worth(worth, stall))
    if last_worth(worth, stall) > SPECIAL_SALE_PRICE - worth.taste.card:
        return answer(shape.Pass, seat)
    return answer(shape.SellOne, seat, stall)


def choose_favour(s: Haendler, worth: Worth) -> Action:
    """Play Sale with Bonus when it earns enough, or now or never (HAEN-7.2)."""
    unload = s.stack[-1]
    assert isinstance(unload, Unload)
    wagon = unload.wagon
    bonus = s.bonus[s.at[wagon]] * BONUS_STEP
    goods = s.bed(wagon, worth.seat)
    earned = bonus * sum([n for good, n in enumerate(goods) if is_on_market(s, wagon, good)])
    enough = 0.0 if is_last_round(s) else worth.taste.card
    if s.has(worth.seat, BONUS_SALE) and earned > enough:
        return answer(shape.Favour, worth.seat)
    return answer(shape.Pass, worth.seat)
