"""What a seat may know of a game of Die Händler von Genua (GEN-2.2)."""

from __future__ import annotations

from typing import cast

from fondaco.games.genoa import shape
from fondaco.games.genoa.data import DOWN, FIRST, KINDS, LAST_SPACE, UP
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.terms import Terms
from fondaco.games.genoa.window import Window
from fondaco.kernel.action import EYE
from fondaco.kernel.frame import doing


def view(s: Genoa, seat: int) -> shape.View:
    return {
        "space": s.space,
        "last": LAST_SPACE[s.seats],
        "first": s.first,
        "active": s.active,
        "squares": s.edition.city.squares[:],
        "tower": s.path[-1] if s.path else -1,
        "path": s.path[:],
        "cleared": [field for field in s.path if s.cleared >> field & 1],
        "used": [field for field in s.path if s.used >> field & 1],
        "owner": s.owner[:],
        "stock": s.stock[:],
        "deck": s.deck[:],
        "piles": [s.where[FIRST[kind] : FIRST[kind + 1]].count(DOWN) for kind in range(len(KINDS))],
        "face_up": [card for card, where in enumerate(s.where) if where == UP],
        "offers": offers(s, seat),
        "earlier": earlier(s, seat),
        "terms": terms(s, seat),
        "players": [player(s, owner, seat) for owner in range(s.seats)],
        "doing": cast("list[shape.Doing]", doing(s, seat)),
    }


def offers(s: Genoa, seat: int) -> list[shape.BargainView]:
    """The offers that stand, in the order of their numbers."""
    for frame in s.stack:
        if isinstance(frame, Window) and frame.offers:
            return frame.shown_offers(s, seat)
    return []


def earlier(s: Genoa, seat: int) -> list[shape.BargainView]:
    """The offers that stood for the building before the tower came there without a deal (GEN-6.13)."""
    for frame in s.stack:
        if isinstance(frame, Window) and frame.earlier:
            return frame.shown_earlier(s, seat)
    return []


def terms(s: Genoa, seat: int) -> list[shape.BargainView]:
    """The terms that wait for an answer, if any."""
    top = s.stack[-1] if s.stack else None
    return top.shown_terms(s, seat) if isinstance(top, Terms) else []


def player(s: Genoa, owner: int, seat: int) -> shape.PlayerView:
    """One player's things. Money and hand cards are hidden; what was seen of a hand stays known."""
    is_open = seat in (owner, EYE)
    return {
        "goods": s.public_goods(owner),
        "free": s.free_left(owner),
        "is_quiet": s.quiet >> owner & 1,
        "supply": s.markers[owner],
        "money": s.money[owner] if is_open else None,
        "hand": s.hand(owner) if is_open else None,
        "known": known(s, owner, seat),
    }


def known(s: Genoa, owner: int, seat: int) -> list[int]:
    """The cards in another's hand that a seat is sure of."""
    if seat in (owner, EYE):
        return []
    return [card for card, where in enumerate(s.where) if where == owner and is_sure(s, seat, card)]


def is_sure(s: Genoa, seat: int, card: int) -> bool:
    return len(s.knowledge.places(seat, card)) == 1
