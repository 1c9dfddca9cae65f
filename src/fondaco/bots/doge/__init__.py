"""The bot made for Doge."""

from fondaco.bots.doge.greedy import DogeGreedy

__all__ = ["DogeGreedy"]
