"""What the outcome of a vote is worth: first, level or second place for anyone, seen from one seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from fondaco.bots.doge.worth import LAST_COST, Worth
from fondaco.games.doge.data import DISTRICTS, FIELDS, QUARANTIA
from fondaco.games.doge.state import Doge

MIDWAY: Final = len(FIELDS) // 2


class Prize(NamedTuple):
    """What a field gives one player: the first three as they touch the seat that looks on."""

    first: float
    level: float
    second: float
    gain: float  # to the player itself, for coming first
    step: float  # to the player itself, for one house more


class Prizes:
    """The prizes of a position, reckoned as they are asked for."""

    def __init__(self, s: Doge, worth: Worth) -> None:
        self.s = s
        self.worth = worth
        self.merits = worth.merits(s.houses, s.palazzi)
        self.prizes: dict[tuple[int, int], Prize] = {}
        self.rows: dict[tuple[int, ...], list[float]] = {}

    def prize(self, field: int, seat: int) -> Prize:
        prize = self.prizes.get((field, seat))
        if prize is None:
            prize = self.of_council(seat) if field == QUARANTIA else self.of_district(field, seat)
            self.prizes[field, seat] = prize
        return prize

    def of_district(self, field: int, seat: int) -> Prize:
        """Two houses and the advisor, two houses, one house (DOGE-5.1 to DOGE-5.4)."""
        step, second = self.put(field, seat, 1)
        gain, level = self.put(field, seat, 2)
        advisor = self.advisor(field)
        return Prize(level + self.worth.weight[seat] * advisor, level, second, gain + advisor, step)

    def of_council(self, seat: int) -> Prize:
        """Two advisors, two moves, one advisor (DOGE-6.1, DOGE-6.2); a move takes a house from elsewhere."""
        weight = self.worth.weight[seat]
        advisor = self.advisor(QUARANTIA)
        move = max(max([self.prize(field, seat).step for field in range(DISTRICTS)]) - 1, 0.0)
        best = max(advisor, move)
        return Prize(weight * (best + advisor), weight * move, weight * best, best + advisor, 0.0)

    def advisor(self, field: int) -> float:
        """An advisor won early still votes this round (DOGE-7.3)."""
        row = self.s.row
        later = len(row) - 1 - row.index(field) if field in row else MIDWAY
        return max(self.worth.taste.advisor + self.worth.taste.early * (later - MIDWAY), 0.0)

    def put(self, field: int, seat: int, count: int) -> tuple[float, float]:
        """What houses bring the player and mean to the seat that looks on, with a palazzo if it pays."""
        s = self.s
        i = seat * DISTRICTS + field
        houses, palazzi, cost = s.houses[:], s.palazzi[:], s.cost(field)
        houses[i] += min(count, s.supply[seat])
        best = self.compare(seat, houses, palazzi)
        if houses[i] >= cost and cost <= LAST_COST and s.unbuilt[seat]:
            houses[i] -= cost
            palazzi[i] += 1
            best = max(best, self.compare(seat, houses, palazzi))
        return best if best[0] > 0 else (0.0, 0.0)

    def compare(self, seat: int, houses: list[int], palazzi: list[int]) -> tuple[float, float]:
        merits = self.worth.merits(houses, palazzi)
        return merits[seat] - self.merits[seat], self.worth.of(merits) - self.worth.of(self.merits)

    def row(self, field: int, votes: list[int]) -> list[float]:
        """What a vote is worth by how many votes the looking seat has, against those of the others.

        The list ends where more votes change nothing.
        """
        others = votes[:]
        others[self.worth.seat] = 0
        key = (field, *others)
        row = self.rows.get(key)
        if row is None:
            row = self.rows[key] = self.reckon(field, others)
        return row

    def reckon(self, field: int, votes: list[int]) -> list[float]:
        """The outcome changes only where one draws level with somebody or passes them."""
        turns = [n for n in votes if n] + [n + 1 for n in votes]
        row = [self.outcome(field, votes)]
        for own in range(1, max(votes) + 2):
            votes[self.worth.seat] = own
            row.append(self.outcome(field, votes) if own in turns else row[-1])
        return row

    def outcome(self, field: int, votes: list[int]) -> float:
        """What everyone's prizes together mean to the looking seat (DOGE-4.3, DOGE-4.4)."""
        best = max(votes)
        if not best:
            return 0.0
        if votes.count(best) > 1:
            return sum([self.prize(field, seat).level for seat, n in enumerate(votes) if n == best])
        value = self.prize(field, votes.index(best)).first
        next_best = max([n for n in votes if n < best])
        if next_best:
            value += sum([self.prize(field, seat).second for seat, n in enumerate(votes) if n == next_best])
        return value
