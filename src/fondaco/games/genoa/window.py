"""A window for deals: a step of the turn in which offers stand (GEN-6.8)."""

from __future__ import annotations

from random import Random

from fondaco.games.genoa import shape
from fondaco.games.genoa.bargain import Bargain, imagine_bargain, show_bargain
from fondaco.games.genoa.bargaining import covers
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.action import EYE, NOBODY
from fondaco.kernel.frame import Frame


class Journey(Frame[Genoa]):
    """The tower's way through a turn. Offers for the field that it enters without a deal come along."""

    def __init__(self, earlier: list[Bargain]) -> None:
        self.earlier = earlier  # until the step on that field begins (GEN-6.13)


class Window(Frame[Genoa]):
    """The offers that stand, and how often was asked. Nothing else happens meanwhile: they stay covered."""

    def __init__(self, askings: int, offers: list[Bargain], terms: list[int], earlier: list[Bargain]) -> None:
        self.askings = askings
        self.offers = offers
        self.terms = terms  # [seat] how often terms were put to it in this step (GEN-6.10)
        self.earlier = earlier  # stood for this building before the tower came; they bind nobody (GEN-6.13)

    def shown_offers(self, s: Genoa, seat: int) -> list[shape.BargainView]:
        """The offers as a seat may see them."""
        return shown(s, self.offers, seat)

    def shown_earlier(self, s: Genoa, seat: int) -> list[shape.BargainView]:
        """The earlier offers as a seat may see them."""
        return shown(s, self.earlier, seat)

    def acceptable(self, s: Genoa) -> list[int]:
        """The offers whose price the host can pay (GEN-6.12)."""
        return [n for n, offer in enumerate(self.offers) if covers(s, s.active, offer.to_guest)]

    def of_guest(self, guest: int) -> list[Bargain]:
        """The offers of a guest that stand."""
        return [offer for offer in self.offers if offer.guest == guest] if self.offers else []

    def is_bound(self, s: Genoa, guest: int) -> bool:
        """Has this guest a binding offer for the current building? Then only another binding one takes its
        place (GEN-6.8)."""
        for offer in self.offers:
            if offer.guest == guest and offer.field == s.path[-1] and offer.is_binding():
                return True
        return False

    def earlier_of(self, guest: int) -> Bargain | None:
        """What this guest had offered for the building before the tower came."""
        for offer in self.earlier:
            if offer.guest == guest:
                return offer
        return None

    def replace(self, bargain: Bargain) -> None:
        """A new offer takes the place of the guest's last for that field (GEN-6.8, GEN-6.10)."""
        self.withdraw(bargain.guest, bargain.field)
        self.offers.append(bargain)
        self.earlier = [offer for offer in self.earlier if offer.guest != bargain.guest]

    def withdraw(self, guest: int, field: int) -> None:
        self.offers = [offer for offer in self.offers if offer.guest != guest or offer.field != field]

    def tell_outbid(self, s: Genoa, made: list[Bargain]) -> None:
        """Of the offers just made, those that beat another tell so to whoever made that one."""
        if s.log is None:
            return
        for other in self.offers:
            before = [offer for offer in self.offers if offer not in made]
            if other in before and is_outbid(other, before):
                continue
            for offer in made:
                if is_outbid(other, [offer]):
                    s.tell(shape.Outbid, "GEN-6.8", offer.guest, other.guest, other.field)
                    break

    def pass_over(self, s: Genoa, guest: int, field: int) -> None:
        """The step ends: offers end with it, but for one that is taken or that the tower takes along, of this
        guest (NOBODY: of any) for this field."""
        if s.log is None:
            return
        for seat in s.others():
            fields = [
                offer.field
                for offer in self.of_guest(seat)
                if offer.field != field or guest not in (seat, NOBODY)
            ]
            if fields:
                s.tell(shape.PassedOver, "GEN-6.8", s.active, seat, tuple(fields))

    def forget_resting(self, s: Genoa) -> None:
        """Who has asked for rest is asked once for an earlier offer, and no more this turn."""
        self.earlier = [offer for offer in self.earlier if not s.quiet >> offer.guest & 1]

    def imagine(self, s: Genoa, seat: int, rng: Random) -> None:
        self.offers = [imagine_bargain(s, offer, seat, rng) for offer in self.offers]
        self.earlier = [imagine_bargain(s, offer, seat, rng) for offer in self.earlier]


def shown(s: Genoa, offers: list[Bargain], seat: int) -> list[shape.BargainView]:
    return [
        show_bargain(offer, seat in (offer.guest, s.active, EYE), is_outbid(offer, offers))
        for offer in offers
    ]


def is_outbid(offer: Bargain, others: list[Bargain]) -> bool:
    """Does another guest's offer for the same field beat it?"""
    for other in others:
        if other.field == offer.field and other.guest != offer.guest and other.beats(offer):
            return True
    return False


def window_below(s: Genoa) -> Window:
    """The step that the frame on top belongs to: an asking, or terms."""
    window = s.stack[-2]
    assert isinstance(window, Window)
    return window
