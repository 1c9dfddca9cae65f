"""What cubes and orders are worth together while more cubes may still come."""

from __future__ import annotations

from typing import Final, NamedTuple

from fondaco.games.liguria.data import SET_PRESTIGE
from fondaco.games.liguria.edition import Edition
from fondaco.games.liguria.state import Liguria

Cubes = tuple[int, int, int]
MAX_BOOKS: Final = 4000  # sets of orders that are remembered at a time


class Order(NamedTuple):
    """A bishop's order: what it asks for and what it brings."""

    cubes: Cubes
    prestige: int


class Prices:
    """What a missing cube costs and what a cube left over is worth, with so many moves to come."""

    def __init__(self, moves: int, missing: float, loose: float) -> None:
        self.moves = moves
        self.missing = missing
        self.loose = loose


class Orders:
    """The orders behind a screen, and what was reckoned of them: the same cubes come again and again."""

    def __init__(self, each: list[Order]) -> None:
        self.each = each
        self.known: dict[int, float] = {}

    def filled(self, cubes: Cubes, most: int, prices: Prices) -> float:
        """`hoped`, reckoned once: the prices depend on the moves to come alone."""
        key = ((prices.moves * 128 + most) * 32 + cubes[0]) * 1024 + cubes[1] * 32 + cubes[2]
        value = self.known.get(key)
        if value is None:
            value = self.known[key] = hoped(cubes, self.each, most, prices)
        return value


class OrderBook:
    """Every set of orders met so far. A memory of reckonings only: it changes no answer."""

    def __init__(self) -> None:
        self.edition: Edition | None = None
        self.known: dict[tuple[int, ...], Orders] = {}

    def of(self, s: Liguria, seat: int) -> Orders:
        """The orders behind a seat's screen."""
        if self.edition is not s.edition or len(self.known) > MAX_BOOKS:
            self.edition = s.edition
            self.known = {}
        base = seat * len(s.edition.tiles)
        counts = tuple([s.tiles[base + kind] for kind in s.edition.orders])
        orders = self.known.get(counts)
        if orders is None:
            orders = self.known[counts] = Orders(orders_of(s.edition, counts))
        return orders


def orders_of(edition: Edition, counts: tuple[int, ...]) -> list[Order]:
    orders: list[Order] = []
    for n, kind in zip(counts, edition.orders, strict=True):
        if n:
            red, yellow, blue = edition.tiles[kind].cubes
            orders += [Order((red, yellow, blue), edition.tiles[kind].value)] * n
    return orders


def hoped(cubes: Cubes, orders: list[Order], most: int, prices: Prices) -> float:
    """The best filling, sets included, when so many missing cubes may be had (LIG-7.4, LIG-7.5)."""
    ways: dict[Cubes, int] = {cubes: 0}
    for order in orders:
        r, y, b = order.cubes
        for left, prestige in list(ways.items()):
            rest = (left[0] - r, left[1] - y, left[2] - b)
            if missing_of(rest) <= most and ways.get(rest, -1) < prestige + order.prestige:
                ways[rest] = prestige + order.prestige
    best = 0.0
    for left, prestige in ways.items():
        best = max(best, prestige + left_worth(left, prices))
    return best


def missing_of(left: Cubes) -> int:
    return -min(left[0], 0) - min(left[1], 0) - min(left[2], 0)


def left_worth(left: Cubes, prices: Prices) -> float:
    """What the cubes left over bring, less what the missing ones cost."""
    missing = missing_of(left)
    over = left[0] + left[1] + left[2] + missing
    sets = max(0, min(left[0], left[1], left[2]))
    return SET_PRESTIGE * sets + prices.loose * (over - 3 * sets) - prices.missing * missing
