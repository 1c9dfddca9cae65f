"""What is printed on the pieces of a table whose people brought it themselves."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from fondaco.kernel.game import Game
from fondaco.kernel.reading import Damaged
from fondaco.server.head import Document
from fondaco.server.refusal import No, Unfit

DEEPEST: Final = 16  # levels of lists and tables
LONGEST: Final = 200  # letters of what is said about an entry: it may quote it


class Edition(msgspec.Struct, frozen=True):
    """A document as it is kept: equal ones are kept once, under the digest of their text."""

    digest: str
    text: bytes

    def document(self) -> Document:
        return msgspec.json.decode(self.text, type=Document)


def checked(game: Game[Any], seats: int, options: dict[str, str], document: Document) -> Edition:
    """An edition that this table can be played with. Raises No; Unfit, naming the wrong entry."""
    if game.edition() is None:
        raise No(400, "no-edition")
    if is_deep(document):
        raise No(400, "form")
    try:
        game.start(seats, options, document)
        game.glossary(document)
    except Damaged as no:
        raise Unfit(no.where[:LONGEST], no.what[:LONGEST]) from None
    text = msgspec.json.encode(document)
    return Edition(hashlib.sha256(text).hexdigest(), text)


def is_deep(document: Document) -> bool:
    """Lists in lists without end, which those who write it down again might not survive."""
    level: list[object] = [document]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in parts(outer)]
    return bool(level)


def parts(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
