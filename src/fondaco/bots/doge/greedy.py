"""The bot that plays Doge as a sensible person does: by what each vote may bring it, a round at a time."""

from __future__ import annotations

from random import Random

from fondaco.bots.bot import Sight
from fondaco.bots.doge.decide import decide
from fondaco.bots.doge.place import place
from fondaco.bots.doge.prize import Mind
from fondaco.bots.doge.taste import Taste
from fondaco.games.doge.round import Placement
from fondaco.games.doge.state import Doge
from fondaco.kernel.action import Action


class DogeGreedy:
    """Takes what is best at once. It reads what is secret only out of worlds that it imagines."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()
        self.mind = Mind(self.taste)

    def choose(self, sight: Sight[Doge], rng: Random) -> Action:
        if isinstance(sight.world.stack[-1], Placement):
            return place(sight, self.mind, rng)
        return decide(sight, self.mind, rng)
