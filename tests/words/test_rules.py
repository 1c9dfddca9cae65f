"""The rules as clauses."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fondaco.games import ALL_GAMES
from fondaco.kernel import Game
from fondaco.rules import clauses, in_short, parse
from fondaco.words import LANGUAGES

PAGE = """# Game

No clause.

## 1 First

<a id="GAME-1.1"></a>**1.1** One *thing*
([1.2](#GAME-1.2)). *[Ruling: so.]*

It goes on.

## 2 Second

Not a clause either.
"""


def test_a_clause_is_plain_text_under_its_heading() -> None:
    (clause,) = parse(PAGE).values()
    assert clause == ("GAME-1.1", "1 First", "One thing (GAME-1.2). [Ruling: so.]\nIt goes on.", False)


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)
def test_the_clauses_are_the_same_in_every_language(game: Game[Any]) -> None:
    pages = [list(clauses(game, lang)) for lang in LANGUAGES]
    assert pages[0], "no clause: each opens with its anchor and its number"
    assert all(page == pages[0] for page in pages)
    examples = [
        [clause.id for clause in clauses(game, lang).values() if clause.is_example] for lang in LANGUAGES
    ]
    assert examples[0], "the last section is called Examples, Beispiele: at least one clause tells a case"
    assert all(some == examples[0] for some in examples)
    assert all(id.startswith(f"{game.prefix}-") for id in pages[0])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)
def test_the_rules_open_with_the_goal_and_how_a_round_or_a_turn_goes(game: Game[Any], lang: str) -> None:
    """The paragraph before the first section: the site shows it to those who have not read the rules."""
    opening = in_short(game, lang)
    assert opening.startswith({"en": "The goal: ", "de": "Das Ziel: "}[lang])
    assert re.search({"en": r"\b(round|turn)\b", "de": r"\b(Runde|Zug)\b"}[lang], opening)
