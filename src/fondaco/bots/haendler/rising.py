"""Phase 7: upkeep, debt, and when to rise."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.bots.haendler.outlook import is_last_round
from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler import shape
from fondaco.games.haendler.data import (
    LAST_ARRIVAL,
    MOST_STEPS,
    NOTE_COSTS,
    RISE,
    SOCIAL_RISE,
    SOCIAL_RISE_COST,
    TOP_STATUS,
    UPKEEP,
    UPKEEP_CARD,
    UPKEEP_CARD_COST,
    WAGONS,
)
from fondaco.games.haendler.history import KINDS
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.status import Rise
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer
from fondaco.kernel.shape import Answer

End = tuple[int, float]  # status and money at the end of the game
Ladder = dict[tuple[int, int], float]  # by status and Social Rise cards, the most money one can have
Step = tuple[Callable[[], Answer], int, int]  # what to say, its price, the cards left after it


class Climb:
    """A plan for the rest of the game: how high one can end, rising at the right time.

    Steps are dearer after every arrival, but each costs its upkeep in every round after it.
    """

    def __init__(self, s: Haendler, worth: Worth) -> None:
        self.worth = worth
        self.rounds = 0 if is_last_round(s) else max(1, round(worth.outlook.drives))
        self.arrivals = s.arrivals
        self.last = LAST_ARRIVAL[s.seats]
        self.income = income(s, worth) / max(1, self.rounds)
        self.cargo = sum(loaded(s, worth), 0.0)

    def price(self, ahead: int) -> int:
        """What a step will cost so many rounds from now."""
        if not self.rounds:
            return RISE[min(self.arrivals, len(RISE) - 1)]
        arrivals = self.arrivals + (self.last - self.arrivals) * ahead / self.rounds
        return RISE[min(round(arrivals), len(RISE) - 1)]

    def spare(self, ahead: int) -> float:
        """What one keeps to trade with, so many rounds from now."""
        return self.worth.taste.purse * min(1.0, (self.rounds - ahead) / self.worth.taste.lean)

    def can_afford(self, status: int, money: float) -> bool:
        """Is enough left to trade with, and for the upkeep to the end if only what is loaded comes in?"""
        sure = money + self.worth.taste.loaded * self.cargo
        return money >= self.spare(0) and sure >= UPKEEP[status] * self.rounds

    def end(self, status: int, cards: int, money: float) -> End:
        """The best end from here, this round's steps taken."""
        ladder: Ladder = {(status, cards): money}
        for ahead in range(1, self.rounds + 1):
            ladder = self.risen(self.paid(ladder), ahead)
        return max([(step, left) for (step, _), left in ladder.items()])

    def paid(self, ladder: Ladder) -> Ladder:
        """A round's income and upkeep; who cannot pay falls (HAEN-9.1)."""
        after: Ladder = {}
        for (step, cards), money in ladder.items():
            money += self.income
            while UPKEEP[step] > money:
                step -= 1
            keep_best(after, step, cards, money - UPKEEP[step])
        return after

    def risen(self, ladder: Ladder, ahead: int) -> Ladder:
        """Up to two steps more, each at the current price or by a card (HAEN-9.4, HAEN-9.5)."""
        price, spare = self.price(ahead), self.spare(ahead)
        after = dict(ladder)
        edge = ladder
        for _ in range(MOST_STEPS):
            higher: Ladder = {}
            for (step, cards), money in edge.items():
                if step < TOP_STATUS:
                    if money - price >= spare:
                        keep_best(higher, step + 1, cards, money - price)
                    if cards and money - SOCIAL_RISE_COST >= spare:
                        keep_best(higher, step + 1, cards - 1, money - SOCIAL_RISE_COST)
            for (step, cards), money in higher.items():
                keep_best(after, step, cards, money)
            edge = higher
        return after


def keep_best(ladder: Ladder, step: int, cards: int, money: float) -> None:
    if money > ladder.get((step, cards), -1.0):
        ladder[step, cards] = money


def income(s: Haendler, worth: Worth) -> float:
    """What the rest of the game will bring: the goods on wagons, and those still to be loaded."""
    cargo = loaded(s, worth)
    further = worth.outlook.arrivals - sum([value > 0 for value in cargo])
    return sum(cargo, 0.0) + worth.taste.income * max(0, further)


def loaded(s: Haendler, worth: Worth) -> list[float]:
    """What one's goods on each wagon that is on its way will bring."""
    return [worth.cargo(worth.seat, wagon) for wagon in range(WAGONS) if not s.arrived[wagon]]


def choose_rise(s: Haendler, worth: Worth) -> Action:
    """Pay back what one owes; then take the next step if the best plan for the rest of the game does."""
    seat = worth.seat
    rise = s.stack[-1]
    assert isinstance(rise, Rise)
    if s.notes[seat]:
        return answer(shape.Repay if s.money[seat] >= NOTE_COSTS else shape.Stop, seat)
    cards = s.hand[seat * KINDS + SOCIAL_RISE]
    chosen = answer(shape.Stop, seat)
    if rise.risen == MOST_STEPS or s.status[seat] == TOP_STATUS:
        return chosen
    climb = Climb(s, worth)
    higher = s.status[seat] + 1
    open_steps = [step for step in steps(s, cards) if climb.can_afford(higher, s.money[seat] - step[1])]
    if open_steps:
        best = climb.end(s.status[seat], cards, s.money[seat])
        for way, price, left in open_steps:
            end = climb.end(higher, left, s.money[seat] - price)
            if end > best:
                best, chosen = end, answer(way, seat)
    return chosen


def steps(s: Haendler, cards: int) -> list[Step]:
    """The ways to take a step."""
    plain: Step = (shape.Rise, s.rise_cost(), cards)
    return [plain, (shape.RiseByCard, SOCIAL_RISE_COST, cards - 1)] if cards else [plain]


def choose_upkeep(s: Haendler, worth: Worth) -> Action:
    """Play the card when it saves enough, saves from a fall now or next, or is of no use later (HAEN-9.2)."""
    seat = worth.seat
    upkeep = UPKEEP[s.status[seat]]
    can_play = s.has(seat, UPKEEP_CARD) and s.money[seat] >= UPKEEP_CARD_COST
    enough = 0.0 if is_last_round(s) else worth.taste.card
    if can_play and (upkeep - UPKEEP_CARD_COST > enough or s.money[seat] < 2 * upkeep):
        return answer(shape.Spare, seat)
    return answer(shape.Pay, seat)


def choose_debt(s: Haendler, worth: Worth) -> Action:
    """Borrow where the rest of the game is long enough to pay it back and there is nothing to trade with."""
    is_poor = s.money[worth.seat] < worth.taste.purse
    can_repay = not is_last_round(s) and income(s, worth) > 2 * NOTE_COSTS
    return answer(shape.Borrow if is_poor and can_repay else shape.Pass, worth.seat)
