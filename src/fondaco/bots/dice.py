"""Random numbers for a table of bots, so that none of them can reckon what it should not know."""

from __future__ import annotations

from random import Random


class Dice:
    """A stream for each use, all from one seed.

    Who shared a stream with chance could foretell the next card, and who knew how its worlds were imagined
    could undo that and find the truth. Hence a seat has its own, and nobody else draws from it.

    >>> from fondaco.bots import Dice
    >>> Dice(1, seats=3).chance.random() == Dice(1, seats=3).chance.random()
    True
    >>> Dice(1, seats=3).chance.random() == Dice(1, seats=3).worlds.random()
    False
    """

    def __init__(self, seed: object, seats: int) -> None:
        self.chance = Random(f"{seed}/chance")
        self.worlds = Random(f"{seed}/worlds")
        self.hints = Random(f"{seed}/hints")  # so that who asks for one plays the same game
        self.seats = [Random(f"{seed}/seat {seat}") for seat in range(seats)]

    def chance_for(self, kind: str) -> Random:
        """The stream by which chance answers a kind of question."""
        return self.chance


class DuplicateDice(Dice):
    """Dice whose chance depends on the deal alone, so that every seating meets the same luck.

    Each kind of question has a stream of its own: drawing fewer cards does not shift the throws of the dice.
    """

    def __init__(self, seed: object, seats: int, deal: object) -> None:
        super().__init__(seed, seats)
        self.deal = deal
        self.kinds: dict[str, Random] = {}

    def chance_for(self, kind: str) -> Random:
        if kind not in self.kinds:
            self.kinds[kind] = Random(f"{self.deal}/chance/{kind}")
        return self.kinds[kind]
