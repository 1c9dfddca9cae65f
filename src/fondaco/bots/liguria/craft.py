"""Liguria searched: to the end of the round, by everybody's prestige and what may still come of it."""

from __future__ import annotations

from random import Random
from typing import Final

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.liguria.greedy import LiguriaGreedy
from fondaco.bots.liguria.market import tempting
from fondaco.bots.liguria.taste import Taste
from fondaco.games.liguria.cards import TakeCards
from fondaco.games.liguria.market import ChooseFields, Shop
from fondaco.games.liguria.reckoning import standing
from fondaco.games.liguria.round import LayTile
from fondaco.games.liguria.state import Liguria
from fondaco.kernel.action import Action
from fondaco.kernel.frame import legal

BASKETS: Final = 8  # sets of tiles that are tried


class LiguriaCraft:
    """Looks to the end of the round and reckons there how everybody stands.

    It plays on by its taste, and reckons by the house's: one that was tuned to win overstates in prestige.
    """

    def __init__(self, taste: Taste | None = None) -> None:
        self.greedy = LiguriaGreedy((taste or Taste()).light())
        self.measure = LiguriaGreedy()

    def quick(self) -> Bot:
        return self.greedy

    def since(self, s: Liguria) -> int:
        return s.round

    def is_quiet(self, s: Liguria) -> bool:
        """Before the first tile of a round is laid; after the last round only the end is."""
        return isinstance(s.stack[-1], LayTile) and not s.row

    def appraise(self, s: Liguria, seat: int) -> float:
        """One's prestige, had and hoped for, less that of the others on average."""
        worths = [self.worth(s, other) for other in range(s.seats)]
        return worths[seat] - (sum(worths, 0.0) - worths[seat]) / (s.seats - 1)

    def worth(self, s: Liguria, seat: int) -> float:
        return self.measure.before(s, seat).of(s) if s.stack else float(standing(s, seat).score)

    def candidates(self, sight: Sight[Liguria], base: Action, rng: Random) -> list[Action]:
        """Fields and cards: all; tiles: those that look best. At sea the bot looks ahead without search."""
        s, seat = sight.world, sight.seat
        top = s.stack[-1]
        if isinstance(top, Shop):
            return tempting(s, self.greedy.before(s, seat), BASKETS)
        if isinstance(top, (ChooseFields, TakeCards)):
            return legal(s, sight.prompt)
        return []
