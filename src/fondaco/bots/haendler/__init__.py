"""The bot made for Die Händler, and what a search must know of the game."""

from fondaco.bots.haendler.craft import HaendlerCraft
from fondaco.bots.haendler.greedy import HaendlerGreedy

__all__ = ["HaendlerCraft", "HaendlerGreedy"]
