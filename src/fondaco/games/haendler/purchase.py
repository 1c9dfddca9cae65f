"""Phase 1, buying (HAEN-3)."""

from __future__ import annotations

from typing import Final

from fondaco.games.haendler import shape
from fondaco.games.haendler.data import BARGAIN, COIN, SORTS, STALLS
from fondaco.games.haendler.data import BUYING as BUYING_PRICES
from fondaco.games.haendler.parley import OnTurn
from fondaco.games.haendler.promises import BUYING
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Bundle
from fondaco.kernel.frame import parts
from fondaco.kernel.prompt import Move, Prompt, asked

MOST: Final = 3  # goods a purchase (HAEN-3.1)


def buy(limits: list[int], clause: str) -> Move:
    """Buy up to so many at each stall."""
    return Move("buy", "HAEN-3.1", [Bundle("goods", "stall", limits, 0, MOST, clause)])


def buy_what_is_left(s: Haendler) -> Move:
    """Buy where a sort runs out (HAEN-3.3)."""
    by_sort = [n if n < MOST else MOST for n in s.supply]
    return buy([by_sort[good] for good in s.edition.market], "HAEN-3.3")


# Where no sort runs out the limits never change: made once and asked often.
BUY_ANYTHING: Final = buy([MOST] * STALLS, "HAEN-3.1")


class Purchase(OnTurn):
    """In player order each buys up to three goods into warehouses where their sort is sold (HAEN-3.2)."""

    usual = "buy"

    talks = BUYING

    def __init__(self, seats: list[int], turn: int, nth: int, of: int) -> None:
        super().__init__(seats, turn)
        self.nth = nth  # in round 1 all buy twice (HAEN-3.4)
        self.of = of

    def copy(self) -> Purchase:
        return Purchase(self.seats, self.turn, self.nth, self.of)

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "purchase", "to_come": self.to_come()}

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        return [BUY_ANYTHING if min(s.supply) >= MOST else buy_what_is_left(s)]

    def question(self, s: Haendler, seat: int) -> Prompt:
        """Written anew each time, for people see today's prices in it."""
        move = buy([MOST] * STALLS, "HAEN-3.1") if min(s.supply) >= MOST else buy_what_is_left(s)
        return asked(shape.BuyAsked, seat, "HAEN-3.1", [move], self.nth, self.of)

    def annotate(self, s: Haendler, prompt: Prompt) -> None:
        """The price tag of each stall, also where all together cost 100 (HAEN-3.5)."""
        (goods,) = prompt.moves[0].fields
        if isinstance(goods, Bundle):
            goods.costs = [s.buying(good) for good in s.edition.market]

    def cost(self, s: Haendler, a: Action) -> int | None:
        if a.verb != "buy":
            return None
        (goods,) = parts(shape.Buy, a)
        return cost(s, a.seat, goods)

    def refuse(self, s: Haendler, a: Action) -> str:
        if a.verb != "buy":
            return ""
        (goods,) = parts(shape.Buy, a)
        supply, prices = s.supply, s.prices
        by_sort, price = [0] * SORTS, 0
        for good, n in zip(s.edition.market, goods):
            if n:
                by_sort[good] += n
                if by_sort[good] > supply[good]:
                    return "HAEN-3.3"
                price += n * BUYING_PRICES[prices[good]]
        if s.owns(a.seat, BARGAIN):
            price = cost(s, a.seat, goods)
        return paid_by(s, a.seat) if price > s.money[a.seat] else ""

    def answer(self, s: Haendler, a: Action) -> None:
        (goods,) = parts(shape.Buy, a)
        price = cost(s, a.seat, goods)
        s.tell(shape.Bought, "HAEN-3.1", a.seat, goods)
        s.pay(a.seat, price, paid_by(s, a.seat))
        market, base = s.edition.market, a.seat * STALLS
        for stall, n in enumerate(goods):
            if n:
                s.store[base + stall] += n
                s.supply[market[stall]] -= n
        self.turn += 1


def paid_by(s: Haendler, seat: int) -> str:
    """The clause that says what a seat pays."""
    return "HAEN-3.5" if s.owns(seat, BARGAIN) else "HAEN-3.1"


def cost(s: Haendler, seat: int, goods: tuple[int, ...]) -> int:
    """The buying price of each, or 100 in all for the owner of Bargain Purchase (HAEN-3.5)."""
    if s.owns(seat, BARGAIN):
        return COIN if any(goods) else 0
    prices, total = s.prices, 0
    for good, n in zip(s.edition.market, goods):
        if n:
            total += n * BUYING_PRICES[prices[good]]
    return total
