"""Phase 4: pointers on the price wheel, and the counting houses."""

from __future__ import annotations

from random import Random
from typing import Final

from fondaco.bots.haendler.taste import drawn
from fondaco.bots.haendler.vowed import is_open
from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler import shape
from fondaco.games.haendler.data import GOODS, SELLING, WAGONS
from fondaco.games.haendler.prices import POINTERS
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer, legal, parts, question

Wheel = tuple[int, ...]  # [good] pointers on it
Odds = list[float]  # [steps] the chance that the others raise a good so often

WHEELS: Final = [
    tuple([int(one == good) + int(other == good) for good in range(len(GOODS))])
    for one in range(len(GOODS) + 1)
    for other in range(one, len(GOODS) + 1)
]  # every way to set two pointers; past the last good is the crest


def stakes(s: Haendler, worth: Worth) -> list[float]:
    """[good] how many goods the price moves, one's own less the others'; on the road they count less."""
    found = [0.0] * len(GOODS)
    for wagon in range(WAGONS):
        nearness = 1.0 if s.arrived[wagon] else 0.25 * on_the_road(s, worth, wagon)
        for seat in range(s.seats):
            weight = nearness if seat == worth.seat else -nearness * worth.rivalry
            for good, n in enumerate(s.bed(wagon, seat)):
                if n:
                    found[good] += weight * n
    return found


def on_the_road(s: Haendler, worth: Worth, wagon: int) -> float:
    return worth.outlook.reach(min(worth.outlook.way(s.at[wagon], s.came[wagon])))


def raises(s: Haendler, worth: Worth, stake: list[float], cunning: float) -> list[Odds]:
    """[good] how often the others are likely to raise it; of no good that nothing is at stake with.

    The cunning do what is best if everybody raises what they sell, and so spoil the price of another.
    """
    if not cunning:
        return naive(s, worth.seat, stake)
    found: list[Odds] = [[1.0] for _ in GOODS]
    for seat in range(s.seats):
        if seat != worth.seat:
            plan, habit = plan_of(s, worth.of(seat)), habit_of(s, seat)
            for good in range(len(GOODS)):
                if stake[good]:
                    odds = binomial(POINTERS, habit[good])
                    odds = [p * (1 - cunning) for p in odds]
                    odds[plan[good]] += cunning
                    found[good] = both(found[good], odds)
    return found


def naive(s: Haendler, me: int, stake: list[float]) -> list[Odds]:
    """The same if all others raise what they sell."""
    likely = [0.0] * len(GOODS)
    for seat in range(s.seats):
        if seat != me:
            for good, chance in enumerate(habit_of(s, seat)):
                likely[good] += chance
    others = s.seats - 1
    return [
        binomial(POINTERS * others, chance / others) if staked else []
        for chance, staked in zip(likely, stake, strict=True)
    ]


def plan_of(s: Haendler, worth: Worth) -> list[int]:
    """[good] how often a seat raises it that thinks all others raise what they sell."""
    stake = stakes(s, worth)
    value = gains(s, stake, naive(s, worth.seat, stake))
    wheel = max(WHEELS, key=lambda wheel: gain_by(value, wheel))
    return list(wheel) if gain_by(value, wheel) > 0 else [0] * len(GOODS)


def gain_by(value: list[list[float]], wheel: Wheel) -> float:
    """What the pointers gain."""
    total = 0.0
    for good in range(len(GOODS)):
        if wheel[good]:
            total += value[good][wheel[good]]
    return total


def habit_of(s: Haendler, seat: int) -> list[float]:
    """[good] the chance of each pointer of a seat that raises what it sells now more than anything else."""
    selling = [sold_now(s, seat, good) + 0.15 for good in range(len(GOODS))]
    total = sum(selling, 0.0)
    return [n / total for n in selling]


def both(one: Odds, other: Odds) -> Odds:
    """The odds of so many hits in all."""
    found = [0.0] * (len(one) + len(other) - 1)
    for n, p in enumerate(one):
        for m, q in enumerate(other):
            found[n + m] += p * q
    return found


def gains(s: Haendler, stake: list[float], odds: list[Odds]) -> list[list[float]]:
    """[good][own pointers] what they gain, given what the others are likely to raise."""
    found: list[list[float]] = []
    for good in range(len(GOODS)):
        value = [0.0] * (POINTERS + 1)
        if stake[good]:
            none = expected(s.prices[good], 0, odds[good])
            for own in range(1, POINTERS + 1):
                value[own] = stake[good] * (expected(s.prices[good], own, odds[good]) - none)
        found.append(value)
    return found


def sold_now(s: Haendler, seat: int, good: int) -> int:
    return sum([s.bed(wagon, seat)[good] for wagon in range(WAGONS) if s.arrived[wagon]])


def binomial(tries: int, chance: float) -> Odds:
    """The odds of 0, 1, ... hits."""
    odds = [1.0]
    for _ in range(tries):
        missed = [p * (1 - chance) for p in odds] + [0.0]
        hit = [0.0] + [p * chance for p in odds]
        odds = [a + b for a, b in zip(missed, hit, strict=True)]
    return odds


def expected(step: int, own: int, odds: Odds) -> float:
    """The selling price of a good that one raises so often oneself (HAEN-6.2)."""
    return sum([p * SELLING[(step + own + n) % len(SELLING)] for n, p in enumerate(odds)], 0.0)


def choose_pointers(s: Haendler, worth: Worth, rng: Random) -> Action:
    """The two raises that serve one's own goods best, and the others' least."""
    cunning = drawn(worth.taste.cunning, rng)  # were all to think alike, all would spoil the same price
    stake = stakes(s, worth)
    value = gains(s, stake, raises(s, worth, stake, cunning))

    found = [(gain_by(value, wheel), rng.random(), n) for n, wheel in enumerate(WHEELS)]
    if not s.contracts:
        return answer(shape.Point, worth.seat, WHEELS[max(found)[2]])
    for _, _, n in sorted(found, reverse=True):
        a = answer(shape.Point, worth.seat, WHEELS[n])
        if is_open(s, a):
            return a
    raise AssertionError("no wheel keeps all promises")


def choose_shift(s: Haendler, worth: Worth) -> Action:
    """The counting house's step that gains most, if one does (HAEN-6.3)."""
    stake = stakes(s, worth)
    answers = [a for a in legal(s, question(s, worth.seat)) if a.verb in ("shift", "pass")]
    return max(answers, key=lambda a: (shift_gain(s, stake, a), a.verb == "pass"))


def shift_gain(s: Haendler, stake: list[float], a: Action) -> float:
    """What a counting house's step brings; to pass brings nothing."""
    if a.verb != "shift":
        return 0.0
    _, good, way = parts(shape.Shift, a)
    return stake[good] * shifted(s.prices[good], way)


def shifted(step: int, way: int) -> int:
    """By how much a step up (0) or down (1) changes a selling price."""
    return SELLING[(step + 1 - 2 * way) % len(SELLING)] - SELLING[step]
