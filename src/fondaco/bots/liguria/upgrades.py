"""Which tile to turn over."""

from __future__ import annotations

from fondaco.bots.liguria.worth import Worth
from fondaco.games.liguria import shape
from fondaco.games.liguria.cards import Upgrades
from fondaco.games.liguria.state import Liguria
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer


def choose_upgrade(s: Liguria, worth: Worth) -> Action:
    """The tile that gains most by being turned over, or none."""
    top = s.stack[-1]
    assert isinstance(top, Upgrades)
    t = s.copy()
    seas: dict[tuple[int, int], float] = {}
    best, chosen = value_of(t, worth, seas), -1
    for kind in top.open(t):
        turn(t, worth.seat, kind, 1)
        value = value_of(t, worth, seas)
        turn(t, worth.seat, kind, -1)
        if value > best:
            best, chosen = value, kind
    return (
        answer(shape.StopUpgrading, worth.seat) if chosen < 0 else answer(shape.Upgrade, worth.seat, chosen)
    )


def turn(s: Liguria, seat: int, kind: int, count: int) -> None:
    at = seat * s.kinds() + kind
    s.tiles[at] -= count
    s.upgraded[at] += count


def value_of(s: Liguria, worth: Worth, seas: dict[tuple[int, int], float]) -> float:
    """The worth of a position; what lies at sea is the same for the same wheels and sacks."""
    rows = worth.rows(s)
    key = (rows.wheels, rows.sacks)
    sea = seas.get(key)
    if sea is None:
        sea = seas[key] = worth.sea(s, rows)
    return rows.value + sea
