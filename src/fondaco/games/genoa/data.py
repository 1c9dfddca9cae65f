"""Die Händler von Genua in tables: what no edition changes.

Tables that are indexed are typed as tuples of any length: mypyc copies one of fixed length at every index.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# GEN-1.1, GEN-1.2: the fields. Buildings come first, those around the plaza, then those at the edge by kind.
BUILDINGS: Final = (
    "guild-hall",
    "town-hall",
    "post-station",
    "cathedral",
    "villa-ricci",
    "villa-colini",
    "villa-zasteri",
    "villa-monetti",
    "grain-warehouse",
    "metal-warehouse",
    "cloth-warehouse",
    "spice-warehouse",
    "palazzo",
    "park",
    "coach-house",
    "harbour",
    "taverna",
    "trattoria",
)
GUILD_HALL: Final = 0
TOWN_HALL: Final = 1
POST_STATION: Final = 2
CATHEDRAL: Final = 3
VILLAS: Final[tuple[int, ...]] = (4, 5, 6, 7)
WAREHOUSES: Final[tuple[int, ...]] = (8, 9, 10, 11)  # the wares of warehouse 8 + n are 2n and 2n + 1
PALAZZO: Final = 12
PARK: Final = 13
HARBOUR: Final = 15
EDGE: Final = 4  # the first building at the city's edge
PLAZA: Final = 18
STREETS: Final = 19  # the first street
FIELDS: Final = 39
SIDE: Final = 8  # squares along the city

# GEN-1.3: wares
WARES: Final = ("wheat", "rice", "silver", "copper", "silk", "linen", "salt", "pepper")
WARE_KINDS: Final = 8
EACH_WARE: Final = 5

# GEN-1.4: hand cards. A card is a number; its kind is the stretch it lies in.
LARGE: Final = 0
SMALL: Final = 1
MESSAGE: Final = 2
PRIVILEGE: Final = 3
KINDS: Final = ("large-order", "small-order", "message", "privilege")
FIRST: Final[tuple[int, ...]] = (0, 16, 32, 46, 60)  # the first card of each kind, and one past the last
CARDS: Final = 60
KIND_OF: Final = [kind for kind in range(len(KINDS)) for _ in range(FIRST[kind], FIRST[kind + 1])]  # [card]
MASK: Final[tuple[int, ...]] = (
    0xFFFF,
    0xFFFF << 16,
    0x3FFF << 32,
    0x3FFF << 46,
)  # the cards of each kind as bits

# GEN-1.5: special cards
ANY_START: Final = 0
ANY_WARE: Final = 1
EXTRA_ACTION: Final = 2
BUILDING_ACTION: Final = 3
EXCHANGE: Final = 4
SPECIALS: Final = ("any-start-field", "any-ware", "extra-action", "building-action", "exchange")
SPECIAL_KINDS: Final = 5
EACH_SPECIAL: Final[tuple[int, ...]] = (5, 5, 5, 5, 7)
# GEN-8.3: the special card of each building from the palazzo on
GIVES: Final[tuple[int, ...]] = (BUILDING_ACTION, EXTRA_ACTION, ANY_START, ANY_WARE, EXCHANGE, EXCHANGE)

# GEN-1.7: goods in one row: wares, special cards, the ownership marker, hand cards by kind
SPECIAL: Final = 8  # the first special card
MARKER: Final = 13
CARD: Final = 14  # the first kind of hand card
GOODS: Final = (*WARES, *SPECIALS, "marker", *KINDS)

# GEN-1.6
MARKERS: Final = 7
DISCS: Final = 5
COIN: Final = 5

# GEN-2.1, GEN-3.2
START_MONEY: Final = 130
LAST_SPACE: Final[tuple[int, ...]] = (0, 0, 12, 10, 8, 7)

# GEN-6.8, GEN-6.10
ASKINGS: Final = 3
TERMS: Final = 2
MOST_ASKED: Final = 500  # ducats asked of the other side, whose purse is closed

# GEN-5.4, GEN-9, GEN-12.1
OWNERS_FEE: Final = 10
LARGE_PAYS: Final = 100
SMALL_PAYS: Final = 40
MESSAGE_PAYS: Final = 30
CHAIN: Final[tuple[int, ...]] = (0, 10, 30, 60, 100)
LONGER_CHAIN: Final = 50  # for each privilege beyond the fourth
BUILDING_PAYS: Final = 10

NONE: Final = -1  # no seat, no field
UP: Final = -2  # a card that lies face up under its pile
DOWN: Final = -1  # a card in its face-down pile


def bits_of(things: Sequence[int]) -> int:
    """Cards or fields as bits."""
    bits = 0
    for thing in things:
        bits |= 1 << thing
    return bits


def cards_of(bits: int) -> list[int]:
    """The cards that bits stand for, in rising order."""
    cards: list[int] = []
    while bits:
        lowest = bits & -bits
        cards.append(lowest.bit_length() - 1)
        bits -= lowest
    return cards


def kind_of(card: int) -> int:
    """The kind of a hand card."""
    return KIND_OF[card]
