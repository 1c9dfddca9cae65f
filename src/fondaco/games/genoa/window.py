"""A window for deals: a step of the turn in which offers stand (GEN-6.8)."""

from __future__ import annotations

from random import Random

from fondaco.games.genoa.bargain import Bargain, covers, imagine_bargain, show_bargain
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.action import EYE
from fondaco.kernel.frame import Frame


class Window(Frame[Genoa]):
    """The offers that stand, and how often was asked. Nothing else happens meanwhile: they stay covered."""

    def __init__(self, askings: int, offers: list[Bargain], terms: list[int]) -> None:
        self.askings = askings
        self.offers = offers
        self.terms = terms  # [seat] how often terms were put to it in this step (GEN-6.10)

    def show(self, seat: int) -> dict[str, object]:
        return {"askings": self.askings, "terms": self.terms[:]}

    def shown_offers(self, s: Genoa, seat: int) -> list[dict[str, object]]:
        """The offers as a seat may see them."""
        return [show_bargain(offer, seat in (offer.guest, s.active, EYE)) for offer in self.offers]

    def acceptable(self, s: Genoa) -> list[int]:
        """The offers whose price the host can pay (GEN-6.12)."""
        return [n for n, offer in enumerate(self.offers) if covers(s, s.active, offer.to_guest)]

    def replace(self, bargain: Bargain) -> None:
        """A new offer for that field; the guest's last goes with its duty (GEN-6.10, GEN-6.13)."""
        guest, field = bargain.guest, bargain.field
        self.offers = [offer for offer in self.offers if offer.guest != guest or offer.field != field]
        self.offers.append(bargain)

    def imagine(self, s: Genoa, seat: int, rng: Random) -> None:
        self.offers = [imagine_bargain(s, offer, seat, rng) for offer in self.offers]
