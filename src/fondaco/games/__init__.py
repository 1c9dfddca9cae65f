"""The games of the house. CONTRIBUTING.md says how to add one: its folder, and its name here."""

from __future__ import annotations

from typing import Any, Final

from fondaco.games.doge.game import DogeGame
from fondaco.games.genoa.game import GenoaGame
from fondaco.games.haendler.game import HaendlerGame
from fondaco.games.hafen.game import HafenGame
from fondaco.games.liguria.game import LiguriaGame
from fondaco.kernel.game import Game

# Each with the type of its own state.
DOGE: Final = DogeGame()
LIGURIA: Final = LiguriaGame()
HAENDLER: Final = HaendlerGame()
GENOA: Final = GenoaGame()

GAMES: dict[str, Game[Any]] = {game.name: game for game in (DOGE, LIGURIA, HAENDLER, GENOA)}

# To copy from: tested and played in the terminal like the others, but not offered on the site.
EXAMPLES: dict[str, Game[Any]] = {game.name: game for game in (HafenGame(),)}

ALL_GAMES: dict[str, Game[Any]] = GAMES | EXAMPLES
