"""What a seat's tiles and cards are worth by themselves, wherever its ship is."""

from __future__ import annotations

from fondaco.bots.liguria.orders import Orders
from fondaco.games.liguria import data
from fondaco.games.liguria.data import NOBODY_THERE
from fondaco.games.liguria.edition import Edition
from fondaco.games.liguria.state import Liguria


class Rows:
    """The worth of tiles, cards and silver, and what of them serves the ship."""

    def __init__(self, value: float, wheels: int, sacks: int, orders: Orders) -> None:
        self.value = value
        self.wheels = wheels
        self.sacks = sacks
        self.orders = orders


def gains_of(edition: Edition) -> list[tuple[float, int]]:
    """What turning over a tile of each kind in a harbour gains, most first (LIG-1.6)."""
    gains: list[tuple[float, int]] = []
    for kind, tile in enumerate(edition.tiles):
        match tile.type:
            case data.BUILDING:
                gains.append((float(tile.upgraded - tile.value), kind))
            case data.MONK:
                gains.append((tile.upgraded + 1.0, kind))
            case data.MERCHANT | data.SHIP:
                gains.append((tile.upgraded / 2, kind))  # its sacks and wheels are lost by it
    return sorted(gains, reverse=True)


def row_sizes(s: Liguria, harbour: int) -> list[int]:
    """The tiles in each row of a harbour, upgraded or not."""
    base = harbour * s.kinds()
    return [sum([s.tiles[base + kind] + s.upgraded[base + kind] for kind in row]) for row in s.edition.rows]


def free_rows(s: Liguria, harbour: int) -> list[int]:
    """The diplomat spaces of a harbour that nobody has taken (LIG-5.7)."""
    return [row for row, holder in enumerate(s.spaces_of(s.seals, harbour)) if holder == NOBODY_THERE]
