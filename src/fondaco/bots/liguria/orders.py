"""What cubes and orders are worth together while more cubes may still come."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.games.liguria.data import SET_PRESTIGE

Cubes = tuple[int, int, int]


class Order(NamedTuple):
    """A bishop's order: what it asks for and what it brings."""

    cubes: Cubes
    prestige: int


class Prices(NamedTuple):
    """What a missing cube costs, how many may be missing in all, and what a cube left over is worth."""

    missing: float
    most: int
    loose: float


def hoped(cubes: Cubes, orders: tuple[Order, ...], prices: Prices) -> float:
    """The best filling, sets included, when missing cubes may be had at their price (LIG-7.4, LIG-7.5)."""
    ways: dict[Cubes, int] = {cubes: 0}
    for order in orders:
        r, y, b = order.cubes
        for left, prestige in list(ways.items()):
            rest = (left[0] - r, left[1] - y, left[2] - b)
            if missing_of(rest) <= prices.most and ways.get(rest, -1) < prestige + order.prestige:
                ways[rest] = prestige + order.prestige
    return max([prestige + left_worth(left, prices) for left, prestige in ways.items()])


def missing_of(left: Cubes) -> int:
    missing = 0
    for n in left:
        if n < 0:
            missing -= n
    return missing


def left_worth(left: Cubes, prices: Prices) -> float:
    """What the cubes left over bring, less what the missing ones cost."""
    missing = missing_of(left)
    over = sum(left) + missing
    sets = max(0, min(left))
    return SET_PRESTIGE * sets + prices.loose * (over - 3 * sets) - prices.missing * missing
