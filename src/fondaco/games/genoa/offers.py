"""The guests' offers: all who could make one answer at once and in secret (GEN-6.8)."""

from __future__ import annotations

from random import Random

from fondaco.games.genoa.bargain import (
    Bargain,
    against,
    asked_side,
    could_give_goods,
    gift_fields,
    own_side,
    show_bargain,
    wish_fields,
)
from fondaco.games.genoa.data import PLAZA
from fondaco.games.genoa.promises import NO_PROMISE, order_of, own_promises
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.window import Window
from fondaco.kernel.action import EYE, Action, number
from fondaco.kernel.frame import Frame
from fondaco.kernel.prompt import Field, Missing, Move, One, Prompt


def fields_for(s: Genoa, guest: int, fields: list[int]) -> list[int]:
    """The fields a guest could make an offer for, by public knowledge: money is never a reason (GEN-6.8).
    For a street or the plaza no action is needed (GEN-6.7)."""
    if s.seats > 2 and s.can_act(guest):
        return fields[:]
    found: list[int] = []
    for field in fields:
        if field < PLAZA and not s.can_act(guest):
            continue
        if s.seats == 2 and not could_give_goods(s, guest, field):
            continue
        found.append(field)
    return found


def able(s: Genoa, fields: list[int]) -> list[int]:
    """Who could make an offer for any of these fields. A street needs no action and any gift will do."""
    if s.seats > 2 and any(field >= PLAZA for field in fields):
        return s.others()
    return [seat for seat in s.others() if fields_for(s, seat, fields)]


def offer_move(s: Genoa, guest: int, fields: list[int], hosts: list[int]) -> Move:
    """An offer: for which field, what one gives and asks, and what the action itself will yield."""
    promises = [NO_PROMISE]
    for field in fields:
        if field < PLAZA:
            promises.extend(own_promises(s, guest, field)[1:])
    parts: list[Field] = [
        One("field", "field", fields, "GEN-6.3"),
        *gift_fields(s, guest, s.active),
        *wish_fields(s, guest, hosts),
        One("promise", "promise", promises, "GEN-6.9"),
    ]
    return Move("offer", "GEN-6.6", parts)


def read_offer(a: Action) -> Bargain:
    field, pay, give, cards, ask, want, promise = a.args
    return Bargain(a.seat, number(field), number(promise), own_side(pay, give, cards), asked_side(ask, want))


def refuse_offer(s: Genoa, a: Action) -> str:
    """The clause that forbids an offer; a promise must fit the building it is made for."""
    promise = number(a.args[6])
    if promise != NO_PROMISE and promise not in own_promises(s, a.seat, number(a.args[0])):
        return "GEN-6.9"
    return against(s, read_offer(a))


def can_offer(s: Genoa, guest: int, fields: list[int]) -> bool:
    """Has a guest anything to give for one of these fields (GEN-6.6)? Two players are asked only then."""
    return s.purse(guest) > 0 or any(could_give_goods(s, guest, field) for field in fields)


def tell_offer(s: Genoa, bargain: Bargain) -> None:
    """Offers are public; an offered hand card is seen by the host, an order promised by all (GEN-6.12)."""
    given, asked = bargain.to_host, bargain.to_guest
    for card in given.cards:
        s.knowledge.saw(s.active, card, bargain.guest)
    order = order_of(bargain.promise)
    if order >= 0:
        s.knowledge.all_saw(order, bargain.guest)
    s.whisper(
        1 << bargain.guest | 1 << s.active,
        (4,),
        "offered",
        "GEN-6.8",
        (
            bargain.guest,
            bargain.field,
            given.money,
            given.goods,
            given.cards,
            asked.money,
            asked.goods,
            bargain.promise,
        ),
    )


class Offers(Frame[Genoa]):
    """One asking: each guest makes at most one offer a field, or none, and then is ready."""

    sealed = True

    def __init__(
        self,
        guests: list[int],
        left: list[int],
        fields: list[int],
        hosts: list[int],
        offers: list[Bargain],
        resting: int,
    ) -> None:
        self.guests = guests
        self.left = left  # who is not ready yet
        self.fields = fields
        self.hosts = hosts  # the host's goods, which all see and which stay as they are meanwhile
        self.offers = offers  # made in this asking, closed until all are ready
        self.resting = resting  # the guests that want no more askings this turn, as bits

    def copy(self) -> Offers:
        return Offers(self.guests, self.left[:], self.fields, self.hosts, self.offers[:], self.resting)

    def show(self, seat: int) -> dict[str, object]:
        """Who is ready; and to a guest, what they have offered."""
        mine = [show_bargain(offer, True) for offer in self.offers if seat in (offer.guest, EYE)]
        return {"ready": [guest for guest in self.guests if guest not in self.left], "mine": mine}

    def advance(self, s: Genoa) -> bool:
        if self.left:
            return True
        s.stack.pop()
        window = s.stack[-1]
        assert isinstance(window, Window)
        s.quiet |= self.resting
        for guest in self.guests:
            if self.resting >> guest & 1:
                s.emit("rests", "GEN-6.8", guest)
        for offer in self.offers:
            tell_offer(s, offer)
        standing = [offer for offer in window.offers if offer.guest not in self.guests]
        window.offers = standing + self.offers
        return False

    def waiting(self, s: Genoa) -> list[int]:
        return self.left[:]

    def open_fields(self, s: Genoa, seat: int) -> list[int]:
        """The fields this guest could still make an offer for."""
        taken = [offer.field for offer in self.offers if offer.guest == seat]
        return [field for field in fields_for(s, seat, self.fields) if field not in taken]

    def question(self, s: Genoa, seat: int) -> Prompt:
        moves = [Move("ready", "GEN-6.8", []), Move("rest", "GEN-6.8", [])]
        fields = self.open_fields(s, seat)
        if can_offer(s, seat, fields):
            offer = offer_move(s, seat, fields, self.hosts)
            if len(fields) < len(self.fields):
                closed = [field for field in self.fields if field not in fields]
                offer.fields[0].missing = tuple(
                    [Missing(field, self.why_not(s, seat, field)) for field in closed]
                )
            moves.insert(0, offer)
        here = s.path[-1]
        return Prompt(seat, "offer", "GEN-6.8", moves, (s.active, here, int(here not in self.fields)))

    def why_not(self, s: Genoa, seat: int, field: int) -> str:
        """The clause that keeps a guest from making an offer for a field that the tower can enter."""
        if any(offer.guest == seat and offer.field == field for offer in self.offers):
            return "GEN-6.8"
        return "GEN-6.5" if field < PLAZA and not s.can_act(seat) else "GEN-7.1"

    def refuse(self, s: Genoa, a: Action) -> str:
        return refuse_offer(s, a) if a.verb == "offer" else ""

    def answer(self, s: Genoa, a: Action) -> None:
        if a.verb == "offer":
            self.offers.append(read_offer(a))
            if self.open_fields(s, a.seat):
                return
        elif a.verb == "rest":
            self.resting |= 1 << a.seat
        self.left.remove(a.seat)

    def imagine(self, s: Genoa, seat: int, rng: Random) -> None:
        """Others may have offered anything, or nothing."""
        self.offers = [offer for offer in self.offers if offer.guest == seat]
        self.resting &= 1 << seat if seat >= 0 else 0
        for guest in self.guests:
            if guest != seat and guest not in self.left and rng.random() < 0.5:
                self.imagine_offer(s, guest, rng)

    def imagine_offer(self, s: Genoa, guest: int, rng: Random) -> None:
        fields = fields_for(s, guest, self.fields)
        if can_offer(s, guest, fields):
            move = offer_move(s, guest, fields, self.hosts)
            a = move.sample(guest, rng)
            while refuse_offer(s, a):
                a = move.sample(guest, rng)
            self.offers.append(read_offer(a))
