"""The manifest of a game: everything that the client must know to show it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from msgspec.json import encode

from fondaco.bots import adviser, bots_for, usual
from fondaco.games import GAMES
from fondaco.kernel.game import Game, Option
from fondaco.kernel.glossary import Glossary
from fondaco.kernel.reading import Damaged
from fondaco.rules import clauses, in_short
from fondaco.server.errors import RequestRefused
from fondaco.server.http.packed import Packed, pack
from fondaco.server.table.edition import StoredEdition
from fondaco.summary import SummaryLine, summary
from fondaco.words import LANGUAGES, Wordless, Words


def games() -> Packed:
    """The games of the house, in short, each with the digest that the address of its manifest may name."""
    return packed_games(tuple(GAMES))


@cache
def packed_games(names: tuple[str, ...]) -> Packed:
    """Packed once for these games: tests register more of them."""
    return pack(encode([{**brief(GAMES[name]), "digest": manifest(name).digest} for name in names]))


def brief(game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": game.seats,
        "minutes": game.minutes,
        "weight": game.weight,
        **presented(game),
        "options": [{**option._asdict(), "said": option_said(game, option)} for option in game.options],
        "bots": list(bots_for(game.name)),
        "usual_bot": usual(game.name),
        "has_hints": adviser(game.name, 0.0) is not None,
        "has_edition": game.edition() is not None,
        "has_lesson": game.lesson() is not None,
        "vocabulary": {lang: vocabulary(game.name, lang).digest for lang in LANGUAGES},
    }


def presented(game: Game[Any]) -> dict[str, dict[str, str]]:
    """What tells a game from the others, by language: its subtitle, and its theme in one sentence."""
    pages = {lang: summary(game, lang) for lang in LANGUAGES}
    return {
        "subtitle": {lang: page.subtitle for lang, page in pages.items()},
        "theme": {lang: page.theme for lang, page in pages.items()},
    }


def option_said(game: Game[Any], option: Option) -> dict[str, Any]:
    """What the form calls an option and each of its values, and how it explains the values, by language."""
    return {lang: option_words(game, lang, option) for lang in LANGUAGES}


def option_words(game: Game[Any], lang: str, option: Option) -> dict[str, Any]:
    try:
        words = Words(game, lang)
        values = [
            {"label": words.option(option.name, value), "hint": words.option_hint(option.name, value)}
            for value in option.values
        ]
        return {"label": words.option(option.name), "values": values}
    except (ImportError, OSError, Wordless):  # a game may be played before all its words are written
        values = [{"label": value, "hint": ""} for value in option.values]
        return {"label": option.name, "values": values}


@cache
def manifest(name: str) -> Packed:
    """Everything about one game. Raises RequestRefused."""
    return manifest_with(name, None)


@lru_cache(maxsize=16)
def manifest_with(name: str, edition: StoredEdition | None) -> Packed:
    """The manifest for tables that play an edition of their own. Raises RequestRefused."""
    game = game_named(name)
    document = encode(
        {
            **brief(game),
            "prefix": game.prefix,
            "edition": edition.digest if edition else "",
            "glossary": glossary(game, edition)._asdict(),
            "catalogue": catalogue(game, edition),
            "in_short": {lang: goal(game, lang) for lang in LANGUAGES},
            "rules": rules(name).digest,
        }
    )
    return pack(document)


@cache
def rules(name: str) -> Packed:
    """What is read only when somebody asks for it: the summary and the rules. Raises RequestRefused."""
    game = game_named(name)
    return pack(
        encode(
            {
                "summary": {lang: summary_of(game, lang) for lang in LANGUAGES},
                "clauses": {lang: clauses_of(game, lang) for lang in LANGUAGES},
            }
        )
    )


def game_named(name: str) -> Game[Any]:
    """A game of the house. Raises RequestRefused."""
    if name not in GAMES:
        raise RequestRefused(404, "game")
    return GAMES[name]


def glossary(game: Game[Any], edition: StoredEdition | None) -> Glossary:
    """What the ints mean. Raises RequestRefused if the edition is one of another game."""
    try:
        return game.glossary(edition.document() if edition else None)
    except Damaged:
        raise RequestRefused(404, "edition") from None


def catalogue(game: Game[Any], edition: StoredEdition | None) -> Mapping[str, object]:
    """What is printed on the pieces of this edition, typed by the game's shape."""
    return game.catalogue(edition.document() if edition else None)


def document(name: str, edition: StoredEdition | None) -> str:
    """What is printed, as a file to keep and to change. Raises RequestRefused."""
    found = game_named(name).edition() if edition is None else edition.document()
    if found is None:
        raise RequestRefused(404, "no-edition")
    return json.dumps(found, indent=1, ensure_ascii=False)


@cache
def vocabulary(name: str, lang: str) -> Packed:
    """What a game says in a language. Raises RequestRefused."""
    game_named(name)
    if lang not in LANGUAGES:
        raise RequestRefused(404, "page")
    return pack(encode(words(name, lang)))


def words(game: str, lang: str) -> list[str]:
    """The sentences that all games share, then the game's own, then those about its edition."""
    common = files("fondaco.words").joinpath(f"common.{lang}.ftl")
    own = folder(game).joinpath(f"words.{lang}.ftl")
    printed = folder(game).joinpath(f"edition.{lang}.ftl")
    return [text(common), text(own), *([text(printed)] if printed.is_file() else [])]


def summary_of(game: Game[Any], lang: str) -> list[dict[str, Any]]:
    """The parts of a game's summary, each by the names of its entries."""
    return [
        {**part._asdict(), "lines": [line_of(line) for line in part.lines]}
        for part in summary(game, lang).parts
    ]


def line_of(line: SummaryLine) -> dict[str, Any]:
    return {**line._asdict(), "signs": [sign._asdict() for sign in line.signs]}


def has_rules(game: Game[Any], lang: str) -> bool:
    """A game may be played before its rules are written."""
    return folder(game.name).joinpath(f"rules.{lang}.md").is_file()


def goal(game: Game[Any], lang: str) -> str:
    return in_short(game, lang) if has_rules(game, lang) else ""


def clauses_of(game: Game[Any], lang: str) -> list[dict[str, Any]]:
    if not has_rules(game, lang):
        return []
    return [clause._asdict() for clause in clauses(game, lang).values()]


def folder(game: str) -> Traversable:
    return files("fondaco.games").joinpath(game)


def text(file: Traversable) -> str:
    """What a file holds; nothing if it is missing: a game may be played before all its words are written."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""
