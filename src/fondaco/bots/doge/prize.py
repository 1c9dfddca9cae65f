"""What the outcome of a vote is worth: first, level or second place for anyone, seen from one seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from fondaco.bots.doge.taste import Taste
from fondaco.bots.doge.worth import LAST_COST, Merits, Worth
from fondaco.games.doge.data import DISTRICTS, FIELDS, FIRST_COST, QUARANTIA
from fondaco.games.doge.state import Doge

MIDWAY: Final = len(FIELDS) // 2
MOST_KEPT: Final = 200  # positions whose prizes are kept


class Prize(NamedTuple):
    """What a field gives one player: the first three as they touch the seat that looks on."""

    first: float
    level: float
    second: float
    gain: float  # to the player itself, for coming first
    step: float  # to the player itself, for one house more


class Mind:
    """What the bot need not reckon twice: the prizes of a position, which depend on what all can see."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.merits = Merits(taste)
        self.kept: dict[bytes, Prizes] = {}

    def prizes(self, s: Doge, seat: int) -> Prizes:
        key = bytes([seat, s.seats, *s.row, len(FIELDS), *s.houses, *s.palazzi])
        prizes = self.kept.get(key)
        if prizes is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            prizes = self.kept[key] = Prizes(s, Worth(s, seat, self.merits))
        return prizes


class Prizes:
    """The prizes of a position, reckoned as they are asked for."""

    def __init__(self, s: Doge, worth: Worth) -> None:
        self.worth = worth
        self.row_of_fields = s.row[:]
        self.houses = s.houses[:]
        self.palazzi = s.palazzi[:]
        self.supply = s.supply[:]
        self.unbuilt = s.unbuilt[:]
        self.merits = worth.merits.of(s.houses, s.palazzi)
        self.now = worth.of(self.merits)
        self.prizes: list[Prize | None] = [None] * (s.seats * len(FIELDS))
        self.rows: dict[bytes, list[float]] = {}
        self.liked: list[list[float]] = [[] for _ in range(s.seats)]

    def prize(self, field: int, seat: int) -> Prize:
        at = seat * len(FIELDS) + field
        prize = self.prizes[at]
        if prize is None:
            prize = self.of_council(seat) if field == QUARANTIA else self.of_district(field, seat)
            self.prizes[at] = prize
        return prize

    def likings(self, seat: int) -> list[float]:
        """How likely a rival goes to each field, as far as it is for its gain."""
        if not self.liked[seat]:
            whim, greed = self.worth.taste.whim, self.worth.taste.greed
            gains = [self.prize(field, seat).gain for field in range(len(FIELDS))]
            self.liked[seat] = [(gain + whim) ** greed for gain in gains]
        return self.liked[seat]

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
        row = self.row_of_fields
        later = len(row) - 1 - row.index(field) if field in row else MIDWAY
        return max(self.worth.taste.advisor + self.worth.taste.early * (later - MIDWAY), 0.0)

    def put(self, field: int, seat: int, count: int) -> tuple[float, float]:
        """What houses bring the player and mean to the seat that looks on, with a palazzo if it pays."""
        i = seat * DISTRICTS + field
        had, cost = self.houses[i], FIRST_COST + sum(self.palazzi[field::DISTRICTS])
        self.houses[i] += min(count, self.supply[seat])
        best = self.compare(seat)
        if self.houses[i] >= cost and cost <= LAST_COST and self.unbuilt[seat]:
            self.houses[i] -= cost
            self.palazzi[i] += 1
            best = max(best, self.compare(seat))
            self.palazzi[i] -= 1
        self.houses[i] = had
        return best if best[0] > 0 else (0.0, 0.0)

    def compare(self, seat: int) -> tuple[float, float]:
        merits = self.worth.merits.of(self.houses, self.palazzi)
        return merits[seat] - self.merits[seat], self.worth.of(merits) - self.now

    def row(self, field: int, votes: list[int]) -> list[float]:
        """What a vote is worth by how many votes the looking seat has, against those of the others.

        The list ends where more votes change nothing.
        """
        others = votes[:]
        others[self.worth.seat] = 0
        key = bytes([field, *others])
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
            return sum([self.prize(field, seat).level for seat, n in enumerate(votes) if n == best], 0.0)
        value = self.prize(field, votes.index(best)).first
        next_best = max([n for n in votes if n < best])
        if next_best:
            value += sum(
                [self.prize(field, seat).second for seat, n in enumerate(votes) if n == next_best], 0.0
            )
        return value
