"""What holds for the editions of every game."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.kernel import Damaged, Game

WITH_EDITION = [game for game in GAMES.values() if game.edition() is not None]


@pytest.mark.parametrize("game", WITH_EDITION, ids=lambda game: game.name)
def test_the_houses_edition_is_free_to_be_changed(game: Game[Any]) -> None:
    """What is changed in it counts for that table, and the house keeps its own."""
    document = game.edition()
    assert document is not None
    document["game"] = "another"
    with pytest.raises(Damaged):
        game.start(game.seats[0], edition=document)
    assert game.edition() != document
    game.start(game.seats[0])
