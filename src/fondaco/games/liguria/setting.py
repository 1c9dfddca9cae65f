"""Setting up: the first cubes, the islands and their points, the start player (LIG-2)."""

from __future__ import annotations

from fondaco.games.liguria import shape
from fondaco.games.liguria.data import (
    BLANK,
    COLOURS,
    HARBOUR,
    ISLAND_POINTS,
    ISLES_OF_A_COLOUR,
    START_SILVER,
    STOPS,
    UNLAID,
)
from fondaco.games.liguria.state import Liguria
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Some
from fondaco.kernel.frame import parts
from fondaco.kernel.frames import Draw, Turns
from fondaco.kernel.prompt import Move, Prompt, asked


class FirstCubes(Turns[Liguria]):
    """Everyone offers two cubes of different colours in their harbour (LIG-2.3)."""

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "firstcubes", "to_come": self.to_come()}

    def copy(self) -> FirstCubes:
        return FirstCubes(self.seats, self.turn)

    def question(self, s: Liguria, seat: int) -> Prompt:
        colours = Some("colours", "colour", list(range(len(COLOURS))), 2, 2, "LIG-2.3")
        return asked(shape.OfferAsked, seat, "LIG-2.3", [Move("offer", "LIG-2.3", [colours])])

    def answer(self, s: Liguria, a: Action) -> None:
        (colours,) = parts(shape.Offer, a)
        for colour in colours:
            s.stock[colour] -= 1
            s.port[a.seat * len(COLOURS) + colour] += 1
        cubes = tuple([int(colour in colours) for colour in range(len(COLOURS))])
        s.tell(shape.Offered, "LIG-2.3", a.seat, cubes)
        self.turn += 1


class LayBlank(Draw[Liguria]):
    """A blank island goes to any place between harbours that have none between them yet (LIG-2.1).

    Places drawn one by one, each as likely as the other, make every layout equally likely.
    """

    called = "layblank"
    verb = "lay"
    what = "stop"
    clause = "LIG-2.1"

    def copy(self) -> LayBlank:
        return LayBlank()

    def bag(self, s: Liguria) -> list[int]:
        gap = STOPS // s.seats
        open_gaps = [BLANK not in s.isles[first : first + gap] for first in range(0, STOPS, gap)]
        return [int(s.isles[stop] == UNLAID and open_gaps[stop // gap]) for stop in range(STOPS)]

    def drawn(self, s: Liguria, thing: int) -> None:
        s.isles[thing] = BLANK
        s.tell(shape.LaidBlank, "LIG-2.1", thing)


class LayColour(Draw[Liguria]):
    """The next colour island along the ring (LIG-2.1)."""

    called = "laycolour"
    verb = "colour"
    what = "colour"
    clause = "LIG-2.1"

    def copy(self) -> LayColour:
        return LayColour()

    def bag(self, s: Liguria) -> list[int]:
        return [ISLES_OF_A_COLOUR - s.isles.count(colour) for colour in range(len(COLOURS))]

    def drawn(self, s: Liguria, thing: int) -> None:
        stop = s.isles.index(UNLAID)
        s.isles[stop] = thing
        s.tell(shape.LaidIsland, "LIG-2.1", stop, thing)


class LayPoints(Draw[Liguria]):
    """The next island along the ring gets its point counter (LIG-2.2)."""

    called = "laypoints"
    verb = "points"
    what = "counter"
    clause = "LIG-2.2"

    def copy(self) -> LayPoints:
        return LayPoints()

    def bag(self, s: Liguria) -> list[int]:
        return [int(value not in s.points) for value in ISLAND_POINTS]

    def drawn(self, s: Liguria, thing: int) -> None:
        stop = next(stop for stop in range(STOPS) if s.isles[stop] >= 0 and not s.points[stop])
        s.points[stop] = ISLAND_POINTS[thing]
        s.tell(shape.LaidPoints, "LIG-2.2", stop, ISLAND_POINTS[thing])


class DrawStart(Draw[Liguria]):
    """The start player is drawn; the others follow, lower on the track, with more silver (LIG-2.5)."""

    called = "drawstart"
    verb = "begin"
    what = "seat"
    clause = "LIG-2.5"

    def copy(self) -> DrawStart:
        return DrawStart()

    def bag(self, s: Liguria) -> list[int]:
        return [1] * s.seats

    def drawn(self, s: Liguria, thing: int) -> None:
        s.tell(shape.Began, "LIG-2.5", thing)
        for place, silver in enumerate(START_SILVER[s.seats]):
            s.gain((thing + place) % s.seats, silver, "LIG-2.4")
        s.order = [(thing + s.seats - 1 - field) % s.seats for field in range(s.seats)]


def ring(seats: int) -> list[int]:
    """The stops before any island is laid: harbours, and places for islands (LIG-2.1)."""
    gap = STOPS // seats
    return [UNLAID if stop % gap else HARBOUR for stop in range(STOPS)]
