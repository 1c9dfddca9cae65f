"""How safe an island is from the knights that the others have in hand: all of them were taken in the open."""

from __future__ import annotations

from typing import Final

from fondaco.bots.liguria.course import distance, way_of
from fondaco.bots.liguria.taste import Taste
from fondaco.games.liguria.data import ROUNDS, STOPS
from fondaco.games.liguria.state import Liguria, swords_of
from fondaco.games.liguria.voyage import Voyage

SWORDS: Final = 24  # beyond that an island is as safe as can be
UNKNOWN: Final = -1.0


class Foe:
    """A rival: the swords in hand, the rounds to come, and where this round's move can lead."""

    def __init__(self, swords: int, moves: int, reach: list[bool]) -> None:
        self.swords = swords
        self.moves = moves
        self.reach = reach  # [stop] where the ship can be before the round ends


class Garrisons:
    """The chance that an island is kept to the end, by its stop and the swords there; reckoned when asked."""

    def __init__(self, s: Liguria, seat: int, taste: Taste) -> None:
        self.foes = [foe_of(s, seat, other) for other in range(s.seats) if other != seat]
        self.risk = taste.risk / max(1, len(self.foes))
        self.armed = taste.armed
        self.raid = taste.raid
        self.known = [UNKNOWN] * (STOPS * SWORDS)

    def keeping(self, stop: int, swords: int) -> float:
        swords = min(swords, SWORDS - 1)
        chance = self.known[stop * SWORDS + swords]
        if chance == UNKNOWN:
            chance = self.known[stop * SWORDS + swords] = self.reckon(stop, swords)
        return chance

    def reckon(self, stop: int, swords: int) -> float:
        chance = 1.0
        for foe in self.foes:
            is_armed = foe.swords > swords
            each = self.armed if is_armed else self.risk / (1 + swords)
            chance *= float((1.0 - each) ** foe.moves)
            if is_armed and foe.reach[stop]:
                chance *= 1.0 - self.raid
        return chance


def foe_of(s: Liguria, seat: int, other: int) -> Foe:
    swords = swords_of(s, tuple(s.knights_of(other)))
    to_come = max(0, ROUNDS[s.seats] - s.round)
    if not is_sailing(s):  # all ships are still to sail this round, nobody knows how far
        return Foe(swords, to_come + 1, [False] * STOPS)
    if s.round > ROUNDS[s.seats] or s.order.index(other) < s.order.index(seat):
        return Foe(swords, to_come, [False] * STOPS)
    return Foe(swords, to_come, reach_of(s, other))


def is_sailing(s: Liguria) -> bool:
    """Have all taken their cards, and somebody is under way? (LIG-3.7)"""
    for frame in s.stack:
        if isinstance(frame, Voyage):
            return True
    return False


def reach_of(s: Liguria, other: int) -> list[bool]:
    """Where a rival's ship can be by the card that it sails by this round (LIG-4.1, LIG-4.3)."""
    card = s.edition.cards[s.kept[other][-1]]
    steps = s.wheels(other) + card.wheels
    way = 0 if card.turns else way_of(s, other)
    return [distance(s.at[other], way, stop) <= steps for stop in range(STOPS)]
