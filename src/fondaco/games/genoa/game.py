"""Die Händler von Genua as the house sees it: set-up, view, standings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from types import ModuleType
from typing import ClassVar, Final

from fondaco.games.genoa import shape
from fondaco.games.genoa.audit import audit
from fondaco.games.genoa.catalogue import catalogue_of
from fondaco.games.genoa.data import (
    BUILDINGS,
    CARDS,
    DOWN,
    EACH_SPECIAL,
    EACH_WARE,
    MARKERS,
    NONE,
    START_MONEY,
    WARES,
)
from fondaco.games.genoa.edition import LAYOUTS, Edition, read_edition
from fondaco.games.genoa.ending import clocks, standings, tally
from fondaco.games.genoa.imagining import imagine
from fondaco.games.genoa.knowledge import all_down
from fondaco.games.genoa.lesson import lesson
from fondaco.games.genoa.names import names_of
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.turn import Play
from fondaco.games.genoa.view import view
from fondaco.kernel.game import Clock, Game, Option, Standing, Tally
from fondaco.kernel.lesson import Lesson
from fondaco.kernel.reading import edition_in

PACKAGE: Final = "fondaco.games.genoa"


@cache
def standard_edition(layout: str) -> Edition:
    """The house's edition with one of its layouts, read once: nobody changes it."""
    return read_edition(edition_in(PACKAGE), layout)


def printed(edition: Mapping[str, object] | None, layout: str) -> Edition:
    """An edition in one of its layouts, the house's own unless there is another."""
    return standard_edition(layout) if edition is None else read_edition(edition, layout)


class GenoaGame(Game[Genoa]):
    """Rüdiger Dorn's Die Händler von Genua for two to five."""

    name = "genoa"
    title = "Die Händler von Genua"
    prefix = "GEN"
    rules = "3"
    seats = (2, 3, 4, 5)
    minutes = 105
    weight = 3
    options = (Option("layout", LAYOUTS),)
    # the tower shows who holds which message; a hand card exchanged is laid open
    revealing = ("placed", "moved", "delivered", "gave_card")
    border: ClassVar[ModuleType] = shape

    def things(self, edition: Mapping[str, object] | None) -> dict[str, tuple[str, ...]]:
        return names_of(printed(edition, LAYOUTS[0]))

    def catalogue(self, edition: Mapping[str, object] | None) -> shape.Catalogue:
        return catalogue_of(printed(edition, LAYOUTS[0]))

    def edition(self) -> dict[str, object]:
        return edition_in(PACKAGE)

    def lesson(self) -> Lesson:
        return lesson()

    def setup(self, seats: int, options: Mapping[str, str], edition: Mapping[str, object] | None) -> Genoa:
        """130 ducats each, all markers on the board, all cards in their piles (GEN-2.1)."""
        return Genoa(
            seats,
            [Play(0)],
            [],
            edition=printed(edition, options["layout"]),
            space=1,
            first=0,
            active=0,
            money=[START_MONEY] * seats,
            wares=[0] * (seats * len(WARES)),
            stock=[EACH_WARE] * len(WARES),
            specials=[0] * (seats * len(EACH_SPECIAL)),
            deck=list(EACH_SPECIAL),
            markers=[MARKERS] * seats,
            store=[0] * seats,
            owner=[NONE] * len(BUILDINGS),
            where=[DOWN] * CARDS,
            knowledge=all_down(seats),
            path=[],
            used=0,
            ready=0,
            cleared=0,
            free=[0] * seats,
            quiet=0,
        )

    def view(self, s: Genoa, seat: int) -> shape.View:
        return view(s, seat)

    def imagine(self, s: Genoa, seat: int, rng: Random) -> Genoa:
        return imagine(s, seat, rng)

    def standings(self, s: Genoa) -> list[Standing]:
        return standings(s)

    def tally(self, s: Genoa, seat: int, is_open: bool) -> Tally:
        return tally(s, seat, is_open)

    def clocks(self, s: Genoa) -> list[Clock]:
        return clocks(s)

    def audit(self, s: Genoa) -> None:
        audit(s)
