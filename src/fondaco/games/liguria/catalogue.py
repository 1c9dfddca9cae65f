"""What is printed in an edition of Liguria, as the client and other readers get it."""

from __future__ import annotations

from fondaco.games.liguria import shape
from fondaco.games.liguria.data import BLANK_PLACE, MONK, MONK_POINTS, PLACES, ROWS, STEP, STOPS, TYPES
from fondaco.games.liguria.edition import Card, Edition, Field, Tile


def catalogue_of(edition: Edition) -> shape.Catalogue:
    return {
        "tiles": [tile_printed(tile) for tile in edition.tiles],
        "cards": [card_printed(card) for card in edition.cards],
        "fields": [field_printed(field) for field in edition.market],
        "rows": list(TYPES[: len(ROWS)]),
        "pieces": [kind for row in edition.rows for kind in row],
        "knights": edition.knights,
        "diplomats": edition.diplomats,
        "orders": edition.orders,
        "places": [place_printed(place) for place in range(len(PLACES))],
        "stops": STOPS,
        "ways": [{"step": step} for step in STEP],
    }


def tile_printed(tile: Tile) -> shape.TilePrinted:
    points, turned_points = MONK_POINTS if tile.type == MONK else (0, 0)
    return {
        "type": TYPES[tile.type],
        "row": tile.type if tile.type < len(ROWS) else -1,
        "value": tile.value,
        "turned": tile.upgraded,
        "points": points,
        "turned_points": turned_points,
        "cubes": tile.cubes,
        "bears_cube": tile.bears_cube,
    }


def card_printed(card: Card) -> shape.CardPrinted:
    return {
        "points": card.points,
        "wheels": card.wheels,
        "anchors": card.anchors,
        "turns": card.turns,
        "upgrades": card.upgrades,
        "cubes": card.cubes,
    }


def field_printed(field: Field) -> shape.FieldPrinted:
    return {"tiles": field.tiles, "silver": field.silver}


def place_printed(place: int) -> shape.PlacePrinted:
    """The places are the colours of islands, then the blank island, then the harbours by their owners."""
    return {
        "colour": place if place < BLANK_PLACE else -1,
        "harbour": place - BLANK_PLACE - 1 if place > BLANK_PLACE else -1,
    }
