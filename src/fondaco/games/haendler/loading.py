"""Phase 2, wagon masters and loading (HAEN-4)."""

from __future__ import annotations

from fondaco.games.haendler import shape
from fondaco.games.haendler.cards import WagonMasters
from fondaco.games.haendler.data import COIN, MASTER_LOAD, NONE, SORTS, WAGONS
from fondaco.games.haendler.parley import talks_come_first
from fondaco.games.haendler.promises import AGREE, BID_NOTHING, LOADING, OFFICE, Promise
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.talks import Talk
from fondaco.games.haendler.vows import close, keep_all, missing, vows, vows_of
from fondaco.kernel.action import Action
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.frames import Sealed, Steps, Turns
from fondaco.kernel.prompt import Amount, Move, One, Prompt, asked


class Loading(Steps[Haendler]):
    """Wagon Master cards, then the wagons in cities one by one, each to its end (HAEN-4.1)."""

    called = "loading"

    def copy(self) -> Loading:
        return Loading(self.step)

    def next(self, s: Haendler, step: int) -> Frame[Haendler] | None:
        if step == 0:
            return WagonMasters(s.order(), 0)
        while self.step <= WAGONS and not s.in_city(self.step - 1):
            self.step += 1
        if self.step <= WAGONS:
            return wagon_turn(s, self.step - 1)
        close(s, vows(s, (BID_NOTHING, AGREE)))
        return None


def wagon_turn(s: Haendler, wagon: int) -> WagonTurn:
    """Bidding comes first if the wagon has no master (HAEN-4.1)."""
    return WagonTurn(0 if s.master[wagon] == NONE else 1, wagon)


class WagonTurn(Steps[Haendler]):
    """One wagon in a city: a master if it has none, then loading as HAEN-4.7 tells."""

    def __init__(self, step: int, wagon: int) -> None:
        super().__init__(step)
        self.wagon = wagon

    def copy(self) -> WagonTurn:
        return WagonTurn(self.step, self.wagon)

    def show(self, seat: int) -> shape.WagonTurnShown:
        return {"frame": "wagonturn", "wagon": self.wagon}

    def advance(self, s: Haendler) -> bool:
        if self.step == 1 and talks_come_first(s, LOADING, s.master[self.wagon], self.wagon):
            return False
        return super().advance(s)

    def next(self, s: Haendler, step: int) -> Frame[Haendler] | None:
        if step == 0:
            return Bids(s.order(), [None] * s.seats, self.wagon)
        master = s.master[self.wagon]
        if step in (1, s.seats + 1):
            return MasterLoad([master], 0, self.wagon)
        if step <= s.seats:
            return Talk(self.wagon, s.others(master)[step - 2], 0, [0] * SORTS, 0, False, False)
        return None


class Bids(Sealed[Haendler]):
    """All bid in secret for the office; the highest pays, of equals the first in player order (HAEN-4.3)."""

    def __init__(self, seats: list[int], answers: list[Action | None], wagon: int) -> None:
        super().__init__(seats, answers)
        self.wagon = wagon

    def copy(self) -> Bids:
        return Bids(self.seats, self.answers[:], self.wagon)

    def advance(self, s: Haendler) -> bool:
        if talks_come_first(s, OFFICE, s.first, self.wagon):
            return False
        return super().advance(s)

    def question(self, s: Haendler, seat: int) -> Prompt:
        sworn = [vow for vow in vows_of(s, seat, (BID_NOTHING,)) if vow.promise.wagon == self.wagon]
        most = 0 if sworn else s.money[seat] // COIN * COIN
        bid = Amount("bid", "gulden", 0, most, "HAEN-4.3", COIN)
        bid.missing = tuple([missing(NONE, vow) for vow in sworn])
        moves = [Move("bid", "HAEN-4.3", [bid])]
        return asked(shape.BidAsked, seat, "HAEN-4.3", moves, self.wagon, s.at[self.wagon])

    def reveal(self, s: Haendler, answers: list[Action]) -> None:
        best = NONE
        winner = NONE
        for a in answers:
            (bid,) = parts(shape.Bid, a)
            s.tell(shape.HasBid, "HAEN-4.3", a.seat, bid)
            if bid > best:
                best, winner = bid, a.seat
        s.pay(winner, best, "HAEN-4.3")
        s.master[self.wagon] = winner
        s.tell(shape.Commanded, "HAEN-4.3", winner, self.wagon)
        for a in answers:
            keep_all(s, a.seat, Promise(BID_NOTHING, self.wagon))

    def show(self, seat: int) -> shape.BidsShown:
        return {"frame": "bids", "wagon": self.wagon, "chosen": self.chosen(), "mine": self.mine(seat)}


class MasterLoad(Turns[Haendler]):
    """The master loads goods of one sort, up to three on the wagon in all (HAEN-4.5, HAEN-4.7)."""

    def __init__(self, seats: list[int], turn: int, wagon: int) -> None:
        super().__init__(seats, turn)
        self.wagon = wagon

    def copy(self) -> MasterLoad:
        return MasterLoad(self.seats, self.turn, self.wagon)

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "masterload", "to_come": self.to_come()}

    def able(self, s: Haendler, seat: int) -> bool:
        return any(master_limits(s, seat, self.wagon))

    def question(self, s: Haendler, seat: int) -> Prompt:
        limits = master_limits(s, seat, self.wagon)
        goods = [good for good in range(SORTS) if limits[good]]
        load = Move(
            "load",
            "HAEN-4.5",
            [
                One("good", "good", goods, "HAEN-4.5"),
                Amount("count", "number", 1, max(limits), "HAEN-4.5"),
            ],
        )
        moves = [load, Move("pass", "HAEN-4.7", [])]
        return asked(shape.MasterLoadAsked, seat, "HAEN-4.5", moves, self.wagon, s.at[self.wagon])

    def refuse(self, s: Haendler, a: Action) -> str:
        if a.verb != "load":
            return ""
        good, count = parts(shape.Load, a)
        return "HAEN-4.5" if count > master_limits(s, a.seat, self.wagon)[good] else ""

    def answer(self, s: Haendler, a: Action) -> None:
        self.turn += 1
        if a.verb == "load":
            goods = [0] * SORTS
            good, count = parts(shape.Load, a)
            goods[good] = count
            s.load(a.seat, self.wagon, goods, "HAEN-4.5")


def master_limits(s: Haendler, seat: int, wagon: int) -> list[int]:
    """How many of each good the master may load: their own sort, or one that nobody else has there."""
    room = MASTER_LOAD - sum(s.bed(wagon, seat))
    own = s.sort_of(wagon)
    limits = [0] * SORTS
    city = s.at[wagon]
    for n, there in enumerate(s.stalls(seat, city)):
        good = s.edition.market[city * 3 + n]
        is_open = good == own if own != NONE else not is_loaded_by_others(s, seat, wagon, good)
        if is_open:
            limits[good] = min(room, there)
    return limits


def is_loaded_by_others(s: Haendler, seat: int, wagon: int, good: int) -> bool:
    return any(s.bed(wagon, other)[good] for other in range(s.seats) if other != seat)
