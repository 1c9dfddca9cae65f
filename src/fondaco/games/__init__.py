"""The games of the house. Adding one is its folder and one line here."""

from __future__ import annotations

from typing import Any, Final

from fondaco.games.doge.game import DogeGame
from fondaco.games.genoa.game import GenoaGame
from fondaco.games.haendler.game import HaendlerGame
from fondaco.games.liguria.game import LiguriaGame
from fondaco.kernel.game import Game

# Each with the type of its own state.
DOGE: Final = DogeGame()
LIGURIA: Final = LiguriaGame()
HAENDLER: Final = HaendlerGame()
GENOA: Final = GenoaGame()

GAMES: dict[str, Game[Any]] = {game.name: game for game in (DOGE, LIGURIA, HAENDLER, GENOA)}
