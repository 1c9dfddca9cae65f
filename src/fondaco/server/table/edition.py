"""What is printed on the pieces of a table whose people brought it themselves."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.likeness import check_like
from fondaco.kernel.reading import Damaged
from fondaco.server.errors import EditionRefused, RequestRefused
from fondaco.server.table.meta import Document, TableMeta

MAX_DEPTH: Final = 16  # levels of lists and tables inside each other
MAX_COMPLAINT_LETTERS: Final = 200  # of what is said about a wrong entry, which may quote it


class StoredEdition(msgspec.Struct, frozen=True):
    """A document as it is stored: equal ones are stored once, under the digest of their text."""

    digest: str
    text: bytes

    def document(self) -> Document:
        return msgspec.json.decode(self.text, type=Document)


def stored(document: Document) -> StoredEdition:
    """A document as it is stored."""
    text = msgspec.json.encode(document)
    return StoredEdition(hashlib.sha256(text).hexdigest(), text)


@lru_cache(maxsize=32)
def house_edition(game: Game[Any]) -> StoredEdition | None:
    """The edition that comes with the house today; None: the rules of the game say it all."""
    document = game.edition()
    return None if document is None else stored(document)


def edition_in_force(meta: TableMeta) -> str:
    """The digest of the edition that a table must be told with; empty: the one that the house has today.

    A correction of the house's edition leaves tables alone that began before it.
    """
    game = GAMES.get(meta.game)
    house = house_edition(game) if game else None
    return "" if house and meta.stored_edition == house.digest else meta.stored_edition


def checked(game: Game[Any], seats: int, options: dict[str, str], document: Document) -> StoredEdition:
    """An edition that a table can be played with. Raises RequestRefused, and EditionRefused for an entry."""
    house = game.edition()
    if house is None:
        raise RequestRefused(400, "no-edition")
    if is_too_deep(document):
        raise RequestRefused(400, "form")
    try:
        game.start(seats, options, document)
        game.glossary(document)
        check_like(document, house)
    except Damaged as no:
        raise EditionRefused(no.where[:MAX_COMPLAINT_LETTERS], no.what[:MAX_COMPLAINT_LETTERS]) from None
    return stored(document)


def is_too_deep(document: Document) -> bool:
    """Are there lists in lists beyond `MAX_DEPTH`? Whoever writes them down again might not survive it."""
    level: list[object] = [document]
    for _ in range(MAX_DEPTH):
        level = [inner for outer in level for inner in parts(outer)]
    return bool(level)


def parts(value: object) -> Iterable[object]:
    """What a table or a list holds."""
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
