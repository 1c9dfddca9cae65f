"""What a position of Doge is worth to a seat, in houses: how far it and its rivals are from the end."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from fondaco.games.doge.data import DISTRICTS, FIRST_COST, HOUSES, PALAZZI, SITES
from fondaco.games.doge.state import Doge

# DOGE-9.2: so many districts with a palazzo, so many palazzi in all
ENDINGS: Final = ((6, 6), (5, 7), (4, 8))
LAST_COST: Final = FIRST_COST + SITES - 1


class Taste(NamedTuple):
    """How the bot weighs things against each other. The unit is one useful house."""

    to_build: float = 1.0  # a palazzo still to build, beyond its houses: prices rise, and it takes a vote
    out_of_reach: float = 80.0  # no ending can be reached any more
    met: float = 10.0  # an ending is reached
    extra: float = 0.5  # every palazzo built: it ranks level rivals
    loose: float = 0.5  # a house on the board that serves no palazzo
    short: float = 0.3  # each house missing from a supply of `ready`
    ready: int = 3
    price: float = 5.0
    threat: float = 0.0
    rivalry: float = 0.7  # what a rival's house counts against one's own, over all rivals
    nearness: float = 4.0  # a rival this many houses behind the first rival weighs e times less
    advisor: float = 0.5  # to win an advisor, or the move of a house for waiving it
    early: float = 0.0
    vote: float = 0.12  # one more vote in a field next round, in parts of what winning it brings
    stays: float = 0.5  # the chance that an advisor is still there when its home votes first
    greed: float = 2.0  # how sharply a rival is thought to prefer the fields that serve it
    worlds: int = 16  # imagined for a placement
    few: int = 8  # imagined for an open decision
    blur: float = 0.15  # placements this little worse than the best are played too
    first: int = 2


def bills(
    houses: list[int], palazzi: list[int], costs: list[int], pressure: list[int], taste: Taste
) -> tuple[list[float], list[float]]:
    """What a palazzo in each new district still takes, and each further one elsewhere."""
    new: list[float] = []
    further: list[float] = []
    for district, cost in enumerate(costs):
        if cost > LAST_COST:
            continue
        missing = cost - houses[district]
        bill = taste.to_build
        if missing > 0:
            bill += missing * taste.price / cost if cost < taste.price else missing
        if palazzi[district]:
            further.append(bill)
        else:
            new.append(bill + taste.threat * pressure[district])
        if cost < LAST_COST:
            further.append(taste.to_build + (cost + 1 if missing > 0 else max(cost + 1 + missing, 0)))
    new.sort()
    return new, further


def distance(
    houses: list[int], palazzi: list[int], costs: list[int], pressure: list[int], taste: Taste
) -> float:
    """How far it is to the nearest ending (DOGE-9.2): houses missing, and palazzi to build."""
    new, further = bills(houses, palazzi, costs, pressure, taste)
    built = sum(palazzi)
    spread = DISTRICTS - palazzi.count(0)
    best = taste.out_of_reach
    for districts, total in ENDINGS:
        fresh = districts - spread if districts > spread else 0
        more = total - built - fresh
        if fresh > len(new) or built + fresh + more > PALAZZI:
            continue
        if more <= 0:
            best = min(best, sum(new[:fresh]))
            continue
        rest = sorted(new[fresh:] + further)[:more]
        if len(rest) == more:
            best = min(best, sum(new[:fresh]) + sum(rest))
    return best


class Worth:
    """Prices positions for one seat. How much each rival counts is settled once, where the bot now stands."""

    def __init__(self, s: Doge, seat: int, taste: Taste) -> None:
        self.seat = seat
        self.seats = s.seats
        self.taste = taste
        self.known: dict[tuple[int, ...], float] = {}
        self.weight = self.weigh(s)

    def weigh(self, s: Doge) -> list[float]:
        """What a house of each seat counts for this one: its own fully, a rival's the less the further behind."""
        merits = self.merits(s.houses, s.palazzi)
        lead = max(merit for seat, merit in enumerate(merits) if seat != self.seat)
        danger = [exp((merit - lead) / self.taste.nearness) for merit in merits]
        danger[self.seat] = 0
        scale = -self.taste.rivalry / sum(danger)
        weight = [scale * d for d in danger]
        weight[self.seat] = 1
        return weight

    def merits(self, houses: list[int], palazzi: list[int]) -> list[float]:
        costs = [FIRST_COST + sum(palazzi[district::DISTRICTS]) for district in range(DISTRICTS)]
        close = [0] * DISTRICTS
        if self.taste.threat:
            for i, n in enumerate(houses):
                if n and not palazzi[i] and n >= costs[i % DISTRICTS] - 2:
                    close[i % DISTRICTS] += 1
        return [
            self.merit(houses[base : base + DISTRICTS], palazzi[base : base + DISTRICTS], costs, close)
            for base in range(0, self.seats * DISTRICTS, DISTRICTS)
        ]

    def merit(self, houses: list[int], palazzi: list[int], costs: list[int], close: list[int]) -> float:
        """How well a player stands who has these houses and palazzi at these costs."""
        key = (*houses, *palazzi, *costs, *close)
        merit = self.known.get(key)
        if merit is None:
            merit = self.known[key] = self.reckon(houses, palazzi, costs, close)
        return merit

    def reckon(self, houses: list[int], palazzi: list[int], costs: list[int], close: list[int]) -> float:
        taste = self.taste
        if taste.threat:
            close = [n - (houses[d] >= max(costs[d] - 2, 1)) for d, n in enumerate(close)]
        far = distance(houses, palazzi, costs, close, taste)
        on_board = sum(houses)
        loose = sum([n if palazzi[d] or costs[d] > LAST_COST else max(n - costs[d], 0) for d, n in enumerate(houses)])
        merit = taste.extra * sum(palazzi) + taste.loose * loose - far
        merit -= taste.short * max(taste.ready - (HOUSES - on_board), 0)
        return merit + taste.met if far == 0 else merit

    def of(self, s: Doge) -> float:
        """The position: this seat's merit, less its rivals' by their weight."""
        return self.net(s.houses, s.palazzi)

    def net(self, houses, palazzi) -> float:
        return sum([w * merit for w, merit in zip(self.weight, self.merits(houses, palazzi))])
