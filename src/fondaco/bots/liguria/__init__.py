from fondaco.bots.liguria.craft import LiguriaCraft
from fondaco.bots.liguria.greedy import LiguriaGreedy

__all__ = ["LiguriaCraft", "LiguriaGreedy"]
