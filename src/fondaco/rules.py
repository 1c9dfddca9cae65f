"""The rules of a game, clause by clause, as they stand in its `rules.<lang>.md`."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from fondaco.kernel.game import Game

ANCHOR: Final = re.compile(r'<a id="([^"]+)"></a>\*\*[\d.]+\*\*')
LINK: Final = re.compile(r"\[[\d.]+\]\(#([^)]+)\)")
EXAMPLES: Final = ("Examples", "Beispiele")  # how the heading ends under which nothing is ruled
EMPHASIS: Final = re.compile(r"\*+([^*]+)\*+")


class Clause(NamedTuple):
    """One clause of the rules: its id, the heading it stands under, and its words as plain text."""

    id: str
    section: str
    text: str
    is_example: bool


def clauses(game: Game[Any], lang: str) -> dict[str, Clause]:
    """Every clause of a game's rules by its id, in the order of the page."""
    return parse(page(game.name, lang))


def clauses_named(game: Game[Any], lang: str, name: str) -> list[Clause]:
    """The clause of this name (`5.3`, `DOGE-5.3`), or those of the section (`5`); empty if there are none."""
    name = name.upper()
    id = name if name.startswith(game.prefix) else f"{game.prefix}-{name}"
    return [each for each in clauses(game, lang).values() if each.id == id or each.id.startswith(f"{id}.")]


def in_short(game: Game[Any], lang: str) -> str:
    """What the game is about and how a round goes: the paragraph before the first heading."""
    opening, _, _ = page(game.name, lang).partition("\n\n## ")
    return plain(opening.rpartition("\n\n")[2])


@cache
def page(game: str, lang: str) -> str:
    """The rules of a game as they are written."""
    return files(f"fondaco.games.{game}").joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")


def parse(markdown: str) -> dict[str, Clause]:
    """The clauses of a page: each opens with its anchor and runs to the next anchor or heading."""
    found: dict[str, Clause] = {}
    section, open_clause = "", ""
    for paragraph in markdown.split("\n\n"):
        anchor = ANCHOR.match(paragraph)
        if paragraph.startswith("#"):
            section, open_clause = paragraph.strip("# \n"), ""
        elif anchor:
            open_clause = anchor[1]
            assert open_clause not in found, f"clause {open_clause} stands there twice"
            text = plain(paragraph[anchor.end() :])
            found[open_clause] = Clause(open_clause, section, text, section.endswith(EXAMPLES))
        elif open_clause:
            so_far = found[open_clause]
            found[open_clause] = so_far._replace(text=f"{so_far.text}\n{plain(paragraph)}")
    return found


def plain(markdown: str) -> str:
    """A paragraph as one line without marks; a link becomes the id of the clause it leads to."""
    return EMPHASIS.sub(r"\1", LINK.sub(r"\1", " ".join(markdown.split())))
