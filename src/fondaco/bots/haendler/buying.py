"""Phase 1: which goods to buy, and into which warehouses."""

from __future__ import annotations

from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler import shape
from fondaco.games.haendler.data import BARGAIN, COIN, SORTS, UPKEEP
from fondaco.games.haendler.purchase import MOST
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
    """Goods to be bought, by stall.

    What one more good adds is reckoned once for each stall, and again only where a good was put in: rollouts
    fill thousands of baskets.
    """

    def __init__(self, s: Haendler, worth: Worth) -> None:
        self.s = s
        self.worth = worth
        self.goods = [0] * len(s.edition.market)
        cities = range(len(s.edition.market) // 3)
        self.stocks = [worth.stock(worth.seat, city) for city in cities]
        self.chances = [worth.coming(city) for city in cities]
        self.money = s.money[worth.seat] - UPKEEP[s.status[worth.seat]]
        self.by_sort = [0] * SORTS  # goods in the basket
        self.adds = [0.0] * len(self.goods)  # [stall] what one more good there adds, its price not taken off
        for city in cities:
            self.reckon(city)

    def reckon(self, city: int) -> None:
        """What one more good of each sort adds to the warehouse in a city."""
        chance, stock = self.chances[city], self.stocks[city]
        if not chance:
            return  # no wagon will come there
        before = self.worth.warehouse(city, stock)
        for stall in range(city * 3, city * 3 + 3):
            good = self.s.edition.market[stall]
            stock[good] += 1
            self.adds[stall] = chance * (self.worth.warehouse(city, stock) - before)
            stock[good] -= 1

    def add_best(self) -> bool:
        """Put in the good that gains most; False if none gains."""
        if sum(self.goods) == MOST:
            return False
        gains = [self.gain(stall) for stall in range(len(self.goods))]
        stall = gains.index(max(gains))
        if gains[stall] <= 0:
            return False
        good, city = self.s.edition.market[stall], stall // 3
        self.money -= self.price_of(good)
        self.goods[stall] += 1
        self.by_sort[good] += 1
        self.stocks[city][good] += 1
        self.reckon(city)
        return True

    def gain(self, stall: int) -> float:
        """What one more good there adds, its price taken off; nothing if it cannot be had (HAEN-3.3)."""
        good = self.s.edition.market[stall]
        if self.by_sort[good] >= self.s.supply[good]:
            return 0.0
        price = self.price_of(good)
        return 0.0 if price > self.money else self.adds[stall] - price

    def price_of(self, good: int) -> int:
        """What one more good costs; with Bargain Purchase the first pays for all (HAEN-3.5)."""
        if self.s.owns(self.worth.seat, BARGAIN):
            return 0 if any(self.goods) else COIN
        return self.s.buying(good)
