"""Merchants among themselves: sealed offers, deals that stay covered, haggling."""

from __future__ import annotations

from fondaco.kernel.action import Action, number, numbers
from fondaco.kernel.frame import Frame
from fondaco.kernel.frames import Sealed
from fondaco.kernel.prompt import Amount, Bar, Bundle, Move, One, Prompt
from tests.toys.hafen.data import HEARINGS, HIGHEST_RENT, MOST_PRICES
from tests.toys.hafen.state import Hafen, Merchant


class Offers(Sealed[Hafen]):
    """The guests make offers in secret (HAFEN-6.1)."""

    def __init__(self, seats: list[int], answers: list[Action | None], hearing: int) -> None:
        super().__init__(seats, answers)
        self.hearing = hearing

    def copy(self) -> Offers:
        return Offers(self.seats, self.answers[:], self.hearing)

    def question(self, s: Hafen, seat: int) -> Prompt:
        mine, wanted = s.merchants[seat], s.merchants[s.first].hold
        moves = [Move("pass", "HAFEN-6.1", [])]
        if not any(wanted):
            return Prompt(seat, "offer", "HAFEN-6.1", moves, (self.hearing,), (Bar("offer", "HAFEN-6.2"),))
        give = Bundle("give", "ware", mine.hold[:], 0, sum(mine.hold))
        want = Bundle("want", "ware", wanted[:], 0, sum(wanted))
        pay = Amount("pay", "ducat", 0, mine.ducats)
        moves.append(Move("offer", "HAFEN-6.1", [give, want, pay]))
        return Prompt(seat, "offer", "HAFEN-6.1", moves, (self.hearing,))

    def refuse(self, s: Hafen, a: Action) -> str:
        return "HAFEN-6.2" if a.verb == "offer" and not any(numbers(a.args[1])) else ""

    def reveal(self, s: Hafen, answers: list[Action]) -> None:
        offers: list[Action] = []
        for a in answers:
            if a.verb == "offer":
                offers.append(a)
                move_offer(s.merchants[a.seat], a, -1)
                s.emit("offered", "HAFEN-6.1", a.seat, *a.args)
            else:
                s.emit("offered_nothing", "HAFEN-6.1", a.seat)
        if offers:
            s.stack.append(Deal(offers, self.hearing))


def move_offer(m: Merchant, offer: Action, sign: int) -> None:
    """What an offer gives: from a merchant onto the table (-1), or from there to a merchant (1)."""
    for ware, count in enumerate(numbers(offer.args[0])):
        m.hold[ware] += sign * count
    m.ducats += sign * number(offer.args[2])


class Deal(Frame[Hafen]):
    """The first merchant takes one of the offers, hears others, or takes none (HAFEN-6.4).

    What is offered has left its owners and lies on the table, which is this frame (HAFEN-6.3): when an offer
    is accepted, nothing needs checking again.
    """

    interruptible = True

    def __init__(self, offers: list[Action], hearing: int) -> None:
        self.offers = offers
        self.hearing = hearing

    def copy(self) -> Deal:
        return Deal(self.offers, self.hearing)

    def show(self, seat: int) -> dict[str, object]:
        return {"offers": [[offer.seat, *offer.args] for offer in self.offers]}

    def advance(self, s: Hafen) -> bool:
        return True

    def waiting(self, s: Hafen) -> list[int]:
        return [s.first]

    def question(self, s: Hafen, seat: int) -> Prompt:
        partners = [offer.seat for offer in self.offers]
        moves = [
            Move("decline", "HAFEN-6.4", []),
            Move("accept", "HAFEN-6.4", [One("partner", "seat", partners)]),
        ]
        if self.hearing == HEARINGS:
            return Prompt(seat, "deal", "HAFEN-6.4", moves, (self.hearing,), (Bar("again", "HAFEN-6.4"),))
        moves.append(Move("again", "HAFEN-6.4", []))
        return Prompt(seat, "deal", "HAFEN-6.4", moves, (self.hearing,))

    def answer(self, s: Hafen, a: Action) -> None:
        s.stack.pop()
        partner = number(a.args[0]) if a.verb == "accept" else -1
        for offer in self.offers:
            if offer.seat == partner:
                strike(s, offer)
            else:
                move_offer(s.merchants[offer.seat], offer, 1)
        if a.verb == "decline":
            s.emit("declined", "HAFEN-6.4", a.seat)
        elif a.verb == "again":
            s.emit("heard_again", "HAFEN-6.4", a.seat)
            s.stack.append(Offers(s.guests(), [None] * (s.seats - 1), self.hearing + 1))


def strike(s: Hafen, offer: Action) -> None:
    """What lies on the table to the first merchant, what it was offered for to the guest."""
    host, guest = s.merchants[s.first], s.merchants[offer.seat]
    move_offer(host, offer, 1)
    for ware, count in enumerate(numbers(offer.args[1])):
        host.hold[ware] -= count
        guest.hold[ware] += count
    s.emit("accepted", "HAFEN-6.4", s.first, offer.seat)


class Berth(Frame[Hafen]):
    """Landlord and tenant name prices in turn until one of them agrees or walks away (HAFEN-7.1)."""

    interruptible = True

    def __init__(self, seats: list[int], price: int, named: int, is_over: bool) -> None:
        self.seats = seats  # landlord and tenant
        self.price = price
        self.named = named  # how many prices have been named
        self.is_over = is_over

    def copy(self) -> Berth:
        return Berth(self.seats, self.price, self.named, self.is_over)

    def show(self, seat: int) -> dict[str, object]:
        return {"seats": self.seats[:], "price": self.price, "named": self.named}

    def advance(self, s: Hafen) -> bool:
        if self.is_over:
            s.stack.pop()
        return not self.is_over

    def waiting(self, s: Hafen) -> list[int]:
        return [self.seats[self.named % 2]]

    def question(self, s: Hafen, seat: int) -> Prompt:
        moves = [Move("walk", "HAFEN-7.1", [])]
        bars: tuple[Bar, ...] = ()
        if self.named < MOST_PRICES:
            most = min(HIGHEST_RENT, s.merchants[self.seats[1]].ducats)
            moves.append(Move("name", "HAFEN-7.1", [Amount("price", "ducat", 0, most, "HAFEN-7.2")]))
        else:
            bars = (Bar("name", "HAFEN-7.2"),)
        if self.named:
            moves.append(Move("agree", "HAFEN-7.1", []))
        return Prompt(seat, "berth", "HAFEN-7.1", moves, (self.price, self.named), bars)

    def answer(self, s: Hafen, a: Action) -> None:
        if a.verb == "name":
            self.price = number(a.args[0])
            self.named += 1
            s.emit("named", "HAFEN-7.1", a.seat, self.price)
            return
        self.is_over = True
        if a.verb == "walk":
            s.emit("walked", "HAFEN-7.1", a.seat)
        else:
            s.emit("agreed", "HAFEN-7.3", a.seat, self.price)
            self.let(s)

    def let(self, s: Hafen) -> None:
        """The tenant pays the landlord and loads (HAFEN-7.3)."""
        landlord, tenant = self.seats
        s.merchants[tenant].ducats -= self.price
        s.merchants[landlord].ducats += self.price
        s.load(tenant, "HAFEN-7.3")
