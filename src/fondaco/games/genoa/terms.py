"""Terms: the active player says to one guest what they would have (GEN-6.10)."""

from __future__ import annotations

from random import Random
from typing import Final

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
from fondaco.games.genoa.bargaining import NO_WISH, against, covers, gift_fields, wish_fields
from fondaco.games.genoa.deal import close_deal
from fondaco.games.genoa.offers import LAST, can_offer, note_promises, offer_move, refuse_offer
from fondaco.games.genoa.promises import public_promises
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.window import Window, window_below
from fondaco.kernel.action import EYE, Action
from fondaco.kernel.fields import One
from fondaco.kernel.frame import Frame
from fondaco.kernel.prompt import Bar, LateMove, Move, PlainMove, Prompt, asked

# Moves whose fields never change are made once and asked often.
AGREE: Final = PlainMove("agree", "GEN-6.10")
REFUSE: Final = PlainMove("refuse", "GEN-6.10")
DROP: Final = PlainMove("drop", "GEN-6.10")


class LateTerms(LateMove):
    """The terms that the host may put to a guest for a field."""

    def __init__(self, s: Genoa, guest: int, field: int) -> None:
        super().__init__("put", "GEN-6.10", [])
        self.s = s
        self.guest = guest
        self.field = field

    def write(self) -> Move:
        s = self.s
        gifts, wishes = (
            gift_fields(s, s.active, self.guest),
            wish_fields(s, s.active, s.public_goods(self.guest)),
        )
        promise = One("promise", "promise", public_promises(s, self.guest, self.field), "GEN-6.9")
        return Move(self.verb, self.clause, [*gifts, *wishes, promise])


class LateCounter(LateMove):
    """The new offer that a guest may make instead of agreeing to terms."""

    def __init__(self, s: Genoa, guest: int, field: int) -> None:
        super().__init__("offer", "GEN-6.6", [])
        self.s = s
        self.guest = guest
        self.field = field

    def write(self) -> Move:
        s, guest = self.s, self.guest
        is_bound = window_below(s).is_bound(s, guest)
        wishes = NO_WISH if is_bound else wish_fields(s, guest, s.public_goods(s.active))
        return offer_move(s, guest, [self.field], wishes, LAST)


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

    def moves(self, s: Genoa, seat: int) -> list[Move]:
        if self.terms is None:
            return [LateTerms(s, self.guest, self.field), DROP]
        moves: list[Move] = [AGREE, REFUSE] if covers(s, seat, self.terms.to_host) else [REFUSE]
        if can_offer(s, seat, [self.field]):
            moves.append(LateCounter(s, seat, self.field))
        return moves

    def question(self, s: Genoa, seat: int) -> Prompt:
        moves = [move.written() for move in self.moves(s, seat)]
        if self.terms is None:
            return asked(shape.TermsAsked, seat, "GEN-6.10", moves, self.guest, self.field)
        bars = () if AGREE in moves else (Bar("agree", "GEN-6.12"),)
        return ask_about_terms(s, self.terms, moves, bars)

    def annotate(self, s: Genoa, prompt: Prompt) -> None:
        note_promises(s, prompt)

    def usual_verb(self, s: Genoa, prompt: Prompt) -> str:
        return "put" if self.terms is None else "agree" if prompt.move("agree") else "refuse"

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
            window = s.stack.pop()
            assert isinstance(window, Window)
            close_deal(s, window, self.terms)

    def make_offer(self, s: Genoa, offer: Bargain) -> None:
        window = window_below(s)
        window.replace(offer)
        tell_offer(s, offer)
        window.tell_outbid(s, [offer])

    def imagine(self, s: Genoa, seat: int, rng: Random) -> None:
        if self.terms is not None:
            self.terms = imagine_bargain(s, self.terms, seat, rng)
