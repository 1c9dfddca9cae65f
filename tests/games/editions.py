"""Editions that differ a little from the one of the house, and how they are refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from fondaco.kernel import Damaged, Game

Document = dict[str, Any]


def edition_of(game: Game[Any]) -> Document:
    """The edition of the house, free to be changed."""
    return game.edition() or {}


def edition_with(game: Game[Any], *path: str | int, to: object) -> Document:
    """The edition of the house with one entry changed; None takes it out."""
    document = edition_of(game)
    at: Any = document
    *way, last = path
    for step in way:
        at = at[step]
    if to is None:
        del at[last]
    else:
        at[last] = to
    return document


def damage_in(
    game: Game[Any], readers: Sequence[Callable[[Document], object]], document: Document
) -> Damaged:
    """How a document is refused, by the table and by every reader alike."""
    with pytest.raises(Damaged) as refusal:
        game.start(game.seats[-1], edition=document)
    for read in readers:
        with pytest.raises(Damaged) as again:
            read(document)
        assert str(again.value) == str(refusal.value)
    return refusal.value
