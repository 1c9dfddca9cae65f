"""What a table may choose before the game has its words in the set-up form, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from fondaco.games import GAMES
from fondaco.kernel import Game
from fondaco.words import LANGUAGES

SITE = Path(__file__).parents[2] / "web" / "src" / "words"


def messages(game: Game[Any], lang: str) -> dict[str, list[str]]:
    """What the site calls the options of a game, and what it says of each besides its name."""
    parsed = FluentParser().parse((SITE / f"site.{lang}.ftl").read_text(encoding="utf-8"))
    found = [entry for entry in parsed.body if isinstance(entry, ftl.Message)]
    return {
        one.id.name: [attribute.id.name for attribute in one.attributes]
        for one in found
        if one.id.name.startswith(f"option-{game.name}-")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_option_has_its_words_and_no_other(game: Game[Any], lang: str) -> None:
    """An option has a name; each of its values has a name and a hint that explains it."""
    wanted: dict[str, list[str]] = {f"option-{game.name}-{option.name}": [] for option in game.options}
    wanted |= {
        f"option-{game.name}-{option.name}-{value}": ["hint"]
        for option in game.options
        for value in option.values
    }
    assert messages(game, lang) == wanted
