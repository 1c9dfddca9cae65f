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
from fondaco.games.haendler.edition import MOST_FIELDS
from fondaco.games.haendler.prices import Prices
from fondaco.games.haendler.roads import Roads, is_city
from fondaco.games.haendler.state import Haendler

MOST_KEPT: Final = 500  # outlooks that a bot keeps
FIELDS: Final = 2 * MOST_FIELDS + 1  # no field's number is higher: an edition has two maps
FAR: Final = 99  # steps to a city that cannot be reached

Table = list[list[float]]  # [city][good] what a good on a wagon is worth to its owner if it goes there


class Atlas:
    """What a bot has learned of a map: it never changes, so a bot keeps it from one decision to the next."""

    def __init__(self, roads: Roads) -> None:
        self.roads = roads
        self.ways: dict[int, list[int]] = {}  # by `spot`

    def way(self, at: int, came: int) -> list[int]:
        """Steps to each city for a wagon that stands there."""
        way = self.ways.get(spot(at, came))
        if way is None:
            way = self.ways[spot(at, came)] = distances(self.roads, at, came)
        return way


def spot(at: int, came: int) -> int:
    """Where a wagon stands and where it came from, as one number: a pair is dearer to look up."""
    return at * FIELDS + came


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
    """What may come of a position: of roads, prices and bonuses, whoever has what."""

    def __init__(self, s: Haendler, taste: Taste, atlas: Atlas | None = None) -> None:
        self.taste = taste
        self.hope = taste.hope  # as attributes of its own compiled code finds these without a look-up
        self.fee = taste.fee
        self.atlas = atlas or Atlas(s.edition.roads)
        self.at = s.at[:]
        self.bonus = s.bonus[:]
        self.shows = s.edition.shows
        # by `spot`, as they are asked for
        self.tables: dict[int, Table] = {}
        self.units: dict[int, list[float]] = {}
        self.odds: dict[int, list[float]] = {}
        self.arrivals = arrivals_to_come(s)
        self.drives = self.drives_to_come(s)
        self.near = [self.price_now(step) for step in s.prices]
        self.in_two_trips = self.reach(2 * taste.trip)  # what is left of a gain that comes so late

    def way(self, at: int, came: int) -> list[int]:
        """Steps to each city."""
        return self.atlas.way(at, came)

    def drives_to_come(self, s: Haendler) -> float:
        """In so many rounds wagons will still move: the last arrivals' points over what is driven a round."""
        taste = self.taste
        if self.arrivals <= 0:
            return 0.0
        trips = sorted(
            [
                taste.trip if s.arrived[wagon] else float(min(self.way(s.at[wagon], s.came[wagon])))
                for wagon in range(WAGONS)
            ]
        )
        points = sum(trips[: self.arrivals]) + taste.trip * max(0, self.arrivals - WAGONS)
        pushed = pushed_points(s)
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

    def price_now(self, step: int) -> float:
        """What a good will sell for this round: who sells it is likely to raise it (HAEN-6.2)."""
        return sum(
            [chance * SELLING[(step + n) % len(SELLING)] for n, chance in enumerate(self.taste.raised)], 0.0
        )

    def shares(self, at: int, came: int) -> list[float]:
        """[city] how likely a wagon there goes to it, and in time for one more trip."""
        odds = self.odds.get(spot(at, came))
        if odds is None:
            odds = self.odds[spot(at, came)] = self.reckon_shares(self.way(at, came))
        return odds

    def reckon_shares(self, way: list[int]) -> list[float]:
        taste = self.taste
        liking = [pow(taste.late, taste.choosy * steps / 2) for steps in way]
        total = sum(liking, 0.0)
        return [
            0.0 if steps >= FAR else self.reach(steps + taste.trip) * like / total
            for steps, like in zip(way, liking, strict=True)
        ]

    def table(self, at: int, came: int) -> Table:
        """What each good is worth on a wagon there, by the city it may go to."""
        table = self.tables.get(spot(at, came))
        if table is None:
            table = self.tables[spot(at, came)] = self.reckon(at, came)
        return table

    def hoped(self, at: int, came: int) -> list[float]:
        """[good] what one good of each sort alone brings on a wagon there, where it is best, or nearest."""
        unit = self.units.get(spot(at, came))
        if unit is None:
            unit = self.units[spot(at, came)] = self.reckon_hoped(at, came)
        return unit

    def reckon_hoped(self, at: int, came: int) -> list[float]:
        way, table, hope = self.way(at, came), self.table(at, came), self.taste.hope
        nearest = table[way.index(min(way))]
        return [
            hope * max([row[good] for row in table]) + (1 - hope) * nearest[good]
            for good in range(len(GOODS))
        ]

    def reckon(self, at: int, came: int) -> Table:
        taste = self.taste
        table: Table = []
        for city, steps in enumerate(self.way(at, came)):
            rounds = steps / taste.pace
            likely = self.reach(steps) * (taste.in_the_way if city in self.at else 1.0)
            bonus = min(float(TOP_BONUS * BONUS_STEP), self.bonus[city] * BONUS_STEP + taste.rising * rounds)
            holds = pow(taste.drift, rounds)
            table.append([likely * price for price in self.sales(city, bonus, holds)])
        return table

    def sales(self, city: int, bonus: float, holds: float) -> list[float]:
        """What each good brings in a city (HAEN-7.1); `holds` says how far today's prices count."""
        usual, shown = self.taste.usual, self.shows[city]
        return [
            usual + (near - usual) * holds + (0.0 if shown[good] else bonus)
            for good, near in enumerate(self.near)
        ]

    def arrived(self, city: int) -> list[float]:
        """What each good brings that is already there."""
        return self.sales(city, float(self.bonus[city] * BONUS_STEP), 1.0)


class Outlooks:
    """The outlooks of a bot: while no wagon moves and no price changes, one serves for many questions."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.atlas: Atlas | None = None
        self.kept: dict[tuple[int, ...], Outlook] = {}

    def of(self, s: Haendler) -> Outlook:
        if self.atlas is None or self.atlas.roads is not s.edition.roads or len(self.kept) > MOST_KEPT:
            self.atlas = Atlas(s.edition.roads)
            self.kept = {}
        key = key_of(s)
        outlook = self.kept.get(key)
        if outlook is None:
            outlook = self.kept[key] = Outlook(s, self.taste, self.atlas)
        return outlook


def key_of(s: Haendler) -> tuple[int, ...]:
    """All that an outlook depends on."""
    board = (*s.at, *s.came, *s.arrived, *s.prices, *s.bonus)
    return (s.seats, s.round, arrivals_to_come(s), pushed_points(s), *board)


def pushed_points(s: Haendler) -> int:
    """The extra points that are driven a round."""
    return int(s.owner[CARTWRIGHT] >= 0) + 2 * int(s.owner[GREAT_CARTWRIGHT] >= 0)


def arrivals_to_come(s: Haendler) -> int:
    """Arrivals that are still wanted; those of this round count from the sale on (HAEN-7.1)."""
    left = LAST_ARRIVAL[s.seats] - s.arrivals
    for frame in s.stack:
        if type(frame) is Driving or type(frame) is Prices:  # `isinstance` of both takes ten times as long
            return left - sum(s.arrived)
    return left


def is_last_round(s: Haendler) -> bool:
    """Is this the round that ends the game? Asked after the sale (HAEN-10.1, HAEN-10.4)."""
    return s.arrivals >= LAST_ARRIVAL[s.seats] or s.round >= LAST_ROUND
