"""What a table may choose before the game has its words in every language."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games import ALL_GAMES
from fondaco.kernel import Game
from fondaco.words import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)
def test_every_option_has_its_words(game: Game[Any], lang: str) -> None:
    """An option has a name; each of its values has a name and a hint that explains it."""
    words = Words(game, lang)
    for option in game.options:
        assert words.option(option.name)
        for value in option.values:
            assert words.option(option.name, value)
            assert words.option_hint(option.name, value).endswith(".")
