"""What crosses the border of Liguria: views, questions, answers, events. Their names stand only here.

Declarations only, read at run time and therefore not compiled. A comment behind a key goes over to the
client's types.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict, TypeVar

from fondaco.kernel.shape import Along, Answer, Asked, Bag, PerSeat, Seat, Thing, Told

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

LINES: Final = ("islands", "harbour", "points", "orders", "sets", "diplomats", "silver", "cubes")
CHAPTERS: Final = ("round_began",)


# What is printed


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


# What is seen


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
    taken: list[Spot]
    left: int  # tiles that this one may still take


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


# What is asked


class OfferAsked(Asked, said="offer"):
    """Everybody offers the first cubes."""


class LayAsked(Asked, said="lay"):
    """Chance lays a blank island."""


class ColourAsked(Asked, said="colour"):
    """Chance lays a coloured island."""


class PointsAsked(Asked, said="points"):
    """Chance lays an island's points."""


class BeginAsked(Asked, said="begin"):
    """Chance draws the start player."""


class LayTileAsked(Asked, said="lay_tile"):
    """Chance lays a tile."""


class LayCardAsked(Asked, said="lay_card"):
    """Chance lays a ship card."""


class StandAsked(Asked, said="stand"):
    """A merchant goes to a market field."""


class TakeAsked(Asked, said="take"):
    left: int


class ChooseAsked(Asked, said="choose"):
    """A ship card is taken."""


class UpgradeAsked(Asked, said="upgrade"):
    left: int


class SailAsked(Asked, said="sail"):
    steps: int


class TurnAsked(Asked, said="turn"):
    """The turn arrow may be used at the end of the move."""


class LandAsked(Asked, said="land"):
    place: Place
    swords: int


class LoadAsked(Asked, said="load"):
    place: Place
    own: int
    free: int


class TradeAsked(Asked, said="trade"):
    owner: Seat
    most: int
    scrolls: int


# What is answered


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
    tile: Spot


class Choose(Answer, said="choose"):
    card: Card


class Upgrade(Answer, said="upgrade"):
    tile: Tile


class StopUpgrading(Answer, said="stop"):
    """Turn over no more tiles."""


class Sail(Answer, said="sail"):
    way: Way
    steps: int


class Anchor(Answer, said="anchor"):
    way: Way
    steps: int


class Stay(Answer, said="stay"):
    """Do not move once more."""


class Turn(Answer, said="turn"):
    """Use the turn arrow."""


class Keep(Answer, said="keep"):
    """Keep the course."""


class Land(Answer, said="land"):
    knights: KnightCounts


class Pass(Answer, said="pass"):
    """Land no knights."""


class Load(Answer, said="load"):
    cubes: CubeCounts


class Seal(Answer, said="seal"):
    row: Row
    diplomats: DiplomatCounts


class Leave(Answer, said="leave"):
    """Do no more in this harbour."""


# What is told


class Offered(Told, said="offered"):
    who: Seat
    cubes: CubeCounts


class LaidBlank(Told, said="laid_blank"):
    stop: Stop


class LaidIsland(Told, said="laid_island"):
    stop: Stop
    colour: Colour


class LaidPoints(Told, said="laid_points"):
    stop: Stop
    points: int


class Began(Told, said="began"):
    who: Seat


class Earned(Told, said="earned"):
    who: Seat
    silver: int


class RoundBegan(Told, said="round_began"):
    round: int


class LaidTile(Told, said="laid_tile"):
    tile: Tile


class LaidCard(Told, said="laid_card"):
    card: Card


class Replaced(Told, said="replaced"):
    card: Card


class Stood(Told, said="stood"):
    who: Seat
    field: Field


class Took(Told, said="took"):
    who: Seat
    tile: Tile
    cost: int
    spot: Spot


class Queued(Told, said="queued"):
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


class Turned(Told, said="turned"):
    who: Seat


class Stayed(Told, said="stayed"):
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


class Unloaded(Told, said="unloaded"):
    who: Seat
    cubes: CubeCounts


class Sealed(Told, said="sealed"):
    who: Seat
    owner: Seat
    row: Row
    scrolls: int
    diplomats: DiplomatCounts


class RoundEnded(Told, said="round_ended"):
    round: int


class LastMovement(Told, said="last_movement"):
    """The rounds are over; each ship may move once more."""


class Filled(Told, said="filled"):
    who: Seat
    orders: OrderCounts


class Ranked(Told, said="ranked"):
    who: Seat
    score: int
    place: int
