"""Open decisions: try each answer, follow one's own next ones, and compare where that leads."""

from __future__ import annotations

from random import Random
from typing import Final

from fondaco.bots.bot import Sight
from fondaco.bots.doge.prize import Prizes
from fondaco.bots.doge.taste import Taste
from fondaco.bots.doge.worth import Worth
from fondaco.games.doge import shape
from fondaco.games.doge.data import FIELDS, HOMES, NEUTRAL
from fondaco.games.doge.state import Doge
from fondaco.games.doge.vote import Council
from fondaco.kernel.action import Action
from fondaco.kernel.frame import legal, parts, play, question, waiting

TOSS_UP: Final = 0.5  # the order of two cards that both lie face down


def decide(sight: Sight[Doge], taste: Taste, rng: Random) -> Action:
    """The answer that leads to the best position."""
    ahead = Ahead(sight, taste, rng)
    s = sight.world
    return max(answers(s, sight.seat), key=lambda a: ahead.after(s, a))


def answers(s: Doge, seat: int) -> list[Action]:
    """The answers worth a look: of advisors that are alike, only the first."""
    found = legal(s, question(s, seat))
    if not isinstance(s.stack[-1], Council):
        return found
    alike: dict[object, Action] = {}
    for a in found:
        advisor, to = parts(shape.Take, a) if a.verb == "take" else (*parts(shape.Waive, a), NEUTRAL)
        alike.setdefault((a.verb, s.master[advisor], s.at[advisor], to), a)
    return list(alike.values())


class Ahead:
    """Looks ahead from one open decision: to one's own next decisions, this round's votes, the next round."""

    def __init__(self, sight: Sight[Doge], taste: Taste, rng: Random) -> None:
        s = sight.world
        self.seat = sight.seat
        self.taste = taste
        self.worth = Worth(s, sight.seat, taste)
        self.prizes = Prizes(s, self.worth)
        self.field = s.voting
        self.coming = s.coming[:]
        self.to_vote = s.row[1:]
        self.piles = [self.imagined(sight, rng) for _ in range(taste.piles)] if self.to_vote else []
        self.known: dict[tuple[int, ...], float] = {}

    def imagined(self, sight: Sight[Doge], rng: Random) -> list[list[int]]:
        """The votes [field][seat] that tokens alone may give."""
        world = sight.imagine(rng)
        world.at = [NEUTRAL] * len(HOMES)
        return [world.votes(field) for field in range(len(FIELDS))]

    def after(self, s: Doge, a: Action) -> float:
        """What an answer leads to, if one's own answers that follow from it are the best."""
        t = s.copy()
        play(t, a)
        if self.is_mine(t):
            return max([self.after(t, b) for b in answers(t, self.seat)])
        return self.worth.of(self.worth.merits(t.houses, t.palazzi)) + self.influence(t)

    def is_mine(self, t: Doge) -> bool:
        """Is the next question still mine, in the same vote, and about the same advisor?"""
        if waiting(t) != [self.seat] or t.voting != self.field:
            return False
        return not isinstance(t.stack[-1], Council)

    def influence(self, t: Doge) -> float:
        """What the advisors do where they stand; reckoned once for each way they may stand."""
        key = (*t.master, *t.at)
        value = self.known.get(key)
        if value is None:
            value = self.known[key] = self.taste.later * self.this_round(t) + self.next_round(t)
        return value

    def this_round(self, t: Doge) -> float:
        """What the fields still to vote bring on average."""
        total = 0.0
        for field in self.to_vote:
            advisors = [0] * t.seats
            for advisor, at in enumerate(t.at):
                if at == field:
                    advisors[t.master[advisor]] += 1
            for piles in self.piles:
                votes = [n + more for n, more in zip(piles[field], advisors, strict=True)]
                row = self.prizes.row(field, votes)
                total += row[min(votes[self.seat], len(row) - 1)]
        return total / len(self.piles) if self.piles else 0.0

    def next_round(self, t: Doge) -> float:
        """What standing advisors promise for the round to come."""
        total = 0.0
        for advisor, at in enumerate(t.at):
            if at != NEUTRAL:
                master = t.master[advisor]
                promise = self.lasts(HOMES[advisor], at) * self.prizes.prize(at, master).gain
                total += self.worth.weight[master] * promise
        return self.taste.vote * total

    def lasts(self, home: int, at: int) -> float:
        """The chance that an advisor still stands on a field when that votes next round (DOGE-7.3)."""
        chance = self.taste.stays if home in self.to_vote else 1.0
        if home not in self.coming:
            return chance if at in self.coming else chance * TOSS_UP
        if at in self.coming and self.coming.index(at) < self.coming.index(home):
            return chance
        return 0.0
