"""What a building's action is worth to a player."""

from __future__ import annotations

from fondaco.bots.genoa.holdings import Holdings, Worth, without_card
from fondaco.games.genoa.data import (
    CATHEDRAL,
    EXTRA_ACTION,
    FIRST,
    GIVES,
    GUILD_HALL,
    LARGE,
    LARGE_PAYS,
    MARKER,
    MESSAGE,
    PALAZZO,
    POST_STATION,
    PRIVILEGE,
    SMALL,
    SMALL_PAYS,
    SPECIAL,
    TOWN_HALL,
    VILLAS,
    WAREHOUSES,
)
from fondaco.games.genoa.state import Genoa


def action_worth(worth: Worth, seat: int, held: Holdings, building: int) -> float:
    """The effect, and a small order that can be delivered with it."""
    return effect_worth(worth, seat, held, building) + small_order_worth(worth, held, building)


def cost_of_acting(worth: Worth, s: Genoa, seat: int) -> float:
    """A free action costs nothing, an extra-action card what it is worth."""
    if s.free_left(seat) > 0:
        return 0.0
    return worth.taste.specials[EXTRA_ACTION] * worth.hope


def effect_worth(worth: Worth, seat: int, held: Holdings, building: int) -> float:
    if building in VILLAS:
        return max(best_delivery(worth, held, building)[0], worth.new_card(held, PRIVILEGE))
    if building == GUILD_HALL:
        return worth.new_card(held, LARGE)
    if building == TOWN_HALL:
        return 2 * worth.new_card(held, SMALL)
    if building == POST_STATION:
        return 2 * worth.new_card(held, MESSAGE)
    return worth.of(after_effect(worth, seat, held, building)) - worth.of(held)


def after_effect(worth: Worth, seat: int, held: Holdings, building: int) -> Holdings:
    """Holdings with the goods that a building gives, except hand cards and what a delivery brings."""
    s = worth.s
    after = held.copy()
    if building == CATHEDRAL:
        after.add(MARKER, min(2, s.markers[seat]))
    elif building in WAREHOUSES:
        first = 2 * (building - WAREHOUSES[0])
        after.add(first, min(1, s.stock[first]))
        after.add(first + 1, min(1, s.stock[first + 1]))
    elif building in range(PALAZZO, PALAZZO + len(GIVES)):
        special = GIVES[building - PALAZZO]
        after.add(SPECIAL + special, min(1, s.deck[special]))
    return after


def promise_cost(worth: Worth, seat: int, held: Holdings, building: int, goods: tuple[int, ...]) -> float:
    """What it costs to give goods away out of the action: what they add to all else that it gives."""
    return -worth.of_goods(after_effect(worth, seat, held, building), goods, -1)


def best_delivery(worth: Worth, held: Holdings, villa: int) -> tuple[float, int]:
    """What the best large order for a villa brings over keeping it, and which it is; -1: none."""
    best, which = 0.0, -1
    before = worth.of(held)
    for card in held.hand.cards[LARGE]:
        if worth.s.edition.large[card][0] == villa:
            after = deliver_large(worth, held, card)
            if after is not None and worth.of(after) - before > best:
                best, which = worth.of(after) - before, card
    return best, which


def deliver_large(worth: Worth, held: Holdings, card: int) -> Holdings | None:
    """Holdings after a large order and the best special card for it; None if a ware is missing."""
    after = without_card(held, card)
    for ware in worth.s.edition.large_wares[card]:
        if not after.hand.wares[ware]:
            return None
        after.add(ware, -1)
    after.money += LARGE_PAYS
    special = best_special(worth, held)
    if special >= 0:
        after.add(SPECIAL + special, 1)
    return after


def best_special(worth: Worth, held: Holdings) -> int:
    """The special card in supply that adds most; -1 if there is none."""
    best, which = -1.0, -1
    for special, n in enumerate(worth.s.deck):
        if n:
            after = held.copy()
            after.add(SPECIAL + special, 1)
            gain = worth.of(after)
            if gain > best:
                best, which = gain, special
    return which


def small_order_worth(worth: Worth, held: Holdings, building: int) -> float:
    """What the best small order here brings over keeping it."""
    return best_small_order(worth, held, building)[0]


def best_small_order(worth: Worth, held: Holdings, building: int) -> tuple[float, int]:
    best, which = 0.0, -1
    for card in held.hand.cards[SMALL]:
        where, ware = worth.s.edition.small[card - FIRST[SMALL]]
        if where == building and held.hand.wares[ware]:
            after = without_card(held, card)
            after.add(ware, -1)
            after.money += SMALL_PAYS
            gain = worth.of(after) - worth.of(held)
            if gain > best:
                best, which = gain, card
    return best, which
