"""The names that people give themselves at a table."""

from __future__ import annotations

import unicodedata
from typing import Final

from fondaco.server.errors import RequestRefused

MAX_NAME_LETTERS: Final = 24
MAX_ACCENTS: Final = 2  # on one letter
JOINERS: Final = "\u200c\u200d"  # needed by some scripts and by emoji
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # Unicode has them as letters or symbols; nothing is drawn
SELECTORS: Final = ("VARIATION SELECTOR", "MONGOLIAN FREE VARIATION", "COMBINING GRAPHEME JOINER")
HARMFUL_CATEGORIES: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # of Unicode


def clean_name(text: str) -> str:
    """A name as it is shown. Raises RequestRefused if it is empty, too long, or would spoil the page."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 0 < len(name) <= MAX_NAME_LETTERS or not any(is_visible(letter) for letter in name):
        raise RequestRefused(400, "name")
    if any(is_harmful(letter) for letter in name) or has_tower(name):
        raise RequestRefused(400, "name")
    return name


def is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS"


def is_harmful(letter: str) -> bool:
    """Is it blank, a control or format character (as one that turns the text), or no character at all?"""
    if letter in JOINERS:
        return False
    return letter in BLANKS or unicodedata.category(letter) in HARMFUL_CATEGORIES


def has_tower(name: str) -> bool:
    """Are there so many accents on one letter that they reach into other lines?"""
    accents = 0
    for letter in unicodedata.normalize("NFD", name):
        accents = accents + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if accents > MAX_ACCENTS:
            return True
    return False


def same_name(one: str, other: str) -> bool:
    """Could a reader take one name for the other?"""
    return as_drawn(one) == as_drawn(other)


def as_drawn(name: str) -> str:
    """A name without what is not drawn, in letters of one width, style and case."""
    drawn = "".join([letter for letter in name if not is_undrawn(letter)])
    return unicodedata.normalize("NFKC", drawn).casefold()


def is_undrawn(letter: str) -> bool:
    return letter in JOINERS or unicodedata.name(letter, "").startswith(SELECTORS)
