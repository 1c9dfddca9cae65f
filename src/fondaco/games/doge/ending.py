"""When the game ends, and how the players rank."""

from __future__ import annotations

from typing import Final

from fondaco.games.doge import shape
from fondaco.games.doge.data import DISTRICTS, LAST_ROUND, PALAZZI, SITES
from fondaco.games.doge.state import Doge
from fondaco.kernel.game import Clock, Line, Standing, Tally, places

OUT_OF_REACH: Final = -1  # too few palazzi are left for a condition
NEAR: Final = 1  # palazzi that somebody still lacks when all are warned


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
        palazzi, houses = s.palazzi_of(seat), sum(s.houses_of(seat))
        built = sum(palazzi)
        lines = (
            Line("condition", "DOGE-9.2", condition(s, seat)),
            Line("districts", "DOGE-9.2", DISTRICTS - palazzi.count(0)),
            Line("palazzi", "DOGE-9.3", built),
            Line("houses", "DOGE-9.3", houses),
        )
        rows.append(Standing(built, (int(s.meets(seat)), built, houses), lines))
    return rows


def condition(s: Doge, seat: int) -> int:
    """The first of the three conditions that a seat meets, 1 to 3; 0: none (DOGE-9.2)."""
    missing = s.missing(seat)
    return missing.index(0) + 1 if 0 in missing else 0


def tally(s: Doge, seat: int) -> Tally:
    """Palazzi, and how many more end the game; nothing of it is hidden (DOGE-2.3)."""
    palazzi, left = s.palazzi_of(seat), s.unbuilt[seat]
    built = sum(palazzi)
    missing = [count if count <= left else OUT_OF_REACH for count in s.missing(seat)]
    within_reach = [count for count in missing if count != OUT_OF_REACH]
    lines = (
        Line("palazzi", "DOGE-9.3", built),
        Line("districts", "DOGE-9.2", DISTRICTS - palazzi.count(0)),
        Line("houses", "DOGE-9.3", sum(s.houses_of(seat))),
        Line("six", "DOGE-9.2", missing[0]),
        Line("seven", "DOGE-9.2", missing[1]),
        Line("eight", "DOGE-9.2", missing[2]),
    )
    return Tally(built, True, False, built + min(within_reach) if within_reach else 0, lines)


def clocks(s: Doge) -> list[Clock]:
    """Rounds, and how many palazzi whoever is closest to the end still lacks."""
    closest = min([min(s.missing(seat)) for seat in range(s.seats)])
    return [
        Clock("round", "DOGE-9.4", s.round, 0, False),
        Clock("closest", "DOGE-9.2", closest, 0, closest <= NEAR),
    ]


def tell_ending(s: Doge) -> None:
    if s.log is None:
        return
    rows = standings(s)
    for seat in range(s.seats):
        if s.meets(seat):
            s.tell(shape.Met, "DOGE-9.2", seat, condition(s, seat))
    if not s.is_won():
        s.tell(shape.Exhausted, "DOGE-9.4", s.round)
    for seat, place in enumerate(places(rows)):
        s.tell(shape.Ranked, "DOGE-9.3", seat, place)
