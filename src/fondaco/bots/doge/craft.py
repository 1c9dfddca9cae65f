"""Doge searched: to the end of the round, by the chance to win."""

from __future__ import annotations

from random import Random
from typing import Final

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.doge.decide import Ahead, answers
from fondaco.bots.doge.features import features, progress
from fondaco.bots.doge.foresight import returns_of
from fondaco.bots.doge.greedy import DogeGreedy
from fondaco.bots.doge.hand import by_votes
from fondaco.bots.doge.place import Plan, Returns, cards_of, least_of, left_of, plans
from fondaco.bots.doge.prize import Mind
from fondaco.bots.doge.taste import Taste
from fondaco.bots.search import Budget
from fondaco.bots.value import SeatFeatures
from fondaco.bots.weights import value_of
from fondaco.games.doge import shape
from fondaco.games.doge.ending import standings
from fondaco.games.doge.round import Placement
from fondaco.games.doge.state import Doge
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer, parts
from fondaco.kernel.game import win_shares

WORLDS: Final = Budget(12)  # in which the others' placements are played out
PLANS: Final = 6  # the best, from which placements are taken
MOST: Final = 7  # answers to an open question
SCARCE: Final = 3  # with fewer houses in the supply one may think about where they go


class DogeCraft:
    """Looks to the end of the round and asks there who may win.

    Placements are not searched unless that is asked for, to show people others than the best: foresight
    weighs all of them in many worlds at once, far better than a few rollouts of each.
    """

    def __init__(self, taste: Taste | None = None, places: bool = False) -> None:
        taste = taste or Taste()
        self.mind = Mind(taste)
        self.light = DogeGreedy(taste.light())
        self.places = places

    def quick(self) -> Bot:
        return self.light

    def since(self, s: Doge) -> int:
        return s.round

    def is_quiet(self, s: Doge) -> bool:
        top = s.stack[-1]
        return isinstance(top, Placement) and not top.step

    def appraise(self, s: Doge, seat: int) -> float:
        """The chance to win; at the end the share of the win."""
        if not s.stack:
            return win_shares(standings(s))[seat]
        rows = [features(s, each) for each in range(s.seats)]
        return value_of("doge", s.seats).chances(SeatFeatures(rows, progress(s)))[seat]

    def candidates(self, sight: Sight[Doge], base: Action, rng: Random) -> list[Action]:
        if isinstance(sight.world.stack[-1], Placement):
            return self.placements(sight, rng) if self.places else []
        return self.decisions(sight, base, rng)

    def placements(self, sight: Sight[Doge], rng: Random) -> list[Action]:
        """Of the best plans against what the others may place, the parts that matter least."""
        s, seat = sight.world, sight.seat
        left = left_of(s)
        returns = returns_of(sight, self.mind.prizes(s, seat), self.light, WORLDS, rng)
        hand = tuple(s.tokens(seat))
        found: dict[tuple[int, int], Action] = {}
        for plan in best_plans(returns, cards_of(s, seat), hand, left):
            look = rng.choice(by_votes(hand, left)[plan.votes])
            i = least_of(plan, returns)
            a = answer(shape.Place, seat, plan.fields[i], look[i])
            found.setdefault((plan.fields[i], plan.votes[i]), a)
        return list(found.values())

    def decisions(self, sight: Sight[Doge], base: Action, rng: Random) -> list[Action]:
        """The answers that look best at once; the base alone where nothing else deserves a thought."""
        s = sight.world
        if base.verb == "build":
            return [base]  # the measure has seen few palazzi left unbuilt: it is no judge of that
        found = [a for a in answers(s, sight.seat) if not is_mean(s, a, base)]
        if len(found) <= MOST:
            return found
        ahead = Ahead(sight, self.mind, rng)
        return sorted(found, key=lambda a: -ahead.after(s, a))[:MOST]


def is_mean(s: Doge, a: Action, base: Action) -> bool:
    """Does an answer leave houses that cost nothing in a supply that has enough of them?"""
    if a.verb != "put" or base.verb != "put" or s.supply[a.seat] < SCARCE:
        return False
    return parts(shape.PutHouses, a)[0] < parts(shape.PutHouses, base)[0]


def worth_of(plan: Plan) -> float:
    return plan.value


def best_plans(returns: Returns, cards: list[int], hand: tuple[int, ...], left: int) -> list[Plan]:
    """The best ways to spend a hand; the last placement on each of the best fields."""
    if left > 1:
        return sorted(plans(returns, cards, hand, left), key=worth_of, reverse=True)[:PLANS]
    found = [plan for field in cards for plan in plans(returns, [field], hand, 1)]
    return sorted(found, key=worth_of, reverse=True)[:PLANS]
