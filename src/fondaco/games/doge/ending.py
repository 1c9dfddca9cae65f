"""When the game ends, and how the players rank."""

from __future__ import annotations

from fondaco.games.doge import shape
from fondaco.games.doge.data import DISTRICTS, LAST_ROUND, PALAZZI, SITES
from fondaco.games.doge.state import Doge
from fondaco.kernel.game import Line, Standing, places


def is_exhausted(s: Doge) -> bool:
    """No site or no palazzo left, or the last round played: nobody can go on (DOGE-9.4)."""
    built = sum(s.palazzi)
    return built in (DISTRICTS * SITES, s.seats * PALAZZI) or s.round >= LAST_ROUND


def has_ended(s: Doge) -> bool:
    """Asked at the end of a round."""
    return s.is_won() or is_exhausted(s)


def standings(s: Doge) -> list[Standing]:
    """Those who meet a condition first; then most palazzi, then most houses on the board (DOGE-9.3)."""
    rows: list[Standing] = []
    for seat in range(s.seats):
        met, palazzi, houses = int(s.meets(seat)), sum(s.palazzi_of(seat)), sum(s.houses_of(seat))
        lines = (
            Line("condition", "DOGE-9.2", met),
            Line("palazzi", "DOGE-9.3", palazzi),
            Line("houses", "DOGE-9.3", houses),
        )
        rows.append(Standing(palazzi, (met, palazzi, houses), lines))
    return rows


def tell_ending(s: Doge) -> None:
    if s.log is None:
        return
    rows = standings(s)
    for seat in range(s.seats):
        if s.meets(seat):
            s.tell(shape.Met, "DOGE-9.2", seat)
    if not s.is_won():
        s.tell(shape.Exhausted, "DOGE-9.4", s.round)
    for seat, place in enumerate(places(rows)):
        s.tell(shape.Ranked, "DOGE-9.3", seat, place)
