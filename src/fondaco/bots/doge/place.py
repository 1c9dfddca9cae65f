"""Placing votes: what each field returns for so many votes, and the best way to spread the hand over them."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from fondaco.bots.doge.prize import Prizes
from fondaco.bots.doge.rivals import foresee
from fondaco.bots.doge.worth import Worth, Taste
from fondaco.bots.bot import Sight
from fondaco.games.doge.data import FIELDS, MOST_TOKENS, PLACEMENTS, TOKENS, VALUES
from fondaco.games.doge.round import Placement
from fondaco.games.doge.state import Doge
from fondaco.kernel.action import Action

MOST_VOTES = 10
Bundle = tuple[int, ...]


def votes_of(bundle: Bundle) -> int:
    return bundle[1] + 2 * bundle[2] + 3 * bundle[3]


@lru_cache(maxsize=None)
def bundles(hand: Bundle) -> tuple[Bundle, ...]:
    """Every 1 to 4 tokens of a hand (DOGE-3.2)."""
    rows: list[Bundle] = [()]
    for limit in hand:
        rows = [(*row, n) for row in rows for n in range(limit + 1)]
    return tuple([row for row in rows if 1 <= sum(row) <= MOST_TOKENS])


@lru_cache(maxsize=None)
def splits(hand: Bundle, parts: int) -> tuple[tuple[Bundle, ...], ...]:
    """Every way to part a hand into at most so many bundles, no token left; for one part, every bundle."""
    if parts == 1:
        return tuple([(bundle,) for bundle in bundles(hand)])
    found: dict[tuple[Bundle, ...], None] = {}
    for bundle in bundles(hand):
        rest = tuple([have - take for have, take in zip(hand, bundle, strict=True)])
        if not any(rest):
            found[(bundle,)] = None
            continue
        for others in splits(rest, parts - 1):
            if sum(map(sum, others)) == sum(rest):
                found[tuple(sorted((bundle, *others)))] = None
    return tuple(found)


@lru_cache(maxsize=None)
def by_votes(hand: Bundle, parts: int) -> dict[tuple[int, ...], list[tuple[Bundle, ...]]]:
    """The splits of a hand by the votes of their parts."""
    table: dict[tuple[int, ...], list[tuple[Bundle, ...]]] = {}
    for split in splits(hand, parts):
        split = tuple(sorted(split, key=votes_of))
        table.setdefault(tuple([votes_of(bundle) for bundle in split]), []).append(split)
    return table


class Plan(NamedTuple):
    """Votes for some fields, and what they return together."""

    value: float
    votes: tuple[int, ...]
    fields: tuple[int, ...]


def returns(sight: Sight[Doge], left: int, prizes: Prizes, rng: Random) -> list[list[float]]:
    """What each field returns [field][votes], on average over imagined worlds."""
    seat = sight.seat
    worlds = prizes.worth.taste.worlds
    table = [[0.0] * (MOST_VOTES + 1) for _ in FIELDS]
    for _ in range(worlds):
        for field, votes in enumerate(foresee(sight.imagine(rng), seat, left, prizes, rng)):
            row = prizes.row(field, votes)
            base = votes[seat]
            total = table[field]
            last = len(row) - 1
            for more in range(MOST_VOTES + 1):
                total[more] += row[min(base + more, last)]
    return [[(value - row[0]) / worlds for value in row] for row in table]


def plans(table: list[list[float]], cards: list[int], hand: Bundle, parts: int) -> list[Plan]:
    """For every split of the hand by votes the fields where it returns most."""
    ranked = {
        votes: sorted(cards, key=lambda field: -table[field][votes])[:parts] for votes in range(MOST_VOTES + 1)
    }
    return [assign(table, ranked, votes) for votes in by_votes(hand, parts)]


def assign(table: list[list[float]], ranked: dict[int, list[int]], votes: tuple[int, ...]) -> Plan:
    best = Plan(-1e9, votes, ())
    def go(i: int, value: float, fields: tuple[int, ...]) -> None:
        nonlocal best
        if i == len(votes):
            if value > best.value:
                best = Plan(value, votes, fields)
            return
        for field in ranked[votes[i]]:
            if field not in fields:
                go(i + 1, value + table[field][votes[i]], (*fields, field))
    go(0, 0.0, ())
    return best


def choose_placement(sight: Sight[Doge], taste: Taste, rng: Random) -> Action:
    s = sight.world
    seat = sight.seat
    top = s.stack[-1]
    assert isinstance(top, Placement)
    left = PLACEMENTS[s.seats] - top.step
    worth = Worth(s, seat, taste)
    prizes = Prizes(s, worth)
    table = returns(sight, left, prizes, rng)
    cards = [f for f in range(7) if not s.lying[seat * 7 + f]]
    hand = tuple(s.tokens(seat))
    parts = min(left, sum(hand))
    found = plans(table, cards, hand, parts)
    top_value = max(p.value for p in found)
    good = [p for p in found if p.value >= top_value - taste.blur]
    plan = good[int(rng.random() * len(good))]
    split = by_votes(hand, parts)[plan.votes]
    which = split[int(rng.random() * len(split))]
    n = len(plan.votes)
    if taste.first == 0:
        i = int(rng.random() * n)
    elif taste.first == 1:
        i = max(range(n), key=lambda j: table[plan.fields[j]][plan.votes[j]])
    elif taste.first == 2:
        i = min(range(n), key=lambda j: table[plan.fields[j]][plan.votes[j]])
    elif taste.first == 3:
        i = n - 1
    else:
        i = 0
    return Action(seat, "place", (plan.fields[i], which[i]))
