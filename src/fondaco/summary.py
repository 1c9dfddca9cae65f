"""A game on one page, as it stands in its `summary.<lang>.md`: its theme, a round in steps, scoring, advice.

The first heading is the title with a subtitle (`# Doge: Venice, won by votes`), the paragraph below it the
theme in one sentence. Each further heading opens a part: numbered steps, points, or a plain paragraph; the
last part is advice. A sign in braces, `{token:1}`, is drawn where the page can draw it: it names a kind of
thing and one of that kind.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

from fondaco.kernel.game import Game
from fondaco.rules import plain

SIGN: Final = re.compile(r"\{([a-z_]+):([^}]+)\}\s*")
STEP: Final = re.compile(r"\d+\.\s+")
POINT: Final = re.compile(r"-\s+")
CATCHWORD: Final = re.compile(r"\*\*(.+?)\*\*")

Form = Literal["steps", "points", "text"]


class SignOf(NamedTuple):
    """A thing of the game whose sign illustrates a line: its kind and its id."""

    what: str
    id: int


class SummaryLine(NamedTuple):
    """A step, a point or a paragraph: its signs, its catchword, or none, and its words as plain text."""

    signs: list[SignOf]
    catchword: str
    text: str


class SummaryPart(NamedTuple):
    title: str
    form: Form
    lines: list[SummaryLine]


class Summary(NamedTuple):
    """A game on one page."""

    subtitle: str
    theme: str
    parts: list[SummaryPart]


def summary(game: Game[Any], lang: str) -> Summary:
    """The page of a game; an empty one if it is not written yet."""
    page = files("fondaco.games").joinpath(game.name, f"summary.{lang}.md")
    if not page.is_file():
        return Summary("", "", [])
    return parse(page.read_text(encoding="utf-8"), game.glossary().things)


def parse(markdown: str, things: dict[str, tuple[str, ...]]) -> Summary:
    """The summary that a page holds; `things` are the names of each kind, by their ids."""
    opening, *parts = re.split(r"\n## ", markdown)
    heading, theme = opening.strip().split("\n\n", 1)
    return Summary(heading.partition(": ")[2], plain(theme), [part_of(one, things) for one in parts])


def part_of(markdown: str, things: dict[str, tuple[str, ...]]) -> SummaryPart:
    title, body = markdown.strip().split("\n\n", 1)
    marker = STEP if STEP.match(body) else POINT if POINT.match(body) else None
    form: Form = "steps" if marker is STEP else "points" if marker is POINT else "text"
    lines = re.split(rf"\n+(?={marker.pattern})", body) if marker else body.split("\n\n")
    return SummaryPart(title, form, [line_of(marker.sub("", x, 1) if marker else x, things) for x in lines])


def line_of(markdown: str, things: dict[str, tuple[str, ...]]) -> SummaryLine:
    """A line opens with its signs, then its catchword in bold type, if it has these."""
    signs = [SignOf(what, things[what].index(name)) for what, name in SIGN.findall(markdown)]
    text = SIGN.sub("", markdown)
    bold = CATCHWORD.match(text)
    return SummaryLine(signs, plain(bold[1]) if bold else "", plain(text[bold.end() :] if bold else text))
