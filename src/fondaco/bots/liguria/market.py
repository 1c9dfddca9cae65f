"""At the market: which tiles to take, and which field gives the best of them."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from fondaco.bots.liguria.worth import Worth
from fondaco.games.liguria import shape
from fondaco.games.liguria.data import NOBODY_THERE
from fondaco.games.liguria.market import ChooseFields, Shop
from fondaco.games.liguria.state import Liguria
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer

CLOSE_LOOK = 6  # sets of tiles that are valued as a whole


class Basket(NamedTuple):
    """Places in the row to take, rising, and the silver that the skips cost."""

    places: tuple[int, ...]
    cost: int


def baskets(values: list[float], taken: list[int], left: int, silver: int) -> list[Basket]:
    """For each affordable stretch of the row the best tiles in it, those taken included (LIG-3.5)."""
    if taken:
        return [Basket((*taken, *rest.places), rest.cost) for rest in onward(values, taken[-1], left, silver)]
    return [
        Basket((first, *rest.places), rest.cost)
        for first in range(len(values) - left + 1)
        for rest in onward(values, first, left - 1, silver)
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
        self.s = s
        self.worth = worth
        self.base = worth.seat * s.kinds()
        self.now = worth.of(s)
        self.single = {kind: self.value([kind]) for kind in dict.fromkeys(s.row)}

    def value(self, kinds: list[int]) -> float:
        """What these tiles add to the position."""
        tiles = self.s.tiles
        for kind in kinds:
            tiles[self.base + kind] += 1
        value = self.worth.of(self.s) - self.now
        for kind in kinds:
            tiles[self.base + kind] -= 1
        return value

    def best(self, row: list[int], taken: list[int], left: int, silver: int) -> tuple[float, Basket]:
        """The best basket and its value: by tile first, the most promising then as a whole."""
        values = [self.single[kind] for kind in row]
        price = self.worth.taste.silver

        def rough(basket: Basket) -> float:
            return sum([values[place] for place in basket.places]) - price * basket.cost

        found = sorted(baskets(values, taken, left, silver), key=rough, reverse=True)[:CLOSE_LOOK]
        exact = [
            (self.value([row[place] for place in basket.places]) - price * basket.cost, basket)
            for basket in found
        ]
        return max(exact, key=lambda option: option[0])

    def rival_takes(self, row: list[int], left: int) -> list[int]:
        """What a rival leaves of the row who takes the tiles next to each other that we should like most."""
        left = min(left, len(row))
        if not left:
            return row
        values = [self.single[kind] for kind in row]
        first = max(range(len(row) - left + 1), key=lambda place: sum(values[place : place + left]))
        return row[:first] + row[first + left :]


def choose_tile(s: Liguria, worth: Worth) -> Action:
    """The next tile of the best basket."""
    shop = s.stack[-1]
    assert isinstance(shop, Shop)
    market = Market(s, worth)
    _, basket = market.best(s.row, shop.taken, shop.left, s.silver[worth.seat])
    return answer(shape.Take, worth.seat, basket.places[len(shop.taken)])


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
    tiles = market.best(row, [], left, silver)[0] if left else 0.0
    return tiles + taste.silver * printed.silver - taste.early * ahead
