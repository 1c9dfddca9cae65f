"""What is counted in Die Händler: the reckoning, how near the end is, chapters of a replay, statistics."""

from __future__ import annotations

from typing import Final

from fondaco.games.haendler.shape import told
from fondaco.kernel.shape import Statistic

LINES: Final = ("debt", "status", "money", "cards", "investments")
TOTAL: Final = "status"
CLOCKS: Final = ("arrivals", "last")
CHAPTERS: Final = ("round_began",)

STATISTICS: Final = (
    Statistic("earned", told.Earned, "who", "sum"),
    Statistic("earned", told.Gave, "to", "sum"),
    Statistic("earned", told.Released, "who", "sum"),
    Statistic("paid", told.Paid, "who", "sum"),
    Statistic("paid", told.Gave, "who", "sum"),
    Statistic("paid", told.LaidAside, "who", "sum"),
    Statistic("sales", told.Sold, "who"),
    Statistic("steps", told.Drove, "who", "steps"),
)
