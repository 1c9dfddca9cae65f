"""What there is to be had in a guest's talks with a wagon's master in Die Händler (HAEN-4.6).

The surplus is what the guest gains by loading: the price only passes to the master. The best is the guest's
best load. Contracts of the variant "Agreements" are no occasion of this kind: their promises are kept later
or never, and nobody can list all that could be promised.
"""

from __future__ import annotations

from fondaco.bots.bargaining.closing import Closing
from fondaco.bots.haendler.taste import Taste
from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler import shape
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.talks import PROPOSALS, Talk
from fondaco.kernel.action import Action
from fondaco.kernel.frame import parts


def open_talk(s: Haendler) -> Talk | None:
    """The talks that are going on."""
    for frame in reversed(s.stack):
        if isinstance(frame, Talk):
            return frame
    return None


def close(s: Haendler, a: Action) -> Closing | None:
    """How an answer ends the talks; None: it does not, or the guest plays Free Loading instead (HAEN-4.9)."""
    talk = s.stack[-1]
    if not isinstance(talk, Talk):
        return None
    match a.verb:
        case "agree":
            return closing_with(s, talk, talk.goods)
        case "take":
            return closing_with(s, talk, talk.goods, is_hosts=True)
        case "take_quoted":
            (goods,) = parts(shape.TakeQuoted, a)
            return closing_with(s, talk, list(goods), is_hosts=True)
        case "propose":
            goods, price = parts(shape.Propose, a)
            is_sworn = any(vow.limit() <= price for vow in talk.sworn(s))
            return closing_with(s, talk, list(goods)) if is_sworn else None
        case "refuse" if talk.said < PROPOSALS:
            return None
        case "leave" | "refuse":
            return closing_with(s, talk, None)
    return None


def closing_with(s: Haendler, talk: Talk, goods: list[int] | None, is_hosts: bool = False) -> Closing:
    """The talks as they end with these goods loaded, or with none."""
    worth = Worth(s, talk.guest, Taste())
    found = 0.0 if goods is None else worth.gain(talk.guest, talk.wagon, goods)
    load = worth.best_load(talk.guest, talk.wagon, s.sort_of(talk.wagon))
    return Closing(
        goods is not None, found, max(0.0, found, worth.gain(talk.guest, talk.wagon, load)), is_hosts
    )
