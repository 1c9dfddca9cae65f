"""A game on one page: the same in both languages, true to the rules, and drawn with signs that exist."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fondaco.games import ALL_GAMES
from fondaco.kernel import Game
from fondaco.rules import clauses
from fondaco.summary import SignOf, SummaryLine, SummaryPart, parse, summary
from fondaco.words import LANGUAGES

EVERY_GAME = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)
PAGE = """# Game: a subtitle

The theme
of it.

## What you want

A **goal** ([1.1](#GAME-1.1)).

## Two steps

1. {ware:salt} **First.** Do
   this.
2. Do that.

## Points

- One.
"""


def test_a_page_is_read_part_by_part() -> None:
    found = parse(PAGE, {"ware": ("cloth", "salt")})
    assert found == (
        "a subtitle",
        "The theme of it.",
        [
            SummaryPart("What you want", "text", [SummaryLine([], "", "A goal (GAME-1.1).")]),
            SummaryPart(
                "Two steps",
                "steps",
                [
                    SummaryLine([SignOf("ware", 1)], "First.", "Do this."),
                    SummaryLine([], "", "Do that."),
                ],
            ),
            SummaryPart("Points", "points", [SummaryLine([], "", "One.")]),
        ],
    )


def form(game: Game[Any], lang: str) -> list[Any]:
    """All that must be the same in every language: parts, lines, signs, and the clauses that lines name."""
    return [
        (part.form, [(line.signs, named(game, line.text), bool(line.catchword)) for line in part.lines])
        for part in summary(game, lang).parts
    ]


def named(game: Game[Any], text: str) -> list[str]:
    return re.findall(rf"{game.prefix}-\d+\.\d+", text)


@EVERY_GAME
def test_a_summary_has_the_same_parts_in_every_language(game: Game[Any]) -> None:
    assert "steps" in [part.form for part in summary(game, "en").parts]
    assert [form(game, lang) for lang in LANGUAGES] == [form(game, "en")] * len(LANGUAGES)
    assert all(summary(game, lang).subtitle and summary(game, lang).theme for lang in LANGUAGES)


@EVERY_GAME
def test_what_a_summary_says_of_the_rules_names_its_clause(game: Game[Any]) -> None:
    """Every part but the last, which is advice; and the clauses exist."""
    *parts, _ = summary(game, "en").parts
    for part in parts:
        for line in part.lines:
            assert named(game, line.text), line
            assert set(named(game, line.text)) <= set(clauses(game, "en")), line
