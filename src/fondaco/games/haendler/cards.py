"""Influence cards: the moments at which they may be played (HAEN-2.9, HAEN-5.11), and picking one."""

from __future__ import annotations

from typing import ClassVar, Final

from fondaco.games.haendler import shape
from fondaco.games.haendler.data import (
    BROKEN_AXLE,
    SPECIAL_SALE,
    SPECIAL_SALE_PRICE,
    STALLS,
    WAGON_MASTER,
    WAGON_MASTER_FEE,
    WAGONS,
)
from fondaco.games.haendler.parley import OnTurn
from fondaco.games.haendler.promises import AXLES, DRIVE_INTO, DRIVE_OVER, MASTERS, NO_AXLE
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.vows import close, missing, vows, vows_of
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Field, One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.prompt import Move, PlainMove, Prompt, asked

SPARED: Final[tuple[int, ...]] = (
    NO_AXLE,
    DRIVE_INTO,
    DRIVE_OVER,
)  # promises that a Broken Axle on the wagon would break


class Moment(OnTurn):
    """A card's moment: in player order all who could hold it are asked, and may play as many as they have.

    Who is asked rests on public knowledge alone, or the question itself would tell who holds the card.
    """

    card: ClassVar[int] = 0
    asks: ClassVar[type[shape.MomentAsked]]
    clause: ClassVar[str] = ""
    verb: ClassVar[str] = "play"
    passing: ClassVar[PlainMove]

    def is_open(self, s: Haendler, seat: int) -> bool:
        """Do public facts allow the card to this seat?"""
        raise NotImplementedError

    def targets(self, s: Haendler, seat: int) -> list[int]:
        """What the card may be played on."""
        raise NotImplementedError

    def field(self, s: Haendler, seat: int) -> Field:
        raise NotImplementedError

    def carry_out(self, s: Haendler, a: Action) -> None:
        """What the card does."""
        raise NotImplementedError

    def able(self, s: Haendler, seat: int) -> bool:
        return s.could_hold(seat, self.card) and self.is_open(s, seat)

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        moves: list[Move] = [self.passing]
        if s.has(seat, self.card) and self.targets(s, seat):
            moves.append(Move(self.verb, self.clause, [self.field(s, seat)]))
        return moves

    def question(self, s: Haendler, seat: int) -> Prompt:
        return asked(self.asks, seat, self.clause, self.moves(s, seat), self.card)

    def answer(self, s: Haendler, a: Action) -> None:
        if a.verb == "pass":
            self.turn += 1
        else:
            s.play_card(a.seat, self.card, self.clause)
            self.carry_out(s, a)


class WagonMasters(Moment):
    """Become master of a free wagon for 800, without bidding (HAEN-4.2)."""

    card = WAGON_MASTER
    asks = shape.PlayMasterAsked
    clause = "HAEN-4.2"
    verb = "command"
    passing = PlainMove("pass", "HAEN-4.2")
    talks = MASTERS

    def copy(self) -> WagonMasters:
        return WagonMasters(self.seats, self.turn)

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "wagonmasters", "to_come": self.to_come()}

    def is_open(self, s: Haendler, seat: int) -> bool:
        return any(s.is_free(wagon) for wagon in range(WAGONS))

    def targets(self, s: Haendler, seat: int) -> list[int]:
        if s.money[seat] < WAGON_MASTER_FEE:
            return []
        return [wagon for wagon in range(WAGONS) if s.is_free(wagon)]

    def field(self, s: Haendler, seat: int) -> Field:
        return One("wagon", "wagon", self.targets(s, seat), "HAEN-4.2")

    def carry_out(self, s: Haendler, a: Action) -> None:
        (wagon,) = parts(shape.Command, a)
        s.pay(a.seat, WAGON_MASTER_FEE, "HAEN-4.2")
        s.master[wagon] = a.seat
        s.tell(shape.Commanded, "HAEN-4.2", a.seat, wagon)


class BrokenAxles(Moment):
    """Block a wagon for this round (HAEN-5.1)."""

    card = BROKEN_AXLE
    asks = shape.PlayAxleAsked
    clause = "HAEN-5.1"
    verb = "break"
    passing = PlainMove("pass", "HAEN-5.1")
    talks = AXLES

    def copy(self) -> BrokenAxles:
        return BrokenAxles(self.seats, self.turn)

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "brokenaxles", "to_come": self.to_come()}

    def is_open(self, s: Haendler, seat: int) -> bool:
        return 0 in s.blocked

    def targets(self, s: Haendler, seat: int) -> list[int]:
        """Not what one has promised to spare, or to drive in this round's turn (HAEN-11.6)."""
        sworn = [vow.promise.wagon for vow in vows_of(s, seat, SPARED)]
        return [wagon for wagon in range(WAGONS) if not s.blocked[wagon] and wagon not in sworn]

    def field(self, s: Haendler, seat: int) -> Field:
        wagon = One("wagon", "wagon", self.targets(s, seat), "HAEN-5.1")
        wagon.missing = tuple([missing(vow.promise.wagon, vow) for vow in vows_of(s, seat, SPARED)])
        return wagon

    def carry_out(self, s: Haendler, a: Action) -> None:
        (wagon,) = parts(shape.Break, a)
        s.blocked[wagon] = 1
        s.tell(shape.Blocked, "HAEN-5.1", a.seat, wagon)

    def finish(self, s: Haendler) -> None:
        close(s, vows(s, (NO_AXLE,)))


class SpecialSales(Moment):
    """Sell a good out of a warehouse for 800 (HAEN-6.5)."""

    card = SPECIAL_SALE
    asks = shape.PlaySaleAsked
    clause = "HAEN-6.5"
    verb = "sell_one"
    passing = PlainMove("pass", "HAEN-6.5")

    def copy(self) -> SpecialSales:
        return SpecialSales(self.seats, self.turn)

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "specialsales", "to_come": self.to_come()}

    def is_open(self, s: Haendler, seat: int) -> bool:
        return any(s.store[seat * STALLS : seat * STALLS + STALLS])

    def targets(self, s: Haendler, seat: int) -> list[int]:
        return [stall for stall in range(STALLS) if s.store[seat * STALLS + stall]]

    def field(self, s: Haendler, seat: int) -> Field:
        return One("good", "stall", self.targets(s, seat), "HAEN-6.5")

    def carry_out(self, s: Haendler, a: Action) -> None:
        (stall,) = parts(shape.SellOne, a)
        s.store[a.seat * STALLS + stall] -= 1
        s.supply[s.edition.market[stall]] += 1
        s.tell(shape.SoldOne, "HAEN-6.5", a.seat, stall)
        s.earn(a.seat, SPECIAL_SALE_PRICE, "HAEN-6.5")


class Pick(Frame[Haendler]):
    """Who met the courier picks any card of the pile, and sees all of it (HAEN-5.10)."""

    usual = "pick"

    called = "pick"
    interruptible = True

    def __init__(self, seat: int, is_done: bool) -> None:
        self.seat = seat
        self.is_done = is_done

    def copy(self) -> Pick:
        return Pick(self.seat, self.is_done)

    def advance(self, s: Haendler) -> bool:
        if self.is_done:
            s.stack.pop()
        return not self.is_done

    def waiting(self, s: Haendler) -> list[int]:
        return [self.seat]

    def question(self, s: Haendler, seat: int) -> Prompt:
        cards = [card for card, n in enumerate(s.pile) if n]
        move = Move("pick", "HAEN-5.10", [One("card", "influence", cards)])
        return asked(shape.PickAsked, seat, "HAEN-5.10", [move])

    def answer(self, s: Haendler, a: Action) -> None:
        self.is_done = True
        (card,) = parts(shape.Pick, a)
        s.pick_card(a.seat, card)
