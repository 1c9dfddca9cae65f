"""The things of Liguria as types: ids, bags, lists along a kind."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

from fondaco.kernel.shape import Along, Bag, Thing

T = TypeVar("T")

Colour = Annotated[int, Thing("colour")]
Tile = Annotated[int, Thing("tile")]  # a kind of tile
Card = Annotated[int, Thing("card")]  # a kind of ship card
Field = Annotated[int, Thing("field")]  # of the market street
Spot = Annotated[int, Thing("spot")]  # a place in the row of tiles
Row = Annotated[int, Thing("row")]  # of a harbour
Place = Annotated[int, Thing("place")]  # a stop as it is spoken of
Stop = Annotated[int, Thing("stop")]
Way = Annotated[int, Thing("way")]
Counter = Annotated[int, Thing("counter")]

Cubes = Annotated[list[int], Bag("colour")]
CubeCounts = Annotated[tuple[int, ...], Bag("colour")]  # the same in an event or an answer
Pieces = Annotated[list[int], Bag("piece")]  # tiles that lie in a harbour
Knights = Annotated[list[int], Bag("knight")]
KnightCounts = Annotated[tuple[int, ...], Bag("knight")]
Diplomats = Annotated[list[int], Bag("diplomat")]
DiplomatCounts = Annotated[tuple[int, ...], Bag("diplomat")]
Orders = Annotated[list[int], Bag("order")]
OrderCounts = Annotated[tuple[int, ...], Bag("order")]

PerField = Annotated[list[T], Along("field")]
PerSpot = Annotated[list[T], Along("spot")]
PerStop = Annotated[list[T], Along("stop")]
PerRow = Annotated[list[T], Along("row")]
PerTile = Annotated[list[T], Along("tile")]
PerCard = Annotated[list[T], Along("card")]
PerPlace = Annotated[list[T], Along("place")]
PerWay = Annotated[list[T], Along("way")]
PerPiece = Annotated[list[T], Along("piece")]
PerKnight = Annotated[list[T], Along("knight")]
PerDiplomat = Annotated[list[T], Along("diplomat")]
PerOrder = Annotated[list[T], Along("order")]

TileType = Literal["ship", "merchant", "building", "monk", "diplomat", "knight", "order"]
