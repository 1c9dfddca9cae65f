"""Money that is not needed for something else."""

from __future__ import annotations

from fondaco.games.haendler.data import UPKEEP
from fondaco.games.haendler.state import Haendler


def spendable(s: Haendler, seat: int) -> int:
    """What is left when this round's upkeep is laid aside (HAEN-9.1)."""
    return max(0, s.money[seat] - UPKEEP[s.status[seat]])
