"""The state of a game of Hafen, and the small verbs that change it and tell of it."""

from __future__ import annotations

from typing import Any, ClassVar

from fondaco.kernel.action import Action, Event
from fondaco.kernel.frame import Frame, State
from fondaco.kernel.frames import Draw
from fondaco.kernel.prompt import Move, One
from tests.toys.hafen.data import LETTER, PURSE, WARES


class Merchant:
    """What one player owns."""

    def __init__(self, ducats: int, hold: list[int], cards: list[int], at: int) -> None:
        self.ducats = ducats
        self.hold = hold  # [ware]
        self.cards = cards  # [privilege]: secret
        self.at = at  # the space of the ship

    def copy(self) -> Merchant:
        return Merchant(self.ducats, self.hold[:], self.cards[:], self.at)


class Hafen(State):
    """Everything true in a game of Hafen."""

    over: ClassVar[str] = "HAFEN-1.2"

    def __init__(
        self,
        seats: int,
        stack: list[Frame[Any]],
        log: list[Event] | None,
        merchants: list[Merchant],
        market: list[int],
        display: list[int],
        deck: list[int],
        played: list[int],
        bank: int,
        first: int,
        rounds: int,
    ) -> None:
        super().__init__(seats, stack, log)
        self.merchants = merchants
        self.market = market  # [ware]
        self.display = display  # [ware]
        self.deck = deck  # [privilege]: secret, and in no order
        self.played = played  # [privilege]
        self.bank = bank
        self.first = first
        self.rounds = rounds

    def copy(self) -> Hafen:
        return Hafen(
            self.seats,
            [frame.copy() for frame in self.stack],
            None,
            [m.copy() for m in self.merchants],
            self.market[:],
            self.display[:],
            self.deck[:],
            self.played[:],
            self.bank,
            self.first,
            self.rounds,
        )

    def order(self) -> list[int]:
        """All seats from the first merchant on (HAFEN-1.2)."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def guests(self) -> list[int]:
        """Everyone but the first merchant (HAFEN-6.1)."""
        return self.order()[1:]

    def pay(self, seat: int, amount: int, clause: str) -> None:
        """Ducats from a merchant to the bank."""
        self.merchants[seat].ducats -= amount
        self.bank += amount
        self.emit("paid", clause, seat, amount)

    def earn(self, seat: int, amount: int, clause: str) -> None:
        """Ducats from the bank to a merchant."""
        self.bank -= amount
        self.merchants[seat].ducats += amount
        self.emit("earned", clause, seat, amount)

    def sail(self, seat: int, target: int, clause: str) -> None:
        """A ship to a space."""
        self.emit("sailed", clause, seat, self.merchants[seat].at, target)
        self.merchants[seat].at = target

    def load(self, seat: int, clause: str) -> None:
        """The ware of the ship's space into its hold, if the market has it."""
        m = self.merchants[seat]
        ware = m.at % len(WARES)
        if self.market[ware]:
            self.market[ware] -= 1
            m.hold[ware] += 1
            self.emit("loaded", clause, seat, ware)

    def discard(self, seat: int, card: int, clause: str) -> None:
        """A privilege from the hand to those that lie open (HAFEN-8.1)."""
        self.merchants[seat].cards[card] -= 1
        self.played[card] += 1
        self.emit("played", clause, seat, card)

    def asides(self, seat: int) -> list[Move]:
        """Purses and letters go on top of any question that is asked openly (HAFEN-8.2, HAFEN-8.3)."""
        kinds = [card for card in (PURSE, LETTER) if self.merchants[seat].cards[card]]
        return [Move("play", "HAFEN-8.1", [One("card", "privilege", kinds)])] if kinds else []

    def aside(self, a: Action) -> bool:
        if a.verb != "play":
            return False
        if a.args[0] == PURSE:
            self.discard(a.seat, PURSE, "HAFEN-8.2")
            self.earn(a.seat, 3, "HAFEN-8.2")
        else:
            self.discard(a.seat, LETTER, "HAFEN-8.3")
            self.stack.append(DrawCard(a.seat, "HAFEN-8.3"))
        return True


class DrawCard(Draw[Hafen]):
    """A merchant draws a privilege, and only he sees which (HAFEN-8.1)."""

    verb = "draw"
    what = "privilege"
    clause = "HAFEN-8.1"

    def __init__(self, seat: int, why: str) -> None:
        self.seat = seat
        self.why = why  # the clause that lets him draw

    def copy(self) -> DrawCard:
        return DrawCard(self.seat, self.why)

    def bag(self, s: Hafen) -> list[int]:
        return s.deck

    def advance(self, s: Hafen) -> bool:
        """Ask chance as long as there is a card: whether only one kind is left is a secret too."""
        if any(s.deck):
            return True
        s.stack.pop()
        return False

    def drawn(self, s: Hafen, thing: int) -> None:
        s.deck[thing] -= 1
        s.merchants[self.seat].cards[thing] += 1
        s.whisper(1 << self.seat, (1,), "drew", self.why, (self.seat, thing))
