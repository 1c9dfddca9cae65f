"""An edition of Liguria: tiles, cards and market fields, which are printed and not in the rules (LIG-1.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fondaco.games.liguria.data import (
    BUILDING,
    COLOURS,
    CUBE_SWORDS,
    CUBES,
    DIPLOMAT,
    KNIGHT,
    MERCHANT,
    ORDER,
    ROWS,
    SHIP,
    TILES_A_ROUND,
    TYPES,
    UPGRADED_PRESTIGE,
)
from fondaco.kernel.reading import Damaged, check_parts, index_in, listed, number_in, rows, table_of, whole

TILES: Final = 120
CARDS: Final = 55
MAX_ENTRIES: Final = 200  # of a list in a document
VALUE: Final = (
    "wheels",
    "sacks",
    "prestige",
    "",
    "scrolls",
    "swords",
    "prestige",
)  # what a type's number is called


class Tile:
    """One kind of tile, and how many of it are in the bag."""

    def __init__(self, type: int, value: int, upgraded: int, cubes: list[int], count: int) -> None:
        self.type = type
        self.value = value  # wheels, sacks, prestige, scrolls, swords, as the type has it
        self.upgraded = upgraded  # the prestige of its other side
        self.cubes = cubes  # what an order asks for
        self.count = count
        self.bears_cube = type == KNIGHT and value == CUBE_SWORDS


class Card:
    """One kind of ship card, its points, actions and offer (LIG-1.7), and how many of it are in the deck."""

    def __init__(
        self, points: int, wheels: int, anchors: int, turns: int, upgrades: int, cubes: list[int], count: int
    ) -> None:
        self.points = points
        self.wheels = wheels
        self.anchors = anchors
        self.turns = turns
        self.upgrades = upgrades
        self.cubes = cubes
        self.count = count


class Field:
    """A field of the market street."""

    def __init__(self, tiles: int, silver: int) -> None:
        self.tiles = tiles
        self.silver = silver


class Edition:
    """What is printed. Nobody changes it, so every copy of a state shares it."""

    def __init__(self, tiles: list[Tile], cards: list[Card], market: list[Field]) -> None:
        self.tiles = tiles
        self.cards = cards
        self.market = market
        self.knights = [kind for kind, tile in enumerate(tiles) if tile.type == KNIGHT]
        self.diplomats = [kind for kind, tile in enumerate(tiles) if tile.type == DIPLOMAT]
        self.orders = [kind for kind, tile in enumerate(tiles) if tile.type == ORDER]
        self.rows = [
            [kind for kind, tile in enumerate(tiles) if tile.type == row] for row in range(len(ROWS))
        ]
        self.kinds_in_rows = [kind for row in self.rows for kind in row]  # row by row, as views list them
        self.start_ship = len(tiles) - 2  # the two start tiles come last and are in no bag (LIG-2.7)
        self.start_merchant = len(tiles) - 1


def read_edition(document: Mapping[str, object]) -> Edition:
    """The edition in a document. Raises Damaged, naming the entry."""
    check_parts(document, "liguria", "Liguria", ("tiles", "cards", "market", "start"))
    tiles = [read_tile(row, where) for where, row in entries(document, "tiles")]
    cards = [read_card(row, where) for where, row in entries(document, "cards")]
    market = [read_field(row, where) for where, row in entries(document, "market")]
    start = table_of(document["start"], "start")
    check_counts(tiles, cards)
    check_market(market)
    wheels = number_in(start, "wheels", "start", 0, 9)
    sacks = number_in(start, "sacks", "start", 0, 9)
    tiles.append(Tile(SHIP, wheels, UPGRADED_PRESTIGE[SHIP], [0] * len(COLOURS), 0))
    tiles.append(Tile(MERCHANT, sacks, UPGRADED_PRESTIGE[MERCHANT], [0] * len(COLOURS), 0))
    return Edition(tiles, cards, market)


def entries(document: Mapping[str, object], part: str) -> list[tuple[str, object]]:
    """The entries of a list, each with what a complaint calls it."""
    return [(f"{part} {n}", row) for n, row in enumerate(rows(document[part], part, MAX_ENTRIES), 1)]


def check_counts(tiles: list[Tile], cards: list[Card]) -> None:
    in_bag, in_deck = sum(tile.count for tile in tiles), sum(card.count for card in cards)
    if in_bag != TILES:
        raise Damaged("tiles", f"{in_bag} tiles in all, there must be {TILES} (LIG-1.8)")
    if in_deck != CARDS:
        raise Damaged("cards", f"{in_deck} cards in all, there must be {CARDS} (LIG-1.8)")


def check_market(market: list[Field]) -> None:
    """Enough fields for all, and no more tiles to take than are laid out (LIG-1.8)."""
    most = sorted((field.tiles for field in market), reverse=True)
    for seats in (3, 4):
        if len(market) < seats:
            raise Damaged("market", f"{len(market)} fields for {seats} players (LIG-1.8)")
        if sum(most[:seats]) > TILES_A_ROUND[seats]:
            raise Damaged("market", f"its largest fields give {seats} players too many tiles (LIG-1.8)")


def read_field(row: object, where: str) -> Field:
    entry = table_of(row, where)
    return Field(number_in(entry, "tiles", where, 0, 15), number_in(entry, "silver", where, 0, 20))


def read_tile(row: object, where: str) -> Tile:
    entry = table_of(row, where)
    type = index_in(TYPES, entry.get("type"), f"{where}, type")
    count = number_in(entry, "count", where, 0, TILES)
    value = number_in(entry, VALUE[type], where, 0, 99) if VALUE[type] else 0
    cubes = read_cubes(entry, where) if type == ORDER else [0] * len(COLOURS)
    return Tile(type, value, read_upgraded(entry, type, value, where), cubes, count)


def read_upgraded(entry: dict[str, object], type: int, value: int, where: str) -> int:
    """The prestige of the other side: a building's is printed, and higher; else the rules' own (LIG-1.6)."""
    if type == BUILDING:
        return number_in(entry, "upgraded", where, value + 1, 99)
    ruled = UPGRADED_PRESTIGE[type]
    return number_in(entry, "upgraded", where, ruled, ruled) if "upgraded" in entry else ruled


def read_card(row: object, where: str) -> Card:
    entry = table_of(row, where)
    points = number_in(entry, "points", where, -99, 99)
    if points == 0:
        raise Damaged(f"{where}, points", "a card is never worth 0 points (LIG-1.8)")
    return Card(
        points,
        number_in(entry, "wheels", where, 0, 12),
        number_in(entry, "anchors", where, 0, 1),
        number_in(entry, "turns", where, 0, 1),
        number_in(entry, "upgrades", where, 0, 9),
        read_cubes(entry, where),
        number_in(entry, "count", where, 0, CARDS),
    )


def read_cubes(entry: dict[str, object], where: str) -> list[int]:
    """Red, yellow, blue."""
    cubes = [whole(n, f"{where}, cubes") for n in listed(entry.get("cubes"), f"{where}, cubes")]
    if len(cubes) != len(COLOURS) or min(cubes) < 0 or max(cubes) > CUBES:
        raise Damaged(f"{where}, cubes", "three numbers are wanted: red, yellow, blue")
    return cubes
