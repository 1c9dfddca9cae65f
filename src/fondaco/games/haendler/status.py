"""Phase 7, upkeep and social rise (HAEN-9)."""

from __future__ import annotations

from typing import Final

from fondaco.games.haendler import shape
from fondaco.games.haendler.data import (
    MOST_STEPS,
    NOTE_GIVES,
    NOTES,
    SOCIAL_RISE,
    SOCIAL_RISE_COST,
    TOP_STATUS,
    UPKEEP,
    UPKEEP_CARD,
    UPKEEP_CARD_COST,
)
from fondaco.games.haendler.parley import OnTurn
from fondaco.games.haendler.promises import RISING
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action
from fondaco.kernel.frame import Frame
from fondaco.kernel.frames import Steps, Turns
from fondaco.kernel.prompt import Bar, Move, PlainMove, Prompt, asked


class Status(Steps[Haendler]):
    """First all pay their upkeep, then all may rise."""

    called = "status"

    def copy(self) -> Status:
        return Status(self.step)

    def next(self, s: Haendler, step: int) -> Frame[Haendler] | None:
        while self.step < s.seats:
            frame = upkeep(s, s.order()[self.step])
            if frame is not None:
                return frame
            self.step += 1
        return Rise(s.order(), 0, 0) if self.step == s.seats else None


def upkeep(s: Haendler, seat: int) -> Frame[Haendler] | None:
    """The upkeep of one player; what is to be asked: who may hold a card against it, or who fell."""
    if UPKEEP[s.status[seat]] > UPKEEP_CARD_COST and s.could_hold(seat, UPKEEP_CARD):
        return Upkeep([seat], 0, False)
    return pay_upkeep(s, seat)


def pay_upkeep(s: Haendler, seat: int) -> Borrow | None:
    """Pay, or fall to the highest step one can pay; who fell may borrow (HAEN-9.1)."""
    step = s.status[seat]
    while UPKEEP[step] > s.money[seat]:
        step -= 1
    fell = step < s.status[seat]
    s.status[seat] = step
    if fell:
        s.tell(shape.Fell, "HAEN-9.1", seat, step)
    elif step:
        s.tell(shape.Kept, "HAEN-9.1", seat, step)
    s.pay(seat, UPKEEP[step], "HAEN-9.1")
    return Borrow([seat], 0) if fell and sum(s.notes) < NOTES else None


class Upkeep(Turns[Haendler]):
    """One player pays what is due, or plays the card and pays 400 instead (HAEN-9.1, HAEN-9.2)."""

    usual = "pay"

    def __init__(self, seats: list[int], turn: int, is_spared: bool) -> None:
        super().__init__(seats, turn)
        self.is_spared = is_spared

    def copy(self) -> Upkeep:
        return Upkeep(self.seats, self.turn, self.is_spared)

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "upkeep", "to_come": self.to_come()}

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = [Move("pay", "HAEN-9.1", [])]
        if s.has(seat, UPKEEP_CARD) and s.money[seat] >= UPKEEP_CARD_COST:
            moves.append(Move("spare", "HAEN-9.2", []))
        cost = UPKEEP[s.status[seat]]
        return asked(shape.PlayUpkeepAsked, seat, "HAEN-9.2", moves, cost, UPKEEP_CARD)

    def answer(self, s: Haendler, a: Action) -> None:
        if a.verb == "spare":
            self.is_spared = True
            s.play_card(a.seat, UPKEEP_CARD, "HAEN-9.2")
            s.pay(a.seat, UPKEEP_CARD_COST, "HAEN-9.2")
        self.turn += 1

    def finish(self, s: Haendler) -> None:
        borrow = None if self.is_spared else pay_upkeep(s, self.seats[0])
        if borrow is not None:
            s.stack.append(borrow)


class Borrow(Turns[Haendler]):
    """Who fell may take a debt note for 2000 (HAEN-9.3)."""

    def copy(self) -> Borrow:
        return Borrow(self.seats, self.turn)

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "borrow", "to_come": self.to_come()}

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = [Move("borrow", "HAEN-9.3", []), Move("pass", "HAEN-9.3", [])]
        return asked(shape.BorrowAsked, seat, "HAEN-9.3", moves, int(s.is_ending()))

    def usual_verb(self, s: Haendler, prompt: Prompt) -> str:
        """In the last round a note only puts its taker behind all without one (HAEN-10.2)."""
        return "pass" if s.is_ending() else ""

    def answer(self, s: Haendler, a: Action) -> None:
        self.turn += 1
        if a.verb == "borrow":
            s.notes[a.seat] += 1
            s.tell(shape.Borrowed, "HAEN-9.3", a.seat)
            s.earn(a.seat, NOTE_GIVES, "HAEN-9.3")


# Moves whose fields never change are made once and asked often.
STOP: Final = PlainMove("stop", "HAEN-9.4")
RISE: Final = PlainMove("rise", "HAEN-9.4")
RISE_BY_CARD: Final = PlainMove("rise_by_card", "HAEN-9.5")


class Rise(OnTurn):
    """Each may rise up to two steps, paying the current cost or playing Social Rise (HAEN-9.4, HAEN-9.5)."""

    usual = "rise"

    talks = RISING

    def __init__(self, seats: list[int], turn: int, risen: int) -> None:
        super().__init__(seats, turn)
        self.risen = risen  # steps in this turn

    def copy(self) -> Rise:
        return Rise(self.seats, self.turn, self.risen)

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "rise", "to_come": self.to_come()}

    def able(self, s: Haendler, seat: int) -> bool:
        """Below the top (HAEN-9.6), or with a note to pay back (HAEN-9.3); money is no reason (HAEN-2.9)."""
        return s.notes[seat] > 0 or (s.status[seat] < TOP_STATUS and self.risen < MOST_STEPS)

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        moves: list[Move] = [STOP]
        if not s.notes[seat]:
            if s.money[seat] >= s.rise_cost():
                moves.append(RISE)
            if s.has(seat, SOCIAL_RISE) and s.money[seat] >= SOCIAL_RISE_COST:
                moves.append(RISE_BY_CARD)
        return moves

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = self.moves(s, seat)
        bars: tuple[Bar, ...] = ()
        if s.notes[seat]:
            bars = (Bar("rise", "HAEN-9.3"), Bar("rise_by_card", "HAEN-9.5"))
        left, cost = self.left(s, seat), s.rise_cost()
        paid = min(left, s.money[seat] // cost)
        return asked(shape.RiseAsked, seat, "HAEN-9.4", moves, left, paid, cost, bars=bars)

    def usual_verb(self, s: Haendler, prompt: Prompt) -> str:
        """The cheaper way up."""
        is_cheaper = prompt.move("rise_by_card") and s.rise_cost() > SOCIAL_RISE_COST
        return "rise_by_card" if is_cheaper else super().usual_verb(s, prompt)

    def left(self, s: Haendler, seat: int) -> int:
        """How many steps are open, whatever the seat has: none with a debt note, none above the top."""
        return 0 if s.notes[seat] else min(MOST_STEPS - self.risen, TOP_STATUS - s.status[seat])

    def answer(self, s: Haendler, a: Action) -> None:
        if a.verb == "stop":
            self.risen = 0
            self.turn += 1
            return
        by_card = a.verb == "rise_by_card"
        clause = "HAEN-9.5" if by_card else "HAEN-9.4"
        if by_card:
            s.play_card(a.seat, SOCIAL_RISE, clause)
        s.pay(a.seat, SOCIAL_RISE_COST if by_card else s.rise_cost(), clause)
        self.risen += 1
        s.status[a.seat] += 1
        s.tell(shape.Rose, clause, a.seat, s.status[a.seat])

    def missed(self, s: Haendler, seat: int) -> None:
        self.risen = 0
