"""Names that people give themselves."""

from __future__ import annotations

import unicodedata
from typing import Final

from fondaco.server.refusal import No

LONGEST: Final = 24
JOINERS: Final = "\u200c\u200d"  # needed by some scripts and by emoji
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs by name, but nothing to see
SELECTORS: Final = ("VARIATION SELECTOR", "MONGOLIAN FREE VARIATION", "COMBINING GRAPHEME JOINER")
HARMFUL: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # categories of Unicode
MARKS: Final = 2  # accents in a row that a letter may bear


def clean_name(text: str) -> str:
    """The name as it is shown. Raises No if there is none, or it would spoil the page."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 0 < len(name) <= LONGEST or not any(is_visible(letter) for letter in name):
        raise No(400, "name")
    if any(is_harmful(letter) for letter in name) or has_tower(name):
        raise No(400, "name")
    return name


def is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS"


def is_harmful(letter: str) -> bool:
    """Control and format characters, text direction among them, and what is no character at all."""
    if letter in JOINERS:
        return False
    return letter in BLANKS or unicodedata.category(letter) in HARMFUL


def has_tower(name: str) -> bool:
    """So many accents on one letter that they reach into other lines."""
    run = 0
    for letter in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if run > MARKS:
            return True
    return False


def same_name(one: str, other: str) -> bool:
    """Could one be taken for the other?"""
    return seen(one) == seen(other)


def seen(name: str) -> str:
    """A name as the eye takes it: without what is not drawn, and in letters of one width and style."""
    drawn = "".join([letter for letter in name if not is_unseen(letter)])
    return unicodedata.normalize("NFKC", drawn).casefold()


def is_unseen(letter: str) -> bool:
    return letter in JOINERS or unicodedata.name(letter, "").startswith(SELECTORS)
