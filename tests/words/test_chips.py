"""What stands on a button beside what was touched: in both languages, and in few words."""

from __future__ import annotations

from typing import Any

from fluent.syntax import ast as ftl

from fondaco.kernel import Game
from tests.words.test_files import EVERY_GAME, own

MAX_WORDS = 3


def chips(game: Game[Any], lang: str) -> dict[str, ftl.Pattern]:
    """The chips of a game by message."""
    found = {}
    for name, message in own(game, lang).items():
        for attribute in message.attributes:
            if attribute.id.name == "chip":
                assert name.startswith("verb-"), f"only a move has a button: {name}"
                assert attribute.value is not None
                found[name] = attribute.value
    return found


def variants(pattern: ftl.Pattern) -> list[str]:
    """Every way a pattern may read; what is filled in counts as a word."""
    texts = [""]
    for element in pattern.elements:
        texts = [text + more for text in texts for more in readings(element)]
    return texts


def readings(element: ftl.TextElement | ftl.Placeable) -> list[str]:
    if isinstance(element, ftl.TextElement):
        return [element.value]
    if isinstance(element.expression, ftl.SelectExpression):
        return [text for variant in element.expression.variants for text in variants(variant.value)]
    return ["…"]


@EVERY_GAME
def test_a_chip_is_short_and_there_in_both_languages(game: Game[Any]) -> None:
    english, german = chips(game, "en"), chips(game, "de")
    assert set(english) == set(german)
    texts = [text for chip in [*english.values(), *german.values()] for text in variants(chip)]
    assert [text for text in texts if len(text.split()) > MAX_WORDS] == []
