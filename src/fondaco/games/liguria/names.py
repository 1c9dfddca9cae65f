"""What the things of Liguria are called, as words speak of them."""

from __future__ import annotations

from fondaco.games.liguria.data import (
    BUILDING,
    COLOURS,
    ISLAND_POINTS,
    MONK,
    ORDER,
    PLACES,
    ROWS,
    STOPS,
    TILES_A_ROUND,
    TYPES,
    WAYS,
)
from fondaco.games.liguria.edition import Card, Edition, Field, Tile


def tile_name(tile: Tile) -> str:
    """A kind of tile and its numbers, as words speak of it: `ship/2`, `order/8/2/1/0`."""
    numbers = [] if tile.type == MONK else [tile.value]
    if tile.type == BUILDING:
        numbers.append(tile.upgraded)
    if tile.type == ORDER:
        numbers.extend(tile.cubes)
    return numbered(TYPES[tile.type], numbers)


def card_name(card: Card) -> str:
    """The sign of its points, which are never 0, and then all its numbers."""
    actions = [card.wheels, card.anchors, card.turns, card.upgrades]
    return numbered("plus" if card.points > 0 else "minus", [abs(card.points), *actions, *card.cubes])


def field_name(field: Field) -> str:
    return numbered("gives", [field.tiles, field.silver])


def numbered(name: str, numbers: list[int]) -> str:
    return "/".join([name, *map(str, numbers)])


def tile_names(edition: Edition) -> list[str]:
    """The tiles by name; those that everybody starts with have one of their own (LIG-2.7)."""
    names = [tile_name(tile) for tile in edition.tiles]
    for start in (edition.start_ship, edition.start_merchant):
        names[start] = f"start-{names[start]}"
    return names


def things_of(edition: Edition) -> dict[str, tuple[str, ...]]:
    """The names of every kind of thing; the tiles, cards and market fields are those of the edition."""
    names = tile_names(edition)
    in_rows = [kind for row in edition.rows for kind in row]
    return {
        "colour": COLOURS,
        "tile": tuple(names),
        "piece": tuple([names[kind] for kind in in_rows]),
        "knight": tuple([names[kind] for kind in edition.knights]),
        "diplomat": tuple([names[kind] for kind in edition.diplomats]),
        "order": tuple([names[kind] for kind in edition.orders]),
        "card": tuple([card_name(card) for card in edition.cards]),
        "field": tuple([field_name(field) for field in edition.market]),
        "spot": tuple([f"number/{spot + 1}" for spot in range(max(TILES_A_ROUND))]),
        "row": ROWS,
        "place": PLACES,
        "stop": tuple([f"number/{stop + 1}" for stop in range(STOPS)]),
        "way": WAYS,
        "counter": tuple([f"worth/{points}" for points in ISLAND_POINTS]),
    }
