"""Which ship card to take."""

from __future__ import annotations

from random import Random

from fondaco.bots.liguria.course import way_of
from fondaco.bots.liguria.lookahead import Lookahead
from fondaco.bots.liguria.upgrades import choose_upgrade
from fondaco.bots.liguria.worth import Worth
from fondaco.games.liguria import shape
from fondaco.games.liguria.cards import TakeCards
from fondaco.games.liguria.data import STEP, STOPS
from fondaco.games.liguria.edition import Card
from fondaco.games.liguria.state import Liguria
from fondaco.games.liguria.voyage import SAIL, Voyage
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer, play


def choose_card(s: Liguria, before: Worth, after: Worth, rng: Random) -> Action:
    """The card with which the position is best after upgrading and sailing, as if nobody else moved."""
    cards = list(dict.fromkeys(s.cards))
    outing = Outing(s, after, rng)
    values = [(card_value(s, card, before, outing), rng.random(), card) for card in cards]
    return answer(shape.Choose, before.seat, max(values)[2])


def card_value(s: Liguria, card: int, before: Worth, outing: Outing) -> float:
    """What the position is worth at the end of one's own move, upgrades made before it."""
    t = s.copy()
    t.stack = [TakeCards([before.seat], 0)]
    play(t, answer(shape.Choose, before.seat, card))
    while t.stack:
        play(t, choose_upgrade(t, before))
    after = outing.worth
    offered = after.taste.offered * sum(s.edition.cards[card].cubes) if after.moves else 0.0
    printed = s.edition.cards[card]
    return after.rows(t).value - offered + outing.best(printed, t.wheels(after.seat) + printed.wheels)


class Outing:
    """What this round's move is worth by where it ends: the same for every card, but for how far it goes."""

    def __init__(self, s: Liguria, worth: Worth, rng: Random) -> None:
        self.s = s
        self.worth = worth
        self.lookahead = Lookahead(worth, rng)
        self.way = way_of(s, worth.seat)
        worth.fixed = worth.rows(s)
        self.idle = worth.sea(s, worth.fixed)
        self.ends: list[list[float]] = [[], []]  # [way][steps - 1] at sea after the actions there
        self.gains: list[list[float]] = [[], []]  # and what these actions alone bring

    def best(self, card: Card, steps: int) -> float:
        """The best end at sea that a card leads to; an anchor stop adds what is done there."""
        if not steps:
            return self.idle
        ways = [0, 1] if self.way == 0 or card.turns else [STEP.index(self.way)]
        return max([self.along(way, steps, card.anchors > 0) for way in ways])

    def along(self, way: int, steps: int, has_anchor: bool) -> float:
        """The best end on one way."""
        ends, gains = self.ends[way], self.gains[way]
        while len(ends) < min(steps, STOPS):
            self.extend(way, len(ends) + 1)
        best, stop = ends[0], 0.0
        for n in range(min(steps, STOPS)):
            best = max(best, ends[n] + stop)
            if has_anchor:
                stop = max(stop, gains[n])
        return best

    def extend(self, way: int, steps: int) -> None:
        """Sail one step further, and see what can be done there."""
        seat, worth = self.worth.seat, self.worth
        assert worth.fixed is not None
        t = self.s.copy()
        t.had = [0] * t.seats
        t.sealed = [0] * t.seats
        t.stack = [Voyage(seat, SAIL, STOPS, 0, 0, False, False)]
        done = self.lookahead.attempt(t, answer(shape.Sail, seat, way, steps))
        t.at[seat] = done.s.at[seat]
        t.course[seat] = done.s.course[seat]
        end = done.value - worth.fixed.value
        self.ends[way].append(end)
        self.gains[way].append(end - worth.sea(t, worth.fixed))
