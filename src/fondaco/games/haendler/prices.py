"""Phase 4, prices and warehouse sale (HAEN-6)."""

from __future__ import annotations

from typing import Final

from fondaco.games.haendler import shape
from fondaco.games.haendler.cards import SpecialSales
from fondaco.games.haendler.data import (
    COUNTING,
    GREAT_COUNTING,
    NONE,
    SORTS,
    STALLS,
    TOP_PRICE,
    WAREHOUSE_SALE,
)
from fondaco.games.haendler.parley import OnTurn, talks_come_first
from fondaco.games.haendler.promises import (
    HOUSES,
    NO_POINT,
    NO_SHIFT,
    POINT,
    SHIFT_DOWN,
    SHIFT_UP,
    WHEELS,
    Promise,
)
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.vows import (
    Vow,
    close,
    keep,
    keep_all,
    lapse_impossible,
    missing,
    targets,
    vows,
    vows_of,
)
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Bundle, One
from fondaco.kernel.frame import Frame, answer, legal, parts
from fondaco.kernel.frames import Sealed, Steps, Turns
from fondaco.kernel.prompt import Bar, Move, PlainMove, Prompt, asked

POINTERS: Final = 2
SHIFTS: Final[tuple[int, ...]] = (SHIFT_UP, SHIFT_DOWN)  # by the ways of a shift
MOST_SOLD: Final = 5  # HAEN-6.4

PASS: Final = PlainMove("pass", "HAEN-6.3")


class Prices(Steps[Haendler]):
    """Wheels, counting houses, warehouse sale, special sales."""

    called = "prices"

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


# What is asked of who has promised nothing; it never changes.
POINT_ANYWHERE: Final = Move(
    "point", "HAEN-6.1", [Bundle("goods", "good", [POINTERS] * SORTS, 0, POINTERS, "HAEN-6.1")]
)


class Wheels(Sealed[Haendler]):
    """All set two pointers in secret; each raises its good a step (HAEN-6.1, HAEN-6.2)."""

    usual = "point"

    def copy(self) -> Wheels:
        return Wheels(self.seats, self.answers[:])

    def show(self, seat: int) -> shape.WheelsShown:
        return {"frame": "wheels", "chosen": self.chosen(), "mine": self.mine(seat)}

    def advance(self, s: Haendler) -> bool:
        if talks_come_first(s, WHEELS, s.first):
            return False
        if s.contracts:
            for seat in self.seats:
                lapse_impossible(s, vows_of(s, seat, (POINT,)), have_pointers)
            self.set_sworn(s)
        return super().advance(s)

    def set_sworn(self, s: Haendler) -> None:
        """Who has promised both pointers has nothing left to choose, as all know."""
        for n, seat in enumerate(self.seats):
            wanted = targets(s, seat, POINT)
            if self.answers[n] is None and len(wanted) == POINTERS:
                goods = tuple([int(good in wanted) for good in range(SORTS)])
                self.answers[n] = answer(shape.Point, seat, goods)

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        if not s.contracts:
            return [POINT_ANYWHERE]
        wanted, shunned = targets(s, seat, POINT), targets(s, seat, NO_POINT)
        limits = [0 if good in shunned else POINTERS for good in range(SORTS)]
        goods = Bundle("goods", "good", limits, len(wanted), POINTERS, "HAEN-6.1")
        goods.missing = tuple([missing(vow.promise.target, vow) for vow in vows_of(s, seat, (NO_POINT,))])
        return [Move("point", "HAEN-6.1", [goods])]

    def question(self, s: Haendler, seat: int) -> Prompt:
        return asked(shape.PointAsked, seat, "HAEN-6.1", self.moves(s, seat))

    def annotate(self, s: Haendler, prompt: Prompt) -> None:
        """What was promised is pointed at already."""
        wanted = targets(s, prompt.seat, POINT) if s.contracts else []
        if wanted:
            prompt.moves[0].fields[0].start = tuple([int(good in wanted) for good in range(SORTS)])

    def refuse(self, s: Haendler, a: Action) -> str:
        """A pointer on each good that was promised one."""
        if not s.contracts:
            return ""
        (goods,) = parts(shape.Point, a)
        return "HAEN-11.6" if not all(goods[good] for good in targets(s, a.seat, POINT)) else ""

    def reveal(self, s: Haendler, answers: list[Action]) -> None:
        raised = [0] * SORTS
        for a in answers:
            (goods,) = parts(shape.Point, a)
            s.tell(shape.Pointed, "HAEN-6.2", a.seat, goods)
            for good, steps in enumerate(goods):
                raised[good] += steps
        for vow in vows(s, (POINT, NO_POINT)):
            keep(s, vow)
        for good, steps in enumerate(raised):
            if steps:
                s.raise_price(good, steps, "HAEN-6.2")


def have_pointers(found: list[Vow]) -> bool:
    """Are there pointers enough for these promises?"""
    return len({vow.promise.target for vow in found}) <= POINTERS


class CountingHouses(OnTurn):
    """The owners of the counting houses may change a good by a step each (HAEN-6.3)."""

    usual = "shift"

    talks = HOUSES

    def __init__(self, seats: list[int], turn: int, left: list[int]) -> None:
        super().__init__(seats, turn)
        self.left = left  # 1: not used yet, the small one and the great one

    def copy(self) -> CountingHouses:
        return CountingHouses(self.seats, self.turn, self.left[:])

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "countinghouses", "to_come": self.to_come()}

    def usable(self, s: Haendler, seat: int) -> list[int]:
        """The investment cards this seat may still use here."""
        found: list[int] = []
        if self.left[0] and s.owns(seat, COUNTING):
            found.append(COUNTING)
        if self.left[1] and s.owns(seat, GREAT_COUNTING):
            found.append(GREAT_COUNTING)
        return found

    def able(self, s: Haendler, seat: int) -> bool:
        return bool(self.usable(s, seat))

    def advance(self, s: Haendler) -> bool:
        if not super().advance(s):
            return False
        if s.contracts:
            houses = self.usable(s, self.seats[self.turn])
            due = vows_of(s, self.seats[self.turn], SHIFTS)
            lapse_impossible(s, due, lambda found: can_shift(s, found, houses))
            return not self.shift_unasked(s)
        return True

    def shift_unasked(self, s: Haendler) -> bool:
        """Where promises leave one thing to do, it is done."""
        found = legal(s, self.question(s, self.seats[self.turn]))
        if len(found) == 1:
            self.answer(s, found[0])
        return len(found) == 1

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        shunned = targets(s, seat, NO_SHIFT)
        goods = [good for good in range(SORTS) if good not in shunned]
        moves: list[Move] = []
        if goods:
            card = One("card", "investment", self.usable(s, seat), "HAEN-6.3")
            good = One("good", "good", goods, "HAEN-6.3")
            good.missing = tuple([missing(vow.promise.target, vow) for vow in vows_of(s, seat, (NO_SHIFT,))])
            moves.append(Move("shift", "HAEN-6.3", [card, good, One("way", "way", [0, 1], "HAEN-6.3")]))
        if not vows_of(s, seat, SHIFTS):
            moves.append(PASS)
        return moves

    def question(self, s: Haendler, seat: int) -> Prompt:
        bars = (Bar("pass", "HAEN-11.6"),) if vows_of(s, seat, SHIFTS) else ()
        return asked(shape.ShiftAsked, seat, "HAEN-6.3", self.moves(s, seat), bars=bars)

    def refuse(self, s: Haendler, a: Action) -> str:
        """Only the great one may wrap; and what was promised must be kept, now or with what is left then."""
        if a.verb != "shift":
            return ""
        card, good, way = parts(shape.Shift, a)
        kind = SHIFTS[way]
        if card != GREAT_COUNTING and is_wrap(s, good, kind):
            return "HAEN-6.3"
        if not s.contracts:
            return ""
        left = [vow for vow in vows_of(s, a.seat, SHIFTS) if vow.promise != Promise(kind, NONE, good)]
        houses = [house for house in self.usable(s, a.seat) if house != card]
        is_opposed = any(vow.promise.target == good for vow in left)
        return "HAEN-11.6" if is_opposed or not can_shift(s, left, houses) else ""

    def answer(self, s: Haendler, a: Action) -> None:
        if a.verb == "pass":
            self.turn += 1
        else:
            card, good, way = parts(shape.Shift, a)
            self.left[int(card == GREAT_COUNTING)] = 0
            s.tell(shape.Shifted, "HAEN-6.3", a.seat, card, good, way)
            s.raise_price(good, 1 if way == 0 else -1, "HAEN-6.3")
            keep_all(s, a.seat, Promise(SHIFTS[way], NONE, good))

    def finish(self, s: Haendler) -> None:
        close(s, vows(s, (*SHIFTS, NO_SHIFT)))


def is_wrap(s: Haendler, good: int, kind: int) -> bool:
    """Would this step lead over the end of the price board?"""
    return s.prices[good] == (TOP_PRICE if kind == SHIFT_UP else 0)


def can_shift(s: Haendler, found: list[Vow], houses: list[int]) -> bool:
    """Are these houses enough for all that was promised, the great one for what wraps?"""
    wanted = list(dict.fromkeys([vow.promise for vow in found]))
    wraps = sum(is_wrap(s, promise.target, promise.kind) for promise in wanted)
    return len(wanted) <= len(houses) and wraps <= houses.count(GREAT_COUNTING)


class WarehouseSale(Turns[Haendler]):
    """The owner of Warehouse Sale may sell up to five goods at the buying price (HAEN-6.4)."""

    usual = "sell"

    def copy(self) -> WarehouseSale:
        return WarehouseSale(self.seats, self.turn)

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "warehousesale", "to_come": self.to_come()}

    def able(self, s: Haendler, seat: int) -> bool:
        return s.owns(seat, WAREHOUSE_SALE) and any(s.store[seat * STALLS : seat * STALLS + STALLS])

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        store = s.store[seat * STALLS : seat * STALLS + STALLS]
        goods = Bundle("goods", "stall", store, 0, min(MOST_SOLD, sum(store)), "HAEN-6.4")
        return [Move("sell", "HAEN-6.4", [goods])]

    def question(self, s: Haendler, seat: int) -> Prompt:
        return asked(shape.SellAsked, seat, "HAEN-6.4", self.moves(s, seat))

    def answer(self, s: Haendler, a: Action) -> None:
        (goods,) = parts(shape.Sell, a)
        total = 0
        for stall in range(STALLS):
            good = s.edition.market[stall]
            s.store[a.seat * STALLS + stall] -= goods[stall]
            s.supply[good] += goods[stall]
            total += goods[stall] * s.buying(good)
        s.tell(shape.SoldOff, "HAEN-6.4", a.seat, goods)
        s.earn(a.seat, total, "HAEN-6.4")
        self.turn += 1
