"""How well a bot plays: by how far it looks ahead, and by how often it slips."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, inf
from random import Random
from typing import Any, Final, NamedTuple

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.search import ENDLESS, Budget, Craft, Search
from fondaco.bots.split import SplitSearch
from fondaco.kernel.action import Action


class Level(NamedTuple):
    """What a bot may spend on an answer, in rollouts and in seconds of one core, and how well it chooses."""

    rollouts: int
    seconds: float
    slip: float = 0.0  # an answer worse by so much, in the game's measure, is given e times less often
    ahead: int = 1  # quiet points to look ahead: farther is truer, and takes more rollouts


# By game, then by name, the weakest first. Compiled rules make all rollouts within the seconds. More rollouts
# alone gain little: a master goes by a taste that was tuned in play (docs/bots.md). Liguria's `hard` slips a
# little, since no master is ahead of it otherwise.
LEVELS: Final = {
    "doge": {"easy": Level(16, 0.5, 0.06), "hard": Level(32, 0.5), "master": Level(40, 2.0)},
    "genoa": {"easy": Level(16, 0.5, 24.0), "hard": Level(24, 0.5), "master": Level(64, 2.0)},
    "haendler": {"easy": Level(16, 0.5, 0.23), "hard": Level(24, 0.5), "master": Level(32, 2.0, ahead=2)},
    "liguria": {"easy": Level(16, 0.5, 7.0), "hard": Level(24, 0.5, 1.2), "master": Level(32, 2.0, ahead=2)},
}
PATIENCE: Final = 2.0  # times its seconds, by the clock, where people wait on a machine that is busy
SILLY: Final = 3.0  # times the slip by which an answer is worse than the best: then it is never given
LEAST_SPLIT: Final = 60  # rollouts that are worth the start of further processes


class Slipping:
    """Plays as people do: it sees the good answers and at times gives another, but no silly one."""

    def __init__(self, search: Search, slip: float) -> None:
        self.search = search
        self.slip = slip

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        found = self.search.look(sight, rng)
        best = max([advice.value for advice in found])
        slips = [(best - advice.value) / self.slip for advice in found]
        weights = [exp(-slip) if slip <= SILLY else 0.0 for slip in slips]
        return rng.choices([advice.a for advice in found], weights)[0]


def budget_of(level: Level, think: float, is_timed: bool) -> Budget:
    """As many rollouts as a level has; timed, no longer than its seconds; or `think` seconds."""
    seconds = think or (level.seconds if is_timed else inf)
    patience = PATIENCE * seconds if is_timed else inf
    rollouts = ENDLESS if think else level.rollouts
    return Budget(rollouts, ahead=level.ahead, seconds=seconds, patience=patience)


def bot_of(
    level: Level, craft: Callable[[], Craft], base: Callable[[Budget], Bot], budget: Budget, processes: int
) -> Bot:
    """A bot of a level that keeps to a budget, in so many processes at once."""
    search = Search(craft(), base(budget), budget)
    if level.slip:
        return Slipping(search, level.slip)
    is_worth_it = processes > 1 and budget.rollouts >= LEAST_SPLIT
    return SplitSearch(search, processes) if is_worth_it else search
