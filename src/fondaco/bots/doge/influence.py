"""What advisors do where they stand: in the votes still to come this round, and in the next round."""

from __future__ import annotations

from random import Random
from typing import Final

from fondaco.bots.bot import Sight
from fondaco.bots.doge.prize import Prizes
from fondaco.games.doge.data import ELSEWHERE, HOMES, NEUTRAL
from fondaco.games.doge.state import Doge

TOSS_UP: Final = 0.5  # the order of two cards that both lie face down


class Influence:
    """Weighs the ways advisors may stand, from one open decision; each way only once."""

    def __init__(self, sight: Sight[Doge], prizes: Prizes, rng: Random) -> None:
        s = sight.world
        self.seats = s.seats
        self.seat = sight.seat
        self.prizes = prizes
        self.taste = prizes.worth.taste
        self.to_vote = s.row[1:] if s.voting != NEUTRAL else s.row[:]
        self.coming = s.coming[:]
        self.is_over = s.is_won()
        self.piles = [self.imagined(sight, rng) for _ in range(self.taste.piles)] if self.to_vote else []
        self.known: dict[tuple[int, ...], float] = {}

    def imagined(self, sight: Sight[Doge], rng: Random) -> list[list[int]]:
        """The votes [seat] that tokens alone may give on each field still to vote."""
        world = sight.imagine(rng)
        world.at = [NEUTRAL] * len(HOMES)
        return [world.votes(field) for field in self.to_vote]

    def of(self, t: Doge) -> float:
        """What the advisors do where they stand."""
        return self.reckon(t.master, t.at)

    def of_other(self, t: Doge, advisor: int, master: int, at: int) -> float:
        """The same if one of them stood elsewhere."""
        masters, places = t.master[:], t.at[:]
        masters[advisor], places[advisor] = master, at
        return self.reckon(masters, places)

    def best_of(self, t: Doge, seat: int, advisor: int) -> float:
        """The most they do if a seat takes one of them to the best field."""
        return max([self.of_other(t, advisor, seat, to) for to in ELSEWHERE[HOMES[advisor]]])

    def reckon(self, masters: list[int], places: list[int]) -> float:
        """After the last round nothing is left for them to do."""
        key = (*masters, *places)
        value = self.known.get(key)
        if value is None:
            value = self.taste.later * self.this_round(masters, places)
            if not self.is_over:
                value += self.next_round(masters, places)
            self.known[key] = value
        return value

    def this_round(self, masters: list[int], places: list[int]) -> float:
        """What the fields still to vote bring on average."""
        total = 0.0
        for n, field in enumerate(self.to_vote):
            advisors = [0] * self.seats
            for advisor, at in enumerate(places):
                if at == field:
                    advisors[masters[advisor]] += 1
            for piles in self.piles:
                votes = [tokens + more for tokens, more in zip(piles[n], advisors, strict=True)]
                row = self.prizes.row(field, votes)
                total += row[min(votes[self.seat], len(row) - 1)]
            total += self.taste.presence * advisors[self.seat] * len(self.piles)
        return total / len(self.piles) if self.piles else 0.0

    def next_round(self, masters: list[int], places: list[int]) -> float:
        """What standing advisors promise for the round to come."""
        total = 0.0
        for advisor, at in enumerate(places):
            if at != NEUTRAL:
                master = masters[advisor]
                promise = self.lasts(HOMES[advisor], at) * self.prizes.prize(at, master).gain
                total += self.prizes.worth.weight[master] * promise
        return self.taste.vote * total

    def lasts(self, home: int, at: int) -> float:
        """The chance that an advisor still stands on a field when that votes next round (DOGE-7.3)."""
        chance = self.taste.stays if home in self.to_vote else 1.0
        if home not in self.coming:
            return chance if at in self.coming else chance * TOSS_UP
        if at in self.coming and self.coming.index(at) < self.coming.index(home):
            return chance
        return 0.0
