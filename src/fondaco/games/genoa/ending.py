"""The end: privileges and buildings are paid out, the most ducats win (GEN-12)."""

from __future__ import annotations

from fondaco.games.genoa import shape
from fondaco.games.genoa.data import (
    BUILDING_PAYS,
    CHAIN,
    FIRST,
    LARGE,
    LONGER_CHAIN,
    MESSAGE,
    PRIVILEGE,
    SMALL,
)
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.game import Line, Standing, places


def chain_value(length: int) -> int:
    """What a chain of neighbouring privileges is worth (GEN-9.4)."""
    if length < len(CHAIN):
        return CHAIN[length]
    return CHAIN[-1] + LONGER_CHAIN * (length - len(CHAIN) + 1)


def chains(held: list[bool]) -> list[int]:
    """The lengths of the chains around the city; the ring closes (GEN-9.4)."""
    if all(held):
        return [len(held)]
    gap = held.index(False)
    lengths: list[int] = []
    length = 0
    for n in range(1, len(held) + 1):
        if held[(gap + n) % len(held)]:
            length += 1
        elif length:
            lengths.append(length)
            length = 0
    return lengths


def privileges(s: Genoa, seat: int) -> int:
    """What a seat's privileges are worth."""
    held = [s.where[card] == seat for card in range(FIRST[PRIVILEGE], FIRST[PRIVILEGE + 1])]
    return sum([chain_value(length) for length in chains(held)])


def goods_left(s: Genoa, seat: int) -> int:
    """What breaks a tie: goods, but no privileges and no markers on buildings (GEN-12.2)."""
    cards = sum([s.count(seat, kind) for kind in (LARGE, SMALL, MESSAGE)])
    return cards + sum(s.wares_of(seat)) + sum(s.specials_of(seat)) + s.store[seat]


def standings(s: Genoa) -> list[Standing]:
    return [standing(s, seat) for seat in range(s.seats)]


def standing(s: Genoa, seat: int) -> Standing:
    buildings = BUILDING_PAYS * s.owner.count(seat)
    score = s.money[seat] + privileges(s, seat) + buildings
    lines = (
        Line("money", "GEN-12.1", s.money[seat]),
        Line("privileges", "GEN-9.4", privileges(s, seat)),
        Line("buildings", "GEN-12.1", buildings),
        Line("goods", "GEN-12.2", goods_left(s, seat)),
        Line("total", "GEN-12.2", score),
    )
    return Standing(score, (score, goods_left(s, seat)), lines)


def tell_end(s: Genoa) -> None:
    """Privileges first, which are now laid open, then buildings (GEN-12.1)."""
    found = standings(s)
    for seat in range(s.seats):
        held = [card for card in range(FIRST[PRIVILEGE], FIRST[PRIVILEGE + 1]) if s.where[card] == seat]
        for card in held:
            s.knowledge.all_saw(card, seat)
        s.tell(shape.Privileged, "GEN-9.4", seat, tuple(held), privileges(s, seat))
    for seat in range(s.seats):
        s.tell(shape.Owned, "GEN-12.1", seat, s.owner.count(seat), BUILDING_PAYS * s.owner.count(seat))
    for seat, place in enumerate(places(found)):
        s.tell(shape.Ranked, "GEN-12.2", seat, place)
