"""Random numbers for a table of bots, so that none of them can reckon what it should not know."""

from __future__ import annotations

from random import Random


class Dice:
    """A stream for each use, all from one seed.

    Who shared a stream with chance could foretell the next card, and who knew how its worlds were imagined
    could undo that and find the truth. Hence a seat has its own, and nobody else draws from it.
    """

    def __init__(self, seed: object, seats: int) -> None:
        self.chance = Random(f"{seed}/chance")
        self.worlds = Random(f"{seed}/worlds")
        self.seats = [Random(f"{seed}/seat {seat}") for seat in range(seats)]
