"""What people can say to each other at a table of Liguria."""

from __future__ import annotations

from fondaco.games.liguria.shape.things import Colour, Place, Stop
from fondaco.kernel.shape import Phrase


class LeaveStop(Phrase, said="leave_stop"):
    stop: Stop


class SailTo(Phrase, said="sail_to"):
    place: Place


class NeedColour(Phrase, said="need_colour"):
    colour: Colour


class SpareMyIsland(Phrase, said="spare_my_island"):
    pass
