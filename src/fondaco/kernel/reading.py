"""Reading a JSON document that somebody else may have written: every fault is told with its place."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files


class Damaged(ValueError):
    """A document that cannot be used: where, and what is wrong there.

    >>> from fondaco.kernel import Damaged, read
    >>> try:
    ...     read("[1, 2")
    ... except Damaged as no:
    ...     print(no.where, "-", no.what)
    ...
    line 1 column 6 - Expecting ',' delimiter
    """

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


def parse(text: str | bytes) -> object:
    """What a JSON text holds, with every way it can be broken told as damage."""
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as no:
        raise Damaged(f"line {no.lineno} column {no.colno}", no.msg) from None
    except UnicodeDecodeError as no:
        raise Damaged(f"byte {no.start}", "not UTF-8 text") from None
    except (ValueError, RecursionError):
        raise Damaged("text", "numbers too long or lists too deep to read") from None
    return data


def whole(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Damaged(where, f"{short(value)} is not a whole number")
    return value


def text_of(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise Damaged(where, f"{short(value)} is not a text")
    return value


def texts(value: object, where: str) -> list[str]:
    return [text_of(item, where) for item in listed(value, where)]


def table_of(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise Damaged(where, f"{short(value)} is not a table")
    return value


def listed(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise Damaged(where, f"{short(value)} is not a list")
    return value


def rows(value: object, where: str, most: int) -> list[object]:
    """The entries of a list, which is not longer than any box could need: it is read for strangers too."""
    found = listed(value, where)
    if len(found) > most:
        raise Damaged(where, f"{len(found)} entries, {most} are the most")
    return found


def number_in(entry: Mapping[str, object], key: str, where: str, low: int, high: int) -> int:
    """The number under a key, which lies between two bounds."""
    n = whole(entry.get(key), f"{where}, {key}")
    if not low <= n <= high:
        wanted = f"{low}" if low == high else f"from {low} to {high}"
        raise Damaged(f"{where}, {key}", f"{n} is not {wanted}")
    return n


def index_in(names: Sequence[str], value: object, where: str) -> int:
    """Which of the names a value is."""
    name = text_of(value, where)
    if name not in names:
        raise Damaged(where, f"{name!r} is none of {', '.join(names)}")
    return names.index(name)


def check_parts(document: Mapping[str, object], game: str, title: str, parts: Sequence[str]) -> None:
    """A document is an edition of this game, and no part is missing."""
    if document.get("game") != game:
        raise Damaged("game", f"this is not an edition of {title}")
    for part in parts:
        if part not in document:
            raise Damaged(part, "missing")


def edition_in(package: str) -> dict[str, object]:
    """The edition that comes with the house: the document beside the rules of a game."""
    return table_of(parse(files(package).joinpath("edition.json").read_bytes()), "edition")


def short(value: object) -> str:
    """A value as it may stand in an error: never longer than a line."""
    text = json.dumps(value)
    return text if len(text) <= 40 else text[:37] + "..."
