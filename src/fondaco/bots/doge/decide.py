"""Open decisions: try each answer, follow one's own next ones, and compare where that leads."""

from __future__ import annotations

from random import Random
from typing import Final

from fondaco.bots.bot import Sight
from fondaco.bots.doge.influence import Influence
from fondaco.bots.doge.prize import Mind
from fondaco.bots.doge.worth import LAST_COST
from fondaco.games.doge import shape
from fondaco.games.doge.data import COUNCIL, DISTRICTS, NEUTRAL, QUARANTIA
from fondaco.games.doge.houses import Moves
from fondaco.games.doge.state import Doge
from fondaco.games.doge.vote import SECONDS, Council, Spoils
from fondaco.kernel.action import Action
from fondaco.kernel.frame import legal, parts, play, question, waiting

SPOILS: Final = 2  # houses of the one who wins a district (DOGE-5.1)


def decide(sight: Sight[Doge], mind: Mind, rng: Random) -> Action:
    """The answer that leads to the best position."""
    s = sight.world
    found = answers(s, sight.seat)
    if len(found) == 1:
        return found[0]
    ahead = Ahead(sight, mind, rng)
    return found[ahead.best_of(s, found)]


def answers(s: Doge, seat: int) -> list[Action]:
    """The answers worth a look: of those that come to the same, only one."""
    found = legal(s, question(s, seat))
    top = s.stack[-1]
    if isinstance(top, Council):
        return unlike(s, found)
    if isinstance(top, Spoils) and not top.placed:
        return houses_first(s, seat, found)
    if isinstance(top, Moves) and top.made:
        return onward(top, found)
    return found


def houses_first(s: Doge, seat: int, found: list[Action]) -> list[Action]:
    """An advisor can wait; only with few houses left it may pay to build by waiving it first (DOGE-5.5)."""
    supply = s.supply[seat]
    if not supply:
        return found
    return [a for a in found if a.verb == "put" or (a.verb == "waive" and supply < SPOILS)]


def unlike(s: Doge, found: list[Action]) -> list[Action]:
    """Of advisors that are alike, only the first."""
    alike: dict[tuple[str, int, int, int], Action] = {}
    for a in found:
        advisor, to = parts(shape.Take, a) if a.verb == "take" else (*parts(shape.Waive, a), NEUTRAL)
        alike.setdefault((a.verb, s.master[advisor], s.at[advisor], to), a)
    return list(alike.values())


def onward(moves: Moves, found: list[Action]) -> list[Action]:
    """A house that was moved is not moved again: it could have gone there at once."""
    moved_to = moves.into[-1] % DISTRICTS
    return [a for a in found if a.verb != "move" or parts(shape.Move, a)[0] != moved_to]


class Ahead:
    """Looks ahead from one open decision: to one's own next decisions, this round's votes, the next round."""

    def __init__(self, sight: Sight[Doge], mind: Mind, rng: Random) -> None:
        s = sight.world
        self.seat = sight.seat
        self.taste = mind.taste
        self.prizes = mind.prizes(s, sight.seat)
        self.worth = self.prizes.worth
        self.field = s.voting
        self.influence = Influence(sight, self.prizes, rng) if stirs_advisors(s, sight.seat) else None
        self.usual_move: float | None = None
        self.usual_takes: list[float] | None = None
        self.root = s

    def best_of(self, s: Doge, found: list[Action]) -> int:
        """The position of the best answer."""
        values = [self.after(s, a) for a in found]
        return values.index(max(values))

    def after(self, s: Doge, a: Action) -> float:
        """What an answer leads to, if one's own answers that follow from it are the best."""
        t = s.copy()
        play(t, a)
        effort = self.taste.effort if a.verb == "move" else 0.0
        if waiting(t) != [self.seat] or t.voting != self.field or isinstance(t.stack[-1], Council):
            return self.standing(t) + self.to_come(t) - effort
        top = t.stack[-1]
        if isinstance(top, Spoils) and top.placed:
            return self.advised(t)
        if isinstance(top, Moves) and top.each == 1 and not isinstance(t.stack[-2], Council):
            return self.standing(t) + max(0.0, self.best_move(t, top.home) - self.taste.effort)
        return max([self.after(t, b) for b in answers(t, self.seat)]) - effort

    def standing(self, t: Doge) -> float:
        """What is on the board, and what the advisors do where they stand."""
        value = self.worth.of_board(t.houses, t.palazzi)
        return value if self.influence is None else value + self.influence.of(t)

    def advised(self, t: Doge) -> float:
        """The same when one has yet to decide on a district's advisor."""
        influence = self.influence
        assert influence is not None
        board = self.worth.of_board(t.houses, t.palazzi)
        waived = influence.of_other(t, self.field, NEUTRAL, NEUTRAL)
        waived += max(0.0, self.best_move(t, self.field) - self.taste.effort)
        if not t.can_take(self.seat, self.field):
            return board + waived
        return board + max(waived, influence.best_of(t, self.seat, self.field))

    def to_come(self, t: Doge) -> float:
        """What one's next decision in the same vote of the Quarantia adds: an advisor, or a house moved."""
        council = council_of(t)
        if council is None or t.voting != self.field or self.seat not in council.plan[council.turn :]:
            return 0.0
        return max(self.next_take(t, council), self.next_move(t), 0.0)

    def next_take(self, t: Doge, council: Council) -> float:
        """What the next advisor does, reckoned from how they stood at first; a rival may pick one before."""
        takes = self.takes()
        gains = sorted([takes[advisor - COUNCIL[0]] for advisor in council.undecided])
        is_second_first = council.plan[council.turn] not in (self.seat, SECONDS)
        if is_second_first and len(gains) > 1:
            gains.pop()
        return gains[-1]

    def takes(self) -> list[float]:
        """What each of the Quarantia's advisors can do, taken alone."""
        if self.usual_takes is None:
            self.usual_takes = [self.take(advisor) for advisor in COUNCIL]
        return self.usual_takes

    def take(self, advisor: int) -> float:
        influence = self.influence
        if influence is None or not self.root.can_take(self.seat, advisor):
            return 0.0
        return influence.best_of(self.root, self.seat, advisor) - influence.of(self.root)

    def next_move(self, t: Doge) -> float:
        """What a house moved next brings: a palazzo as things stand then, or as much as at first."""
        if self.usual_move is None:
            self.usual_move = self.best_move(self.root, QUARANTIA)
        return max(self.usual_move, self.best_move(t, QUARANTIA, True)) - self.taste.effort

    def best_move(self, t: Doge, home: int, must_build: bool = False) -> float:
        """What the best move of one house adds, if it must go from or to a district that is its home."""
        base = self.seat * DISTRICTS
        best = now = self.worth.of_board(t.houses, t.palazzi)
        for target in range(DISTRICTS):
            cost = t.cost(target)
            can_build = cost <= LAST_COST and t.houses[base + target] + 1 >= cost and t.unbuilt[self.seat] > 0
            if must_build and not can_build:
                continue
            for source in range(DISTRICTS):
                if source == target or not t.houses[base + source]:
                    continue
                if home == QUARANTIA or home in (source, target):
                    best = max(best, self.moved(t, base + source, base + target, cost if can_build else 0))
        return best - now

    def moved(self, t: Doge, source: int, target: int, cost: int) -> float:
        """The board after a house was moved, with a palazzo if that costs something and is better."""
        houses = t.houses[:]
        houses[source] -= 1
        houses[target] += 1
        value = self.worth.of_board(houses, t.palazzi)
        if not cost:
            return value
        palazzi = t.palazzi[:]
        houses[target] -= cost
        palazzi[target] += 1
        return max(value, self.worth.of_board(houses, palazzi))


def council_of(s: Doge) -> Council | None:
    """The vote of the Quarantia that is being carried out, if one is."""
    for frame in s.stack:
        if isinstance(frame, Council):
            return frame
    return None


def stirs_advisors(s: Doge, seat: int) -> bool:
    """Does a seat still decide on an advisor in this vote?"""
    for frame in s.stack:
        if isinstance(frame, Spoils):
            return frame.seat == seat and not frame.decided
        if isinstance(frame, Council):
            return seat in frame.plan[frame.turn :]
    return False
