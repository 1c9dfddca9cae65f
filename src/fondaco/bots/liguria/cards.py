"""Which ship card to take."""

from __future__ import annotations

from random import Random

from fondaco.bots.liguria.candidates import candidates
from fondaco.bots.liguria.lookahead import Lookahead
from fondaco.bots.liguria.worth import Worth
from fondaco.games.liguria.cards import Upgrades
from fondaco.games.liguria.state import Liguria
from fondaco.games.liguria.voyage import voyage
from fondaco.kernel.action import Action
from fondaco.kernel.frame import play, settle


def choose_card(s: Liguria, before: Worth, after: Worth, rng: Random) -> Action:
    """The card with which the position is best after upgrading and sailing, as if nobody else moved."""
    options = [(card_value(s, a, before, after, rng), rng.random(), a) for a in candidates(s, before.seat)]
    return max(options, key=lambda option: option[:2])[2]


def card_value(s: Liguria, a: Action, before: Worth, after: Worth, rng: Random) -> float:
    """What the position is worth at the end of one's own move, upgrades made before it."""
    t = s.copy()
    play(t, a)
    while t.stack and isinstance(t.stack[-1], Upgrades):
        t = Lookahead(before, rng).best(t).s
    t.stack = [voyage(t, before.seat)]
    settle(t)
    return Lookahead(after, rng).best(t).value if t.stack else after.of(t)
