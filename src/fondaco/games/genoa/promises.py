"""What can be promised out of an action itself: goods of the building's effect, no money (GEN-6.9)."""

from __future__ import annotations

from typing import Final

from fondaco.games.genoa.data import (
    CARD,
    FIRST,
    GIVES,
    GOODS,
    GUILD_HALL,
    LARGE,
    MARKER,
    MESSAGE,
    PALAZZO,
    PLAZA,
    POST_STATION,
    PRIVILEGE,
    SMALL,
    SPECIAL,
    SPECIAL_KINDS,
    TOWN_HALL,
    VILLAS,
    WARE_KINDS,
    WAREHOUSES,
)
from fondaco.games.genoa.state import Genoa

NO_PROMISE: Final = 0
WARE: Final = 1  # one of the eight wares
BOTH: Final = 9  # both wares of one of the four warehouses
LARGE_ORDER: Final = 13
SMALL_ORDERS: Final = 14  # one, or two
MESSAGES: Final = 16
MARKERS_OUT: Final = 18
SPECIAL_OUT: Final = 20  # the special card of a building, by its kind
PRIVILEGE_OUT: Final = 25
DELIVERY: Final = 26  # the special card of a large order: order * SPECIAL_KINDS + special card
PROMISES: Final = DELIVERY + FIRST[1] * SPECIAL_KINDS


def goods_of(promise: int) -> tuple[int, ...]:
    """What is promised, of each good."""
    return PROMISED[promise]


def order_of(promise: int) -> int:
    """The large order a promise rests on, or -1."""
    return (promise - DELIVERY) // SPECIAL_KINDS if promise >= DELIVERY else -1


def special_of(promise: int) -> int:
    """The special card that a promised delivery brings."""
    return (promise - DELIVERY) % SPECIAL_KINDS


def row(promise: int) -> list[int]:
    """The goods of a promise, a row of the table below."""
    goods = [0] * len(GOODS)
    if promise == NO_PROMISE:
        return goods
    if promise < BOTH:
        goods[promise - WARE] = 1
    elif promise < LARGE_ORDER:
        goods[2 * (promise - BOTH)] = 1
        goods[2 * (promise - BOTH) + 1] = 1
    elif promise == LARGE_ORDER:
        goods[CARD + LARGE] = 1
    elif promise < MESSAGES:
        goods[CARD + SMALL] = promise - SMALL_ORDERS + 1
    elif promise < MARKERS_OUT:
        goods[CARD + MESSAGE] = promise - MESSAGES + 1
    elif promise < SPECIAL_OUT:
        goods[MARKER] = promise - MARKERS_OUT + 1
    elif promise < PRIVILEGE_OUT:
        goods[SPECIAL + promise - SPECIAL_OUT] = 1
    elif promise == PRIVILEGE_OUT:
        goods[CARD + PRIVILEGE] = 1
    else:
        goods[SPECIAL + special_of(promise)] = 1
    return goods


PROMISED: Final = tuple([tuple(row(promise)) for promise in range(PROMISES)])


def public_promises(s: Genoa, guest: int, field: int) -> list[int]:
    """What a guest could promise out of a building's action as far as all can see: it is in supply."""
    if field >= PLAZA:
        return [NO_PROMISE]
    if field >= PALAZZO:
        special = GIVES[field - PALAZZO]
        return [NO_PROMISE, SPECIAL_OUT + special] if s.deck[special] else [NO_PROMISE]
    if field >= WAREHOUSES[0]:
        return [NO_PROMISE, *ware_promises(s, field)]
    if field >= VILLAS[0]:
        return [NO_PROMISE, PRIVILEGE_OUT] if s.in_pile(PRIVILEGE) else [NO_PROMISE]
    if field == GUILD_HALL:
        return [NO_PROMISE, LARGE_ORDER] if s.in_pile(LARGE) else [NO_PROMISE]
    if field == TOWN_HALL:
        return [NO_PROMISE, SMALL_ORDERS, SMALL_ORDERS + 1][: 1 + s.in_pile(SMALL)]
    if field == POST_STATION:
        return [NO_PROMISE, MESSAGES, MESSAGES + 1][: 1 + s.in_pile(MESSAGE)]
    most = min(s.markers[guest], s.markers[s.active])
    return [NO_PROMISE, MARKERS_OUT, MARKERS_OUT + 1][: 1 + most]


def ware_promises(s: Genoa, house: int) -> list[int]:
    """One of its wares, or both (GEN-8.4)."""
    first = 2 * (house - WAREHOUSES[0])
    found = [WARE + ware for ware in (first, first + 1) if s.stock[ware]]
    if len(found) == 2:
        found.append(BOTH + house - WAREHOUSES[0])
    return found


def own_promises(s: Genoa, guest: int, field: int) -> list[int]:
    """What a guest may promise, who knows their own orders. The order is named with the promise, to all."""
    found = public_promises(s, guest, field)
    if VILLAS[0] <= field <= VILLAS[-1]:
        for order in s.edition.orders_at[field]:
            if s.where[order] == guest and is_within_reach(s, guest, order):
                first = DELIVERY + order * SPECIAL_KINDS
                found.extend([first + special for special, n in enumerate(s.deck) if n])
    return found


def is_within_reach(s: Genoa, guest: int, order: int) -> bool:
    """The guest has each ware, or the host has it and may be asked for it."""
    guests, hosts = guest * WARE_KINDS, s.active * WARE_KINDS
    for ware in s.edition.large_wares[order]:
        if not s.wares[guests + ware] and not s.wares[hosts + ware]:
            return False
    return True
