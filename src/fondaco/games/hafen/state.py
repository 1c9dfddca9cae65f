"""The state of a game of Hafen, and the small verbs that change it and tell of it."""

from __future__ import annotations

from typing import Any, ClassVar

from fondaco.games.hafen import shape
from fondaco.games.hafen.data import PROCEEDS, PURSE, PURSE_DUCATS
from fondaco.kernel.action import Action, Event
from fondaco.kernel.frame import Frame, State
from fondaco.kernel.frames import Draw
from fondaco.kernel.prompt import Move


class Merchant:
    """What one player owns."""

    def __init__(self, ducats: int, hold: list[int], gifts: list[int]) -> None:
        self.ducats = ducats
        self.hold = hold  # [ware]
        self.gifts = gifts  # [gift]: secret

    def copy(self) -> Merchant:
        return Merchant(self.ducats, self.hold[:], self.gifts[:])


class Hafen(State):
    """Everything true in a game of Hafen."""

    over: ClassVar[str] = "HAFEN-5.1"

    def __init__(
        self,
        seats: int,
        stack: list[Frame[Any]],
        log: list[Event] | None,
        merchants: list[Merchant],
        harbour: list[int],
        bank: int,
        deck: list[int],
        played: list[int],
        round: int,
        rounds: int,
    ) -> None:
        super().__init__(seats, stack, log)
        self.merchants = merchants
        self.harbour = harbour  # [ware]
        self.bank = bank
        self.deck = deck  # [gift]: secret, and in no order
        self.played = played  # [gift]
        self.round = round
        self.rounds = rounds

    def copy(self) -> Hafen:
        return Hafen(
            self.seats,
            [frame.copy() for frame in self.stack],
            None,
            [merchant.copy() for merchant in self.merchants],
            self.harbour[:],
            self.bank,
            self.deck[:],
            self.played[:],
            self.round,
            self.rounds,
        )

    def first(self) -> int:
        """The first merchant of this round (HAFEN-5.1)."""
        return max(0, self.round - 1) % self.seats

    def order(self) -> list[int]:
        """All seats from the first merchant on (HAFEN-2.1)."""
        return [(self.first() + i) % self.seats for i in range(self.seats)]

    def cost(self, seat: int, ware: int) -> int:
        """What one more of a ware costs: a ducat for each of its kind in the hold (HAFEN-2.2)."""
        return self.merchants[seat].hold[ware]

    def load(self, seat: int, ware: int) -> None:
        """A ware from the harbour into a hold."""
        merchant, cost = self.merchants[seat], self.cost(seat, ware)
        merchant.ducats -= cost
        self.bank += cost
        self.harbour[ware] -= 1
        merchant.hold[ware] += 1
        self.tell(shape.Loaded, "HAFEN-2.2", seat, ware, cost)

    def sell(self, seat: int, ware: int) -> None:
        """All wares of a kind from a hold back into the harbour."""
        count = self.merchants[seat].hold[ware]
        self.merchants[seat].hold[ware] = 0
        self.harbour[ware] += count
        self.earn(seat, PROCEEDS[count])
        self.tell(shape.Sold, "HAFEN-2.3", seat, ware, count, PROCEEDS[count])

    def earn(self, seat: int, amount: int) -> None:
        """Ducats from the bank to a merchant."""
        self.bank -= amount
        self.merchants[seat].ducats += amount

    def asides(self, seat: int) -> list[Move]:
        """A purse goes on top of any question that is asked openly (HAFEN-4.1)."""
        return [Move("play", "HAFEN-4.1", [])] if self.merchants[seat].gifts[PURSE] else []

    def aside(self, a: Action) -> bool:
        if a.verb != "play":
            return False
        self.merchants[a.seat].gifts[PURSE] -= 1
        self.played[PURSE] += 1
        self.earn(a.seat, PURSE_DUCATS)
        self.tell(shape.Played, "HAFEN-4.1", a.seat, PURSE_DUCATS)
        return True


class DrawGift(Draw[Hafen]):
    """A merchant draws a gift, and only he sees which (HAFEN-1.3)."""

    called = "draw"
    verb = "draw"
    what = "gift"
    clause = "HAFEN-1.3"

    def __init__(self, seat: int, why: str) -> None:
        self.seat = seat
        self.why = why  # the clause that lets him draw

    def copy(self) -> DrawGift:
        return DrawGift(self.seat, self.why)

    def bag(self, s: Hafen) -> list[int]:
        return s.deck

    def advance(self, s: Hafen) -> bool:
        """Ask chance as long as there is a gift: whether only one kind is left is a secret too."""
        if any(s.deck):
            return True
        s.stack.pop()
        return False

    def drawn(self, s: Hafen, thing: int) -> None:
        s.deck[thing] -= 1
        s.merchants[self.seat].gifts[thing] += 1
        s.confide(1 << self.seat, shape.Drew, self.why, self.seat, thing)
