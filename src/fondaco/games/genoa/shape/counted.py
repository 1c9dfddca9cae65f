"""What is counted in Genoa: the reckoning, how near the end is, chapters of a replay, statistics."""

from __future__ import annotations

from typing import Final

from fondaco.games.genoa.shape import told
from fondaco.kernel.shape import Statistic

LINES: Final = ("money", "privileges", "buildings", "total", "goods", "held")
TOTAL: Final = "total"
CLOCKS: Final = ("round", "last")
CHAPTERS: Final = ("round_began", "turn_began")
STATISTICS: Final = (
    Statistic("deals", told.Agreed, "guest"),
    Statistic("paid", told.Paid, "who", "sum"),
    Statistic("actions", told.Acted, "who"),
    Statistic("delivered", told.Delivered, "who"),
)
