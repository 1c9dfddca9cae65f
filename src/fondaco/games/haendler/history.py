"""Deeds with influence cards, each as one number: who did what with which (HAEN-2.9).

What was picked is secret; the rest was told. Together they say which hands are possible.
"""

from __future__ import annotations

from typing import Final

from fondaco.games.haendler.data import COPIES, INFLUENCE

KINDS: Final = len(INFLUENCE)

PICKED: Final = 0
PLAYED: Final = 1
GAVE: Final = 2
GOT: Final = 3
SHOWED: Final = 4  # and one more for each copy: SHOWED + 2 has named two
DEEDS: Final = SHOWED + COPIES + 1


def deed(seat: int, card: int, what: int) -> int:
    """Who did what with which influence card."""
    return (seat * KINDS + card) * DEEDS + what


def what_of(entry: int) -> int:
    return entry % DEEDS


def holding_of(entry: int) -> int:
    """Where a hand counts these cards: Haendler.hand[seat * KINDS + card]."""
    return entry // DEEDS


def owner_of(entry: int) -> int:
    return entry // (DEEDS * KINDS)


def card_of(entry: int) -> int:
    return entry // DEEDS % KINDS
