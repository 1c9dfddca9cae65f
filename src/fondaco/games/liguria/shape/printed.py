"""What is printed and never changes: the catalogue of Liguria."""

from __future__ import annotations

from typing import TypedDict

from fondaco.games.liguria.shape.things import (
    Colour,
    Cubes,
    PerCard,
    PerDiplomat,
    PerField,
    PerKnight,
    PerOrder,
    PerPiece,
    PerPlace,
    PerRow,
    PerTile,
    PerWay,
    Row,
    Tile,
    TileType,
)
from fondaco.kernel.shape import Seat


class TilePrinted(TypedDict):
    type: TileType
    row: Row  # of the harbour where it lies; -1: it is kept behind the screen
    value: int  # wheels, sacks, prestige, scrolls, swords, as the type has it
    turned: int  # the prestige on its other side
    points: int  # to be balanced at the end
    turned_points: int  # the same on its other side
    cubes: Cubes  # what an order asks for
    bears_cube: bool  # on an island it brings its owner one more cube of any colour


class CardPrinted(TypedDict):
    points: int
    wheels: int
    anchors: int
    turns: int
    upgrades: int
    cubes: Cubes  # what it puts on offer in its owner's harbour


class FieldPrinted(TypedDict):
    tiles: int
    silver: int


class PlacePrinted(TypedDict):
    colour: Colour  # of an island; -1: it has none, or this is a harbour
    harbour: Seat  # the owner of a harbour; -1: this is an island


class WayPrinted(TypedDict):
    step: int  # what a step that way adds to the number of a stop; beyond the last stop comes the first


class Catalogue(TypedDict):
    """What is printed on tiles, cards and boards and never changes."""

    tiles: PerTile[TilePrinted]
    cards: PerCard[CardPrinted]
    fields: PerField[FieldPrinted]
    rows: PerRow[TileType]  # the type of tile that lies in each row of a harbour
    pieces: PerPiece[Tile]  # the kinds of tile that lie in a harbour
    knights: PerKnight[Tile]
    diplomats: PerDiplomat[Tile]
    orders: PerOrder[Tile]
    places: PerPlace[PlacePrinted]
    stops: int  # how many there are on the ring
    ways: PerWay[WayPrinted]
