"""Phase 4: pointers on the price wheel, and the counting houses."""

from __future__ import annotations

from random import Random

from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler import shape
from fondaco.games.haendler.data import GOODS, SELLING, WAGONS
from fondaco.games.haendler.prices import POINTERS
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action
from fondaco.kernel.frame import legal, parts, question

Odds = list[float]  # [steps] the chance that the others raise a good so often


def stakes(s: Haendler, worth: Worth) -> list[float]:
    """[good] how many goods the price moves, one's own less the others'; on the road they count less."""
    found = [0.0] * len(GOODS)
    for wagon in range(WAGONS):
        nearness = 1.0 if s.arrived[wagon] else 0.25 * on_the_road(s, worth, wagon)
        for seat in range(s.seats):
            weight = nearness if seat == worth.seat else -nearness * worth.rivalry
            for good, n in enumerate(s.bed(wagon, seat)):
                found[good] += weight * n
    return found


def on_the_road(s: Haendler, worth: Worth, wagon: int) -> float:
    return worth.outlook.reach(min(worth.outlook.way(s.at[wagon], s.came[wagon])))


def raises(s: Haendler, worth: Worth) -> list[Odds]:
    """[good] how often the others are likely to raise it: what they sell now more than anything else."""
    likely = [0.0] * len(GOODS)
    for seat in range(s.seats):
        if seat != worth.seat:
            selling = [sold_now(s, seat, good) + 0.15 for good in range(len(GOODS))]
            for good, n in enumerate(selling):
                likely[good] += n / sum(selling)
    pointers = POINTERS * (s.seats - 1)
    return [binomial(pointers, chance / (s.seats - 1)) for chance in likely]


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
    return sum([p * SELLING[(step + own + n) % len(SELLING)] for n, p in enumerate(odds)])


def choose_pointers(s: Haendler, worth: Worth, rng: Random) -> Action:
    """The two raises that serve one's own goods best, and the others' least."""
    stake, odds = stakes(s, worth), raises(s, worth)
    value = [
        [stake[good] * expected(s.prices[good], own, odds[good]) for own in range(POINTERS + 1)]
        for good in range(len(GOODS))
    ]

    def gain(a: Action) -> float:
        (goods,) = parts(shape.Point, a)
        return sum([value[good][n] - value[good][0] for good, n in enumerate(goods)])

    return max(legal(s, question(s, worth.seat)), key=lambda a: (gain(a), rng.random()))


def choose_shift(s: Haendler, worth: Worth) -> Action:
    """The counting house's step that gains most, if one does (HAEN-6.3)."""
    stake = stakes(s, worth)

    def gain(a: Action) -> float:
        if a.verb != "shift":
            return 0.0
        _, good, way = parts(shape.Shift, a)
        return stake[good] * shifted(s.prices[good], way)

    answers = [a for a in legal(s, question(s, worth.seat)) if a.verb in ("shift", "pass")]
    return max(answers, key=lambda a: (gain(a), a.verb == "pass"))


def shifted(step: int, way: int) -> int:
    """By how much a step up (0) or down (1) changes a selling price."""
    return SELLING[(step + 1 - 2 * way) % len(SELLING)] - SELLING[step]
