"""Die Händler as the house sees it: set-up, view, standings, and what its ints mean."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random

from fondaco.games.haendler.data import (
    CITIES,
    COPIES,
    IN_PILE,
    INVESTMENTS,
    NONE,
    NOTES,
    STALLS,
    START_MONEY,
    SUPPLY,
    TILES,
    WAGONS,
)
from fondaco.games.haendler.edition import Edition, read_edition
from fondaco.games.haendler.ending import standings
from fondaco.games.haendler.round import Play
from fondaco.games.haendler.state import KINDS, Haendler
from fondaco.games.haendler.view import imagine, view
from fondaco.kernel.game import Game, Option, Standing
from fondaco.kernel.reading import table_of


class HaendlerGame(Game[Haendler]):
    """Wolfgang Kramer's and Richard Ulrich's Die Händler for two to four."""

    name = "haendler"
    title = "Die Händler"
    prefix = "HAEN"
    rules = "1"
    seats = (2, 3, 4)
    options = (Option("map", ("single", "multi")), Option("start", ("any", "paris", "brugge")))

    def edition(self) -> dict[str, object]:
        return standard()

    def setup(self, seats: int, options: Mapping[str, str], edition: Mapping[str, object] | None) -> Haendler:
        """Prices low, all tiles open, 5000 each (HAEN-2.1, HAEN-2.6)."""
        assert edition is not None
        map = options["map"]
        printed = standard_edition(map) if edition is standard() else read_edition(edition, map)
        return Haendler(
            seats,
            [Play(0)],
            [],
            edition=printed,
            layout=("any", "paris", "brugge").index(options["start"]) - 1,
            round=0,
            first=0,
            arrivals=0,
            prices=[0] * 6,
            supply=[SUPPLY] * 6,
            money=[START_MONEY] * seats,
            status=[0] * seats,
            notes=[0] * seats,
            store=[0] * (seats * STALLS),
            beds=[0] * (WAGONS * seats * 6),
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
        )

    def view(self, s: Haendler, seat: int) -> dict[str, object]:
        return view(s, seat)

    def imagine(self, s: Haendler, seat: int, rng: Random) -> Haendler:
        return imagine(s, seat, rng)

    def standings(self, s: Haendler) -> list[Standing]:
        return standings(s)

    def audit(self, s: Haendler) -> None:
        """Goods and cards are all somewhere; wagons stand apart (HAEN-1.3, HAEN-5.4)."""
        for good in range(6):
            stored = sum(n for i, n in enumerate(s.store) if s.edition.market[i % STALLS] == good)
            assert s.supply[good] + stored + sum(s.beds[good::6]) == SUPPLY
        for card in range(KINDS):
            assert s.pile[card] + s.played[card] + sum(s.hand[card::KINDS]) == COPIES
        assert min(*s.money, *s.supply, *s.store, *s.beds, *s.hand, *s.pile, *s.notes) >= 0
        assert sum(s.notes) <= NOTES
        standing = [field for field in s.at if field != NONE]
        assert len(set(standing)) == len(standing)


@cache
def standard() -> dict[str, object]:
    """The edition that comes with the house."""
    text = files("fondaco.games.haendler").joinpath("edition.json").read_text(encoding="utf-8")
    return table_of(json.loads(text), "edition")


@cache
def standard_edition(map: str) -> Edition:
    """That edition with one of its maps, read once: nobody changes it."""
    return read_edition(standard(), map)
