"""What a bargain is worth to its two sides."""

from __future__ import annotations

from typing import Final

from fondaco.bots.genoa.action import action_worth, cost_of_acting, promise_cost
from fondaco.bots.genoa.course import message_gain
from fondaco.bots.genoa.holdings import Holdings, Worth
from fondaco.games.genoa.bargain import Bargain
from fondaco.games.genoa.data import EXTRA_ACTION, GOODS, PLAZA, SPECIAL
from fondaco.games.genoa.promises import NO_PROMISE, goods_of
from fondaco.games.genoa.state import Genoa


def one_of(good: int) -> tuple[int, ...]:
    return tuple(int(n == good) for n in range(len(GOODS)))


NOTHING: Final = (0,) * len(GOODS)
ACTION_CARD: Final = one_of(SPECIAL + EXTRA_ACTION)


def card_needed(s: Genoa, guest: int, field: int) -> tuple[int, ...]:
    """What the host must give a guest who has nothing to act with in a building (GEN-6.5)."""
    return ACTION_CARD if field < PLAZA and not s.can_act(guest) else NOTHING


def gain_at(worth: Worth, s: Genoa, seat: int, held: Holdings, field: int) -> float:
    """What it is worth to a guest that the tower is on a field and, in a building, that it acts there."""
    gain = message_gain(worth, held, s.path, field) if field not in s.path else 0.0
    if field < PLAZA:
        gain += action_worth(worth, seat, held, field) - cost_of_acting(worth, s, seat)
    return gain


def bargain_gain(worth: Worth, s: Genoa, bargain: Bargain) -> float:
    """What a bargain brings its guest."""
    held = worth.held(bargain.guest)
    given, got = bargain.to_host, bargain.to_guest
    gain = gain_at(worth, s, bargain.guest, held, bargain.field)
    gain += worth.of_goods(held, given.goods, -1) + worth.of_goods(held, got.goods, 1)
    if bargain.promise != NO_PROMISE:
        gain -= promise_cost(worth, bargain.guest, held, bargain.field, goods_of(bargain.promise))
    return gain + got.money - given.money


def rivals_gain(worth: Worth, s: Genoa, gain: float) -> float:
    """What a rival's gain costs oneself: it is one of several to beat."""
    return worth.taste.rivalry * max(0.0, gain) / (s.seats - 1)


def sold(worth: Worth, s: Genoa, bargain: Bargain) -> float:
    """What a bargain brings the host, less what it gives a rival for that."""
    return paid(worth, s, bargain) - rivals_gain(worth, s, bargain_gain(worth, s, bargain))


def paid(worth: Worth, s: Genoa, bargain: Bargain) -> float:
    """What a bargain brings the host by itself."""
    held = worth.held(s.active)
    given, got = bargain.to_guest, bargain.to_host
    gain = worth.of_goods(held, got.goods, 1) + worth.of_goods(held, given.goods, -1)
    gain += worth.of_goods(held, goods_of(bargain.promise), 1)
    return gain + got.money - given.money
