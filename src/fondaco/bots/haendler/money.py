"""Money that is not needed for something else."""

from __future__ import annotations

from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler.data import UPKEEP


def spendable(worth: Worth) -> int:
    """What is left when the upkeep of this round is laid aside, and of those in which no wagon may arrive.

    Who has it not when a round ends falls (HAEN-9.1), and rising again costs more than any load brings.
    """
    s, seat = worth.s, worth.seat
    upkeep = UPKEEP[s.status[seat]]
    dry = worth.taste.dry if worth.outlook.drives > 1 else 0.0
    return max(0, s.money[seat] - upkeep - int(dry * upkeep))
