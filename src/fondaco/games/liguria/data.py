"""Liguria in tables: what no edition changes."""

from __future__ import annotations

from typing import Final

from fondaco.games.liguria.shape import TileType

# LIG-1.1: colour cubes
COLOURS: Final = ("red", "yellow", "blue")
CUBES: Final = 25  # of each colour
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2

# LIG-1.2 and LIG-2.1: the ring of stops, its islands and their points
STOPS: Final = 12
HARBOUR: Final = -2  # in State.isles: this stop is a harbour
BLANK: Final = -1  # a blank island
# Stops as they are spoken of; a harbour by the seat that owns it
PLACES: Final = ("red", "yellow", "blue", "blank", "harbour/@0", "harbour/@1", "harbour/@2", "harbour/@3")
BLANK_PLACE: Final = 3
UNLAID: Final = -3  # an island not laid out yet
BLANKS: Final = (0, 0, 0, 3, 2)  # by the number of players
ISLES_OF_A_COLOUR: Final = 2
ISLAND_POINTS: Final = (3, 4, 5, 6, 7, 8, 9)

# LIG-1.4: what each player has
CAPACITY: Final = 10
ENVOYS: Final = 7
ROWS: Final = ("ships", "merchants", "buildings", "monks")

# LIG-1.5: the types of tile; the first four lie in the row of the same number
SHIP: Final = 0
MERCHANT: Final = 1
BUILDING: Final = 2
MONK: Final = 3
DIPLOMAT: Final = 4
KNIGHT: Final = 5
ORDER: Final = 6
TYPES: Final[tuple[TileType, ...]] = (
    "ship",
    "merchant",
    "building",
    "monk",
    "diplomat",
    "knight",
    "order",
)

# LIG-1.6: the prestige of an upgraded tile by type; a monk's points before and after
UPGRADED_PRESTIGE: Final = (2, 3, 0, 2, 0, 0, 0)  # a building's is printed on it
MONK_POINTS: Final = (1, 2)
FALLEN_POINTS: Final = 1  # a turned knight (LIG-5.3)

# LIG-5.2: the swords of the knights that bear a cube symbol
CUBE_SWORDS: Final = 1

# LIG-2.4 and LIG-2.5: silver to begin with, by the place after the start player
START_SILVER: Final = ((), (), (), (1, 2, 3), (1, 2, 2, 3))

# LIG-3.1 and LIG-3.2, by the number of players
ROUNDS: Final = (0, 0, 0, 9, 8)
TILES_A_ROUND: Final = (0, 0, 0, 12, 15)
SKIP_SILVER: Final = 1  # for each tile skipped (LIG-3.5)

# LIG-7: the reckoning
LOSS_PER_POINT: Final = 5
SET_PRESTIGE: Final = 3
ROW_TILE_PRESTIGE: Final = 2

# The two ways round the ring, and what a step that way adds
WAYS: Final = ("clockwise", "anticlockwise")
STEP: Final = (1, -1)
NOBODY_THERE: Final = -1
NO_CARD: Final = -1  # of this round
