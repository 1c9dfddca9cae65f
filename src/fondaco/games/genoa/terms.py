"""Terms: the active player says to one guest what they would have (GEN-6.10)."""

from __future__ import annotations

from random import Random

from fondaco.games.genoa import shape
from fondaco.games.genoa.bargain import (
    Bargain,
    ask_about_terms,
    imagine_bargain,
    read_offer,
    read_terms,
    show_bargain,
    tell_offer,
    tell_terms,
)
from fondaco.games.genoa.bargaining import against, covers, gift_fields, wish_fields
from fondaco.games.genoa.deal import Deal
from fondaco.games.genoa.offers import can_offer, note_promises, offer_move, refuse_offer
from fondaco.games.genoa.promises import public_promises
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.window import window_below
from fondaco.kernel.action import EYE, Action
from fondaco.kernel.frame import Frame
from fondaco.kernel.prompt import Bar, Field, Move, One, Prompt, asked


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

    def show(self, seat: int) -> shape.TermsShown:
        return {"frame": "terms", "guest": self.guest, "field": self.field}

    def shown_terms(self, s: Genoa, seat: int) -> list[shape.BargainView]:
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
        return ask_about_terms(s, self.terms, moves, bars)

    def host_question(self, s: Genoa, seat: int) -> Prompt:
        promise = One("promise", "promise", public_promises(s, self.guest, self.field), "GEN-6.9")
        open: list[Field] = gift_fields(s, seat, self.guest) + wish_fields(
            s, seat, s.public_goods(self.guest)
        )
        open.append(promise)
        moves = [Move("put", "GEN-6.10", open), Move("drop", "GEN-6.10", [])]
        return asked(shape.TermsAsked, seat, "GEN-6.10", moves, self.guest, self.field)

    def annotate(self, s: Genoa, prompt: Prompt) -> None:
        note_promises(s, prompt)

    def refuse(self, s: Genoa, a: Action) -> str:
        if a.verb == "put":
            return against(s, read_terms(a, self.guest, self.field))
        return refuse_offer(s, a) if a.verb == "offer" else ""

    def answer(self, s: Genoa, a: Action) -> None:
        match a.verb:
            case "put":
                self.terms = read_terms(a, self.guest, self.field)
                tell_terms(s, self.terms)
                return
            case "offer":
                self.make_offer(s, read_offer(a))
            case "refuse":
                s.tell(shape.TermsRefused, "GEN-6.10", a.seat)
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
