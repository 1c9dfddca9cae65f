"""Phase 4, prices and warehouse sale (HAEN-6)."""

from __future__ import annotations

from fondaco.games.haendler.cards import SpecialSales
from fondaco.games.haendler.data import (
    COUNTING,
    GREAT_COUNTING,
    STALLS,
    TOP_PRICE,
    WAREHOUSE_SALE,
)
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action, number, numbers
from fondaco.kernel.frame import Frame
from fondaco.kernel.frames import Sealed, Steps, Turns
from fondaco.kernel.prompt import Bundle, Move, One, Prompt

POINTERS = 2
MOST_SOLD = 5  # HAEN-6.4


class Prices(Steps[Haendler]):
    """Wheels, counting houses, warehouse sale, special sales."""

    def copy(self) -> Prices:
        return Prices(self.step)

    def next(self, s: Haendler, step: int) -> Frame[Haendler] | None:
        match step:
            case 0:
                return Wheels(s.order(), [None] * s.seats)
            case 1:
                return CountingHouses(s.order(), 0, [1, 1])
            case 2:
                return WarehouseSale(s.order(), 0)
            case 3:
                return SpecialSales(s.order(), 0)
        return None


class Wheels(Sealed[Haendler]):
    """All set two pointers in secret; each raises its good a step (HAEN-6.1, HAEN-6.2)."""

    def copy(self) -> Wheels:
        return Wheels(self.seats, self.answers[:])

    def question(self, s: Haendler, seat: int) -> Prompt:
        goods = Bundle("goods", "good", [POINTERS] * 6, 0, POINTERS, "HAEN-6.1")
        return Prompt(seat, "point", "HAEN-6.1", [Move("point", "HAEN-6.1", [goods])])

    def reveal(self, s: Haendler, answers: list[Action]) -> None:
        for a in answers:
            s.emit("pointed", "HAEN-6.2", a.seat, a.args[0])
        for good in range(6):
            steps = 0
            for a in answers:
                steps += numbers(a.args[0])[good]
            if steps:
                s.raise_price(good, steps, "HAEN-6.2")


class CountingHouses(Turns[Haendler]):
    """The owners of the counting houses may change a good by a step each (HAEN-6.3)."""

    def __init__(self, seats: list[int], turn: int, left: list[int]) -> None:
        super().__init__(seats, turn)
        self.left = left  # 1: not used yet, the small one and the great one

    def copy(self) -> CountingHouses:
        return CountingHouses(self.seats, self.turn, self.left[:])

    def usable(self, s: Haendler, seat: int) -> list[int]:
        """The investment cards this seat may still use here."""
        houses = [(COUNTING, self.left[0]), (GREAT_COUNTING, self.left[1])]
        return [card for card, left in houses if left and s.owns(seat, card)]

    def able(self, s: Haendler, seat: int) -> bool:
        return bool(self.usable(s, seat))

    def question(self, s: Haendler, seat: int) -> Prompt:
        fields = [
            One("card", "investment", self.usable(s, seat), "HAEN-6.3"),
            One("good", "good", list(range(6)), "HAEN-6.3"),
            One("way", "way", [0, 1], "HAEN-6.3"),
        ]
        moves = [Move("shift", "HAEN-6.3", list(fields)), Move("pass", "HAEN-6.3", [])]
        return Prompt(seat, "shift", "HAEN-6.3", moves)

    def refuse(self, s: Haendler, a: Action) -> str:
        """Only the great one may wrap."""
        if a.verb != "shift" or a.args[0] == GREAT_COUNTING:
            return ""
        end = TOP_PRICE if a.args[2] == 0 else 0
        return "HAEN-6.3" if s.prices[number(a.args[1])] == end else ""

    def answer(self, s: Haendler, a: Action) -> None:
        if a.verb == "pass":
            self.turn += 1
        else:
            self.left[int(a.args[0] == GREAT_COUNTING)] = 0
            s.raise_price(number(a.args[1]), 1 if a.args[2] == 0 else -1, "HAEN-6.3")


class WarehouseSale(Turns[Haendler]):
    """The owner of Warehouse Sale may sell up to five goods at the buying price (HAEN-6.4)."""

    def copy(self) -> WarehouseSale:
        return WarehouseSale(self.seats, self.turn)

    def able(self, s: Haendler, seat: int) -> bool:
        return s.owns(seat, WAREHOUSE_SALE) and any(s.store[seat * STALLS : seat * STALLS + STALLS])

    def question(self, s: Haendler, seat: int) -> Prompt:
        store = s.store[seat * STALLS : seat * STALLS + STALLS]
        goods = Bundle("goods", "stall", store, 0, min(MOST_SOLD, sum(store)), "HAEN-6.4")
        return Prompt(seat, "sell", "HAEN-6.4", [Move("sell", "HAEN-6.4", [goods])])

    def answer(self, s: Haendler, a: Action) -> None:
        goods = numbers(a.args[0])
        total = 0
        for stall in range(STALLS):
            good = s.edition.market[stall]
            s.store[a.seat * STALLS + stall] -= goods[stall]
            s.supply[good] += goods[stall]
            total += goods[stall] * s.buying(good)
        s.emit("sold_off", "HAEN-6.4", a.seat, goods)
        s.earn(a.seat, total, "HAEN-6.4")
        self.turn += 1
