"""What a bot sees in a rollout: an imagined world as if it were the real one."""

from __future__ import annotations

from fondaco.bots.bot import Sight
from fondaco.kernel.frame import S
from fondaco.kernel.game import Game


class Inside(Sight[S]):
    """A sight whose world is given. Nothing real is behind it, so nothing must be imagined first."""

    def __init__(self, game: Game[S], world: S, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.world = world
