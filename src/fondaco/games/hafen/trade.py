"""Trade: the guests offer in secret, the first merchant accepts one offer or none."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.games.hafen import shape
from fondaco.games.hafen.state import Hafen, Merchant
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Amount, Bundle, One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.frames import Sealed
from fondaco.kernel.prompt import Move, Prompt, asked


class Offer(NamedTuple):
    """What a guest gives and what he wants for it."""

    guest: int
    give: tuple[int, ...]
    want: tuple[int, ...]
    pay: int


class Offers(Sealed[Hafen]):
    """The guests make offers in secret (HAFEN-3.1)."""

    def copy(self) -> Offers:
        return Offers(self.seats, self.answers[:])

    def show(self, seat: int) -> shape.OffersShown:
        return {"frame": "offers", "chosen": self.chosen(), "mine": self.mine(seat)}

    def question(self, s: Hafen, seat: int) -> Prompt:
        mine, wanted = s.merchants[seat], s.merchants[s.first()].hold
        give = Bundle("give", "ware", mine.hold[:], 0, sum(mine.hold))
        want = Bundle("want", "ware", wanted[:], 0, sum(wanted), "HAFEN-3.2")
        pay = Amount("pay", "ducat", 0, mine.ducats)
        moves = [Move("offer", "HAFEN-3.1", [give, want, pay]), Move("pass", "HAFEN-3.1", [])]
        return asked(shape.OfferAsked, seat, "HAFEN-3.1", moves, s.first())

    def refuse(self, s: Hafen, a: Action) -> str:
        if a.verb == "pass":
            return ""
        _, want, _ = parts(shape.MakeOffer, a)
        return "" if any(want) else "HAFEN-3.2"

    def reveal(self, s: Hafen, answers: list[Action]) -> None:
        offers: list[Offer] = []
        for a in answers:
            if a.verb == "pass":
                s.tell(shape.OfferedNothing, "HAFEN-3.1", a.seat)
                continue
            offer = Offer(a.seat, *parts(shape.MakeOffer, a))
            offers.append(offer)
            move_given(s.merchants[a.seat], offer, -1)
            s.tell(shape.Offered, "HAFEN-3.1", *offer)
        if offers:
            s.stack.append(Deal(offers))


def move_given(merchant: Merchant, offer: Offer, sign: int) -> None:
    """What an offer gives: from a merchant onto the table (-1), or from there to a merchant (1)."""
    for ware, count in enumerate(offer.give):
        merchant.hold[ware] += sign * count
    merchant.ducats += sign * offer.pay


class Deal(Frame[Hafen]):
    """The first merchant accepts one of the offers or none (HAFEN-3.4).

    What is offered has left its owners and lies on the table, which is this frame (HAFEN-3.3): whatever
    happens meanwhile, every offer stays covered.
    """

    interruptible = True

    def __init__(self, offers: list[Offer]) -> None:
        self.offers = offers

    def copy(self) -> Deal:
        return Deal(self.offers)

    def show(self, seat: int) -> shape.DealShown:
        return {"frame": "deal", "offers": [shown(offer) for offer in self.offers]}

    def advance(self, s: Hafen) -> bool:
        return True

    def waiting(self, s: Hafen) -> list[int]:
        return [s.first()]

    def question(self, s: Hafen, seat: int) -> Prompt:
        guests = [offer.guest for offer in self.offers]
        moves = [
            Move("accept", "HAFEN-3.4", [One("guest", "seat", guests)]),
            Move("decline", "HAFEN-3.4", []),
        ]
        return asked(shape.DealAsked, seat, "HAFEN-3.4", moves)

    def answer(self, s: Hafen, a: Action) -> None:
        s.stack.pop()
        accepted = -1
        if a.verb == "accept":
            (accepted,) = parts(shape.Accept, a)
        else:
            s.tell(shape.Declined, "HAFEN-3.4", a.seat)
        for offer in self.offers:
            if offer.guest == accepted:
                strike(s, offer)
            else:
                move_given(s.merchants[offer.guest], offer, 1)


def shown(offer: Offer) -> shape.OfferView:
    return {
        "guest": offer.guest,
        "give": list(offer.give),
        "want": list(offer.want),
        "pay": offer.pay,
    }


def strike(s: Hafen, offer: Offer) -> None:
    """What lies on the table to the first merchant, what it was offered for to the guest."""
    host, guest = s.merchants[s.first()], s.merchants[offer.guest]
    move_given(host, offer, 1)
    for ware, count in enumerate(offer.want):
        host.hold[ware] -= count
        guest.hold[ware] += count
    s.tell(shape.Accepted, "HAFEN-3.4", s.first(), offer.guest)
