"""What is answered in Liguria."""

from __future__ import annotations

from fondaco.games.liguria.shape.things import (
    Card,
    Colour,
    Counter,
    CubeCounts,
    DiplomatCounts,
    Field,
    KnightCounts,
    Row,
    Spot,
    Stop,
    Tile,
    Way,
)
from fondaco.kernel.shape import Answer, Seat


class Offer(Answer, said="offer"):
    colours: tuple[Colour, ...]


class LayBlank(Answer, said="lay"):
    thing: Stop


class LayColour(Answer, said="colour"):
    thing: Colour


class LayPoints(Answer, said="points"):
    thing: Counter


class Begin(Answer, said="begin"):
    thing: Seat


class LayTile(Answer, said="lay_tile"):
    thing: Tile


class LayCard(Answer, said="lay_card"):
    thing: Card


class Stand(Answer, said="stand"):
    field: Field


class Take(Answer, said="take"):
    tiles: tuple[Spot, ...]


class Choose(Answer, said="choose"):
    card: Card


class Upgrade(Answer, said="upgrade"):
    tile: Tile


class StopUpgrading(Answer, said="stop", is_pass=True):
    """Turn over no more tiles."""


class Sail(Answer, said="sail"):
    way: Way
    steps: int


class Anchor(Answer, said="anchor"):
    way: Way
    steps: int


class Stay(Answer, said="stay", is_pass=True):
    """Do not move once more."""


class Turn(Answer, said="turn"):
    """Use the turn arrow."""


class Keep(Answer, said="keep", is_pass=True):
    """Keep the course."""


class Land(Answer, said="land"):
    knights: KnightCounts


class Pass(Answer, said="pass", is_pass=True):
    """Land no knights."""


class Load(Answer, said="load"):
    cubes: CubeCounts


class Seal(Answer, said="seal"):
    row: Row
    diplomats: DiplomatCounts


class Leave(Answer, said="leave", is_pass=True):
    """Do no more in this harbour."""
