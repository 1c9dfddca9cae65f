"""The end: privileges and buildings are paid out, the most ducats win (GEN-12)."""

from __future__ import annotations

from fondaco.games.genoa import shape
from fondaco.games.genoa.data import (
    BUILDING_PAYS,
    CHAIN,
    FIRST,
    LARGE,
    LAST_SPACE,
    LONGER_CHAIN,
    MESSAGE,
    PRIVILEGE,
    SMALL,
)
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.game import Clock, Line, Standing, Tally, places


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


def privileges_held(s: Genoa, seat: int) -> list[int]:
    return [card for card in range(FIRST[PRIVILEGE], FIRST[PRIVILEGE + 1]) if s.where[card] == seat]


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
        Line("total", "GEN-12.2", score),
        Line("goods", "GEN-12.2", goods_left(s, seat)),
    )
    return Standing(score, (score, goods_left(s, seat)), lines)


def tally(s: Genoa, seat: int, is_open: bool) -> Tally:
    """Ducats were the game to end now; of others only what lies open (GEN-2.2)."""
    buildings = BUILDING_PAYS * s.owner.count(seat)
    seen = (
        Line("buildings", "GEN-12.1", buildings),
        Line("held", "GEN-9.4", s.count(seat, PRIVILEGE)),
        Line("goods", "GEN-12.2", goods_left(s, seat)),
    )
    if not is_open:
        return Tally(None, False, False, 0, seen)
    money, worth = s.money[seat], privileges(s, seat)
    own = (Line("money", "GEN-12.1", money), Line("privileges", "GEN-9.4", worth))
    return Tally(money + worth + buildings, True, False, 0, own + seen)


def clocks(s: Genoa) -> list[Clock]:
    """The last round but one may be the last: a tower on the plaza moves the marker on (GEN-4.2)."""
    last = LAST_SPACE[s.seats]
    kind = "last" if s.space == last else "round"
    return [Clock(kind, "GEN-3.2", s.space, last, s.space >= last - 1)]


def tell_end(s: Genoa) -> None:
    """Privileges first, which are now laid open, then buildings (GEN-12.1)."""
    hands = [privileges_held(s, seat) for seat in range(s.seats)]
    for seat, held in enumerate(hands):
        for card in held:
            s.knowledge.all_saw(card, seat)
    if s.log is None:
        return
    found = standings(s)
    for seat, held in enumerate(hands):
        s.tell(shape.Privileged, "GEN-9.4", seat, tuple(held), privileges(s, seat))
    for seat in range(s.seats):
        s.tell(shape.Owned, "GEN-12.1", seat, s.owner.count(seat), BUILDING_PAYS * s.owner.count(seat))
    for seat, place in enumerate(places(found)):
        s.tell(shape.Ranked, "GEN-12.2", seat, place)
