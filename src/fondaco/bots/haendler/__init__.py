"""The bot made for Die Händler."""

from fondaco.bots.haendler.greedy import HaendlerGreedy

__all__ = ["HaendlerGreedy"]
