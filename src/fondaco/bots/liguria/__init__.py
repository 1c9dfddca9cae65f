from fondaco.bots.liguria.greedy import LiguriaGreedy

__all__ = ["LiguriaGreedy"]
