"""What votes return if the others place as a quick bot would, played out in imagined worlds."""

from __future__ import annotations

from random import Random

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.doge.decide import decide
from fondaco.bots.doge.greedy import DogeGreedy
from fondaco.bots.doge.hand import votes_of
from fondaco.bots.doge.place import MOST_VOTES, Returns, left_of, placed
from fondaco.bots.doge.prize import Mind, Prizes
from fondaco.bots.doge.rivals import count_advisors
from fondaco.bots.doge.taste import Taste
from fondaco.bots.inside import Inside
from fondaco.bots.search import Budget, Stopwatch
from fondaco.games.doge import shape
from fondaco.games.doge.data import FIELDS
from fondaco.games.doge.round import Placement
from fondaco.games.doge.state import Doge
from fondaco.kernel.action import Action
from fondaco.kernel.frame import parts, play, waiting


class DogeForesight:
    """Places against what the others are likely to place; in all else it takes what is best at once.

    It plays them out in so many worlds, or in as many as the seconds of its budget allow.
    """

    def __init__(self, taste: Taste | None = None, worlds: int = 32, budget: Budget | None = None) -> None:
        taste = taste or Taste()
        self.mind = Mind(taste)
        self.quick = DogeGreedy(taste.light())
        self.budget = (budget or Budget(0))._replace(rollouts=worlds)

    def choose(self, sight: Sight[Doge], rng: Random) -> Action:
        s, seat = sight.world, sight.seat
        if not isinstance(s.stack[-1], Placement):
            return decide(sight, self.mind, rng)
        returns = returns_of(sight, self.mind.prizes(s, seat), self.quick, self.budget, rng)
        return placed(s, seat, returns, 0.0, rng)


def returns_of(sight: Sight[Doge], prizes: Prizes, quick: Bot, budget: Budget, rng: Random) -> Returns:
    """What so many votes more return on each field, on average over worlds played out by a quick bot."""
    total = [[0.0] * (MOST_VOTES + 1) for _ in FIELDS]
    worlds, clock = 0, Stopwatch(budget)
    while not worlds or (worlds < budget.rollouts and clock.has_time()):
        worlds += 1
        for field, votes in enumerate(played_out(sight, prizes, quick, rng)):
            row = prizes.row(field, votes)
            own, last = votes[sight.seat], len(row) - 1
            for more in range(MOST_VOTES + 1):
                total[field][more] += row[min(own + more, last)]
    return [[(value - row[0]) / worlds for value in row] for row in total]


def played_out(sight: Sight[Doge], prizes: Prizes, quick: Bot, rng: Random) -> list[list[int]]:
    """The votes [field][seat] when all have made their placements, but for one's own that are to come."""
    s, seat = sight.imagine(rng), sight.seat
    own = [pile_votes(s, seat, field) for field in range(len(FIELDS))]
    s.stack[-1].reopen(s, seat)
    last = last_answers(sight, s, quick, rng)
    votes = [[0] * s.seats for _ in FIELDS]
    count_advisors(s, prizes.worth.taste.stays, rng, votes)
    for field in range(len(FIELDS)):
        for other in range(s.seats):
            votes[field][other] += own[field] if other == seat else pile_votes(s, other, field)
    for a in last:
        if a.seat != seat:
            field, tokens = parts(shape.Place, a)
            votes[field][a.seat] += votes_of(tokens)
    return votes


def last_answers(sight: Sight[Doge], s: Doge, quick: Bot, rng: Random) -> list[Action]:
    """Play on to the last placement. It is not played itself: the first fields would vote at once."""
    while True:
        said = [quick.choose(Inside(sight.game, s, seat), rng) for seat in waiting(s)]
        in_hand = sum(s.hand) - sum([sum(parts(shape.Place, a)[1]) for a in said])
        if left_of(s) == 1 or not in_hand:
            return said
        for a in said:
            play(s, a)


def pile_votes(s: Doge, seat: int, field: int) -> int:
    return votes_of(tuple(s.pile(seat, field)))
