"""The words about what is printed: every part of an edition has a name and a source in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from fondaco.games import GAMES
from fondaco.kernel import Game
from fondaco.words import LANGUAGES
from fondaco.words.words import source

WITH_EDITION = [game for game in GAMES.values() if game.edition() is not None]
EVERY_EDITION = pytest.mark.parametrize("game", WITH_EDITION, ids=lambda game: game.name)
HEADING = ("game", "edition", "sources")
FROM = ("rulebook", "public", "inferred", "reconstructed")


def messages(game: Game[Any], lang: str) -> set[str]:
    parsed = FluentParser().parse(source(f"fondaco.games.{game.name}", f"edition.{lang}.ftl"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)}


def things(game: Game[Any]) -> set[str]:
    """What the game's own words name already."""
    names = [name.partition("/")[0] for names in game.glossary().things.values() for name in names]
    return {name.replace("-", "_") for name in names}


def keys(value: object) -> Iterator[str]:
    """The name of every entry, however deep."""
    if isinstance(value, dict):
        yield from value
        for inner in value.values():
            yield from keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys(inner)


def texts(value: object) -> Iterator[str]:
    """Every word that stands in an entry."""
    if isinstance(value, str):
        yield value
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for inner in inside:
        yield from texts(inner)


def printed(game: Game[Any]) -> dict[str, object]:
    return {key: value for key, value in (game.edition() or {}).items() if key not in HEADING}


def sources(value: object) -> Iterator[dict[str, Any]]:
    assert isinstance(value, dict)
    if "from" in value:
        yield value
    else:
        for inner in value.values():
            yield from sources(inner)


def parts(value: dict[str, Any]) -> Iterator[str]:
    """What the sources speak of."""
    for key, inner in value.items():
        yield key
        if "from" not in inner:
            yield from parts(inner)


@EVERY_EDITION
def test_every_part_of_an_edition_has_a_name_and_nothing_else_has(game: Game[Any]) -> None:
    document = game.edition() or {}
    assert isinstance(document["sources"], dict)
    wanted = {*keys(printed(game)), *parts(document["sources"])}
    for lang in LANGUAGES:
        named = {id.removeprefix("edition-") for id in messages(game, lang)}
        assert wanted - things(game) <= named
        assert named <= wanted | set(texts(printed(game)))
    assert len({frozenset(messages(game, lang)) for lang in LANGUAGES}) == 1


@EVERY_EDITION
def test_every_part_of_an_edition_says_where_it_is_known_from(game: Game[Any]) -> None:
    """In words for all to understand, in every language."""
    document = game.edition() or {}
    assert isinstance(document["sources"], dict)
    assert set(printed(game)) <= set(document["sources"])
    for one in sources(document["sources"]):
        assert one["from"]
        assert set(one["from"]) <= set(FROM)
        assert set(one) == {"from", *LANGUAGES}
        assert all(one[lang].endswith(".") for lang in LANGUAGES)
