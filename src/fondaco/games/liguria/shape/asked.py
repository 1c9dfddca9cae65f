"""What is asked in Liguria."""

from __future__ import annotations

from fondaco.games.liguria.shape.things import Place
from fondaco.kernel.shape import Asked, Seat


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
    tiles: int


class ChooseAsked(Asked, said="choose"):
    """A ship card is taken."""


class UpgradeAsked(Asked, said="upgrade"):
    left: int


class SailAsked(Asked, said="sail"):
    steps: int
    last: int


class TurnAsked(Asked, said="turn"):
    """The turn arrow may be used at the end of the move."""


class LandAsked(Asked, said="land"):
    place: Place
    swords: int


class LoadAsked(Asked, said="load"):
    place: Place
    own: int  # cubes of the island's colour, as many as there are
    free: int  # cubes of any colour
    room: int  # for so many more; 0: all of them fit


class TradeAsked(Asked, said="trade"):
    owner: Seat
    most: int
    scrolls: int
