"""What a client must know of a game before it can show one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from msgspec.json import encode

from fondaco.bots import bots_for
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.rules import clauses
from fondaco.server.refusal import No

LANGUAGES: Final = ("en", "de")


def games() -> bytes:
    """The games of the house, in short."""
    return encode([brief(game) for game in GAMES.values()])


def brief(game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": game.seats,
        "options": [option._asdict() for option in game.options],
        "bots": list(bots_for(game.name)),
    }


@cache
def manifest(name: str) -> bytes:
    """Everything about one game. Raises No."""
    game = GAMES.get(name)
    if game is None:
        raise No(404, "game")
    return encode(
        {
            **brief(game),
            "prefix": game.prefix,
            "glossary": game.words()._asdict(),
            "words": {lang: words(name, lang) for lang in LANGUAGES},
            "rules": {lang: rules(game, lang) for lang in LANGUAGES},
        }
    )


def words(game: str, lang: str) -> list[str]:
    """The sentences that all games share, then the game's own."""
    common = files("fondaco.words").joinpath(f"common.{lang}.ftl")
    return [text(common), text(folder(game).joinpath(f"words.{lang}.ftl"))]


def rules(game: Game[Any], lang: str) -> list[dict[str, Any]]:
    if not folder(game.name).joinpath(f"rules.{lang}.md").is_file():
        return []
    return [clause._asdict() for clause in clauses(game, lang).values()]


def folder(game: str) -> Traversable:
    return files("fondaco.games").joinpath(game)


def text(file: Traversable) -> str:
    """A game may be played before all its words are written."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""
