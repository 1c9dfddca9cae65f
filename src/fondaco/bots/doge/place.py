"""Placing votes: what so many votes return on each field, and the best plan for the rest of the round."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from fondaco.bots.bot import Sight
from fondaco.bots.doge.hand import Tokens, by_votes
from fondaco.bots.doge.prize import Prizes
from fondaco.bots.doge.rivals import foresee
from fondaco.bots.doge.taste import Taste
from fondaco.bots.doge.worth import Worth
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


def place(sight: Sight[Doge], taste: Taste, rng: Random) -> Action:
    """Plan all placements left, make the one that returns least: what matters most is best shown last."""
    s, seat = sight.world, sight.seat
    placement = s.stack[-1]
    assert isinstance(placement, Placement)
    left = PLACEMENTS[s.seats] - placement.step
    returns = expect(sight, left, Prizes(s, Worth(s, seat, taste)), rng)
    cards = [field for field in range(len(FIELDS)) if not s.lying[seat * len(FIELDS) + field]]
    rng.shuffle(cards)
    hand = tuple(s.tokens(seat))
    plan = choose(plans(returns, cards, hand, left, taste.thrift), taste.blur, rng)
    least = min(range(len(plan.votes)), key=lambda i: returns[plan.fields[i]][plan.votes[i]])
    looks = by_votes(hand, left)[plan.votes]
    return answer(shape.Place, seat, plan.fields[least], rng.choice(looks)[least])


def expect(sight: Sight[Doge], left: int, prizes: Prizes, rng: Random) -> Returns:
    """What votes return on each field, on average over imagined worlds."""
    worlds = prizes.worth.taste.worlds
    total = [[0.0] * (MOST_VOTES + 1) for _ in FIELDS]
    for _ in range(worlds):
        for field, votes in enumerate(foresee(sight.imagine(rng), left, prizes, rng)):
            row = prizes.row(field, votes)
            own, last = votes[sight.seat], len(row) - 1
            for more in range(MOST_VOTES + 1):
                total[field][more] += row[min(own + more, last)]
    return [[(value - row[0]) / worlds for value in row] for row in total]


def plans(returns: Returns, cards: list[int], hand: Tokens, left: int, thrift: float) -> list[Plan]:
    """For each way to spread the votes, the fields where it returns most."""
    ranked = [rank(returns, cards, votes)[:left] for votes in range(MOST_VOTES + 1)]
    return [assign(returns, ranked, Plan(-thrift * sum(votes), votes, ())) for votes in by_votes(hand, left)]


def rank(returns: Returns, cards: list[int], votes: int) -> list[int]:
    """The fields where so many votes return most first."""
    return sorted(cards, key=lambda field: -returns[field][votes])


def assign(returns: Returns, ranked: list[list[int]], plan: Plan) -> Plan:
    """The best completion of a plan. A field beyond the best few is never needed: the others use up fewer."""
    done = len(plan.fields)
    if done == len(plan.votes):
        return plan
    votes = plan.votes[done]
    tries = [
        Plan(plan.value + returns[field][votes], plan.votes, (*plan.fields, field))
        for field in ranked[votes]
        if field not in plan.fields
    ]
    return max([assign(returns, ranked, attempt) for attempt in tries], key=value_of)


def choose(found: list[Plan], blur: float, rng: Random) -> Plan:
    """Any of the plans that are hardly worse than the best."""
    best = max(map(value_of, found))
    return rng.choice([plan for plan in found if plan.value >= best - blur])
