"""What the things of Die Händler von Genua are called: all that a sentence needs."""

from __future__ import annotations

from typing import Final

from fondaco.games.genoa.data import (
    BUILDINGS,
    EDGE,
    FIELDS,
    FIRST,
    GOODS,
    KINDS,
    SIDE,
    SPECIAL,
    SPECIALS,
    STREETS,
)
from fondaco.games.genoa.edition import Edition
from fondaco.games.genoa.promises import (
    BOTH,
    DELIVERY,
    LARGE_ORDER,
    MARKERS_OUT,
    MESSAGES,
    NO_PROMISE,
    PRIVILEGE_OUT,
    PROMISES,
    SMALL_ORDERS,
    SPECIAL_OUT,
    WARE,
    order_of,
    special_of,
)

OFFERS: Final = 4 * (FIELDS - 1)  # no more can stand at once: one of each guest for every other field


def street_names(edition: Edition) -> list[str]:
    """A street is named by its row and column: `street/2/3`."""
    squares = edition.city.squares
    names: list[str] = []
    for street in range(STREETS, FIELDS):
        row, column = divmod(squares.index(street), SIDE)
        names.append(f"street/{row + 1}/{column + 1}")
    return names


def large_name(order: list[int]) -> str:
    """A large order by its villa and wares."""
    return f"field:{order[0]}/good:{order[1]}/good:{order[2]}/good:{order[3]}"


def card_names(edition: Edition) -> list[str]:
    """An order by its building and wares, a message by its buildings, a privilege by its building."""
    names = [f"large-order/{large_name(order)}" for order in edition.large]
    names += [f"small-order/field:{o[0]}/good:{o[1]}" for o in edition.small]
    names += [f"message/field:{pair[0]}/field:{pair[1]}" for pair in edition.messages]
    return names + [f"privilege/field:{building}" for building in edition.privileges]


def promise_name(edition: Edition, promise: int) -> str:
    if promise == NO_PROMISE:
        return "none"
    if promise < BOTH:
        return f"ware/good:{promise - WARE}"
    if promise < LARGE_ORDER:
        first = 2 * (promise - BOTH)
        return f"wares/good:{first}/good:{first + 1}"
    if promise == LARGE_ORDER:
        return "large-order"
    if promise < MESSAGES:
        return f"small-orders/{promise - SMALL_ORDERS + 1}"
    if promise < MARKERS_OUT:
        return f"messages/{promise - MESSAGES + 1}"
    if promise < SPECIAL_OUT:
        return f"markers/{promise - MARKERS_OUT + 1}"
    if promise < PRIVILEGE_OUT:
        return f"special/good:{SPECIAL + promise - SPECIAL_OUT}"
    if promise == PRIVILEGE_OUT:
        return "privilege"
    assert promise >= DELIVERY
    order = large_name(edition.large[order_of(promise)])
    return f"delivery/good:{SPECIAL + special_of(promise)}/{order}"


def names_of(edition: Edition) -> dict[str, tuple[str, ...]]:
    """Every thing by its id; streets and cards are those of the edition."""
    assert len(BUILDINGS) == EDGE + FIRST[4] - FIRST[3]
    squares = [f"square/{n // SIDE + 1}/{n % SIDE + 1}" for n in range(SIDE * SIDE)]
    return {
        "field": (*BUILDINGS, "plaza", *street_names(edition)),
        "good": GOODS,
        "special": SPECIALS,
        "kind": KINDS,
        "card": tuple(card_names(edition)),
        "promise": tuple([promise_name(edition, promise) for promise in range(PROMISES)]),
        "square": tuple(squares),
        "flag": ("no", "yes"),
        "offer": tuple([f"number/{n + 1}" for n in range(OFFERS)]),
    }
