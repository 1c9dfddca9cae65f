"""Open decisions: try each answer and what follows from it, and take the best."""

from __future__ import annotations

from random import Random

from fondaco.bots.bot import Sight
from fondaco.bots.doge.prize import Prizes
from fondaco.bots.doge.worth import Taste, Worth
from fondaco.games.doge.data import FIELDS, HOMES, NEUTRAL
from fondaco.games.doge.state import Doge
from fondaco.games.doge.vote import Council, Vote
from fondaco.kernel.action import Action
from fondaco.kernel.frame import legal, play, question, waiting


class Lookahead:
    def __init__(self, sight: Sight[Doge], taste: Taste, rng: Random) -> None:
        self.seat = sight.seat
        self.taste = taste
        s = sight.world
        self.worth = Worth(s, sight.seat, taste)
        self.prizes = Prizes(s, self.worth)
        self.voting = [f for f in s.row if f != self.current(s)]
        self.piles: list[list[list[int]]] = []
        for _ in range(taste.few if self.voting else 0):
            w = sight.imagine(rng)
            w.at = [NEUTRAL] * 9
            self.piles.append([w.votes(f) for f in range(7)])
        self.seen: dict[tuple[int, ...], float] = {}

    def current(self, s: Doge) -> int:
        for frame in s.stack:
            if isinstance(frame, Vote):
                return frame.field
        return -1

    def value(self, s: Doge) -> float:
        key = (*s.master, *s.at)
        pending = self.seen.get(key)
        if pending is None:
            pending = self.seen[key] = self.pending(s) + self.standing(s)
        return self.worth.of(s) + pending

    def pending(self, s: Doge) -> float:
        """What the fields still to vote this round will bring."""
        total = 0.0
        for field in self.voting:
            help = [0] * s.seats
            for advisor, at in enumerate(s.at):
                if at == field:
                    help[s.master[advisor]] += 1
            for piles in self.piles:
                votes = [a + b for a, b in zip(piles[field], help, strict=True)]
                row = self.prizes.row(field, votes)
                total += row[min(votes[self.seat], len(row) - 1)]
        return total / max(len(self.piles), 1)

    def standing(self, s: Doge) -> float:
        """What advisors will do next round."""
        total = 0.0
        for advisor, at in enumerate(s.at):
            if at != NEUTRAL:
                master = s.master[advisor]
                total += self.worth.weight[master] * self.prizes.gain(at, master) * self.lasting(s, HOMES[advisor], at)
        return total * self.taste.vote

    def lasting(self, s: Doge, home: int, at: int) -> float:
        if home in self.voting:
            return 0.3
        coming = s.coming
        if home in coming:
            return 1.0 if at in coming and coming.index(at) < coming.index(home) else 0.0
        return 1.0 if at in coming else 0.5

    def best(self, s: Doge) -> tuple[float, Action]:
        options = [(self.follow(s, a), a) for a in self.candidates(s)]
        return max(options, key=lambda o: o[0])

    def candidates(self, s: Doge) -> list[Action]:
        """Every answer, council advisors that are alike only once."""
        actions = legal(s, question(s, self.seat))
        if not isinstance(s.stack[-1], Council):
            return actions
        seen = set()
        out = []
        for a in actions:
            adv = a.args[0]
            assert isinstance(adv, int)
            key = (a.verb, s.master[adv], s.at[adv], a.args[1:])
            if key not in seen:
                seen.add(key)
                out.append(a)
        return out

    def follow(self, s: Doge, a: Action) -> float:
        t = s.copy()
        play(t, a)
        if t.stack and len(t.row) == len(s.row) and waiting(t) == [self.seat] and not isinstance(t.stack[-1], Council) and self.current(t) == self.current(s):
            return self.best(t)[0]
        return self.value(t)
