"""The games of the house. Adding one is its folder and one line here."""

from __future__ import annotations

from typing import Any

from fondaco.games.doge.game import DogeGame
from fondaco.games.genoa.game import GenoaGame
from fondaco.games.haendler.game import HaendlerGame
from fondaco.games.liguria.game import LiguriaGame
from fondaco.kernel.game import Game

GAMES: dict[str, Game[Any]] = {
    game.name: game for game in (DogeGame(), LiguriaGame(), HaendlerGame(), GenoaGame())
}
