"""Whose turn it is to be talked to, and when: a moment of a round (HAEN-11.2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from fondaco.games.haendler.data import NONE
from fondaco.games.haendler.promises import (
    AXLES,
    BUYING,
    DRIVING,
    HOUSES,
    LOADING,
    MASTERS,
    OFFICE,
    OPENING,
    RISING,
)

# The frames in which the player asked is on turn, and may begin talks
BESIDE: Final = {
    "purchase": BUYING,
    "wagonmasters": MASTERS,
    "wagonturn": LOADING,
    "masterload": LOADING,
    "brokenaxles": AXLES,
    "drive": DRIVING,
    "countinghouses": HOUSES,
    "investments": OPENING,
    "rise": RISING,
}


class Turn(NamedTuple):
    """One player's turn at a moment of a round; `which` tells apart wagons and auctions."""

    round: int
    moment: int
    which: int
    seat: int

    def wagon(self) -> int:
        """The wagon that is dealt with; those before it have been."""
        return self.which if self.moment in (OFFICE, LOADING) else 0


NO_TURN: Final = Turn(0, NONE, 0, NONE)
