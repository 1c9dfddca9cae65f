"""How the players rank at the end (HAEN-10)."""

from __future__ import annotations

from fondaco.games.haendler import shape
from fondaco.games.haendler.data import UPKEEP
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.game import Line, Standing, places


def standings(s: Haendler) -> list[Standing]:
    """Those without debt first, then the higher step, then more money (HAEN-10.2).

    Goods and cards are worth nothing (HAEN-10.3).
    """
    rows: list[Standing] = []
    for seat in range(s.seats):
        is_free, step, money = int(not s.notes[seat]), s.status[seat], s.money[seat]
        lines = (
            Line("debt", "HAEN-10.2", s.notes[seat]),
            Line("status", "HAEN-10.2", step),
            Line("money", "HAEN-10.2", money),
        )
        rows.append(Standing(UPKEEP[step], (is_free, step, money), lines))
    return rows


def tell_ending(s: Haendler) -> None:
    if s.log is None:
        return
    rows = standings(s)
    for seat, place in enumerate(places(rows)):
        s.tell(shape.Ranked, "HAEN-10.2", seat, place)
