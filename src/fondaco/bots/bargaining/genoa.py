"""What there is to be had in a step of Genoa: the action under the tower, or where the tower goes.

The surplus of a bargain is what guest and host gain by it, with the host's way on from its field, less what
the host would have on its own: acting, moving on or stopping. Compared are all bargains that the house's
guests make: money, or with it one good or one promise, for each guest and field, and what was struck. Whether
a purse holds the price is not asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from fondaco.bots.bargaining.closing import Closing
from fondaco.bots.genoa.guest import has
from fondaco.bots.genoa.holdings import Worth
from fondaco.bots.genoa.host import act_here, course_of, ways_on
from fondaco.bots.genoa.prices import NOTHING, bargain_gain, card_needed, one_of, paid
from fondaco.bots.genoa.taste import Taste
from fondaco.games.genoa import shape
from fondaco.games.genoa.bargain import Bargain, Side
from fondaco.games.genoa.bargaining import covers
from fondaco.games.genoa.data import MARKER
from fondaco.games.genoa.dealing import Ahead, Dealing, Here
from fondaco.games.genoa.offers import able, fields_for
from fondaco.games.genoa.promises import NO_PROMISE, own_promises
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.terms import Terms
from fondaco.kernel.action import Action
from fondaco.kernel.frame import parts


def open_window(s: Genoa) -> Dealing | None:
    """The step in which deals are made now."""
    for frame in reversed(s.stack):
        if isinstance(frame, Dealing):
            return frame
    return None


def close(s: Genoa, a: Action) -> Closing | None:
    """How an answer ends the step; None: it does not."""
    top, window = s.stack[-1], open_window(s)
    assert window is not None
    if isinstance(top, Terms) and a.verb == "agree":
        return closing_with(s, window, top.terms, is_hosts=True)
    if top is not window or a.verb in ("ask", "address"):
        return None
    if a.verb != "accept":
        return closing_with(s, window, None)
    (number,) = parts(shape.Accept, a)
    return closing_with(s, window, window.offers[number])


def closing_with(s: Genoa, window: Dealing, struck: Bargain | None, is_hosts: bool = False) -> Closing:
    """The step as it ends with a bargain, or without one."""
    worth = Worth(s, Taste())
    alone, onward = hosts_ways(worth, s, window)

    def surplus(bargain: Bargain) -> float:
        joint = bargain_gain(worth, s, bargain) + paid(worth, s, bargain)
        return joint + onward[bargain.field] - alone

    found = 0.0 if struck is None else surplus(struck)
    best = max([0.0, found, *[surplus(bargain) for bargain in possible(s, window)]])
    return Closing(struck is not None, found, best, is_hosts)


def hosts_ways(worth: Worth, s: Genoa, window: Dealing) -> tuple[float, dict[int, float]]:
    """What the host has on its own, and its way on from each field that a deal could be for."""
    if isinstance(window, Ahead):
        moves, onward = ways_on(worth, s, s.active, window)
        return max([0.0, *moves.values()]), onward
    assert isinstance(window, Here)
    act = act_here(course_of(worth, s, s.active), s, s.active)
    return max(0.0, act), {s.path[-1]: 0.0}


def possible(s: Genoa, window: Dealing) -> Iterator[Bargain]:
    """Every bargain of the house's kind, its money left out: that is in nobody's joint gain."""
    fields = window.targets(s)
    for guest in able(s, fields):
        for field in fields_for(s, guest, fields):
            card = Side(0, card_needed(s, guest, field), ())
            if not covers(s, s.active, card):
                continue
            goods = [one_of(good) for good in range(MARKER + 1) if has(s, guest, good)]
            for gift in [NOTHING, *goods]:
                yield Bargain(guest, field, NO_PROMISE, Side(0, gift, ()), card)
            for promise in own_promises(s, guest, field)[1:]:
                yield Bargain(guest, field, promise, Side(0, NOTHING, ()), card)
