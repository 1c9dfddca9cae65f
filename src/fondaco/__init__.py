"""Fondaco: four classic merchant games, complete, for people, bots and research.

>>> from fondaco import CHANCE, DOGE, GAMES, GENOA, HAENDLER, LIGURIA, waiting
>>> [game.title for game in (DOGE, LIGURIA, HAENDLER, GENOA)] == [game.title for game in GAMES.values()]
True
>>> waiting(DOGE.start(4)) == [CHANCE]  # a card is turned first
True
"""

from fondaco.games import DOGE, GAMES, GENOA, HAENDLER, LIGURIA
from fondaco.kernel import (
    CHANCE,
    Action,
    BadTable,
    Event,
    Game,
    Illegal,
    Match,
    Prompt,
    apply,
    ask,
    begin,
    legal,
    pick,
    play,
    read,
    record,
    replay,
    waiting,
    winners,
    write,
)

__version__ = "0.2.0"
__all__ = [
    "CHANCE",
    "DOGE",
    "GAMES",
    "GENOA",
    "HAENDLER",
    "LIGURIA",
    "Action",
    "BadTable",
    "Event",
    "Game",
    "Illegal",
    "Match",
    "Prompt",
    "apply",
    "ask",
    "begin",
    "legal",
    "pick",
    "play",
    "read",
    "record",
    "replay",
    "waiting",
    "winners",
    "write",
]
