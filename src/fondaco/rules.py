"""The rules of a game, clause by clause, as they stand in its `rules.<lang>.md`."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from fondaco.kernel.game import Game

ANCHOR: Final = re.compile(r'<a id="([^"]+)"></a>\*\*[\d.]+\*\*')
LINK: Final = re.compile(r"\[[\d.]+\]\(#([^)]+)\)")
EMPHASIS: Final = re.compile(r"\*+([^*]+)\*+")


class Clause(NamedTuple):
    """One clause of the rules: its id, the heading it stands under, and its words as plain text."""

    id: str
    section: str
    text: str


def clauses(game: Game[Any], lang: str) -> dict[str, Clause]:
    """Every clause of a game's rules by its id, in the order of the page."""
    return parse(page(game.name, lang))


@cache
def page(game: str, lang: str) -> str:
    """The rules of a game as they are written."""
    return files(f"fondaco.games.{game}").joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")


def parse(text: str) -> dict[str, Clause]:
    """The clauses of a page: paragraphs that open with an anchor. What has none is no clause."""
    found: dict[str, Clause] = {}
    section = ""
    for paragraph in text.split("\n\n"):
        if paragraph.startswith("#"):
            section = paragraph.strip("# \n")
        elif anchor := ANCHOR.match(paragraph):
            assert anchor[1] not in found, f"clause {anchor[1]} stands there twice"
            found[anchor[1]] = Clause(anchor[1], section, plain(paragraph[anchor.end() :]))
    return found


def plain(markdown: str) -> str:
    """A paragraph as one line without marks; a link becomes the id of the clause it leads to."""
    return EMPHASIS.sub(r"\1", LINK.sub(r"\1", " ".join(markdown.split())))
