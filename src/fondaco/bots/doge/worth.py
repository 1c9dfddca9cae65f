"""What a position is worth to a seat: how far it is from the end of the game, and how far its rivals are."""

from __future__ import annotations

from math import exp
from typing import Final

from fondaco.bots.doge.taste import Taste
from fondaco.games.doge.data import DISTRICTS, FIRST_COST, HOUSES, PALAZZI, SITES
from fondaco.games.doge.state import Doge

# DOGE-9.2: districts with a palazzo, palazzi in all
ENDINGS: Final = ((6, 6), (5, 7), (4, 8))
LAST_COST: Final = FIRST_COST + SITES - 1

MOST_KEPT: Final = 20_000  # boards, and players on them: some megabytes

Row = list[int]  # of one player or of the board: a number for each district


def distances(houses: Row, palazzi: Row, costs: Row, rivals: Row, taste: Taste) -> list[float]:
    """What a player must still spend to meet each ending; `rivals` are as close to building there."""
    new, further = bills(houses, palazzi, costs, rivals, taste)
    built = sum(palazzi)
    spread = DISTRICTS - palazzi.count(0)
    found: list[float] = []
    for districts, total in ENDINGS:
        first = districts - spread if districts > spread else 0
        more = total - built - first if total - built > first else 0
        way = taste.far
        if first <= len(new) and built + first + more <= PALAZZI:
            rest = sorted(new[first:] + further)[:more] if more else []
            if len(rest) == more:
                way = min(way, sum(new[:first], 0.0) + sum(rest, 0.0))
        found.append(way)
    return found


def bills(
    houses: Row, palazzi: Row, costs: Row, rivals: Row, taste: Taste
) -> tuple[list[float], list[float]]:
    """What a palazzo takes in each new district, the cheapest first; and what each further one takes."""
    new: list[float] = []
    further: list[float] = []
    for district, cost in enumerate(costs):
        if cost > LAST_COST:
            continue
        have = houses[district]
        if palazzi[district]:
            further.append(bill(have, cost, taste))
        else:
            new.append(bill(have, cost, taste) + taste.threat * rivals[district])
        if cost < LAST_COST:
            further.append(bill(have - cost if have > cost else 0, cost + 1, taste))
    new.sort()
    return new, further


def bill(have: int, cost: int, taste: Taste) -> float:
    """What a palazzo takes: a missing house weighs more at a cheap site, which will not stay cheap."""
    if have >= cost:
        return taste.to_build
    missing = cost - have
    return taste.to_build + (missing * taste.price / cost if cost < taste.price else missing)


def loose(houses: Row, palazzi: Row, costs: Row) -> int:
    """The houses that bring no new district nearer."""
    total = 0
    for district, have in enumerate(houses):
        cost = costs[district]
        if palazzi[district] or cost > LAST_COST:
            total += have
        elif have > cost:
            total += have - cost
    return total


class Merits:
    """How well each player stands, kept between questions: it depends on the board alone."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.boards: dict[bytes, list[float]] = {}
        self.players: dict[bytes, float] = {}

    def of(self, houses: Row, palazzi: Row) -> list[float]:
        """How well each player stands with these [seat * 6 + district] on the board: not to be changed."""
        key = bytes(houses + palazzi)
        merits = self.boards.get(key)
        if merits is None:
            if len(self.boards) >= MOST_KEPT:
                self.boards.clear()
            merits = self.boards[key] = self.reckon(houses, palazzi, key)
        return merits

    def reckon(self, houses: Row, palazzi: Row, board: bytes) -> list[float]:
        """Every player's merit; one that was met before is looked up, by bytes cut out of the board's."""
        costs = [FIRST_COST] * DISTRICTS
        for i, built in enumerate(palazzi):
            costs[i % DISTRICTS] += built
        close = self.close(houses, palazzi, costs)
        count, all_know = len(houses), bytes(costs + close)
        merits: list[float] = []
        for base in range(0, count, DISTRICTS):
            end = base + DISTRICTS
            key = board[base:end] + board[count + base : count + end] + all_know
            merit = self.players.get(key)
            if merit is None:
                merit = self.merit(houses[base:end], palazzi[base:end], costs, close)
                if len(self.players) >= MOST_KEPT:
                    self.players.clear()
                self.players[key] = merit
            merits.append(merit)
        return merits

    def close(self, houses: Row, palazzi: Row, costs: Row) -> Row:
        """How many players are close to their first palazzo in each district."""
        close = [0] * DISTRICTS
        near = self.taste.close
        for i, have in enumerate(houses):
            if have and not palazzi[i] and have + near >= costs[i % DISTRICTS]:
                close[i % DISTRICTS] += 1
        return close

    def merit(self, houses: Row, palazzi: Row, costs: Row, close: Row) -> float:
        """How well one player stands."""
        taste = self.taste
        own = self.close(houses, palazzi, costs)
        rivals = [all_of_them - me for all_of_them, me in zip(close, own, strict=True)]
        way = min(distances(houses, palazzi, costs, rivals, taste))
        merit = taste.built * sum(palazzi) + taste.loose * loose(houses, palazzi, costs) - way
        merit -= taste.short * max(taste.ready - (HOUSES - sum(houses)), 0)
        return merit if way else merit + taste.met


class Worth:
    """Prices positions for one seat. How much each rival counts is settled once, where the bot now stands."""

    def __init__(self, s: Doge, seat: int, merits: Merits) -> None:
        self.seat = seat
        self.taste = merits.taste
        self.merits = merits
        self.weight = self.weigh(merits.of(s.houses, s.palazzi))

    def weigh(self, merits: list[float]) -> list[float]:
        """What a house of each seat counts for this one: a rival's against it, the more the nearer it is."""
        lead = max([merit for seat, merit in enumerate(merits) if seat != self.seat])
        danger = [exp((merit - lead) / self.taste.nearness) for merit in merits]
        danger[self.seat] = 0.0
        share = self.taste.rivalry / sum(danger, 0.0)
        return [1.0 if seat == self.seat else -share * d for seat, d in enumerate(danger)]

    def of(self, merits: list[float]) -> float:
        """A position by how well everyone stands in it."""
        total = 0.0
        for seat, merit in enumerate(merits):
            total += self.weight[seat] * merit
        return total

    def of_board(self, houses: Row, palazzi: Row) -> float:
        return self.of(self.merits.of(houses, palazzi))
