"""A bot for Liguria that takes what is worth most now."""

from __future__ import annotations

from random import Random

from fondaco.bots.bot import Sight
from fondaco.bots.liguria.cards import choose_card
from fondaco.bots.liguria.lookahead import Lookahead
from fondaco.bots.liguria.market import choose_field, choose_tile
from fondaco.bots.liguria.taste import Taste
from fondaco.bots.liguria.worth import Worth
from fondaco.games.liguria.cards import TakeCards, Upgrades
from fondaco.games.liguria.data import ROUNDS
from fondaco.games.liguria.market import ChooseFields, Shop
from fondaco.games.liguria.setting import FirstCubes
from fondaco.games.liguria.state import Liguria
from fondaco.kernel.action import Action
from fondaco.kernel.frame import pick


class LiguriaGreedy:
    """Prices positions by the reckoning and what may still come, and looks to the end of its own move."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()

    def choose(self, sight: Sight[Liguria], rng: Random) -> Action:
        s, seat = sight.world, sight.seat
        to_come = ROUNDS[s.seats] - s.round  # moves after this round's
        before = Worth(s, seat, to_come + 1, True, self.taste)
        after = Worth(s, seat, max(0, to_come), to_come >= 0, self.taste)
        match s.stack[-1]:
            case FirstCubes():
                return pick(
                    s, sight.prompt, rng
                )  # the others load them, and no colour is better than another
            case ChooseFields():
                return choose_field(s, before, rng)
            case Shop():
                return choose_tile(s, before)
            case TakeCards():
                return choose_card(s, before, after, rng)
            case Upgrades():
                return Lookahead(before, rng).choose(s)
        return Lookahead(after, rng).choose(s)
