"""What is told of a game of Liguria."""

from __future__ import annotations

from fondaco.games.liguria.shape.things import (
    Card,
    Colour,
    CubeCounts,
    DiplomatCounts,
    Field,
    OrderCounts,
    Place,
    Row,
    Spot,
    Stop,
    Tile,
    Way,
)
from fondaco.kernel.shape import Seat, Told


class Offered(Told, said="offered", rank="detail"):
    who: Seat
    cubes: CubeCounts


class LaidBlank(Told, said="laid_blank", rank="setup"):
    stop: Stop


class LaidIsland(Told, said="laid_island", rank="setup", reveals=True):
    stop: Stop
    colour: Colour


class LaidPoints(Told, said="laid_points", rank="setup"):
    stop: Stop
    points: int


class Began(Told, said="began", rank="setup"):
    who: Seat


class Earned(Told, said="earned", rank="detail"):
    who: Seat
    silver: int


class RoundBegan(Told, said="round_began"):
    round: int


class LaidTile(Told, said="laid_tile", rank="setup"):
    tile: Tile


class LaidCard(Told, said="laid_card", rank="setup", reveals=True):
    card: Card


class Replaced(Told, said="replaced", rank="setup"):
    card: Card


class Stood(Told, said="stood"):
    who: Seat
    field: Field


class Took(Told, said="took"):
    who: Seat
    tiles: tuple[Tile, ...]
    cost: int
    spots: tuple[Spot, ...]


class Queued(Told, said="queued", rank="detail"):
    who: Seat
    position: int


class Chose(Told, said="chose"):
    who: Seat
    card: Card


class Upgraded(Told, said="upgraded"):
    who: Seat
    tile: Tile


class Sailed(Told, said="sailed"):
    who: Seat
    steps: int
    stop: Stop
    place: Place
    way: Way


class Bound(Told, said="bound"):
    """A ship that has one step to make and one way to go sails unasked."""

    who: Seat


class Turned(Told, said="turned", rank="detail"):
    who: Seat


class Stayed(Told, said="stayed", rank="detail"):
    who: Seat


class Landed(Told, said="landed"):
    who: Seat
    stop: Stop
    place: Place
    swords: int


class Expelled(Told, said="expelled"):
    who: Seat
    stop: Stop
    place: Place
    count: int


class Loaded(Told, said="loaded"):
    who: Seat
    cubes: CubeCounts


class Lacked(Told, said="lacked", rank="detail"):
    """The supply has run out of these."""

    who: Seat
    cubes: CubeCounts


class ShipFull(Told, said="ship_full", rank="detail"):
    """Nothing more fits aboard."""

    who: Seat


class Unloaded(Told, said="unloaded"):
    who: Seat
    cubes: CubeCounts


class Sealed(Told, said="sealed"):
    who: Seat
    owner: Seat
    row: Row
    scrolls: int
    diplomats: DiplomatCounts


class RoundEnded(Told, said="round_ended", rank="detail"):
    round: int


class LastMovement(Told, said="last_movement"):
    """The rounds are over; each ship may move once more."""


class Filled(Told, said="filled", reveals=True):
    who: Seat
    orders: OrderCounts


class Ranked(Told, said="ranked"):
    who: Seat
    score: int
    place: int
