"""The audit: no piece and no coin has come from nowhere or gone astray."""

from __future__ import annotations

from fondaco.games.haendler.data import (
    COIN,
    COPIES,
    FACE_UP,
    IN_PILE,
    MASTER_LOAD,
    NONE,
    NOTES,
    ON_OFFER,
    SORTS,
    STALLS,
    SUPPLY,
    TILES,
    TOP_BONUS,
    TOP_PRICE,
    TOP_STATUS,
    WAGONS,
)
from fondaco.games.haendler.history import KINDS, PICKED, PLAYED, deed
from fondaco.games.haendler.promises import NOTHING
from fondaco.games.haendler.state import APPROACHES, Haendler


def audit(s: Haendler) -> None:
    audit_goods(s)
    audit_cards(s)
    audit_boards(s)
    audit_contracts(s)
    if NONE not in s.at:  # the set-up has placed them
        for wagon in range(WAGONS):
            audit_wagon(s, wagon)
    for seat in range(s.seats):
        audit_seat(s, seat)


def audit_goods(s: Haendler) -> None:
    """Every good is in the supply, in a warehouse or on a wagon (HAEN-1.3)."""
    assert min(*s.supply, *s.store, *s.beds) >= 0
    for good in range(SORTS):
        stored = sum(n for i, n in enumerate(s.store) if s.edition.market[i % STALLS] == good)
        assert s.supply[good] + stored + sum(s.beds[good::SORTS]) == SUPPLY


def audit_cards(s: Haendler) -> None:
    """Every influence card is where its history has brought it; at most four investment cards lie open."""
    assert min(s.hand) >= 0
    for card in range(KINDS):
        picked = sum(s.history.count(deed(seat, card, PICKED)) for seat in range(s.seats))
        played = sum(s.history.count(deed(seat, card, PLAYED)) for seat in range(s.seats))
        assert s.pile[card] == COPIES - picked
        assert s.played[card] == played
        assert sum(s.hand[card::KINDS]) == picked - played
    assert all(IN_PILE <= owner < s.seats for owner in s.owner)
    assert s.owner.count(ON_OFFER) <= FACE_UP


def audit_contracts(s: Haendler) -> None:
    """Contracts are numbered as made; money is laid aside only for a promise that stands (HAEN-11.4)."""
    assert 0 <= s.approaches <= APPROACHES
    assert s.has_agreements or not any(s.speakers)
    assert all(speaks in (0, 1) for speaks in s.speakers)
    numbers = [contract.number for contract in s.contracts]
    assert numbers == sorted(set(numbers))
    for contract in s.contracts:
        assert 0 < contract.number <= s.made
        assert contract.parties[0] != contract.parties[1]
        assert all(0 <= seat < s.seats for seat in contract.parties)
        assert any(contract.promises)
        for side in range(2):
            assert 0 <= contract.promises[side] < len(s.edition.promises)
            assert contract.limits[side] % COIN == contract.aside[side] % COIN == 0
            assert contract.aside[side] >= 0
            assert contract.aside[side] == 0 or contract.promises[1 - side] != NOTHING


def audit_boards(s: Haendler) -> None:
    """The markers stand on the price board and on the bonus tracks (HAEN-1.1, HAEN-1.4)."""
    assert all(0 <= price <= TOP_PRICE for price in s.prices)
    assert all(0 <= bonus <= TOP_BONUS for bonus in s.bonus)


def audit_wagon(s: Haendler, wagon: int) -> None:
    """A wagon has a field to itself; in a city it may have a master, on the road it came from next to it."""
    field, is_home = s.at[wagon], s.in_city(wagon)
    assert field < len(s.edition.roads.arms)
    assert s.edition.roads.arms[field]
    assert field not in (s.at[wagon - 1], s.at[wagon - 2])
    assert (s.came[wagon] == NONE) if is_home else (s.came[wagon] in s.edition.roads.arms[field])
    assert s.master[wagon] in range(NONE, s.seats if is_home else 0)
    assert s.blocked[wagon] in (0, 1)
    assert s.arrived[wagon] in (0, int(is_home))
    for seat in range(s.seats):
        assert sum(s.bed(wagon, seat)) <= MASTER_LOAD


def audit_seat(s: Haendler, seat: int) -> None:
    """One player's money, crest, notes and tiles, of which one is always open (HAEN-5.2)."""
    assert s.money[seat] >= 0
    assert s.money[seat] % COIN == 0
    assert 0 <= s.status[seat] <= TOP_STATUS
    assert 0 <= s.notes[seat] <= NOTES - sum(s.notes) + s.notes[seat]
    tiles = s.tiles[seat * TILES : seat * TILES + TILES]
    assert all(tile in (0, 1) for tile in tiles)
    assert any(tiles)
