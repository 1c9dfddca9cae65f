"""At the market: which tiles to take, and which field gives the best of them."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from fondaco.bots.liguria.rows import Rows
from fondaco.bots.liguria.worth import Worth
from fondaco.games.liguria import shape
from fondaco.games.liguria.data import NOBODY_THERE
from fondaco.games.liguria.market import ChooseFields, Shop
from fondaco.games.liguria.state import Liguria
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer


class Basket(NamedTuple):
    """Places in the row to take, rising, and the silver that the skips cost."""

    places: tuple[int, ...]
    cost: int


def baskets(values: list[float], tiles: int, silver: int) -> list[Basket]:
    """For each affordable stretch of the row the best tiles in it (LIG-3.5)."""
    return [
        Basket((first, *rest.places), rest.cost)
        for first in range(len(values) - tiles + 1)
        for rest in onward(values, first, tiles - 1, silver)
    ]


def onward(values: list[float], last: int, left: int, silver: int) -> list[Basket]:
    """So many tiles to the right of the last one taken: in each stretch the worst are skipped."""
    if not left:
        return [Basket((), 0)]
    found: list[Basket] = []
    for skips in range(min(silver, len(values) - 1 - last - left) + 1):
        end = last + left + skips
        inner = sorted(range(last + 1, end), key=lambda place: -values[place])[: left - 1]
        found.append(Basket((*sorted(inner), end), skips))
    return found


class Market:
    """The row as one seat sees it."""

    def __init__(self, s: Liguria, worth: Worth) -> None:
        self.s = s.copy()
        self.worth = worth
        self.base = worth.seat * s.kinds()
        self.seas: dict[tuple[object, ...], float] = {}
        self.now = 0.0
        self.now = self.value([])
        self.single = {kind: self.value([kind]) for kind in dict.fromkeys(s.row)}

    def value(self, kinds: list[int]) -> float:
        """What these tiles add to the position."""
        tiles = self.s.tiles
        for kind in kinds:
            tiles[self.base + kind] += 1
        rows = self.worth.rows(self.s)
        value = rows.value + self.sea(rows) - self.now
        for kind in kinds:
            tiles[self.base + kind] -= 1
        return value

    def sea(self, rows: Rows) -> float:
        """What lies at sea is worth the same to the same fleet, orders, knights and diplomats."""
        s, seat = self.s, self.worth.seat
        hand = (*s.knights_of(seat), *s.diplomats_of(seat))
        key = (rows.wheels, rows.sacks, rows.orders, hand)
        sea = self.seas.get(key)
        if sea is None:
            sea = self.seas[key] = self.worth.sea(s, rows)
        return sea

    def best(self, row: list[int], tiles: int, silver: int) -> tuple[float, Basket]:
        """The best basket and its value."""
        return max(self.ranked(row, tiles, silver, self.worth.taste.close_look), key=value_of)

    def ranked(self, row: list[int], tiles: int, silver: int, most: int) -> list[tuple[float, Basket]]:
        """The most promising baskets, by their tiles one by one, and what each is worth as a whole."""
        values = [self.single[kind] for kind in row]
        price = self.worth.taste.silver
        rough = [
            (sum([values[place] for place in basket.places], 0.0) - price * basket.cost, basket)
            for basket in baskets(values, tiles, silver)
        ]
        rough.sort(key=value_of, reverse=True)
        return [
            (self.value([row[place] for place in basket.places]) - price * basket.cost, basket)
            for _, basket in rough[:most]
        ]

    def rival_takes(self, row: list[int], left: int) -> list[int]:
        """What a rival leaves of the row who takes the tiles next to each other that we should like most."""
        left = min(left, len(row))
        if not left:
            return row
        values = [self.single[kind] for kind in row]
        first = max(range(len(row) - left + 1), key=lambda place: sum(values[place : place + left]))
        return row[:first] + row[first + left :]


def value_of(option: tuple[float, Basket]) -> float:
    return option[0]


def tempting(s: Liguria, worth: Worth, most: int) -> list[Action]:
    """The tiles of some baskets that look best."""
    shop = s.stack[-1]
    assert isinstance(shop, Shop)
    found = Market(s, worth).ranked(s.row, shop.tiles, s.silver[worth.seat], most)
    return [answer(shape.Take, worth.seat, basket.places) for _, basket in found]


def choose_tiles(s: Liguria, worth: Worth) -> Action:
    """The tiles of the best basket."""
    shop = s.stack[-1]
    assert isinstance(shop, Shop)
    _, basket = Market(s, worth).best(s.row, shop.tiles, s.silver[worth.seat])
    return answer(shape.Take, worth.seat, basket.places)


def choose_field(s: Liguria, worth: Worth, rng: Random) -> Action:
    """The field whose tiles and silver are worth most once those further left have taken theirs."""
    asked = s.stack[-1]
    assert isinstance(asked, ChooseFields)
    market = Market(s, worth)
    free = [field for field, there in enumerate(s.market) if there == NOBODY_THERE]
    later = len(asked.seats) - asked.turn - 1
    values = [(field_value(market, field, free, later), rng.random(), field) for field in free]
    return answer(shape.Stand, worth.seat, max(values)[2])


def field_value(market: Market, field: int, free: list[int], later: int) -> float:
    """Silver, tiles, and the place in the order that the field leads to."""
    s, taste = market.s, market.worth.taste
    row = s.row
    ahead = 0.0
    for other in range(field):
        if s.market[other] != NOBODY_THERE:
            row = market.rival_takes(row, s.edition.market[other].tiles)
            ahead += 1
    ahead += later * free.index(field) / max(1, len(free) - 1)
    printed = s.edition.market[field]
    left = min(printed.tiles, len(row))
    silver = s.silver[market.worth.seat] + printed.silver
    tiles = market.best(row, left, silver)[0] if left else 0.0
    return tiles + taste.silver * printed.silver - taste.early * ahead
