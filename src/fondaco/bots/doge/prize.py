"""What a place in a field's vote brings, to the player and to the seat that watches."""

from __future__ import annotations

from fondaco.bots.doge.worth import Worth
from fondaco.games.doge.data import DISTRICTS, FIELDS, QUARANTIA
from fondaco.games.doge.state import Doge


class Prizes:
    """For every field and seat, what winning, tying and coming second there is worth.

    `gain` is what the winner itself makes of it; `change` what it means to the seat that `worth` speaks for.
    """

    def __init__(self, s: Doge, worth: Worth) -> None:
        self.s = s
        self.worth = worth
        self.base = worth.merits(s)
        self.seats = s.seats
        self.first = [[0.0] * s.seats for _ in FIELDS]
        self.level = [[0.0] * s.seats for _ in FIELDS]
        self.second = [[0.0] * s.seats for _ in FIELDS]
        self.gain = [[0.0] * s.seats for _ in FIELDS]
        self.paid: list[dict[tuple[int, ...], float]] = [{} for _ in FIELDS]
        for seat in range(s.seats):
            self.price_seat(seat)

    def price_seat(self, seat: int) -> None:
        weight = self.worth.weight[seat]
        bonus = self.worth.taste.advisor
        moving = 0.0
        for field in range(DISTRICTS):
            own1, all1 = self.put(seat, field, 1)
            own2, all2 = self.put(seat, field, 2)
            self.second[field][seat] = all1
            self.level[field][seat] = all2
            self.first[field][seat] = all2 + weight * bonus
            self.gain[field][seat] = own2 + bonus
            moving = max(moving, own1 - 1)
        best = max(bonus, moving)
        self.second[QUARANTIA][seat] = weight * best
        self.first[QUARANTIA][seat] = weight * (best + bonus)
        self.level[QUARANTIA][seat] = weight * moving
        self.gain[QUARANTIA][seat] = best + bonus

    def put(self, seat: int, field: int, count: int) -> tuple[float, float]:
        """What houses in a district bring, a palazzo built at once included: to the seat, and to the watcher."""
        s = self.s
        count = min(count, s.supply[seat])
        if not count:
            return 0.0, 0.0
        houses, palazzi = s.houses_of(seat), s.palazzi_of(seat)
        costs = [s.cost(district) for district in range(DISTRICTS)]
        houses[field] += count
        own = self.worth.merit(houses, palazzi, costs) - self.base[seat]
        change = self.worth.weight[seat] * own
        cost = costs[field]
        if s.sites(field) < 5 and houses[field] >= cost and sum(palazzi) < 8:
            t = s.copy()
            t.put(seat, count, field, "")
            t.build(seat, field, cost)
            merits = self.worth.merits(t)
            if merits[seat] - self.base[seat] > own:
                own = merits[seat] - self.base[seat]
                change = sum([w * (m - b) for w, m, b in zip(self.worth.weight, merits, self.base, strict=True)])
        return own, change

    def pay(self, field: int, votes: tuple[int, ...]) -> float:
        """What the outcome of a vote means to the watcher (DOGE-5, DOGE-6)."""
        paid = self.paid[field]
        value = paid.get(votes)
        if value is None:
            value = paid[votes] = self.settle(field, votes)
        return value

    def settle(self, field: int, votes: tuple[int, ...]) -> float:
        best = max(votes)
        if not best:
            return 0.0
        winners = [seat for seat, n in enumerate(votes) if n == best]
        if len(winners) > 1:
            return sum([self.level[field][seat] for seat in winners])
        value = self.first[field][winners[0]]
        runner_up = max([n for n in votes if n < best], default=0)
        if runner_up:
            seconds = [seat for seat, n in enumerate(votes) if n == runner_up]
            value += sum([self.second[field][seat] for seat in seconds])
        return value
