"""How the players rank at the end (HAEN-10)."""

from __future__ import annotations

from typing import Final

from fondaco.games.haendler import shape
from fondaco.games.haendler.data import LAST_ARRIVAL, UPKEEP
from fondaco.games.haendler.history import KINDS
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.game import Clock, Line, Standing, Tally, places

NEAR: Final = 2  # arrivals that the end still lacks when all are warned: one round may bring more


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


def tally(s: Haendler, seat: int) -> Tally:
    """The step, which debts spoil; money is added up for all, since every payment is public (HAEN-2.7)."""
    lines = (
        Line("status", "HAEN-10.2", s.status[seat]),
        Line("debt", "HAEN-10.2", s.notes[seat]),
        Line("money", "HAEN-10.2", s.money[seat]),
        Line("cards", "HAEN-2.7", sum(s.hand[seat * KINDS : seat * KINDS + KINDS])),
        Line("investments", "HAEN-10.3", s.owner.count(seat)),
    )
    return Tally(s.status[seat], True, s.notes[seat] > 0, len(UPKEEP) - 1, lines)


def clocks(s: Haendler) -> list[Clock]:
    last = LAST_ARRIVAL[s.seats]
    kind = "last" if s.is_last_round() else "arrivals"
    return [Clock(kind, "HAEN-10.1", s.arrivals, last, last - s.arrivals <= NEAR)]


def tell_ending(s: Haendler) -> None:
    if s.log is None:
        return
    rows = standings(s)
    for seat, place in enumerate(places(rows)):
        s.tell(shape.Ranked, "HAEN-10.2", seat, place)
