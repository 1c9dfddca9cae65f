"""The bots of the house, by name."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.bots.arena import Played, play_game, play_out
from fondaco.bots.bot import Bot, Chaos, Sight
from fondaco.bots.dice import Dice
from fondaco.bots.doge import DogeGreedy
from fondaco.bots.genoa import GenoaGreedy
from fondaco.bots.haendler import HaendlerGreedy
from fondaco.bots.liguria import LiguriaGreedy

# The bots that play any game, and those made for one, the strongest first.
COMMON: dict[str, Callable[[], Bot]] = {"chaos": Chaos}
SPECIAL: dict[str, dict[str, Callable[[], Bot]]] = {
    "doge": {"greedy": DogeGreedy},
    "genoa": {"greedy": GenoaGreedy},
    "haendler": {"greedy": HaendlerGreedy},
    "liguria": {"greedy": LiguriaGreedy},
}


def bots_for(game: str) -> dict[str, Callable[[], Bot]]:
    """Every bot that can play a game, by name."""
    return COMMON | SPECIAL.get(game, {})


def strongest(game: str) -> str:
    """The strongest bot that can play a game: who plays where nobody named one, and who stands in."""
    return next(iter(SPECIAL.get(game, COMMON)))


__all__ = ["Bot", "Chaos", "Dice", "Played", "Sight", "bots_for", "play_game", "play_out", "strongest"]
