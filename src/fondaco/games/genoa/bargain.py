"""A bargain: what guest and host would hand each other, and for which field (GEN-6)."""

from __future__ import annotations

from random import Random

from fondaco.games.genoa.data import (
    CARD,
    COIN,
    EXTRA_ACTION,
    FIRST,
    GOODS,
    KINDS,
    MARKER,
    MOST_ASKED,
    PLAZA,
    SPECIAL,
    kind_of,
)
from fondaco.games.genoa.promises import NO_PROMISE, goods_of, order_of, public_promises
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.action import EYE, Arg, number, numbers
from fondaco.kernel.prompt import Amount, Bundle, Field, Some


class Side:
    """What one of the two hands over. Hand cards are in `goods` by kind and number; who gives them of their
    own accord has picked them, who is asked for them picks when the deal is made (GEN-6.12)."""

    def __init__(self, money: int, goods: tuple[int, ...], cards: tuple[int, ...]) -> None:
        self.money = money
        self.goods = goods  # of each of the 18 kinds
        self.cards = cards  # picked already

    def is_empty(self) -> bool:
        return self.money == 0 and not any(self.goods)


class Bargain:
    """An offer, or terms. Once made it is never changed, so that copies share it."""

    def __init__(self, guest: int, field: int, promise: int, to_host: Side, to_guest: Side) -> None:
        self.guest = guest
        self.field = field
        self.promise = promise  # out of the action itself (GEN-6.9)
        self.to_host = to_host
        self.to_guest = to_guest

    def is_binding(self) -> bool:
        """It asks nothing of the active player (GEN-6.11)."""
        return self.to_guest.is_empty()


def own_side(pay: Arg, give: Arg, cards: Arg) -> Side:
    """What a seat gives of its own accord: the cards it picked are counted in."""
    goods = list(numbers(give))
    for card in numbers(cards):
        goods[CARD + kind_of(card)] += 1
    return Side(number(pay), tuple(goods), numbers(cards))


def asked_side(ask: Arg, want: Arg) -> Side:
    return Side(number(ask), numbers(want), ())


def gift_fields(s: Genoa, seat: int, to: int) -> list[Field]:
    """What a seat may give: money in fives, what lies before it, cards of its hand (GEN-6.6)."""
    goods = s.wares[seat * 8 : seat * 8 + 8] + s.specials[seat * 5 : seat * 5 + 5]
    goods += [min(s.store[seat], s.markers[to]), 0, 0, 0, 0]  # cards are picked one by one
    hand = s.hand(seat)
    return [
        Amount("pay", "ducats", 0, s.purse(seat), "GEN-6.12", COIN),
        Bundle("give", "good", goods, 0, sum(goods), "GEN-6.12"),
        Some("cards", "card", hand, 0, len(hand), "GEN-6.12"),
    ]


def wish_fields(s: Genoa, seat: int, there: list[int]) -> list[Field]:
    """What a seat may ask of another: any money, as the purse is closed, and goods known to be there."""
    goods = there[:]
    goods[MARKER] = min(goods[MARKER], s.markers[seat])
    return [
        Amount("ask", "ducats", 0, MOST_ASKED, "GEN-6.12", COIN),
        Bundle("want", "good", goods, 0, sum(goods), "GEN-6.12"),
    ]


def no_wish_fields() -> list[Field]:
    """Nothing may be asked: what takes the place of a binding offer must bind as well (GEN-6.8)."""
    return [
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
    return s.specials[guest * 5 + EXTRA_ACTION] > bargain.to_host.goods[card]


def host_has_action_card(s: Genoa) -> bool:
    """Has the host an extra-action card that a guest could ask for, to act with it (GEN-6.5)?"""
    return s.specials[s.active * 5 + EXTRA_ACTION] > 0


def could_act(s: Genoa, guest: int) -> bool:
    """By public knowledge: could a guest act in a building after a deal for it (GEN-6.5)?"""
    return s.can_act(guest) or host_has_action_card(s)


def can_deliver_then(s: Genoa, bargain: Bargain, order: int) -> bool:
    """Order and wares are held once the rest of the deal is done (GEN-6.9)."""
    if order in bargain.to_host.cards:
        return False
    for ware in s.edition.large[order][1:]:
        had = s.wares[bargain.guest * 8 + ware]
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


def show_bargain(bargain: Bargain, is_open: bool) -> dict[str, object]:
    """A bargain as it lies on the table; the hand cards picked only for the two (GEN-6.12)."""
    given, asked = bargain.to_host, bargain.to_guest
    return {
        "guest": bargain.guest,
        "field": bargain.field,
        "promise": bargain.promise,
        "pay": given.money,
        "give": given.goods,
        "given_cards": given.cards if is_open else None,
        "ask": asked.money,
        "want": asked.goods,
        "wanted_cards": asked.cards if is_open else None,
        "is_binding": int(bargain.is_binding()),
    }


def imagine_bargain(s: Genoa, bargain: Bargain, seat: int, rng: Random) -> Bargain:
    """In a third player's worlds the cards picked are any of their kinds (GEN-6.12)."""
    if seat in (bargain.guest, s.active, EYE):
        return bargain
    order = order_of(bargain.promise)
    to_host = imagine_side(s, bargain.guest, bargain.to_host, order, rng)
    to_guest = imagine_side(s, s.active, bargain.to_guest, order, rng)
    return Bargain(bargain.guest, bargain.field, bargain.promise, to_host, to_guest)


def imagine_side(s: Genoa, giver: int, side: Side, order: int, rng: Random) -> Side:
    """Other cards in place of those picked, but never the order that a promise rests on. Of an earlier offer
    fewer may be left: a message that was picked may have been paid out since (GEN-9.3)."""
    cards: list[int] = []
    if side.cards:
        for kind in range(len(KINDS)):
            held = [card for card in range(FIRST[kind], FIRST[kind + 1]) if s.where[card] == giver]
            free = [card for card in held if card != order]
            cards.extend(rng.sample(free, min(len(free), side.goods[CARD + kind])))
    return Side(side.money, side.goods, tuple(sorted(cards)))
