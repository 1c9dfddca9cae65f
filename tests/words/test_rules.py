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


NOTES = {
    "en": {"Ruling": "ruling", "Program": "program"},
    "de": {"Festlegung": "ruling", "Programm": "program"},
}


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)
def test_what_the_rulebook_does_not_say_is_marked_alike_in_every_language(game: Game[Any]) -> None:
    """Rulings, and what only this program does: in brackets, so that they stand apart from the rules."""
    marked = [notes(game, lang) for lang in LANGUAGES]
    assert all(notes == marked[0] for notes in marked)


def notes(game: Game[Any], lang: str) -> list[tuple[str, str]]:
    """The clause and the kind of each note in brackets."""
    found = [
        (id, label)
        for id, clause in clauses(game, lang).items()
        for label in re.findall(r"\[(\w*)", clause.text)
    ]
    assert {label for _, label in found} <= set(NOTES[lang]), "a note begins with what it is"
    return [(id, NOTES[lang][label]) for id, label in found]


PROGRAM_CLAUSES = ("GEN-2.2", "GEN-5.2", "HAEN-2.7", "HAEN-2.9", "HAEN-4.7", "LIG-1.8")


@pytest.mark.parametrize("id", PROGRAM_CLAUSES)
def test_what_is_about_the_program_is_no_rule(id: str) -> None:
    (game,) = [game for game in ALL_GAMES.values() if id.startswith(f"{game.prefix}-")]
    assert (id, "program") in notes(game, "en")
