"""Which promises can still matter: the others are neither given nor asked for (HAEN-11.5)."""

from __future__ import annotations

from typing import Final

from fondaco.games.haendler.data import (
    BROKEN_AXLE,
    COPIES,
    COUNTING,
    COURIER,
    EXPRESS,
    GREAT_COUNTING,
    GUEST_LOAD,
    LAST_ARRIVAL,
    LAST_ROUND,
    NONE,
)
from fondaco.games.haendler.promises import (
    AGREE,
    AXLES,
    BID_BELOW,
    BID_NOTHING,
    BUYING,
    DRIVING,
    NO_AXLE,
    NO_SHIFT,
    NOT_RIDE_TO,
    OPENING,
    RIDE_TO,
    SHIFT_DOWN,
    SHIFT_UP,
    Promise,
)
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.talks import guest_limits

RIDES: Final = (RIDE_TO, NOT_RIDE_TO)
SHIFTS: Final = (SHIFT_UP, SHIFT_DOWN, NO_SHIFT)
OF_A_TURN: Final = range(NO_AXLE + 1, NOT_RIDE_TO + 1)  # (d) and (e), which end with a turn of phase 3


def promises_between(s: Haendler, promiser: int, other: int, moment: int, wagon: int) -> list[int]:
    """What one player can promise another at a moment of the round, by public knowledge."""
    return [
        n
        for n in s.edition.promisable[moment]
        if can_matter(s, s.edition.promises[n], promiser, other, moment, wagon)
    ]


def can_matter(s: Haendler, promise: Promise, promiser: int, other: int, moment: int, wagon: int) -> bool:
    """Is there anything left that the promise could change? `wagon`: the one dealt with at this moment."""
    kind = promise.kind
    if kind == BID_NOTHING:
        return s.is_free(promise.wagon)
    if kind == AGREE:
        return promise.wagon >= wagon and can_load(s, promise.wagon, promiser, other, moment)
    if kind == NO_AXLE:
        return s.played[BROKEN_AXLE] < COPIES and not s.blocked[promise.wagon]
    if kind in RIDES and moment <= AXLES and not owns_one(s, promiser, (COURIER, EXPRESS)):
        return False
    if kind in OF_A_TURN:
        return moment <= DRIVING or not ends_now(s, moment)
    if kind in SHIFTS:
        return owns_one(s, promiser, (COUNTING, GREAT_COUNTING))
    return kind != BID_BELOW or min(s.owner) < 0


def can_load(s: Haendler, wagon: int, master: int, guest: int, moment: int) -> bool:
    """May the one be master when the wagon is loaded this round, and the other have a good to load then?"""
    if not s.in_city(wagon) or s.master[wagon] not in (NONE, master):
        return False
    if moment == BUYING:
        return sum(s.bed(wagon, guest)) < GUEST_LOAD
    return any(guest_limits(s, guest, wagon))


def owns_one(s: Haendler, seat: int, cards: tuple[int, ...]) -> bool:
    return any(s.owns(seat, card) for card in cards)


def ends_now(s: Haendler, moment: int) -> bool:
    """Is this the last round, so that no further turn of phase 3 comes? (HAEN-10.1, HAEN-10.4)"""
    to_count = sum(s.arrived) if moment < OPENING else 0
    return s.round >= LAST_ROUND or s.arrivals + to_count >= LAST_ARRIVAL[s.seats]
