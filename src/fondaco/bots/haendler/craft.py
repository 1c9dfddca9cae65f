"""Die Händler searched: to the end of the round, by the chance to win."""

from __future__ import annotations

from random import Random

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.haendler.candidates import candidates_of
from fondaco.bots.haendler.chances import chances
from fondaco.bots.haendler.greedy import HaendlerGreedy
from fondaco.bots.haendler.outlook import Outlooks
from fondaco.bots.haendler.taste import Taste
from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler.ending import standings
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action
from fondaco.kernel.game import win_shares


class HaendlerCraft:
    """Looks to the beginning of the next round, when all has been sold, paid and risen.

    It plays on by its taste. The chance to win was fitted to positions as the house's taste sees them.
    """

    def __init__(self, taste: Taste | None = None) -> None:
        self.bot = HaendlerGreedy((taste or Taste()).light())
        self.outlooks = Outlooks(Taste())

    def quick(self) -> Bot:
        return self.bot

    def since(self, s: Haendler) -> int:
        return s.round

    def is_quiet(self, s: Haendler) -> bool:
        """As soon as the board is set up: a round that has just begun has bought nothing yet."""
        return s.round > 0

    def appraise(self, s: Haendler, seat: int) -> float:
        """The chance to win; at the end, the share of the win."""
        if s.stack:
            return chances(s, self.outlooks.of(s))[seat]
        return win_shares(standings(s))[seat]

    def candidates(self, sight: Sight[Haendler], base: Action, rng: Random) -> list[Action]:
        s = sight.world
        worth = Worth(s, sight.seat, self.bot.taste, self.bot.outlooks.of(s))
        return candidates_of(s, worth, sight.prompt, base, rng)
