"""What can be promised in a contract (HAEN-11.5): the kinds, all promises, and which exclude others."""

from __future__ import annotations

from typing import Final, NamedTuple

from fondaco.games.haendler.data import CITIES, GOODS, NONE, WAGONS
from fondaco.games.haendler.roads import Roads

# The kinds, by the letters of the clause
NOTHING: Final = 0
BID_NOTHING: Final = 1  # (a) my bid for the wagon's office is 0
AGREE: Final = 2  # (b) as the wagon's master I agree to a proposal of the limit or more
NO_AXLE: Final = 3  # (c) I play no Broken Axle on the wagon
DRIVE_INTO: Final = 4  # (d) with my next tile I drive the wagon into a city
DRIVE_OVER: Final = 5  # (d) ... or over a junction by an arm
LEAVE_BE: Final = 6  # (d) ... or I do not move it in my next turn
RIDE_TO: Final = 7  # (e) I move the courier to a field
NOT_RIDE_TO: Final = 8  # (e) ... or not there
SHIFT_UP: Final = 9  # (f) my counting house changes a good up
SHIFT_DOWN: Final = 10  # (f) ... down
NO_SHIFT: Final = 11  # (f) ... not at all
POINT: Final = 12  # (g) I set a pointer on a good
NO_POINT: Final = 13  # (g) ... or none
BID_BELOW: Final = 14  # (h) I bid for no investment card, or not above the limit

NAMES: Final = (
    "nothing",
    "bid-nothing",
    "agree",
    "no-axle",
    "drive-into",
    "drive-over",
    "leave-be",
    "ride-to",
    "not-ride-to",
    "shift-up",
    "shift-down",
    "no-shift",
    "point",
    "no-point",
    "bid-below",
)
TARGETS: Final = {DRIVE_INTO: "city", DRIVE_OVER: "field", RIDE_TO: "field", NOT_RIDE_TO: "field"}
ALL_KINDS: Final = tuple(range(1, len(NAMES)))
LIMITED: Final[tuple[int, ...]] = (AGREE, BID_BELOW)  # a price or a sum belongs to them
FORBEARANCES: Final[tuple[int, ...]] = (
    NO_AXLE,
    LEAVE_BE,
    NOT_RIDE_TO,
    NO_SHIFT,
    NO_POINT,
    BID_BELOW,
)  # kept by doing nothing

# The moments at which there are talks, in the order of a round (HAEN-11.2)
BUYING: Final = 0
MASTERS: Final = 1
OFFICE: Final = 2
LOADING: Final = 3
AXLES: Final = 4
DRIVING: Final = 5
WHEELS: Final = 6
HOUSES: Final = 7
OPENING: Final = 8
RISING: Final = 9
MOMENTS: Final = 10
MOMENT_NAMES: Final = (
    "buying",
    "masters",
    "office",
    "loading",
    "axles",
    "driving",
    "wheels",
    "houses",
    "opening",
    "rising",
)

# [kind] the last moment of a round at which it can still be promised: later its own moment is past
LATEST: Final[tuple[int, ...]] = (
    RISING,
    LOADING,
    LOADING,
    AXLES,
    RISING,
    RISING,
    RISING,
    RISING,
    RISING,
    HOUSES,
    HOUSES,
    HOUSES,
    WHEELS,
    WHEELS,
    OPENING,
)


class Promise(NamedTuple):
    """A kind, and what it is about: a wagon; a city, junction, field or good; the arm of a junction."""

    kind: int
    wagon: int = NONE
    target: int = NONE
    arm: int = NONE

    def subjects(self) -> list[tuple[str, int]]:
        """The things it is about, in the order of its sentence: each a kind of thing and which."""
        about = [("wagon", self.wagon), (TARGETS.get(self.kind, "good"), self.target), ("field", self.arm)]
        return [(what, id) for what, id in about if id != NONE]


def all_promises(maps: list[Roads]) -> list[Promise]:
    """Every promise there is on any map, so that a number means the same on each. The first is none."""
    found = [Promise(NOTHING)]
    for wagon in range(WAGONS):
        found += [Promise(kind, wagon) for kind in (BID_NOTHING, AGREE, NO_AXLE, LEAVE_BE)]
        found += [Promise(DRIVE_INTO, wagon, city) for city in range(len(CITIES))]
        found += [Promise(DRIVE_OVER, wagon, junction, arm) for junction, arm in all_arms(maps)]
    for field in range(len(CITIES), len(maps[0].names)):
        found += [Promise(kind, NONE, field) for kind in (RIDE_TO, NOT_RIDE_TO)]
    for good in range(len(GOODS)):
        kinds = (SHIFT_UP, SHIFT_DOWN, NO_SHIFT, POINT, NO_POINT)
        found += [Promise(kind, NONE, good) for kind in kinds]
    return [*found, Promise(BID_BELOW)]


def all_arms(maps: list[Roads]) -> list[tuple[int, int]]:
    """Junctions with each of their arms, on any map."""
    found: list[tuple[int, int]] = []
    for roads in maps:
        for field in range(len(CITIES), len(roads.names)):
            arms = [(field, arm) for arm in roads.arms[field]] if roads.is_junction(field) else []
            found += [pair for pair in arms if pair not in found]
    return found


def promisable(promises: list[Promise], roads: Roads, moment: int) -> list[int]:
    """The promises that make sense on a map at a moment of the round: their own is not past."""
    return [
        n for n, promise in enumerate(promises) if moment <= LATEST[promise.kind] and is_on(roads, promise)
    ]


def is_on(roads: Roads, promise: Promise) -> bool:
    """Is what the promise is about on this map?"""
    if promise.kind == DRIVE_OVER:
        return roads.is_junction(promise.target) and promise.arm in roads.arms[promise.target]
    if promise.kind in (RIDE_TO, NOT_RIDE_TO):
        return len(roads.arms[promise.target]) > 0
    return True


def is_kept_by(promise: Promise, roads: Roads, route: int) -> bool:
    """Does a tile's route, of the right wagon, end in the city or take the arm that was promised?"""
    walk = roads.routes[route]
    if promise.kind == DRIVE_INTO:
        return walk[-1] == promise.target
    before = roads.starts[route]
    for field in walk:
        if before == promise.target and field == promise.arm:
            return True
        before = field
    return False


def exclude(one: Promise, other: Promise, roads: Roads) -> bool:
    """Can nobody keep both? Then who stands by one cannot promise the other (HAEN-11.6)."""
    low, high = (one, other) if one.kind <= other.kind else (other, one)
    if low.kind in (DRIVE_INTO, DRIVE_OVER) and high.kind in (DRIVE_INTO, DRIVE_OVER):
        return low.wagon != high.wagon or not is_one_way(low, high, roads)
    if low.kind in (DRIVE_INTO, DRIVE_OVER) and high.kind == LEAVE_BE:
        return low.wagon == high.wagon
    if low.kind == RIDE_TO and high.kind == RIDE_TO:
        return low.target != high.target
    return (low.kind, high.kind) in OPPOSED and low.target == high.target


OPPOSED: Final = (
    (RIDE_TO, NOT_RIDE_TO),
    (SHIFT_UP, SHIFT_DOWN),
    (SHIFT_UP, NO_SHIFT),
    (SHIFT_DOWN, NO_SHIFT),
    (POINT, NO_POINT),
)


def is_one_way(one: Promise, other: Promise, roads: Roads) -> bool:
    """Is there a route that keeps both?"""
    return any(
        is_kept_by(one, roads, route) and is_kept_by(other, roads, route)
        for walks in roads.walks
        for route in walks[-1]
    )
