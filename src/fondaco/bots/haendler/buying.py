"""Phase 1: which goods to buy, and into which warehouses."""

from __future__ import annotations

from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler import shape
from fondaco.games.haendler.data import UPKEEP
from fondaco.games.haendler.purchase import MOST, cost
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer


def choose_goods(s: Haendler, worth: Worth) -> Action:
    """One good after another, as long as the best adds more than it costs (HAEN-3.1)."""
    seat = worth.seat
    basket = Basket(s, worth)
    while basket.add_best():
        pass
    return answer(shape.Buy, seat, tuple(basket.goods))


class Basket:
    """Goods to be bought, by stall."""

    def __init__(self, s: Haendler, worth: Worth) -> None:
        self.s = s
        self.worth = worth
        self.goods = [0] * len(s.edition.market)
        cities = range(len(s.edition.market) // 3)
        self.stocks = [worth.stock(worth.seat, city) for city in cities]
        self.chances = [worth.coming(city) for city in cities]
        self.money = s.money[worth.seat] - UPKEEP[s.status[worth.seat]]

    def add_best(self) -> bool:
        """Put in the good that gains most; False if none gains."""
        if sum(self.goods) == MOST:
            return False
        gains = [self.gain(stall) for stall in range(len(self.goods))]
        stall = gains.index(max(gains))
        if gains[stall] <= 0:
            return False
        self.goods[stall] += 1
        self.stocks[stall // 3][self.s.edition.market[stall]] += 1
        return True

    def gain(self, stall: int) -> float:
        """What one more good there adds, its price taken off; nothing if it cannot be had (HAEN-3.3)."""
        good, city = self.s.edition.market[stall], stall // 3
        if self.in_basket(good) >= self.s.supply[good]:
            return 0.0
        price = self.price_of(stall)
        if price > self.money - self.price_of():
            return 0.0
        stock = self.stocks[city]
        before = self.worth.warehouse(city, stock)
        stock[good] += 1
        after = self.worth.warehouse(city, stock)
        stock[good] -= 1
        return self.chances[city] * (after - before) - price

    def in_basket(self, good: int) -> int:
        return sum([n for stall, n in enumerate(self.goods) if self.s.edition.market[stall] == good])

    def price_of(self, stall: int | None = None) -> int:
        """What the basket costs, or what one more good adds to that (HAEN-3.5)."""
        now = cost(self.s, self.worth.seat, tuple(self.goods))
        if stall is None:
            return now
        self.goods[stall] += 1
        then = cost(self.s, self.worth.seat, tuple(self.goods))
        self.goods[stall] -= 1
        return then - now
