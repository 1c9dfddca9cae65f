"""The answers worth a thought at a stop and on the way to it."""

from __future__ import annotations

from fondaco.bots.liguria.worth import Worth
from fondaco.games.liguria import shape
from fondaco.games.liguria.data import BLANK, COLOURS, HARBOUR, NOBODY_THERE, STEP, STOPS
from fondaco.games.liguria.state import Liguria, scrolls_of, swords_of
from fondaco.games.liguria.stops import Cargo, ForeignHarbour
from fondaco.games.liguria.voyage import Voyage
from fondaco.kernel.action import Action
from fondaco.kernel.frame import legal, parts, question


def candidates(s: Liguria, worth: Worth) -> list[Action]:
    """Every legal answer but those that another one beats plainly."""
    actions = legal(s, question(s, worth.seat))
    top = s.stack[-1]
    if isinstance(top, Voyage):
        return [a for a in actions if a.verb != "anchor" or is_of_use(s, worth.seat, stop_of(s, a))]
    if isinstance(top, Cargo):
        return best_load(s, worth, actions)
    if isinstance(top, ForeignHarbour):
        return in_harbour(s, worth, top.harbour, actions)
    return actions


def in_harbour(s: Liguria, worth: Worth, harbour: int, actions: list[Action]) -> list[Action]:
    """Cubes first: they cost nothing; then the longest row for the fewest scrolls, or none (LIG-5.7)."""
    loads = [a for a in actions if a.verb == "load"]
    if loads:
        return best_load(s, worth, loads)
    needed = s.needed_scrolls(harbour)
    seals = [a for a in actions if a.verb == "seal"]
    longest = max([worth.sizes[harbour][row_of(a)] for a in seals], default=0)
    return [
        a
        for a in actions
        if a.verb != "seal"
        or (worth.sizes[harbour][row_of(a)] == longest and not is_lavish(s, parts(shape.Seal, a)[1], needed))
    ]


def row_of(a: Action) -> int:
    return parts(shape.Seal, a)[0]


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


def best_load(s: Liguria, worth: Worth, loads: list[Action]) -> list[Action]:
    """Of the loads of the most cubes the one that serves the orders best."""
    sizes = [size_of(a) for a in loads]
    most = max(sizes)
    full = [a for a, size in zip(loads, sizes, strict=True) if size == most]
    if len(full) == 1:
        return full
    rows = worth.fixed or worth.rows(s)
    mine = [s.store[worth.seat * len(COLOURS) + c] + s.hold[worth.seat * len(COLOURS) + c] for c in range(3)]
    values = [worth.filling(with_load(mine, a), rows, float(worth.moves)) for a in full]
    best = max(values)
    return [a for a, value in zip(full, values, strict=True) if value == best]


def with_load(mine: list[int], load: Action) -> tuple[int, int, int]:
    (cubes,) = parts(shape.Load, load)
    return mine[0] + cubes[0], mine[1] + cubes[1], mine[2] + cubes[2]


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
