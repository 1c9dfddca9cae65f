"""The answers worth a thought at a stop and on the way to it."""

from __future__ import annotations

from fondaco.games.liguria.data import BLANK, HARBOUR, NOBODY_THERE, STEP, STOPS
from fondaco.games.liguria.state import Liguria, scrolls_of, swords_of
from fondaco.games.liguria.stops import Cargo, ForeignHarbour
from fondaco.games.liguria.voyage import Voyage
from fondaco.kernel.action import Action, number, numbers
from fondaco.kernel.frame import legal, question


def candidates(s: Liguria, seat: int) -> list[Action]:
    """Every legal answer but those that another one beats plainly."""
    actions = legal(s, question(s, seat))
    top = s.stack[-1]
    if isinstance(top, Voyage):
        return [a for a in actions if a.verb != "anchor" or is_of_use(s, seat, stop_of(s, a))]
    if isinstance(top, Cargo):
        return fullest(actions)
    if isinstance(top, ForeignHarbour):
        needed = top.needed(s)
        loads = fullest([a for a in actions if a.verb == "load"])
        seals = [a for a in actions if a.verb == "seal" and not is_lavish(s, numbers(a.args[1]), needed)]
        return loads + seals + [a for a in actions if a.verb == "leave"]
    return actions


def stop_of(s: Liguria, a: Action) -> int:
    """Where a ship that sails so comes to."""
    return (s.at[a.seat] + STEP[number(a.args[0])] * number(a.args[1])) % STOPS


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
    most = max([sum(numbers(a.args[0])) for a in loads], default=0)
    return [a for a in loads if sum(numbers(a.args[0])) == most]


def is_lavish(s: Liguria, diplomats: tuple[int, ...], needed: int) -> bool:
    """Would one diplomat less do as well? (LIG-5.7)"""
    over = scrolls_of(s, diplomats) - needed
    for n, kind in enumerate(s.edition.diplomats):
        if diplomats[n] and s.edition.tiles[kind].value <= over:
            return True
    return False
