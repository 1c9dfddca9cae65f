"""Phase 5, sale (HAEN-7)."""

from __future__ import annotations

from fondaco.games.haendler import shape
from fondaco.games.haendler.data import BONUS_SALE, BONUS_STEP, CITIES, SORTS, TOP_BONUS, WAGONS
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action
from fondaco.kernel.frame import Frame
from fondaco.kernel.frames import Steps, Turns
from fondaco.kernel.prompt import Move, Prompt, asked


class Sale(Steps[Haendler]):
    """The wagons that arrived are sold one by one; then the bonuses change (HAEN-7.1, HAEN-7.3)."""

    called = "sale"

    def copy(self) -> Sale:
        return Sale(self.step)

    def next(self, s: Haendler, step: int) -> Frame[Haendler] | None:
        while self.step < WAGONS and not s.arrived[self.step]:
            self.step += 1
        if self.step < WAGONS:
            return arrival(s, self.step)
        change_bonuses(s)
        return None


def arrival(s: Haendler, wagon: int) -> Unload:
    """One more arrival; who has goods on the wagon may play a card before they are sold."""
    s.arrivals += 1
    s.tell(shape.Counted, "HAEN-7.1", wagon, s.at[wagon], s.arrivals)
    return Unload(s.order(), 0, wagon, [])


class Unload(Turns[Haendler]):
    """Sale with Bonus cards, then all goods on the wagon are sold (HAEN-7.1, HAEN-7.2)."""

    usual = "favour"

    def __init__(self, seats: list[int], turn: int, wagon: int, favoured: list[int]) -> None:
        super().__init__(seats, turn)
        self.wagon = wagon
        self.favoured = favoured  # the seats whose goods all earn the bonus

    def copy(self) -> Unload:
        return Unload(self.seats, self.turn, self.wagon, self.favoured[:])

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "unload", "to_come": self.to_come()}

    def able(self, s: Haendler, seat: int) -> bool:
        """By public knowledge the card could be held, and would earn something (HAEN-2.9)."""
        if not s.could_hold(seat, BONUS_SALE) or not s.bonus[s.at[self.wagon]]:
            return False
        return any(n and is_on_market(s, self.wagon, good) for good, n in enumerate(s.bed(self.wagon, seat)))

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = [Move("pass", "HAEN-7.2", [])]
        if s.has(seat, BONUS_SALE):
            moves.append(Move("favour", "HAEN-7.2", []))
        city = s.at[self.wagon]
        return asked(shape.PlayBonusAsked, seat, "HAEN-7.2", moves, self.wagon, city, BONUS_SALE)

    def answer(self, s: Haendler, a: Action) -> None:
        if a.verb == "favour":
            s.play_card(a.seat, BONUS_SALE, "HAEN-7.2")
            self.favoured.append(a.seat)
        self.turn += 1

    def finish(self, s: Haendler) -> None:
        for seat in self.seats:
            sell(s, seat, self.wagon, seat in self.favoured)
        s.tell(shape.Emptied, "HAEN-7.4", self.wagon)


def is_on_market(s: Haendler, wagon: int, good: int) -> bool:
    return s.edition.stall(s.at[wagon], good) >= 0


def sell(s: Haendler, seat: int, wagon: int, is_favoured: bool) -> None:
    """All of a seat's goods on a wagon; the bonus for what the city's market does not show (HAEN-7.1)."""
    base = (wagon * s.seats + seat) * SORTS
    bonus = s.bonus[s.at[wagon]] * BONUS_STEP
    goods = s.bed(wagon, seat)
    total = 0
    for good, n in enumerate(goods):
        if n:
            earns_bonus = is_favoured or not is_on_market(s, wagon, good)
            total += n * (s.selling(good) + (bonus if earns_bonus else 0))
            s.beds[base + good] = 0
            s.supply[good] += n
    if total:
        s.tell(shape.Sold, "HAEN-7.1", seat, wagon, tuple(goods))
        s.earn(seat, total, "HAEN-7.2" if is_favoured else "HAEN-7.1")


def change_bonuses(s: Haendler) -> None:
    """To 0 where a wagon stands, up a field per arrival elsewhere (HAEN-7.3)."""
    arrivals = sum(s.arrived)
    if not arrivals:
        return
    for city in range(len(CITIES)):
        s.bonus[city] = 0 if city in s.at else min(TOP_BONUS, s.bonus[city] + arrivals)
    s.tell(shape.Bonuses, "HAEN-7.3", tuple([step * BONUS_STEP for step in s.bonus]))
