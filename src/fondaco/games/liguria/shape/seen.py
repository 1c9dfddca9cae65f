"""What a seat of Liguria may see: the view, and what each frame on the stack shows."""

from __future__ import annotations

from typing import Literal, TypedDict

from fondaco.games.liguria.shape.things import (
    Card,
    Cubes,
    Diplomats,
    Knights,
    Orders,
    PerField,
    PerRow,
    PerSpot,
    PerStop,
    Pieces,
    Place,
    Stop,
    Tile,
    Way,
)
from fondaco.kernel.shape import PerSeat, Seat


class StopView(TypedDict):
    place: Place | None  # None: nothing is laid out there yet
    points: int
    ruler: Seat
    knights: Knights


class PlayerView(TypedDict):
    at: Stop
    course: Way  # -1 before its first voyage
    wheels: int
    sacks: int
    port: Cubes  # on offer in the harbour
    hold: Cubes  # on the ship
    envoys: int  # not yet sent out
    fallen: int  # knights turned over
    tiles: Pieces
    upgraded: Pieces
    cards: list[Card]  # taken so far
    card: Card  # of this round; -1: not taken yet
    seals: PerRow[Seat]  # who holds the diplomat space of each row
    scrolls: PerRow[int]  # and with how many scrolls
    silver: int | None  # this and what follows is behind the screen: only the owner knows
    store: Cubes | None
    knights: Knights | None
    diplomats: Diplomats | None
    orders: Orders | None


class PlainShown(TypedDict):
    """A piece of procedure of which nothing is to be seen but that it goes on."""

    frame: Literal[
        "play",
        "layblank",
        "laycolour",
        "laypoints",
        "drawstart",
        "round",
        "laytile",
        "upgrades",
        "landing",
        "cargo",
        "foreignharbour",
        "lastmovement",
    ]


class TurnsShown(TypedDict):
    frame: Literal["firstcubes", "choosefields", "takecards"]
    to_come: list[Seat]


class LayCardsShown(TypedDict):
    frame: Literal["laycards"]
    aside: list[Card]  # replaced, to be shuffled back


class ShopShown(TypedDict):
    frame: Literal["shop"]
    to_come: list[Seat]  # the first of them is taking tiles
    tiles: int  # that this one takes


class VoyageShown(TypedDict):
    frame: Literal["voyage"]
    seat: Seat
    steps: int
    anchors: int
    turns: int


Doing = PlainShown | TurnsShown | LayCardsShown | ShopShown | VoyageShown


class View(TypedDict):
    round: int
    order: list[Seat]  # by order field, field 1 first
    market: PerField[Seat]  # whose merchant stands there
    row: PerSpot[Tile]
    cards: list[Card]
    bag: int
    deck: int
    stock: Cubes
    stops: PerStop[StopView]
    players: PerSeat[PlayerView]
    doing: list[Doing]  # the innermost last
