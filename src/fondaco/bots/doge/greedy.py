from __future__ import annotations

from random import Random

from fondaco.bots.bot import Sight
from fondaco.bots.doge.decide import Lookahead
from fondaco.bots.doge.place import choose_placement
from fondaco.bots.doge.worth import Taste
from fondaco.games.doge.round import Placement
from fondaco.games.doge.state import Doge
from fondaco.kernel.action import Action


class DogeGreedy:
    def __init__(self, taste: Taste = Taste()) -> None:
        self.taste = taste

    def choose(self, sight: Sight[Doge], rng: Random) -> Action:
        if isinstance(sight.world.stack[-1], Placement):
            return choose_placement(sight, self.taste, rng)
        look = Lookahead(sight, self.taste, rng)
        return look.best(sight.world)[1]
