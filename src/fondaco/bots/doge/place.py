"""Placing votes: what so many votes return on each field, and the best plan for the rest of the round."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final, NamedTuple

from fondaco.bots.bot import Sight
from fondaco.bots.doge.hand import Tokens, by_votes
from fondaco.bots.doge.prize import Mind, Prizes
from fondaco.bots.doge.rivals import foresee
from fondaco.games.doge import shape
from fondaco.games.doge.data import FIELDS, PLACEMENTS
from fondaco.games.doge.round import Placement
from fondaco.games.doge.state import Doge
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer

MOST_VOTES: Final = 10  # four tokens: 3, 3, 2, 2

Returns = list[list[float]]  # [field][votes] what they add to a vote without them


class Plan(NamedTuple):
    """So many votes on each of some fields, and what they return together."""

    value: float
    votes: tuple[int, ...]
    fields: tuple[int, ...]


def value_of(plan: Plan) -> float:
    return plan.value


def place(sight: Sight[Doge], mind: Mind, rng: Random) -> Action:
    """Place by what votes return if the others go where they gain."""
    s, seat = sight.world, sight.seat
    returns = expect(s, left_of(s), mind.prizes(s, seat), rng)
    return placed(s, seat, returns, mind.taste.blur, rng)


def placed(s: Doge, seat: int, returns: Returns, blur: float, rng: Random) -> Action:
    """Plan all placements left, make the one that returns least: what matters most is best shown last."""
    cards = cards_of(s, seat)
    rng.shuffle(cards)
    hand, left = tuple(s.tokens(seat)), left_of(s)
    plan = choose(plans(returns, cards, hand, left), blur, rng)
    least = least_of(plan, returns)
    looks = by_votes(hand, left)[plan.votes]
    return answer(shape.Place, seat, plan.fields[least], rng.choice(looks)[least])


def least_of(plan: Plan, returns: Returns) -> int:
    """The part of a plan that returns least."""
    found = [returns[field][votes] for field, votes in zip(plan.fields, plan.votes, strict=True)]
    return found.index(min(found))


def left_of(s: Doge) -> int:
    """The placements of this round that are still to be made."""
    placement = s.stack[-1]
    assert isinstance(placement, Placement)
    return PLACEMENTS[s.seats] - placement.step


def cards_of(s: Doge, seat: int) -> list[int]:
    """The fields where a seat has placed nothing this round (DOGE-3.3)."""
    return [field for field in range(len(FIELDS)) if not s.lying[seat * len(FIELDS) + field]]


def expect(s: Doge, left: int, prizes: Prizes, rng: Random) -> Returns:
    """What votes return on each field, on average over imagined worlds."""
    worlds = prizes.worth.taste.worlds
    total = [[0.0] * (MOST_VOTES + 1) for _ in FIELDS]
    for _ in range(worlds):
        for field, votes in enumerate(foresee(s, left, prizes, rng)):
            row = prizes.row(field, votes)
            own, last = votes[prizes.worth.seat], len(row) - 1
            for more in range(MOST_VOTES + 1):
                total[field][more] += row[min(own + more, last)]
    return [[(value - row[0]) / worlds for value in row] for row in total]


def plans(returns: Returns, cards: list[int], hand: Tokens, left: int) -> list[Plan]:
    """For each way to spread the votes, the fields where it returns most."""
    spread = Spread(returns, cards, left)
    return [spread.plan(votes) for votes in by_votes(hand, left)]


class Spread:
    """Finds the best fields for the votes of several placements; what ways have in common only once."""

    def __init__(self, returns: Returns, cards: list[int], left: int) -> None:
        self.returns = returns
        # A field beyond the best few is never needed: the others use up fewer.
        self.ranked = [
            sorted(cards, key=lambda field: -returns[field][votes])[:left] for votes in range(MOST_VOTES + 1)
        ]
        self.known: dict[tuple[tuple[int, ...], int], tuple[float, tuple[int, ...]]] = {}

    def plan(self, votes: tuple[int, ...]) -> Plan:
        value, fields = self.best(votes, 0)
        return Plan(value, votes, fields)

    def best(self, votes: tuple[int, ...], used: int) -> tuple[float, tuple[int, ...]]:
        """What votes return on the best fields that are not used, a bit each; and these fields."""
        known = self.known.get((votes, used))
        if known is not None:
            return known
        n, rest = votes[0], votes[1:]
        most, fields = -inf, votes
        for field in self.ranked[n]:
            if used >> field & 1:
                continue
            value = self.returns[field][n]
            others: tuple[int, ...] = ()
            if rest:
                further, others = self.best(rest, used | 1 << field)
                value += further
            if value > most:
                most, fields = value, (field, *others)
        self.known[votes, used] = (most, fields)
        return most, fields


def choose(found: list[Plan], blur: float, rng: Random) -> Plan:
    """Any of the plans that are hardly worse than the best."""
    best = max(map(value_of, found))
    return rng.choice([plan for plan in found if plan.value >= best - blur])
