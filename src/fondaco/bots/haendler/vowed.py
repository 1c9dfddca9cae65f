"""Answers that promises leave open."""

from __future__ import annotations

from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action, Illegal
from fondaco.kernel.frame import check_answer


def is_open(s: Haendler, a: Action) -> bool:
    """May this be said? A promise that stands may be against it (HAEN-11.6)."""
    try:
        check_answer(s, a)
    except Illegal:
        return False
    return True
