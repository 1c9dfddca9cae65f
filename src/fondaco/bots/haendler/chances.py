"""The chance of each seat to win, as a search asks for it: what all seats have in common is reckoned once."""

from __future__ import annotations

from fondaco.bots.haendler.features import features_by, progress
from fondaco.bots.haendler.outlook import Outlook
from fondaco.bots.haendler.worth import Worth
from fondaco.bots.value import SeatFeatures
from fondaco.bots.weights import value_of
from fondaco.games.haendler.state import Haendler


def chances(s: Haendler, outlook: Outlook) -> list[float]:
    """Of each seat, in a whole world."""
    rows = [features_by(Worth(s, seat, outlook.taste, outlook)) for seat in range(s.seats)]
    return value_of("haendler", s.seats).chances(SeatFeatures(rows, progress(s)))
