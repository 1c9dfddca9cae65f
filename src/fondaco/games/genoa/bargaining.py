"""What may be in a bargain: what each side could give, and what forbids one (GEN-6.6, GEN-6.9, GEN-6.12)."""

from __future__ import annotations

from typing import Final

from fondaco.games.genoa.bargain import Bargain, Side
from fondaco.games.genoa.data import (
    COIN,
    EXTRA_ACTION,
    GOODS,
    MARKER,
    MOST_ASKED,
    PLAZA,
    SPECIAL,
    SPECIAL_KINDS,
    WARE_KINDS,
)
from fondaco.games.genoa.promises import NO_PROMISE, goods_of, order_of, public_promises
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.fields import Amount, Bundle, Field, Some


def gift_fields(s: Genoa, seat: int, to: int) -> list[Field]:
    """What a seat may give: money in fives, what lies before it, cards of its hand (GEN-6.6)."""
    goods = s.wares_of(seat) + s.specials_of(seat)
    store = s.store[seat]
    goods += [min(store, s.markers[to]) if store else 0, 0, 0, 0, 0]  # cards are picked one by one
    hand = s.hand(seat)
    return [
        Amount("pay", "ducats", 0, s.purse(seat), "GEN-6.12", COIN),
        Bundle("give", "good", goods, 0, sum(goods), "GEN-6.12"),
        Some("cards", "card", hand, 0, len(hand), "GEN-6.12"),
    ]


# A field that never changes is made once and asked often.
ANY_MONEY: Final = Amount("ask", "ducats", 0, MOST_ASKED, "GEN-6.12", COIN)


def wish_fields(s: Genoa, seat: int, there: list[int]) -> list[Field]:
    """What a seat may ask of another: any money, as the purse is closed, and goods known to be there."""
    goods = there[:]
    if goods[MARKER]:
        goods[MARKER] = min(goods[MARKER], s.markers[seat])
    return [ANY_MONEY, Bundle("want", "good", goods, 0, sum(goods), "GEN-6.12")]


# Nothing may be asked: what takes the place of a binding offer must bind as well (GEN-6.8).
NO_WISH: Final[list[Field]] = [
    Amount("ask", "ducats", 0, 0, "GEN-6.8", COIN),
    Bundle("want", "good", [0] * len(GOODS), 0, 0, "GEN-6.8"),
]


def against(s: Genoa, bargain: Bargain) -> str:
    """The clause that forbids a bargain; empty if none does."""
    given = bargain.to_host
    promised = goods_of(bargain.promise)
    has_good = any(given.goods) or bargain.promise != NO_PROMISE
    if not has_good and given.money == 0:
        return "GEN-6.6"
    if not has_good and s.seats == 2:
        return "GEN-7.1"
    if given.goods[MARKER] + promised[MARKER] > s.markers[s.active]:
        return "GEN-6.6"
    left = s.markers[bargain.guest] + given.goods[MARKER] - bargain.to_guest.goods[MARKER]
    if promised[MARKER] > left:
        return "GEN-6.9"
    if bargain.field < PLAZA and not keeps_action(s, bargain):
        return "GEN-6.5"
    order = order_of(bargain.promise)
    if order >= 0 and not can_deliver_then(s, bargain, order):
        return "GEN-6.9"
    return ""


def keeps_action(s: Genoa, bargain: Bargain) -> bool:
    """A free action is left, or an extra-action card that is not given away, or one that is asked of the host
    and played at once (GEN-6.5)."""
    guest, card = bargain.guest, SPECIAL + EXTRA_ACTION
    if s.free_left(guest) > 0 or bargain.to_guest.goods[card]:
        return True
    return s.specials[guest * SPECIAL_KINDS + EXTRA_ACTION] > bargain.to_host.goods[card]


def host_has_action_card(s: Genoa) -> bool:
    """Has the host an extra-action card that a guest could ask for, to act with it (GEN-6.5)?"""
    return s.specials[s.active * SPECIAL_KINDS + EXTRA_ACTION] > 0


def could_act(s: Genoa, guest: int) -> bool:
    """By public knowledge: could a guest act in a building after a deal for it (GEN-6.5)?"""
    return s.can_act(guest) or host_has_action_card(s)


def can_deliver_then(s: Genoa, bargain: Bargain, order: int) -> bool:
    """Order and wares are held once the rest of the deal is done (GEN-6.9)."""
    if order in bargain.to_host.cards:
        return False
    for ware in s.edition.large[order][1:]:
        had = s.wares[bargain.guest * WARE_KINDS + ware]
        if had - bargain.to_host.goods[ware] + bargain.to_guest.goods[ware] < 1:
            return False
    return True


def covers(s: Genoa, seat: int, side: Side) -> bool:
    """Does a seat own what is asked of it? Goods are public and were looked at when it was asked."""
    return s.money[seat] >= side.money


def could_give_goods(s: Genoa, guest: int, field: int) -> bool:
    """By public knowledge: has a guest any good to give, or the action to promise from? (GEN-7.1)"""
    goods = s.public_goods(guest)
    goods[MARKER] = min(goods[MARKER], s.markers[s.active])
    if field < PLAZA and s.free_left(guest) == 0 and not host_has_action_card(s):
        goods[SPECIAL + EXTRA_ACTION] -= 1  # it takes one to act
    return any(goods) or len(public_promises(s, guest, field)) > 1
