"""The bots made for Die Händler von Genua."""

from fondaco.bots.genoa.craft import GenoaCraft
from fondaco.bots.genoa.greedy import GenoaGreedy

__all__ = ["GenoaCraft", "GenoaGreedy"]
