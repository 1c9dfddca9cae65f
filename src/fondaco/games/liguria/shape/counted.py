"""What is counted in Liguria: the reckoning, how near the end is, chapters of a replay, statistics."""

from __future__ import annotations

from typing import Final

from fondaco.games.liguria.shape import told
from fondaco.kernel.shape import Statistic

LINES: Final = (
    "islands",
    "harbour",
    "balance",
    "points",
    "orders",
    "sets",
    "diplomats",
    "prestige",
    "silver",
    "cubes",
)
TOTAL: Final = "prestige"
CLOCKS: Final = ("round", "last_movement")
CHAPTERS: Final = ("round_began",)

STATISTICS: Final = (
    Statistic("steps", told.Sailed, "who", "steps"),
    Statistic("landings", told.Landed, "who"),
    Statistic("losses", told.Expelled, "who"),
    Statistic("upgrades", told.Upgraded, "who"),
)
