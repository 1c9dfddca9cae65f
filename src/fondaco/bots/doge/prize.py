"""What a place in a field's vote brings, to the player and to the seat that watches."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.bots.doge.worth import Worth, LAST_COST
from fondaco.games.doge.data import DISTRICTS, FIELDS, QUARANTIA, PALAZZI
from fondaco.games.doge.state import Doge

class Prize(NamedTuple):
    first: float
    level: float
    second: float
    gain: float
    step: float


class Prizes:
    """For every field and seat, what winning, tying and coming second there is worth.

    `gain` is what the winner itself makes of it; `change` what it means to the seat that `worth` speaks for.
    """

    def __init__(self, s: Doge, worth: Worth) -> None:
        self.s = s
        self.worth = worth
        self.base = worth.merits(s.houses, s.palazzi)
        self.seats = s.seats
        self.prizes: dict[int, Prize] = {}
        self.rows: list[dict[tuple[int, ...], list[float]]] = [{} for _ in FIELDS]

    def prize(self, field: int, seat: int) -> Prize:
        key = seat * 7 + field
        prize = self.prizes.get(key)
        if prize is None:
            make = self.council if field == QUARANTIA else self.district
            prize = self.prizes[key] = make(field, seat)
        return prize

    def district(self, field: int, seat: int) -> Prize:
        weight = self.worth.weight[seat]
        bonus = self.bonus(field)
        own1, all1 = self.put(seat, field, 1)
        own2, all2 = self.put(seat, field, 2)
        return Prize(all2 + weight * bonus, all2, all1, own2 + bonus, own1)

    def council(self, field: int, seat: int) -> Prize:
        weight = self.worth.weight[seat]
        bonus = self.bonus(field)
        moving = max(0, max([self.prize(d, seat).step for d in range(DISTRICTS)]) - 1)
        best = max(bonus, moving)
        return Prize(weight * (best + bonus), weight * moving, weight * best, best + bonus, 0)

    def bonus(self, field: int) -> float:
        row = self.s.row
        later = len(row) - row.index(field) - 1 if field in row else 3
        return max(self.worth.taste.advisor + self.worth.taste.early * (later - 3), 0)

    def gain(self, field: int, seat: int) -> float:
        return self.prize(field, seat).gain

    def put(self, seat: int, field: int, count: int) -> tuple[float, float]:
        """What houses in a district bring, a palazzo built at once included: to the seat, and to the watcher."""
        s = self.s
        count = min(count, s.supply[seat])
        if not count:
            return 0.0, 0.0
        houses, palazzi = s.houses[:], s.palazzi[:]
        i = seat * DISTRICTS + field
        houses[i] += count
        own, change = self.compare(houses, palazzi, seat)
        cost = s.cost(field)
        if houses[i] >= cost and cost <= LAST_COST and sum(s.palazzi_of(seat)) < PALAZZI:
            houses[i] -= cost
            palazzi[i] += 1
            own2, change2 = self.compare(houses, palazzi, seat)
            if own2 > own:
                own, change = own2, change2
        return (own, change) if own > 0 else (0.0, 0.0)

    def compare(self, houses: list[int], palazzi: list[int], seat: int) -> tuple[float, float]:
        merits = self.worth.merits(houses, palazzi)
        change = sum([w * (m - b) for w, m, b in zip(self.worth.weight, merits, self.base)])
        return merits[seat] - self.base[seat], change

    def row(self, field: int, votes: list[int]) -> list[float]:
        """What the outcome of a vote means to the watcher (DOGE-5, DOGE-6), by its own votes."""
        votes = votes[:]
        votes[self.worth.seat] = 0
        key = tuple(votes)
        row = self.rows[field].get(key)
        if row is None:
            row = self.rows[field][key] = self.make_row(field, votes)
        return row

    def make_row(self, field: int, votes: list[int]) -> list[float]:
        row = [self.settle(field, votes)]
        turns = [v for v in votes if v] + [v + 1 for v in votes]
        for own in range(1, max(votes) + 2):
            if own in turns:
                votes[self.worth.seat] = own
                row.append(self.settle(field, votes))
            else:
                row.append(row[-1])
        return row

    def settle(self, field: int, votes: list[int]) -> float:
        best = max(votes)
        if not best:
            return 0.0
        if votes.count(best) > 1:
            return sum([self.prize(field, seat).level for seat, n in enumerate(votes) if n == best])
        value = self.prize(field, votes.index(best)).first
        runner_up = max([n for n in votes if n < best])
        if runner_up:
            value += sum([self.prize(field, seat).second for seat, n in enumerate(votes) if n == runner_up])
        return value
