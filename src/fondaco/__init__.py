"""Fondaco: four classic merchant games, complete, for people, bots and research."""

from fondaco.games import GAMES
from fondaco.kernel import Action, Illegal, apply, ask, legal, pick, play

__version__ = "0.1.0"
__all__ = ["GAMES", "Action", "Illegal", "apply", "ask", "legal", "pick", "play"]
