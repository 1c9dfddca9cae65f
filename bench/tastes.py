"""Bots of another taste than the house's, so that levels are measured against more than what they foresee.

    fondaco arena genoa --bots master,bench.tastes:genoa --games 40

Two kinds: bots without search that weigh things otherwise than those in a rollout do, and searchers that look
as far as `hard` and go by the chance to win where the house's go by points.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fondaco.bots import CRAFTS
from fondaco.bots.bot import Bot, Sight
from fondaco.bots.chances import chances
from fondaco.bots.doge import DogeGreedy
from fondaco.bots.doge.taste import Taste as DogeTaste
from fondaco.bots.genoa import GenoaGreedy
from fondaco.bots.genoa.taste import Taste as GenoaTaste
from fondaco.bots.haendler import HaendlerGreedy
from fondaco.bots.haendler.taste import Taste as HaendlerTaste
from fondaco.bots.levels import LEVELS
from fondaco.bots.liguria import LiguriaGreedy
from fondaco.bots.liguria.taste import Taste as LiguriaTaste
from fondaco.bots.search import Budget, Search
from fondaco.games import GAMES
from fondaco.kernel.action import Action

LOOK: Final = "hard"  # the level that the other searchers look as far as


class ByChance:
    """A craft that counts the chance to win at the end of a rollout, whatever the house counts there."""

    def __init__(self, game: str) -> None:
        self.game = GAMES[game]
        self.craft = CRAFTS[game]()

    def quick(self) -> Bot:
        return self.craft.quick()

    def candidates(self, sight: Sight[Any], base: Action, rng: Random) -> list[Action]:
        return self.craft.candidates(sight, base, rng)

    def since(self, s: Any) -> int:
        return self.craft.since(s)

    def is_quiet(self, s: Any) -> bool:
        return self.craft.is_quiet(s)

    def appraise(self, s: Any, seat: int) -> float:
        return chances(self.game, s)[seat]


def by_chance(game: str, base: Bot) -> Bot:
    level = LEVELS[game][LOOK]
    return Search(ByChance(game), base, Budget(level.rollouts, ahead=level.ahead))


def genoa_by_chance() -> Bot:
    return by_chance("genoa", GenoaGreedy())


def liguria_by_chance() -> Bot:
    return by_chance("liguria", LiguriaGreedy())


def doge() -> Bot:
    """Cares more for advisors than for rivals, and does not foresee where those go."""
    return DogeGreedy(DogeTaste(rivalry=0.3, advisor=2.0, vote=0.3, greed=1.0))


def genoa() -> Bot:
    """Offers little, asks for much, and likes messages and buildings better than orders."""
    return GenoaGreedy(GenoaTaste(offered=(0.5, 0.6, 0.7), named=0.8, message=0.9, fee_a_round=6.0))


def haendler() -> Bot:
    """Bids high for offices, likes cards, and does not mind what rivals gain."""
    return HaendlerGreedy(HaendlerTaste(rivalry=0.2, shade=0.8, profit=0.9, card=800.0))


def liguria() -> Bot:
    """Trusts that islands are kept, and gets more cubes."""
    return LiguriaGreedy(LiguriaTaste(risk=0.3, armed=0.05, cube=0.7, rivalry=0.0))
