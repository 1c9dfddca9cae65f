"""Phase 1, buying (HAEN-3)."""

from __future__ import annotations

from fondaco.games.haendler.data import BARGAIN, COIN, STALLS
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action, numbers
from fondaco.kernel.frames import Turns
from fondaco.kernel.prompt import Bundle, Move, Prompt

MOST = 3  # goods a purchase (HAEN-3.1)


class Purchase(Turns[Haendler]):
    """In player order each buys up to three goods into warehouses where their sort is sold (HAEN-3.2)."""

    def copy(self) -> Purchase:
        return Purchase(self.seats, self.turn)

    def question(self, s: Haendler, seat: int) -> Prompt:
        limits = [min(MOST, s.supply[good]) for good in s.edition.market]
        goods = Bundle("goods", "stall", limits, 0, MOST, "HAEN-3.3")
        return Prompt(seat, "buy", "HAEN-3.1", [Move("buy", "HAEN-3.1", [goods])])

    def refuse(self, s: Haendler, a: Action) -> str:
        if a.verb != "buy":
            return ""
        goods = numbers(a.args[0])
        by_sort = [0] * 6
        for stall, n in enumerate(goods):
            if n:
                good = s.edition.market[stall]
                by_sort[good] += n
                if by_sort[good] > s.supply[good]:
                    return "HAEN-3.3"
        return "HAEN-3.1" if cost(s, a.seat, goods) > s.money[a.seat] else ""

    def answer(self, s: Haendler, a: Action) -> None:
        goods = numbers(a.args[0])
        price = cost(s, a.seat, goods)
        s.emit("bought", "HAEN-3.1", a.seat, goods)
        s.pay(a.seat, price, "HAEN-3.5" if s.owns(a.seat, BARGAIN) else "HAEN-3.1")
        for stall, n in enumerate(goods):
            if n:
                s.store[a.seat * STALLS + stall] += n
                s.supply[s.edition.market[stall]] -= n
        self.turn += 1


def cost(s: Haendler, seat: int, goods: tuple[int, ...]) -> int:
    """The buying price of each, or 100 in all for the owner of Bargain Purchase (HAEN-3.5)."""
    if s.owns(seat, BARGAIN):
        return COIN if any(goods) else 0
    total = 0
    for stall, n in enumerate(goods):
        if n:
            total += n * s.buying(s.edition.market[stall])
    return total
