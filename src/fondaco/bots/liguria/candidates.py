"""The answers worth a thought at a stop and on the way to it."""

from __future__ import annotations

from fondaco.games.liguria import shape
from fondaco.games.liguria.data import BLANK, HARBOUR, NOBODY_THERE, STEP, STOPS
from fondaco.games.liguria.state import Liguria, scrolls_of, swords_of
from fondaco.games.liguria.stops import Cargo, ForeignHarbour
from fondaco.games.liguria.voyage import Voyage
from fondaco.kernel.action import Action
from fondaco.kernel.frame import legal, parts, question


def candidates(s: Liguria, seat: int) -> list[Action]:
    """Every legal answer but those that another one beats plainly."""
    actions = legal(s, question(s, seat))
    top = s.stack[-1]
    if isinstance(top, Voyage):
        return [a for a in actions if a.verb != "anchor" or is_of_use(s, seat, stop_of(s, a))]
    if isinstance(top, Cargo):
        return fullest(actions)
    if isinstance(top, ForeignHarbour):
        needed = s.needed_scrolls(top.harbour)
        loads = fullest([a for a in actions if a.verb == "load"])
        seals = [a for a in actions if a.verb == "seal" and not is_lavish(s, parts(shape.Seal, a)[1], needed)]
        return loads + seals + [a for a in actions if a.verb == "leave"]
    return actions


def stop_of(s: Liguria, a: Action) -> int:
    """Where a ship that anchors comes to."""
    way, steps = parts(shape.Anchor, a)
    return (s.at[a.seat] + STEP[way] * steps) % STOPS


def is_of_use(s: Liguria, seat: int, stop: int) -> bool:
    """Can anything be done there?"""
    if s.isles[stop] == HARBOUR:
        return s.harbour(stop) != seat or any(s.cubes_of(s.hold, seat))
    if s.isles[stop] == BLANK:
        return False
    knights = tuple(s.knights_of(seat))
    if s.ruler[stop] == NOBODY_THERE:
        return any(knights)
    return s.ruler[stop] == seat or swords_of(s, knights) > s.swords(stop)


def fullest(loads: list[Action]) -> list[Action]:
    """The loads of the most cubes."""
    sizes = [size_of(a) for a in loads]
    most = max(sizes, default=0)
    return [a for a, size in zip(loads, sizes, strict=True) if size == most]


def size_of(load: Action) -> int:
    (cubes,) = parts(shape.Load, load)
    return sum(cubes)


def is_lavish(s: Liguria, diplomats: tuple[int, ...], needed: int) -> bool:
    """Would one diplomat less do as well? (LIG-5.7)"""
    over = scrolls_of(s, diplomats) - needed
    for n, kind in enumerate(s.edition.diplomats):
        if diplomats[n] and s.edition.tiles[kind].value <= over:
            return True
    return False
