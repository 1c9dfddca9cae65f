"""The chance to win in each game of the house: its features, and the weights that training has found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from fondaco.bots.doge import features as doge
from fondaco.bots.genoa import features as genoa
from fondaco.bots.haendler import features as haendler
from fondaco.bots.liguria import features as liguria
from fondaco.bots.value import SeatFeatures
from fondaco.bots.weights import value_of
from fondaco.kernel.frame import State
from fondaco.kernel.game import Game, win_shares


class Features(NamedTuple):
    """What is looked at in a game: a name and a number of order 1 for each thing, of one seat in a world."""

    names: tuple[str, ...]
    of: Callable[[Any, int], list[float]]
    progress: Callable[[Any], float]

    def of_seats(self, s: State) -> SeatFeatures:
        return SeatFeatures([self.of(s, seat) for seat in range(s.seats)], self.progress(s))


FEATURES: Final[dict[str, Features]] = {
    "doge": Features(doge.NAMES, doge.features, doge.progress),
    "genoa": Features(genoa.NAMES, genoa.features, genoa.progress),
    "haendler": Features(haendler.NAMES, haendler.features, haendler.progress),
    "liguria": Features(liguria.NAMES, liguria.features, liguria.progress),
}


def chances(game: Game[Any], s: State) -> list[float]:
    """Each seat's chance to win in a whole world; when the game is over, its share of the win."""
    if s.stack:
        return value_of(game.name, s.seats).chances(FEATURES[game.name].of_seats(s))
    return win_shares(game.standings(s))
