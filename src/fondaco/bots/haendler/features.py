"""How a seat stands in Die Händler, in a dozen numbers that a person would name."""

from __future__ import annotations

from typing import Final

from fondaco.bots.haendler.outlook import Atlas, Outlook
from fondaco.bots.haendler.taste import Taste
from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler.data import (
    CITIES,
    LAST_ARRIVAL,
    NOTE_COSTS,
    SOCIAL_RISE,
    UPKEEP,
    UPKEEP_CARD,
    WAGONS,
)
from fondaco.games.haendler.history import KINDS
from fondaco.games.haendler.state import Haendler

NAMES: Final[tuple[str, ...]] = (
    "status",
    "upkeep",
    "money",
    "debt",
    "cargo",
    "stock",
    "cards",
    "rises",
    "investments",
)
THOUSAND: Final = 1000.0


def features(s: Haendler, seat: int) -> list[float]:
    """In the order of the names."""
    return features_by(Worth(s, seat, Taste(), Outlook(s, Taste(), Atlas(s.edition.roads))))


def features_by(worth: Worth) -> list[float]:
    """The same, with what is already known of the position."""
    s, seat, taste = worth.s, worth.seat, worth.taste
    hand = s.hand[seat * KINDS : seat * KINDS + KINDS]
    owned = [value for value, owner in zip(taste.investments, s.owner, strict=True) if owner == seat]
    cargo, stock = 0.0, 0.0
    for wagon in range(WAGONS):
        cargo += worth.cargo(seat, wagon)
    for city in range(len(CITIES)):
        goods = worth.stock(seat, city)
        if any(goods):
            stock += worth.coming(city) * worth.warehouse(city, goods)
    return [
        float(s.status[seat]),
        UPKEEP[s.status[seat]] * worth.outlook.drives / (4 * THOUSAND),
        (s.money[seat] - NOTE_COSTS * s.notes[seat]) / THOUSAND,
        float(min(1, s.notes[seat])),
        cargo / THOUSAND,
        stock / THOUSAND,
        float(sum(hand) - hand[SOCIAL_RISE] + hand[UPKEEP_CARD]) / 2.0,
        float(hand[SOCIAL_RISE]),
        sum(owned, 0.0) * worth.outlook.drives / THOUSAND,
    ]


def progress(s: Haendler) -> float:
    """0 at the beginning, 1 when so many wagons have arrived that the game ends."""
    return min(1.0, s.arrivals / LAST_ARRIVAL[s.seats])
