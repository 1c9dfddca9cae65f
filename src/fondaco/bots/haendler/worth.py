"""What goods, warehouses and offices are worth to a seat."""

from __future__ import annotations

from typing import Final

from fondaco.bots.haendler.outlook import Outlook
from fondaco.bots.haendler.taste import Taste
from fondaco.games.haendler.data import CITIES, GOODS, GUEST_LOAD, MASTER_LOAD, NONE, WAGONS
from fondaco.games.haendler.roads import is_city
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.talks import guest_limits

Goods = list[int]  # so many of each sort

FRESH: Final = -2  # no sort, nor NONE: nothing was reckoned yet


def dot(goods: Goods, values: list[float]) -> float:
    total = 0.0
    for good in range(len(GOODS)):
        if goods[good]:
            total += goods[good] * values[good]
    return total


class Worth:
    """Prices what everyone at the table has, by the same reckoning, seen from one seat."""

    def __init__(self, s: Haendler, seat: int, taste: Taste, outlook: Outlook | None = None) -> None:
        self.s = s
        self.seat = seat
        self.taste = taste
        self.outlook = outlook or Outlook(s, taste)
        self.rivalry = taste.rivalry / (s.seats - 1)
        self.rival_sorts: dict[int, list[int]] = {}

    def of(self, seat: int) -> Worth:
        """The same, seen from another seat."""
        return Worth(self.s, seat, self.taste, self.outlook)

    def load(self, goods: Goods, at: int, came: int) -> float:
        """Goods on a wagon that stands there: what they bring where it is best, or nearest."""
        only = NONE
        for good in range(len(GOODS)):
            if goods[good]:
                if only != NONE:
                    return self.mixed(goods, at, came)
                only = good
        return 0.0 if only == NONE else goods[only] * self.outlook.hoped(at, came)[only]

    def mixed(self, goods: Goods, at: int, came: int) -> float:
        """The same of several sorts, which all go to one city."""
        way = self.outlook.way(at, came)
        values = [dot(goods, row) for row in self.outlook.table(at, came)]
        hope = self.outlook.hope
        return hope * max(values) + (1 - hope) * values[way.index(min(way))]

    def cargo(self, seat: int, wagon: int) -> float:
        """A seat's goods on a wagon where it stands now."""
        s = self.s
        if s.arrived[wagon]:
            return dot(s.bed(wagon, seat), self.outlook.arrived(s.at[wagon]))
        return self.load(s.bed(wagon, seat), s.at[wagon], s.came[wagon])

    def kept(self, goods: Goods) -> float:
        """Goods that stay in a warehouse, waiting for the next wagon."""
        return sum(goods) * self.taste.kept * self.taste.usual * self.outlook.in_two_trips

    def gain(self, seat: int, wagon: int, goods: Goods) -> float:
        """What a seat gains by loading goods onto a wagon in a city."""
        if not any(goods):
            return 0.0
        bed = self.s.bed(wagon, seat)
        both = [n + more for n, more in zip(bed, goods, strict=True)]
        at = self.s.at[wagon]
        return self.load(both, at, NONE) - self.load(bed, at, NONE) - self.kept(goods)

    def unit(self, city: int) -> list[float]:
        """What one good of each sort gains that is loaded in a city."""
        return self.outlook.hoped(city, NONE)

    def best_load(self, seat: int, wagon: int, barred: int, most: int = GUEST_LOAD) -> Goods:
        """The goods that a guest had best load, but none of the master's sort (HAEN-4.6)."""
        limits = guest_limits(self.s, seat, wagon)
        if barred != NONE:
            limits[barred] = 0
        goods = [0] * len(GOODS)
        if not any(limits):
            return goods
        unit = self.unit(self.s.at[wagon])
        for _ in range(min(most, GUEST_LOAD - sum(self.s.bed(wagon, seat)))):
            best = NONE
            for good in range(len(GOODS)):
                if limits[good] > goods[good] and (best == NONE or unit[good] > unit[best]):
                    best = good
            if best != NONE:
                goods[best] += 1
        return goods

    def warehouse(self, city: int, stock: Goods) -> float:
        """What goods in a warehouse are worth when a wagon is to be loaded in that city.

        The master takes three of a sort, a guest two of any but that sort and pays for it.
        """
        if not any(stock):
            return 0.0
        unit = self.unit(city)
        master = NONE
        sort = NONE
        if city in self.s.at:
            wagon = self.s.at.index(city)
            master = self.s.master[wagon]
            sort = self.s.sort_of(wagon)
        office = 1.0 / self.s.seats if master == NONE else float(master == self.seat)
        worth = office * self.as_master(stock, unit, sort) + (1 - office) * self.visit(
            city, stock, unit, sort
        )
        return worth + self.taste.spare * dot(stock, unit)

    def visit(self, city: int, stock: Goods, unit: list[float], sort: int) -> float:
        """As a guest; while nobody is master, any rival may be, and with the sort that rival has most of."""
        if sort != NONE:
            return self.as_guest(stock, unit, sort)
        sorts = self.rival_sorts.get(city)
        if sorts is None:
            sorts = [self.favourite(seat, city) for seat in range(self.s.seats) if seat != self.seat]
            self.rival_sorts[city] = sorts
        total, value, last = 0.0, 0.0, FRESH
        for barred in sorts:
            if barred != last:  # rivals often have the same sort, or none
                value, last = self.as_guest(stock, unit, barred), barred
            total += value
        return total / len(sorts)

    def favourite(self, seat: int, city: int) -> int:
        """The sort that a seat has most of in a city; NONE if it has nothing there."""
        best, most = NONE, 0
        for n, there in enumerate(self.s.stalls(seat, city)):
            good = self.s.edition.market[city * 3 + n]
            if there > most or (there and there == most and good < best):
                best, most = good, there
        return best

    def as_master(self, stock: Goods, unit: list[float], sort: int) -> float:
        if sort != NONE:
            return min(MASTER_LOAD, stock[sort]) * unit[sort]
        best = 0.0
        for good in range(len(GOODS)):
            if stock[good]:
                best = max(best, min(MASTER_LOAD, stock[good]) * unit[good])
        return best

    def as_guest(self, stock: Goods, unit: list[float], sort: int) -> float:
        """The two best that are not the master's sort, the fee taken off."""
        best, second = 0.0, 0.0
        for good in range(len(GOODS)):
            if stock[good] and good != sort:
                value = unit[good]
                if value > best:
                    best, second = value, (value if stock[good] > 1 else best)
                elif value > second:
                    second = value
        return (1 - self.outlook.fee) * (best + second)

    def coming(self, city: int) -> float:
        """How likely a wagon can soon be loaded in a city; one that stands there can at once."""
        if city in self.s.at:
            return 1.0
        chance = sum([self.heads_for(wagon, city) for wagon in range(WAGONS)])
        return self.taste.to_come * min(1.0, chance)

    def heads_for(self, wagon: int, city: int) -> float:
        """How likely a wagon comes to a city and goes on from there before the end."""
        s = self.s
        if is_city(s.at[wagon]):
            return 0.0
        return self.outlook.shares(s.at[wagon], s.came[wagon])[city]

    def stock(self, seat: int, city: int) -> Goods:
        """A seat's goods in a warehouse by sort."""
        goods = [0] * len(GOODS)
        for n, there in enumerate(self.s.stalls(seat, city)):
            goods[self.s.edition.market[city * 3 + n]] = there
        return goods

    def stores(self) -> list[float]:
        """What one's own warehouse in each city would be worth with a wagon there."""
        return [self.warehouse(city, self.stock(self.seat, city)) for city in range(len(CITIES))]
