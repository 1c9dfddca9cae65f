"""The course of a game: rounds, the market, the ships, the sale, the auction."""

from __future__ import annotations

from fondaco.kernel.action import Action, number, numbers
from fondaco.kernel.frame import Frame
from fondaco.kernel.frames import Sealed, Steps, Turns
from fondaco.kernel.prompt import Amount, Bar, Move, One, Prompt, Some
from tests.toys.hafen.data import FIRST_CARDS, PILOT, SPACES, WARES
from tests.toys.hafen.state import DrawCard, Hafen
from tests.toys.hafen.trade import Berth, Offers


class Play(Steps[Hafen]):
    """Privileges for everyone, the rounds, the end."""

    def copy(self) -> Play:
        return Play(self.step)

    def next(self, s: Hafen, step: int) -> Frame[Hafen] | None:
        dealt = FIRST_CARDS * s.seats
        if step < dealt:
            return DrawCard(step % s.seats, "HAFEN-1.1")
        if step < dealt + s.rounds:
            return Round(0)
        s.emit("ended", "HAFEN-1.2")
        return None


class Round(Steps[Hafen]):
    """A round, as the rules list it."""

    def copy(self) -> Round:
        return Round(self.step)

    def next(self, s: Hafen, step: int) -> Frame[Hafen] | None:
        match step:
            case 0:
                open_market(s)
                return Market(s.order(), 0)
            case 1:
                return Pilots(s.order(), 0)
            case 2:
                return Sailing(s.order(), 0)
            case 3:
                return Prices(s.order(), [None] * s.seats)
            case 4:
                return Auction(s.first, 0, s.first, [True] * s.seats)
            case 5:
                return Offers(s.guests(), [None] * (s.seats - 1), 1)
            case 6:
                return Berth(s.order()[:2], 0, 0, False)
        s.first = (s.first + 1) % s.seats
        s.emit("round_ended", "HAFEN-1.3", s.first)
        return None


def open_market(s: Hafen) -> None:
    """Wares come on display (HAFEN-2.1)."""
    for ware in range(len(WARES)):
        s.display[ware] = min(2, s.market[ware])
        s.market[ware] -= s.display[ware]


class Market(Turns[Hafen]):
    """Everyone takes wares from the display."""

    def copy(self) -> Market:
        return Market(self.seats, self.turn)

    def able(self, s: Hafen, seat: int) -> bool:
        return any(s.display)

    def missed(self, s: Hafen, seat: int) -> None:
        s.emit("went_without", "HAFEN-2.2", seat)

    def question(self, s: Hafen, seat: int) -> Prompt:
        wares = [ware for ware, count in enumerate(s.display) if count]
        field = Some("wares", "ware", wares, 1, min(2, len(wares)))
        return Prompt(seat, "market", "HAFEN-2.1", [Move("take", "HAFEN-2.1", [field])])

    def answer(self, s: Hafen, a: Action) -> None:
        for ware in numbers(a.args[0]):
            s.display[ware] -= 1
            s.merchants[a.seat].hold[ware] += 1
            s.emit("took", "HAFEN-2.1", a.seat, ware)
        self.turn += 1

    def finish(self, s: Hafen) -> None:
        for ware in range(len(WARES)):
            s.market[ware] += s.display[ware]
            s.display[ware] = 0


class Pilots(Turns[Hafen]):
    """Whoever could have a pilot is asked, or the question itself would tell who has one (HAFEN-3.1)."""

    def copy(self) -> Pilots:
        return Pilots(self.seats, self.turn)

    def able(self, s: Hafen, seat: int) -> bool:
        return any(s.merchants[seat].cards)

    def question(self, s: Hafen, seat: int) -> Prompt:
        moves = [Move("stay", "HAFEN-3.1", [])]
        if not s.merchants[seat].cards[PILOT]:
            return Prompt(seat, "pilot", "HAFEN-3.1", moves, (), (Bar("hire", "HAFEN-3.1"),))
        moves.append(Move("hire", "HAFEN-3.1", []))
        return Prompt(seat, "pilot", "HAFEN-3.1", moves)

    def answer(self, s: Hafen, a: Action) -> None:
        if a.verb == "hire":
            s.discard(a.seat, PILOT, "HAFEN-3.1")
            s.sail(a.seat, (s.merchants[a.seat].at + 1) % SPACES, "HAFEN-3.1")
        self.turn += 1


class Sailing(Turns[Hafen]):
    """Every ship sails and loads (HAFEN-3.2)."""

    def copy(self) -> Sailing:
        return Sailing(self.seats, self.turn)

    def question(self, s: Hafen, seat: int) -> Prompt:
        at = s.merchants[seat].at
        spaces = [(at + n) % SPACES for n in (1, 2, 3)]
        return Prompt(seat, "sail", "HAFEN-3.2", [Move("sail", "HAFEN-3.2", [One("to", "space", spaces)])])

    def answer(self, s: Hafen, a: Action) -> None:
        s.sail(a.seat, number(a.args[0]), "HAFEN-3.2")
        s.load(a.seat, "HAFEN-3.2")
        self.turn += 1


class Prices(Sealed[Hafen]):
    """Everyone sets a price in secret; the cheapest sells."""

    def copy(self) -> Prices:
        return Prices(self.seats, self.answers[:])

    def question(self, s: Hafen, seat: int) -> Prompt:
        move = Move("price", "HAFEN-4.1", [Amount("price", "ducat", 1, 6)])
        return Prompt(seat, "price", "HAFEN-4.1", [move])

    def reveal(self, s: Hafen, answers: list[Action]) -> None:
        best = answers[0]
        for a in answers:
            s.emit("priced", "HAFEN-4.1", a.seat, a.args[0])
            if number(a.args[0]) < number(best.args[0]):
                best = a
        sell(s, best.seat, number(best.args[0]))


def sell(s: Hafen, seat: int, price: int) -> None:
    """Up to three of the ware a merchant has most of (HAFEN-4.2)."""
    hold = s.merchants[seat].hold
    ware = hold.index(max(hold))
    count = min(hold[ware], 3)
    if count:
        hold[ware] -= count
        s.market[ware] += count
        s.emit("sold", "HAFEN-4.2", seat, ware, count)
        s.earn(seat, count * price, "HAFEN-4.2")


class Auction(Frame[Hafen]):
    """Round the table until all but one have passed (HAFEN-5.1)."""

    interruptible = True

    def __init__(self, seat: int, bid: int, leader: int, active: list[bool]) -> None:
        self.seat = seat
        self.bid = bid
        self.leader = leader
        self.active = active  # [seat]

    def copy(self) -> Auction:
        return Auction(self.seat, self.bid, self.leader, self.active[:])

    def show(self, seat: int) -> dict[str, object]:
        return {"bid": self.bid, "leader": self.leader, "active": self.active[:]}

    def advance(self, s: Hafen) -> bool:
        if sum(self.active) > 1:
            return True
        s.stack.pop()
        if self.bid:
            s.pay(self.leader, self.bid, "HAFEN-5.2")
            s.stack.append(DrawCard(self.leader, "HAFEN-5.2"))
        return False

    def waiting(self, s: Hafen) -> list[int]:
        return [self.seat]

    def question(self, s: Hafen, seat: int) -> Prompt:
        moves = [Move("pass", "HAFEN-5.1", [])]
        most = s.merchants[seat].ducats
        if most <= self.bid:
            return Prompt(seat, "auction", "HAFEN-5.1", moves, (self.bid,), (Bar("bid", "HAFEN-5.1"),))
        moves.append(Move("bid", "HAFEN-5.1", [Amount("price", "ducat", self.bid + 1, most)]))
        return Prompt(seat, "auction", "HAFEN-5.1", moves, (self.bid,))

    def answer(self, s: Hafen, a: Action) -> None:
        if a.verb == "bid":
            self.bid = number(a.args[0])
            self.leader = a.seat
            s.emit("bid", "HAFEN-5.1", a.seat, self.bid)
        else:
            self.active[a.seat] = False
            s.emit("passed", "HAFEN-5.1", a.seat)
        self.seat = (self.seat + 1) % s.seats
        while not self.active[self.seat]:
            self.seat = (self.seat + 1) % s.seats
