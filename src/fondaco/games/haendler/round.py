"""The course of a game: set-up, rounds of seven phases, the end."""

from __future__ import annotations

from fondaco.games.haendler import shape
from fondaco.games.haendler.data import CITIES, LAYOUTS, NONE, START_BONUS, WAGONS
from fondaco.games.haendler.driving import Driving
from fondaco.games.haendler.ending import tell_ending
from fondaco.games.haendler.investment import FirstFour, Investments
from fondaco.games.haendler.loading import Loading
from fondaco.games.haendler.prices import Prices
from fondaco.games.haendler.promises import ALL_KINDS
from fondaco.games.haendler.purchase import Purchase
from fondaco.games.haendler.sale import Sale
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.status import Status
from fondaco.games.haendler.vows import lapse, vows
from fondaco.kernel.frame import Frame
from fondaco.kernel.frames import Draw, Steps


class Play(Steps[Haendler]):
    """Set up, then rounds to the end (HAEN-10.1)."""

    called = "play"

    def copy(self) -> Play:
        return Play(self.step)

    def next(self, s: Haendler, step: int) -> Frame[Haendler] | None:
        match step:
            case 0:
                return PlaceWagons()
            case 1:
                return PlaceCourier()
            case 2:
                return FirstFour()
            case 3:
                return DrawStart()
        if s.is_ending():
            for vow in vows(s, ALL_KINDS):
                lapse(s, vow)  # the turn that it was about does not come any more
            tell_ending(s)
            return None
        begin_round(s)
        return Round(0)


def begin_round(s: Haendler) -> None:
    """The start player moves one seat on; broken axles are mended, arrivals are old news."""
    if s.round:
        s.first = (s.first + 1) % s.seats
    for wagon in range(WAGONS):
        s.blocked[wagon] = 0
        s.arrived[wagon] = 0
    s.round += 1
    s.tell(shape.RoundBegan, "HAEN-2.8", s.round, s.first)


class Round(Steps[Haendler]):
    """The seven phases; in round 1 all buy twice (HAEN-3.4)."""

    called = "round"

    def copy(self) -> Round:
        return Round(self.step)

    def next(self, s: Haendler, step: int) -> Frame[Haendler] | None:
        phase = step - 1 if s.round == 1 else step
        match phase:
            case -1 | 0:
                return Purchase(s.order(), 0, step + 1, 2 if s.round == 1 else 1)
            case 1:
                return Loading(0)
            case 2:
                return Driving(0)
            case 3:
                return Prices(0)
            case 4:
                return Sale(0)
            case 5:
                return Investments(s.first, [0] * s.seats, [0] * s.seats)
            case 6:
                return Status(0)
        return None


class PlaceWagons(Draw[Haendler]):
    """The wagons start in Paris, Köln, Wien or in Brugge, Hamburg, Genova (HAEN-2.2)."""

    called = "placewagons"
    verb = "lay_out"
    what = "layout"
    clause = "HAEN-2.2"

    def copy(self) -> PlaceWagons:
        return PlaceWagons()

    def bag(self, s: Haendler) -> list[int]:
        return [int(s.layout in (NONE, layout)) for layout in range(len(LAYOUTS))]

    def drawn(self, s: Haendler, thing: int) -> None:
        for wagon, city in enumerate(LAYOUTS[thing]):
            s.at[wagon] = city
        for city in range(len(CITIES)):
            s.bonus[city] = 0 if city in s.at else START_BONUS  # HAEN-2.4
        s.tell(shape.LaidOut, "HAEN-2.2", tuple(s.at))


class PlaceCourier(Draw[Haendler]):
    """The courier starts two steps from a city without a wagon (HAEN-2.3)."""

    called = "placecourier"
    verb = "send"
    what = "field"
    clause = "HAEN-2.3"

    def copy(self) -> PlaceCourier:
        return PlaceCourier()

    def bag(self, s: Haendler) -> list[int]:
        return s.edition.roads.courier_bags[LAYOUTS.index(tuple(s.at))]

    def drawn(self, s: Haendler, thing: int) -> None:
        s.courier = thing
        s.tell(shape.Sent, "HAEN-2.3", thing)


class DrawStart(Draw[Haendler]):
    """The first start player (HAEN-2.8)."""

    called = "drawstart"
    verb = "begin"
    what = "seat"
    clause = "HAEN-2.8"

    def copy(self) -> DrawStart:
        return DrawStart()

    def bag(self, s: Haendler) -> list[int]:
        return [1] * s.seats

    def drawn(self, s: Haendler, thing: int) -> None:
        s.first = thing
        s.tell(shape.Began, "HAEN-2.8", thing)
