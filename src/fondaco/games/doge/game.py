"""Doge as the house sees it: set-up, view, standings, and what its ints mean."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import ClassVar

from fondaco.games.doge import shape
from fondaco.games.doge.data import (
    ADVISORS,
    DISTRICTS,
    FIELDS,
    FIRST_COST,
    HOMES,
    HOUSES,
    NEUTRAL,
    PALAZZI,
    QUARANTIA,
    RINGS,
    SITES,
    TOKENS,
    VALUES,
)
from fondaco.games.doge.ending import clocks, standings, tally
from fondaco.games.doge.lesson import lesson
from fondaco.games.doge.round import Play
from fondaco.games.doge.state import Doge
from fondaco.games.doge.view import imagine, view
from fondaco.kernel.game import Clock, Game, Standing, Tally
from fondaco.kernel.lesson import Lesson


class DogeGame(Game[Doge]):
    """Leo Colovini's Doge for three or four."""

    name = "doge"
    title = "Doge"
    prefix = "DOGE"
    rules = "3"
    seats = (3, 4)
    minutes = 30
    weight = 2
    border: ClassVar[ModuleType] = shape
    hides_tallies = False

    def things(self, edition: Mapping[str, object] | None) -> dict[str, tuple[str, ...]]:
        return {"field": FIELDS, "advisor": ADVISORS, "token": tuple([str(value) for value in range(VALUES)])}

    def catalogue(self, edition: Mapping[str, object] | None) -> shape.Catalogue:
        return {
            "districts": DISTRICTS,
            "quarantia": QUARANTIA,
            "sites": SITES,
            "site_costs": [FIRST_COST + site for site in range(SITES)],
            "homes": list(HOMES),
        }

    def lesson(self) -> Lesson:
        return lesson()

    def setup(self, seats: int, options: Mapping[str, str], edition: Mapping[str, object] | None) -> Doge:
        """Everything in its owner's supply, every advisor neutral (DOGE-2.1), every token in hand."""
        return Doge(
            seats,
            [Play(0)],
            [],
            round=0,
            row=[],
            coming=[],
            voting=NEUTRAL,
            houses=[0] * (seats * DISTRICTS),
            palazzi=[0] * (seats * DISTRICTS),
            supply=[HOUSES] * seats,
            unbuilt=[PALAZZI] * seats,
            master=[NEUTRAL] * len(HOMES),
            at=[NEUTRAL] * len(HOMES),
            hand=list(TOKENS) * seats,
            lying=[0] * (seats * len(FIELDS)),
            piles=[0] * (seats * len(FIELDS) * VALUES),
            shown=[0] * (seats * VALUES),
        )

    def view(self, s: Doge, seat: int) -> shape.View:
        return view(s, seat)

    def imagine(self, s: Doge, seat: int, rng: Random) -> Doge:
        return imagine(s, seat, rng)

    def standings(self, s: Doge) -> list[Standing]:
        return standings(s)

    def tally(self, s: Doge, seat: int, is_open: bool) -> Tally:
        return tally(s, seat)

    def clocks(self, s: Doge) -> list[Clock]:
        return clocks(s)

    def audit(self, s: Doge) -> None:
        for seat in range(s.seats):
            audit_seat(s, seat)
        for district in range(DISTRICTS):
            assert s.sites(district) <= SITES, "DOGE-8.3: five palazzi a district"
        for advisor, master in enumerate(s.master):
            assert (master == NEUTRAL) == (s.at[advisor] == NEUTRAL), "DOGE-7.6: neutral is off the fields"
            assert s.at[advisor] != HOMES[advisor], "DOGE-7.2: never at home"
        for cards in (s.row, s.coming):
            assert len(set(cards)) == len(cards), "DOGE-1.5: one card per field in each set"


def audit_seat(s: Doge, seat: int) -> None:
    """What one player owns is all there, and nothing more (DOGE-1.2)."""
    assert (
        min(s.supply[seat], s.unbuilt[seat], *s.houses_of(seat), *s.palazzi_of(seat), *s.hand, *s.piles) >= 0
    )
    assert s.supply[seat] + sum(s.houses_of(seat)) == HOUSES
    assert s.unbuilt[seat] + sum(s.palazzi_of(seat)) == PALAZZI
    assert 0 <= s.rings(seat) <= RINGS
    piles = [s.pile(seat, field) for field in range(len(FIELDS))]
    assert [sum(pile) for pile in piles] == s.lying[seat * len(FIELDS) : (seat + 1) * len(FIELDS)]
    for value in range(VALUES):
        assert s.tokens(seat)[value] + sum(pile[value] for pile in piles) == TOKENS[value]
        open_there = piles[s.voting][value] if s.voting != NEUTRAL else 0
        assert s.shown[seat * VALUES + value] <= s.tokens(seat)[value] + open_there
