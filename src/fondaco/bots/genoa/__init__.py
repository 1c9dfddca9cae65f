"""The bot for Die Händler von Genua."""

from fondaco.bots.genoa.greedy import GenoaGreedy

__all__ = ["GenoaGreedy"]
