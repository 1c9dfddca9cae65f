"""Die Händler as the house sees it: set-up, view, standings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from types import ModuleType
from typing import ClassVar, Final

from fondaco.games.haendler import shape
from fondaco.games.haendler.audit import audit
from fondaco.games.haendler.catalogue import catalogue_of
from fondaco.games.haendler.data import (
    CITIES,
    COPIES,
    IN_PILE,
    INVESTMENTS,
    NONE,
    SORTS,
    STALLS,
    START_MONEY,
    SUPPLY,
    TILES,
    WAGONS,
)
from fondaco.games.haendler.edition import MAPS, Edition, read_edition
from fondaco.games.haendler.ending import clocks, standings, tally
from fondaco.games.haendler.history import KINDS
from fondaco.games.haendler.imagining import imagine
from fondaco.games.haendler.lesson import lesson
from fondaco.games.haendler.names import things_of
from fondaco.games.haendler.promises import MOMENTS
from fondaco.games.haendler.round import Play
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.turns import NO_TURN
from fondaco.games.haendler.view import view
from fondaco.kernel.game import Clock, Game, Option, Standing, Tally
from fondaco.kernel.lesson import Lesson
from fondaco.kernel.reading import edition_in

PACKAGE: Final = "fondaco.games.haendler"


@cache
def standard_edition(map: str) -> Edition:
    """The house's edition with one of its maps, read once: nobody changes it."""
    return read_edition(edition_in(PACKAGE), map)


def printed(edition: Mapping[str, object] | None, map: str) -> Edition:
    """The edition that a table brings, or the house's own."""
    return standard_edition(map) if edition is None else read_edition(edition, map)


class HaendlerGame(Game[Haendler]):
    """Wolfgang Kramer's and Richard Ulrich's Die Händler for two to four."""

    name = "haendler"
    title = "Die Händler"
    prefix = "HAEN"
    rules = "3"
    seats = (2, 3, 4)
    minutes = 30
    weight = 4
    border: ClassVar[ModuleType] = shape
    hides_tallies = False
    revealing = ("pick",)  # who picks a card sees the pile (HAEN-2.7)
    options = (
        Option("map", MAPS),
        Option("start", ("any", "paris", "brugge")),
        Option("agreements", ("no", "yes")),
    )

    def things(self, edition: Mapping[str, object] | None) -> dict[str, tuple[str, ...]]:
        return things_of(printed(edition, MAPS[0]))

    def catalogue(self, edition: Mapping[str, object] | None) -> shape.Catalogue:
        return catalogue_of(printed(edition, MAPS[0]))

    def edition(self) -> dict[str, object]:
        return edition_in(PACKAGE)

    def lesson(self) -> Lesson:
        return lesson()

    def setup(self, seats: int, options: Mapping[str, str], edition: Mapping[str, object] | None) -> Haendler:
        """Prices low, all tiles open, 5000 each (HAEN-2.1, HAEN-2.6)."""
        return Haendler(
            seats,
            [Play(0)],
            [],
            edition=printed(edition, options["map"]),
            layout=("any", "paris", "brugge").index(options["start"]) - 1,
            round=0,
            first=0,
            arrivals=0,
            prices=[0] * SORTS,
            supply=[SUPPLY] * SORTS,
            money=[START_MONEY] * seats,
            status=[0] * seats,
            notes=[0] * seats,
            store=[0] * (seats * STALLS),
            beds=[0] * (WAGONS * seats * SORTS),
            at=[NONE] * WAGONS,
            came=[NONE] * WAGONS,
            master=[NONE] * WAGONS,
            blocked=[0] * WAGONS,
            arrived=[0] * WAGONS,
            courier=NONE,
            bonus=[0] * len(CITIES),
            tiles=[1] * (seats * TILES),
            owner=[IN_PILE] * len(INVESTMENTS),
            hand=[0] * (seats * KINDS),
            pile=[COPIES] * KINDS,
            played=[0] * KINDS,
            history=[],
            has_agreements=options["agreements"] == "yes",
            contracts=[],
            made=0,
            talked=NO_TURN,
            approaches=0,
            speakers=[0] * (seats * MOMENTS),
        )

    def view(self, s: Haendler, seat: int) -> shape.View:
        return view(s, seat)

    def imagine(self, s: Haendler, seat: int, rng: Random) -> Haendler:
        return imagine(s, seat, rng)

    def standings(self, s: Haendler) -> list[Standing]:
        return standings(s)

    def tally(self, s: Haendler, seat: int, is_open: bool) -> Tally:
        return tally(s, seat)

    def clocks(self, s: Haendler) -> list[Clock]:
        return clocks(s)

    def audit(self, s: Haendler) -> None:
        audit(s)
