"""A bot with a clock beside it and a referee behind it, and series of games against chaos."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import thread_time
from typing import Any, NamedTuple

from fondaco.bots import Bot, Chaos, Sight
from fondaco.bots.arena import play_game
from fondaco.kernel import Action, Game, State, check, winners
from tests.contract.dump import dump


class Series(NamedTuple):
    """What came of some games against chaos."""

    won: int
    seconds: list[float]


class Watched:
    """A bot whose time is taken. The referee, if there is one, sees every answer with what it rests on.

    Before and after one answer in `every` its sight is compared: a dump of a large map takes its time.
    """

    def __init__(
        self, bot: Bot, referee: Callable[[Sight[Any], Action], None] | None = None, every: int = 1
    ) -> None:
        self.bot = bot
        self.referee = referee
        self.every = every
        self.seconds: list[float] = []

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        is_compared = self.referee is not None and len(self.seconds) % self.every == 0
        before = dump(sight.world) if is_compared else None
        start = thread_time()
        a = self.bot.choose(sight, rng)
        self.seconds.append(thread_time() - start)
        if is_compared:
            assert dump(sight.world) == before, "it touches what it sees"
        if self.referee:
            check(sight.world, a)
            self.referee(sight, a)
        return a


def fair(sight: Sight[Any], a: Action) -> None:
    """A referee who has no further objections."""


def answer_of(bot: Bot, game: Game[Any], s: State, seat: int) -> tuple[object, ...]:
    """What a bot answers, whatever the dice that break ties."""
    said = [bot.choose(Sight(game, s, seat, Random(n)), Random(n)) for n in range(4)]
    assert said == said[:1] * 4
    assert said[0].seat == seat
    check(s, said[0])
    return (said[0].verb, *said[0].args)


def against_chaos(game: Game[Any], seats: int, bot: Bot, games: int) -> Series:
    """A bot against chaos, one seat on from game to game; the arena checks each answer as it is given."""
    watched = Watched(bot)
    bots: list[Bot] = [watched, *[Chaos() for _ in range(seats - 1)]]
    won = 0
    for number in range(games):
        won += 0 in winners(play_game(game, seats, bots, f"{game.name} greedy", number).standings)
    return Series(won, watched.seconds)
