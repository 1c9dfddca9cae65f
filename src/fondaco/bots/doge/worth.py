"""What a position is worth to a seat: how far it is from the end of the game, and how far its rivals are."""

from __future__ import annotations

from math import exp
from typing import Final

from fondaco.bots.doge.taste import Taste
from fondaco.games.doge.data import DISTRICTS, FIRST_COST, HOUSES, PALAZZI, SITES
from fondaco.games.doge.state import Doge

# DOGE-9.2: districts with a palazzo, palazzi in all
ENDINGS: Final = ((6, 6), (5, 7), (4, 8))
LAST_COST: Final = FIRST_COST + SITES - 1

Row = list[int]  # of one player or of the board: a number for each district


def distance(houses: Row, palazzi: Row, costs: Row, rivals: Row, taste: Taste) -> float:
    """What a player must still spend to meet the nearest ending; `rivals` are as close to building there."""
    new, further = bills(houses, palazzi, costs, rivals, taste)
    built = sum(palazzi)
    spread = DISTRICTS - palazzi.count(0)
    best = taste.far
    for districts, total in ENDINGS:
        first = districts - spread if districts > spread else 0
        more = total - built - first if total - built > first else 0
        if first > len(new) or built + first + more > PALAZZI:
            continue
        rest = sorted(new[first:] + further)[:more] if more else []
        if len(rest) == more:
            best = min(best, sum(new[:first]) + sum(rest))
    return best


def bills(
    houses: Row, palazzi: Row, costs: Row, rivals: Row, taste: Taste
) -> tuple[list[float], list[float]]:
    """What a palazzo takes in each new district, the cheapest first; and what each further one takes."""
    new: list[float] = []
    further: list[float] = []
    for district, cost in enumerate(costs):
        if cost > LAST_COST:
            continue
        have = houses[district]
        if palazzi[district]:
            further.append(bill(have, cost, taste))
        else:
            new.append(bill(have, cost, taste) + taste.threat * rivals[district])
        if cost < LAST_COST:
            further.append(bill(have - cost if have > cost else 0, cost + 1, taste))
    new.sort()
    return new, further


def bill(have: int, cost: int, taste: Taste) -> float:
    """What a palazzo takes: a missing house weighs more at a cheap site, which will not stay cheap."""
    if have >= cost:
        return taste.to_build
    missing = cost - have
    return taste.to_build + (missing * taste.price / cost if cost < taste.price else missing)


def loose(houses: Row, palazzi: Row, costs: Row) -> int:
    """The houses that bring no new district nearer."""
    total = 0
    for district, have in enumerate(houses):
        cost = costs[district]
        if palazzi[district] or cost > LAST_COST:
            total += have
        elif have > cost:
            total += have - cost
    return total


class Worth:
    """Prices positions for one seat. How much each rival counts is settled once, where the bot now stands."""

    def __init__(self, s: Doge, seat: int, taste: Taste) -> None:
        self.seat = seat
        self.taste = taste
        self.known: dict[tuple[int, ...], float] = {}
        self.weight = self.weigh(self.merits(s.houses, s.palazzi))

    def weigh(self, merits: list[float]) -> list[float]:
        """What a house of each seat counts for this one: a rival's against it, the more the nearer it is."""
        lead = max([merit for seat, merit in enumerate(merits) if seat != self.seat])
        danger = [exp((merit - lead) / self.taste.nearness) for merit in merits]
        danger[self.seat] = 0.0
        share = self.taste.rivalry / sum(danger)
        return [1.0 if seat == self.seat else -share * d for seat, d in enumerate(danger)]

    def of(self, merits: list[float]) -> float:
        """A position by how well everyone stands in it."""
        return sum([weight * merit for weight, merit in zip(self.weight, merits, strict=True)])

    def merits(self, houses: Row, palazzi: Row) -> list[float]:
        """How well each player stands with these [seat * 6 + district] on the board."""
        costs = [FIRST_COST + sum(palazzi[district::DISTRICTS]) for district in range(DISTRICTS)]
        close = self.close(houses, palazzi, costs)
        rows = [slice(base, base + DISTRICTS) for base in range(0, len(houses), DISTRICTS)]
        return [self.merit(houses[row], palazzi[row], costs, close) for row in rows]

    def close(self, houses: Row, palazzi: Row, costs: Row) -> Row:
        """How many players are close to their first palazzo in each district."""
        close = [0] * DISTRICTS
        for i, have in enumerate(houses):
            if have and not palazzi[i] and have + self.taste.close >= costs[i % DISTRICTS]:
                close[i % DISTRICTS] += 1
        return close

    def merit(self, houses: Row, palazzi: Row, costs: Row, close: Row) -> float:
        """How well one player stands; reckoned once, asked often."""
        key = (*houses, *palazzi, *costs, *close)
        merit = self.known.get(key)
        if merit is None:
            merit = self.known[key] = self.reckon(houses, palazzi, costs, close)
        return merit

    def reckon(self, houses: Row, palazzi: Row, costs: Row, close: Row) -> float:
        taste = self.taste
        own = self.close(houses, palazzi, costs)
        rivals = [all_of_them - me for all_of_them, me in zip(close, own, strict=True)]
        way = distance(houses, palazzi, costs, rivals, taste)
        merit = taste.built * sum(palazzi) + taste.loose * loose(houses, palazzi, costs) - way
        merit -= taste.short * max(taste.ready - (HOUSES - sum(houses)), 0)
        return merit if way else merit + taste.met
