"""A bot with a clock beside it and a referee behind it, and series of games against chaos."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import thread_time
from typing import Any, NamedTuple

from fondaco.bots import Bot, Chaos, Sight
from fondaco.bots.arena import match
from fondaco.kernel import Action, Game, check, winners
from tests.contract.dump import dump


class Series(NamedTuple):
    """What came of some games against chaos."""

    won: int
    seconds: list[float]


class Watched:
    """A bot whose time is taken. The referee, if there is one, sees every answer with what it rests on."""

    def __init__(self, bot: Bot, referee: Callable[[Sight[Any], Action], None] | None = None) -> None:
        self.bot = bot
        self.referee = referee
        self.seconds: list[float] = []

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        before = dump(sight.world) if self.referee else None
        start = thread_time()
        a = self.bot.choose(sight, rng)
        self.seconds.append(thread_time() - start)
        if self.referee:
            assert dump(sight.world) == before, "it touches what it sees"
            check(sight.world, a)
            self.referee(sight, a)
        return a


def fair(sight: Sight[Any], a: Action) -> None:
    """A referee who has no further objections."""


def against_chaos(game: Game[Any], seats: int, bot: Bot, games: int) -> Series:
    """A bot against chaos, one seat on from game to game; the arena checks each answer as it is given."""
    watched = Watched(bot)
    bots: list[Bot] = [watched, *[Chaos() for _ in range(seats - 1)]]
    won = 0
    for number in range(games):
        won += 0 in winners(match(game, seats, bots, f"{game.name} greedy", number).standings)
    return Series(won, watched.seconds)
