"""How a seat of Doge stands, in a dozen numbers from which the chance to win is reckoned."""

from __future__ import annotations

from math import exp
from typing import Final

from fondaco.bots.doge.taste import Taste
from fondaco.bots.doge.worth import Merits, distances
from fondaco.games.doge.data import DISTRICTS, FIRST_COST, HOMES, HOUSES, NEUTRAL, QUARANTIA, SITES
from fondaco.games.doge.state import Doge

NAMES: Final[tuple[str, ...]] = (
    "merit",  # all of it as the bot without search weighs it
    "finish",  # so near the end that the next round may bring it
    "six",  # houses missing to a palazzo in each of six districts
    "seven",  # to seven palazzi over five
    "eight",  # to eight over four
    "palazzi",
    "districts",
    "ready",  # districts where two houses more make a palazzo
    "houses",
    "supply",  # houses short of what a vote can bring
    "advisors",
    "promise",  # advisors that count in the round to come, by what their field brings
)
TASTE: Final = Taste()
MERITS: Final = Merits(TASTE)
WAY: Final = 31.0  # houses from the beginning of a game to its end
FAR: Final = 25.0  # houses: an ending farther off matters no more
FINISH: Final = 3.0  # houses that halve the hope, or nearly
FULL: Final = 10.0  # houses, in which merit and ways are counted
SPOILS: Final = 2  # houses that a vote brings the winner


def features(s: Doge, seat: int) -> list[float]:
    """A number for each name, of order one; nothing of it is hidden."""
    houses, palazzi = s.houses_of(seat), s.palazzi_of(seat)
    ways = ways_of(s, seat)
    return [
        MERITS.of(s.houses, s.palazzi)[seat] / FULL,
        exp(-min(ways) / FINISH),
        *[min(way, FAR) / FULL for way in ways],
        sum(palazzi) / DISTRICTS,
        1.0 - palazzi.count(0) / DISTRICTS,
        ready(s, houses) / DISTRICTS,
        sum(houses) / HOUSES,
        max(TASTE.ready - s.supply[seat], 0) / TASTE.ready,
        s.master.count(seat) / DISTRICTS,
        promise(s, seat) / FULL,
    ]


def progress(s: Doge) -> float:
    """How far the first player has come on its way to the end."""
    nearest = min([min(ways_of(s, seat)) for seat in range(s.seats)])
    return min(max(1.0 - nearest / WAY, 0.0), 1.0)


def ways_of(s: Doge, seat: int) -> list[float]:
    """What a seat must still spend to meet each ending (DOGE-9.2)."""
    costs = [s.cost(district) for district in range(DISTRICTS)]
    houses, palazzi = s.houses_of(seat), s.palazzi_of(seat)
    close = MERITS.close(s.houses, s.palazzi, costs)
    own = MERITS.close(houses, palazzi, costs)
    rivals = [all_of_them - me for all_of_them, me in zip(close, own, strict=True)]
    return distances(houses, palazzi, costs, rivals, TASTE)


def ready(s: Doge, houses: list[int]) -> int:
    """The districts where winning the vote makes a palazzo."""
    costs = [s.cost(district) for district in range(DISTRICTS)]
    return sum(
        [
            cost < FIRST_COST + SITES and houses[district] + SPOILS >= cost
            for district, cost in enumerate(costs)
        ]
    )


def promise(s: Doge, seat: int) -> float:
    """What winning the fields would bring on which a seat's advisors count, by the chance that they do."""
    total = 0.0
    for advisor, at in enumerate(s.at):
        if s.master[advisor] == seat and at != NEUTRAL and at in s.row:
            total += stays(s, HOMES[advisor], at) * gain(s, seat, at)
    return total


def stays(s: Doge, home: int, at: int) -> float:
    """The chance that an advisor stands on a field still when that votes (DOGE-7.3)."""
    if home not in s.row or s.row.index(at) < s.row.index(home):
        return 1.0
    return TASTE.stays


def gain(s: Doge, seat: int, field: int) -> float:
    """What winning a field would add to a seat's merit."""
    if field == QUARANTIA:
        return 2 * TASTE.advisor
    more = s.houses[:]
    more[seat * DISTRICTS + field] += min(SPOILS, s.supply[seat])
    gained = MERITS.of(more, s.palazzi)[seat] - MERITS.of(s.houses, s.palazzi)[seat]
    return max(gained, 0.0) + TASTE.advisor
