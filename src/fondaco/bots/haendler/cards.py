"""What influence cards in the pile and investment cards on offer are worth to a seat."""

from __future__ import annotations

from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler import data
from fondaco.games.haendler.data import LAST_ARRIVAL, RISE, TOP_STATUS, UPKEEP
from fondaco.games.haendler.history import KINDS
from fondaco.games.haendler.state import Haendler


def influence(s: Haendler, worth: Worth) -> list[float]:
    """[card] what it is worth to pick it; below nothing if there is none in the pile."""
    seat = worth.seat
    rounds = worth.outlook.drives
    status = min(TOP_STATUS, s.status[seat] + int(rounds / 2))
    worths = [0.0] * KINDS
    worths[data.FREE_LOADING] = 120.0 * min(4.0, rounds)
    worths[data.BROKEN_AXLE] = 60.0 * min(4.0, rounds)
    worths[data.SPECIAL_SALE] = data.SPECIAL_SALE_PRICE - 200.0
    worths[data.BONUS_SALE] = 150.0 * min(4.0, rounds + 1)
    worths[data.SOCIAL_RISE] = 0.8 * (RISE[LAST_ARRIVAL[s.seats]] - data.SOCIAL_RISE_COST)
    worths[data.WAGON_MASTER] = 80.0 * min(4.0, rounds)
    worths[data.UPKEEP_CARD] = 0.8 * max(0, UPKEEP[status] - data.UPKEEP_CARD_COST)
    hand = s.hand[seat * KINDS : seat * KINDS + KINDS]
    return [worths[card] / (1 + hand[card]) if s.pile[card] else -1.0 for card in range(KINDS)]
