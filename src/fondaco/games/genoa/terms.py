"""Terms: the active player says to one guest what they would have (GEN-6.10)."""

from __future__ import annotations

from random import Random

from fondaco.games.genoa.bargain import (
    Bargain,
    against,
    asked_side,
    covers,
    gift_fields,
    imagine_bargain,
    own_side,
    show_bargain,
    wish_fields,
)
from fondaco.games.genoa.deal import Deal
from fondaco.games.genoa.offers import can_offer, offer_move, read_offer, refuse_offer, tell_offer
from fondaco.games.genoa.promises import public_promises
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.window import window_below
from fondaco.kernel.action import EYE, Action, number
from fondaco.kernel.frame import Frame
from fondaco.kernel.prompt import Bar, Field, Move, One, Prompt


class Terms(Frame[Genoa]):
    """First the active player puts the terms, then the guest accepts, refuses or makes a new offer."""

    def __init__(self, guest: int, field: int, terms: Bargain | None) -> None:
        self.guest = guest
        self.field = field
        self.terms = terms  # None: not put yet

    def copy(self) -> Terms:
        return Terms(self.guest, self.field, self.terms)

    def advance(self, s: Genoa) -> bool:
        return True

    def waiting(self, s: Genoa) -> list[int]:
        return [s.active if self.terms is None else self.guest]

    def show(self, seat: int) -> dict[str, object]:
        return {"guest": self.guest, "field": self.field}

    def shown_terms(self, s: Genoa, seat: int) -> list[dict[str, object]]:
        """The terms as a seat may see them."""
        if self.terms is None:
            return []
        return [show_bargain(self.terms, seat in (self.guest, s.active, EYE))]

    def question(self, s: Genoa, seat: int) -> Prompt:
        if self.terms is None:
            return self.host_question(s, seat)
        moves = [Move("refuse", "GEN-6.10", [])]
        bars: tuple[Bar, ...] = ()
        if covers(s, seat, self.terms.to_host):
            moves.insert(0, Move("agree", "GEN-6.10", []))
        else:
            bars = (Bar("agree", "GEN-6.12"),)
        if can_offer(s, seat, [self.field]):
            is_bound = window_below(s).is_bound(s, seat)
            moves.append(offer_move(s, seat, [self.field], s.public_goods(s.active), is_bound))
        return Prompt(seat, "hear", "GEN-6.10", moves, (s.active, self.field, *spoken(self.terms)), bars)

    def host_question(self, s: Genoa, seat: int) -> Prompt:
        promise = One("promise", "promise", public_promises(s, self.guest, self.field), "GEN-6.9")
        parts: list[Field] = gift_fields(s, seat, self.guest) + wish_fields(
            s, seat, s.public_goods(self.guest)
        )
        parts.append(promise)
        moves = [Move("put", "GEN-6.10", parts), Move("drop", "GEN-6.10", [])]
        return Prompt(seat, "terms", "GEN-6.10", moves, (self.guest, self.field))

    def refuse(self, s: Genoa, a: Action) -> str:
        if a.verb == "put":
            return against(s, self.read(a))
        return refuse_offer(s, a) if a.verb == "offer" else ""

    def read(self, a: Action) -> Bargain:
        pay, give, cards, ask, want, promise = a.args
        to_guest, to_host = own_side(pay, give, cards), asked_side(ask, want)
        return Bargain(self.guest, self.field, number(promise), to_host, to_guest)

    def answer(self, s: Genoa, a: Action) -> None:
        match a.verb:
            case "put":
                self.terms = self.read(a)
                tell_terms(s, self.terms)
                return
            case "offer":
                self.make_offer(s, read_offer(a))
            case "refuse":
                s.emit("refused", "GEN-6.10", a.seat)
        s.stack.pop()
        if a.verb == "agree":
            assert self.terms is not None
            s.stack.pop()
            s.stack.append(Deal(self.terms, False))

    def make_offer(self, s: Genoa, offer: Bargain) -> None:
        window_below(s).replace(offer)
        tell_offer(s, offer)

    def imagine(self, s: Genoa, seat: int, rng: Random) -> None:
        if self.terms is not None:
            self.terms = imagine_bargain(s, self.terms, seat, rng)


def spoken(terms: Bargain) -> tuple[int | tuple[int, ...], ...]:
    """What all may hear of terms: hand cards by their kinds only (GEN-6.12)."""
    given, asked = terms.to_guest, terms.to_host
    return given.money, given.goods, asked.money, asked.goods, terms.promise


def tell_terms(s: Genoa, terms: Bargain) -> None:
    """Terms are public as offers are; the hand cards in them are seen by whom they are put to."""
    given, asked = terms.to_guest, terms.to_host
    for card in given.cards:
        s.knowledge.saw(terms.guest, card, s.active)
    knows = 1 << terms.guest | 1 << s.active
    heading = (s.active, terms.guest, terms.field)
    gift = (given.money, given.goods, given.cards)
    s.whisper(knows, (5,), "put", "GEN-6.10", (*heading, *gift, asked.money, asked.goods, terms.promise))
