"""The bots made for Doge."""

from fondaco.bots.doge.craft import DogeCraft
from fondaco.bots.doge.foresight import DogeForesight
from fondaco.bots.doge.greedy import DogeGreedy
from fondaco.bots.doge.taste import CARELESS

__all__ = ["CARELESS", "DogeCraft", "DogeForesight", "DogeGreedy"]
