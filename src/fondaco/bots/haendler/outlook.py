"""How the game may go on: how soon wagons come to cities, what goods will sell for, and when it ends."""

from __future__ import annotations

from math import pow
from typing import Final

from fondaco.bots.haendler.taste import Taste
from fondaco.games.haendler.data import (
    BONUS_STEP,
    CARTWRIGHT,
    CITIES,
    GOODS,
    GREAT_CARTWRIGHT,
    LAST_ARRIVAL,
    LAST_ROUND,
    SELLING,
    TOP_BONUS,
    WAGONS,
)
from fondaco.games.haendler.driving import Driving
from fondaco.games.haendler.prices import Prices
from fondaco.games.haendler.roads import Roads, is_city
from fondaco.games.haendler.state import Haendler

FAR: Final = 99  # steps to a city that cannot be reached

Table = list[list[float]]  # [city][good] what a good on a wagon is worth to its owner if it goes there


def distances(roads: Roads, at: int, came: int) -> list[int]:
    """Steps to each city for a wagon that never turns back (HAEN-5.3)."""
    found = [FAR] * len(CITIES)
    seen: dict[tuple[int, int], None] = {}
    edge = [(came, at)]
    steps = 0
    while edge:
        steps += 1
        further: list[tuple[int, int]] = []
        for before, here in edge:
            for field in roads.arms[here]:
                if field == before or (here, field) in seen:
                    continue
                seen[here, field] = None
                if not is_city(field):
                    further.append((here, field))
                elif steps < found[field]:
                    found[field] = steps
        edge = further
    return found


class Outlook:
    """What may come of a position. It is made anew for each decision."""

    def __init__(self, s: Haendler, taste: Taste) -> None:
        self.s = s
        self.taste = taste
        self.ways: dict[tuple[int, int], list[int]] = {}
        self.tables: dict[tuple[int, int], Table] = {}
        self.arrivals = arrivals_to_come(s)
        self.drives = self.drives_to_come()
        self.near = [self.price_now(good) for good in range(len(GOODS))]

    def way(self, at: int, came: int) -> list[int]:
        """Steps to each city."""
        way = self.ways.get((at, came))
        if way is None:
            way = self.ways[at, came] = distances(self.s.edition.roads, at, came)
        return way

    def drives_to_come(self) -> float:
        """In so many rounds wagons will still move: the last arrivals' points over what is driven a round."""
        s, taste = self.s, self.taste
        if self.arrivals <= 0:
            return 0.0
        trips = sorted(
            [
                taste.trip if s.arrived[wagon] else float(min(self.way(s.at[wagon], s.came[wagon])))
                for wagon in range(WAGONS)
            ]
        )
        points = sum(trips[: self.arrivals]) + taste.trip * max(0, self.arrivals - WAGONS)
        pushed = (s.owner[CARTWRIGHT] >= 0) + 2 * (s.owner[GREAT_CARTWRIGHT] >= 0)
        waits = taste.slack * min(1.0, points / taste.trip)
        rounds = waits + points / (taste.driven * s.seats + pushed)
        return min(rounds, float(LAST_ROUND - s.round + 1))

    def reach(self, steps: float) -> float:
        """The part of a gain that can be counted on at the end of so many steps."""
        rounds = steps / self.taste.pace
        if rounds <= self.drives:
            return pow(self.taste.late, rounds)
        if not self.drives:
            return 0.0
        return pow(self.taste.late, rounds) * pow(self.taste.over, rounds - self.drives)

    def price_now(self, good: int) -> float:
        """What a good will sell for this round: who sells it is likely to raise it (HAEN-6.2)."""
        step = self.s.prices[good]
        return sum(
            [chance * SELLING[(step + n) % len(SELLING)] for n, chance in enumerate(self.taste.raised)]
        )

    def table(self, at: int, came: int) -> Table:
        """What each good is worth on a wagon there, by the city it may go to."""
        table = self.tables.get((at, came))
        if table is None:
            table = self.tables[at, came] = self.reckon(at, came)
        return table

    def reckon(self, at: int, came: int) -> Table:
        s, taste = self.s, self.taste
        table: Table = []
        for city, steps in enumerate(self.way(at, came)):
            rounds = steps / taste.pace
            likely = self.reach(steps) * (taste.in_the_way if city in s.at else 1.0)
            bonus = min(float(TOP_BONUS * BONUS_STEP), s.bonus[city] * BONUS_STEP + taste.rising * rounds)
            holds = pow(taste.drift, rounds)
            table.append([likely * price for price in self.sales(city, bonus, holds)])
        return table

    def sales(self, city: int, bonus: float, holds: float) -> list[float]:
        """What each good brings in a city (HAEN-7.1); `holds` says how far today's prices count."""
        market = self.s.edition.market[city * 3 : city * 3 + 3]
        usual = self.taste.usual
        return [
            usual + (near - usual) * holds + (0.0 if good in market else bonus)
            for good, near in enumerate(self.near)
        ]

    def arrived(self, city: int) -> list[float]:
        """What each good brings that is already there."""
        return self.sales(city, float(self.s.bonus[city] * BONUS_STEP), 1.0)


def arrivals_to_come(s: Haendler) -> int:
    """Arrivals that are still wanted; those of this round count from the sale on (HAEN-7.1)."""
    left = LAST_ARRIVAL[s.seats] - s.arrivals
    if any(isinstance(frame, Driving | Prices) for frame in s.stack):
        left -= sum(s.arrived)
    return left


def is_last_round(s: Haendler) -> bool:
    """Is this the round that ends the game? Asked after the sale (HAEN-10.1, HAEN-10.4)."""
    return s.arrivals >= LAST_ARRIVAL[s.seats] or s.round >= LAST_ROUND
