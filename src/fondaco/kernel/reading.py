"""Reading a JSON document that somebody else may have written: every fault is told with its place."""

from __future__ import annotations

import json


class Damaged(ValueError):
    """A document that cannot be used: where, and what is wrong there."""

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


def short(value: object) -> str:
    """A value as it may stand in an error: never longer than a line."""
    text = json.dumps(value)
    return text if len(text) <= 40 else text[:37] + "..."
