"""No piece of Die Händler von Genua comes from nowhere or goes astray."""

from __future__ import annotations

from fondaco.games.genoa.data import (
    COIN,
    DISCS,
    EACH_SPECIAL,
    EACH_WARE,
    FIRST,
    KINDS,
    LAST_SPACE,
    MARKERS,
    PLAZA,
    SPECIAL_KINDS,
    UP,
    WARE_KINDS,
)
from fondaco.games.genoa.state import Genoa


def audit(s: Genoa) -> None:
    """Assert that everything adds up (GEN-1.3 to GEN-1.6)."""
    for ware in range(WARE_KINDS):
        assert s.stock[ware] + sum(s.wares[ware::WARE_KINDS]) == EACH_WARE
    for special in range(SPECIAL_KINDS):
        assert s.deck[special] + sum(s.specials[special::SPECIAL_KINDS]) == EACH_SPECIAL[special]
    for seat in range(s.seats):
        assert s.markers[seat] + s.store[seat] + s.owner.count(seat) == MARKERS
    assert min(*s.money, *s.stock, *s.wares, *s.deck, *s.specials, *s.markers, *s.store) >= 0
    assert all(money % COIN == 0 for money in s.money)
    assert 1 <= s.space <= LAST_SPACE[s.seats]
    audit_turn(s)
    audit_cards(s)


def audit_turn(s: Genoa) -> None:
    """No field twice; every free action was taken in a building of its own (GEN-4.3, GEN-5.1)."""
    assert len(set(s.path)) == len(s.path) <= DISCS
    assert min(s.free) >= 0
    assert sum(s.free) <= s.used.bit_count()
    assert all(s.free_left(seat) >= 0 for seat in range(s.seats))
    assert all(building in s.path for building in range(PLAZA) if s.used >> building & 1)


def audit_cards(s: Genoa) -> None:
    """A pile is never all face up; no message that is due stays in a hand; nobody knows what is not so."""
    for kind in range(len(KINDS)):
        pile = [where for where in s.where[FIRST[kind] : FIRST[kind + 1]] if where < 0]
        assert not pile or UP not in pile or len(set(pile)) == 2
    for card, where in enumerate(s.where):
        assert where < 0 or not s.ready >> card & 1
        for knower in range(-1, s.seats):
            places = s.knowledge.places(knower, card)
            assert places == [] if where == UP else where % (s.seats + 1) in places
            if knower >= 0:  # who knows their own hand, and nothing else is in it
                assert places == [knower] if knower == where else knower not in places
