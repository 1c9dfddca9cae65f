"""Liguria as the house sees it: set-up, view, standings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from types import ModuleType
from typing import ClassVar, Final

from fondaco.games.liguria import shape
from fondaco.games.liguria.audit import audit
from fondaco.games.liguria.catalogue import catalogue_of
from fondaco.games.liguria.data import COLOURS, CUBES, NOBODY_THERE, ROWS, STOPS
from fondaco.games.liguria.edition import Edition, read_edition
from fondaco.games.liguria.lesson import lesson
from fondaco.games.liguria.names import things_of
from fondaco.games.liguria.reckoning import clocks, standings, tally
from fondaco.games.liguria.round import Play
from fondaco.games.liguria.setting import ring
from fondaco.games.liguria.state import Liguria
from fondaco.games.liguria.view import view
from fondaco.kernel.game import Clock, Game, Standing, Tally
from fondaco.kernel.lesson import Lesson
from fondaco.kernel.reading import edition_in

PACKAGE: Final = "fondaco.games.liguria"


@cache
def standard_edition() -> Edition:
    """The house's edition, read once: nobody changes it."""
    return read_edition(edition_in(PACKAGE))


def printed_in(document: Mapping[str, object] | None) -> Edition:
    """The edition in a document, or the house's own."""
    return standard_edition() if document is None else read_edition(document)


class LiguriaGame(Game[Liguria]):
    """Alessandro Zucchini's Liguria for three or four."""

    name = "liguria"
    title = "Liguria"
    prefix = "LIG"
    rules = "3"
    seats = (3, 4)
    minutes = 25
    weight = 3
    border: ClassVar[ModuleType] = shape

    def things(self, edition: Mapping[str, object] | None) -> dict[str, tuple[str, ...]]:
        return things_of(printed_in(edition))

    def catalogue(self, edition: Mapping[str, object] | None) -> shape.Catalogue:
        return catalogue_of(printed_in(edition))

    def edition(self) -> dict[str, object]:
        return edition_in(PACKAGE)

    def lesson(self) -> Lesson:
        return lesson()

    def setup(self, seats: int, options: Mapping[str, str], edition: Mapping[str, object] | None) -> Liguria:
        """Ships at home, start tiles in their rows (LIG-2.4, LIG-2.7)."""
        printed = printed_in(edition)
        kinds, stops = len(printed.tiles), STOPS // seats
        return Liguria(
            seats,
            [Play(0)],
            [],
            edition=printed,
            round=0,
            bag=[tile.count for tile in printed.tiles],
            gone=[0] * kinds,
            deck=[card.count for card in printed.cards],
            row=[],
            cards=[],
            order=[],
            market=[NOBODY_THERE] * len(printed.market),
            isles=ring(seats),
            points=[0] * STOPS,
            ruler=[NOBODY_THERE] * STOPS,
            garrison=[0] * (STOPS * len(printed.knights)),
            stock=[CUBES] * len(COLOURS),
            silver=[0] * seats,
            port=[0] * (seats * len(COLOURS)),
            hold=[0] * (seats * len(COLOURS)),
            store=[0] * (seats * len(COLOURS)),
            tiles=start_tiles(printed) * seats,
            upgraded=[0] * (seats * kinds),
            fallen=[0] * (seats * kinds),
            posted=[0] * (seats * kinds),
            kept=[[] for _ in range(seats)],
            at=[seat * stops for seat in range(seats)],
            course=[0] * seats,
            seals=[NOBODY_THERE] * (seats * len(ROWS)),
            scrolls=[0] * (seats * len(ROWS)),
            had=[0] * seats,
            sealed=[0] * seats,
        )

    def view(self, s: Liguria, seat: int) -> shape.View:
        return view(s, seat)

    def imagine(self, s: Liguria, seat: int, rng: Random) -> Liguria:
        """The same world: all behind a screen was gained in the open and can be reckoned, and neither bag nor
        deck has an order until chance is asked (LIG-2.6)."""
        return s.copy()

    def standings(self, s: Liguria) -> list[Standing]:
        return standings(s)

    def tally(self, s: Liguria, seat: int, is_open: bool) -> Tally:
        return tally(s, seat, is_open)

    def clocks(self, s: Liguria) -> list[Clock]:
        return clocks(s)

    def audit(self, s: Liguria) -> None:
        audit(s)


def start_tiles(edition: Edition) -> list[int]:
    """A player's tiles at the start: one ship, one merchant (LIG-2.7)."""
    tiles = [0] * len(edition.tiles)
    tiles[edition.start_ship] = 1
    tiles[edition.start_merchant] = 1
    return tiles
