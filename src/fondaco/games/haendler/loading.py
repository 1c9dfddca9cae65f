"""Phase 2, wagon masters and loading (HAEN-4)."""

from __future__ import annotations

from typing import Final

from fondaco.games.haendler import shape
from fondaco.games.haendler.cards import WagonMasters
from fondaco.games.haendler.data import COIN, MASTER_LOAD, MOST_NAMED, NONE, SORTS, WAGONS
from fondaco.games.haendler.parley import talks_come_first
from fondaco.games.haendler.promises import AGREE, BID_NOTHING, LOADING, OFFICE, Promise
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.talks import Talk, guest_limits
from fondaco.games.haendler.vows import close, keep_all, vows, wagons
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Amount, One
from fondaco.kernel.frame import Frame, answer, parts
from fondaco.kernel.frames import Sealed, Steps, Turns
from fondaco.kernel.prompt import Move, PlainMove, Prompt, asked

QUOTING: Final = 2  # the step at which the master names prices
USUAL_FEE: Final = 500  # what a guest pays for a good as a rule
USUAL_PART: Final = 3  # what an office fetches as a rule is a purse divided by this


def fee(name: str, usual: int) -> Amount:
    """What the master asks of guests; people begin with what is usual."""
    amount = Amount(name, "gulden", 0, MOST_NAMED, "HAEN-4.7", COIN)
    amount.start = usual
    return amount


# Moves whose fields never change are made once and asked often.
QUOTE: Final = Move("quote", "HAEN-4.7", [fee("one", USUAL_FEE), fee("two", 2 * USUAL_FEE)])
PASS: Final = PlainMove("pass", "HAEN-4.7")


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
    return WagonTurn(0 if s.master[wagon] == NONE else 1, wagon, [])


class WagonTurn(Steps[Haendler]):
    """One wagon in a city: a master if it has none, then loading as HAEN-4.7 tells.

    Between the master's loading and the guests' the master may name prices for all of them.
    """

    usual = "quote"

    interruptible = True

    def __init__(self, step: int, wagon: int, quoted: list[int]) -> None:
        super().__init__(step)
        self.wagon = wagon
        self.quoted = quoted  # what one good costs a guest, and what two; empty: no list

    def copy(self) -> WagonTurn:
        return WagonTurn(self.step, self.wagon, self.quoted)

    def show(self, seat: int) -> shape.WagonTurnShown:
        return {"frame": "wagonturn", "wagon": self.wagon, "quoted": self.quoted[:]}

    def advance(self, s: Haendler) -> bool:
        if self.step == 1 and s.has_agreements and self.can_be_loaded(s):
            if talks_come_first(s, LOADING, s.master[self.wagon], self.wagon):
                return False
        elif self.step == QUOTING and self.has_guests(s):
            return True
        return super().advance(s)

    def next(self, s: Haendler, step: int) -> Frame[Haendler] | None:
        if step == 0:
            return Bids(s.order(), [None] * s.seats, self.wagon)
        master = s.master[self.wagon]
        if step in (1, s.seats + QUOTING):
            return MasterLoad([master], 0, self.wagon)
        if step == QUOTING:
            self.step += 1
            step += 1
        if step < s.seats + QUOTING:
            return self.talk(s, s.others(master)[step - QUOTING - 1 :])
        return None

    def talk(self, s: Haendler, guests: list[int]) -> Frame[Haendler]:
        """With the next guest who has something to load; without one the master loads once more."""
        for guest in guests:
            if any(guest_limits(s, guest, self.wagon)):
                return Talk(self.wagon, guest, 0, [0] * SORTS, 0, False, False, self.quoted)
            self.step += 1
        return MasterLoad([s.master[self.wagon]], 0, self.wagon)

    def has_guests(self, s: Haendler) -> bool:
        """Can anybody load who would have to pay for it?"""
        for guest in s.others(s.master[self.wagon]):
            if any(guest_limits(s, guest, self.wagon)):
                return True
        return False

    def can_be_loaded(self, s: Haendler) -> bool:
        """By anybody? Else there is nothing to talk about with the master (HAEN-11.2)."""
        return any(master_limits(s, s.master[self.wagon], self.wagon)) or self.has_guests(s)

    def waiting(self, s: Haendler) -> list[int]:
        return [s.master[self.wagon]]

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        return [QUOTE, PASS]

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = self.moves(s, seat)
        return asked(shape.QuoteAsked, seat, "HAEN-4.7", moves, self.wagon, s.at[self.wagon])

    def answer(self, s: Haendler, a: Action) -> None:
        self.step += 1
        if a.verb == "quote":
            self.quoted = list(parts(shape.Quote, a))
            s.tell(shape.Quoted, "HAEN-4.7", a.seat, self.wagon, *parts(shape.Quote, a))


class Bids(Sealed[Haendler]):
    """All bid in secret for the office; the highest pays, of equals the first in player order (HAEN-4.3)."""

    usual = "bid"

    def __init__(self, seats: list[int], answers: list[Action | None], wagon: int) -> None:
        super().__init__(seats, answers)
        self.wagon = wagon

    def copy(self) -> Bids:
        return Bids(self.seats, self.answers[:], self.wagon)

    def advance(self, s: Haendler) -> bool:
        if talks_come_first(s, OFFICE, s.first, self.wagon):
            return False
        if s.contracts:
            for n, seat in enumerate(self.seats):
                if self.answers[n] is None and self.is_sworn(s, seat):
                    self.answers[n] = answer(shape.Bid, seat, 0)  # nothing else is open to them, as all know
        return super().advance(s)

    def is_sworn(self, s: Haendler, seat: int) -> bool:
        """Has a seat promised to bid nothing here? (HAEN-11.5)"""
        return self.wagon in wagons(s, seat, BID_NOTHING)

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        most = 0 if s.contracts and self.is_sworn(s, seat) else s.money[seat] // COIN * COIN
        return [Move("bid", "HAEN-4.3", [Amount("bid", "gulden", 0, most, "HAEN-4.3", COIN)])]

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = self.moves(s, seat)
        return asked(shape.BidAsked, seat, "HAEN-4.3", moves, self.wagon, s.at[self.wagon])

    def annotate(self, s: Haendler, prompt: Prompt) -> None:
        """Offices fetch about this part of a purse: from there it is a few steps either way."""
        bid = prompt.moves[0].fields[0]
        assert isinstance(bid, Amount)
        bid.start = bid.high // USUAL_PART // COIN * COIN

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
        if s.contracts:
            for a in answers:
                keep_all(s, a.seat, Promise(BID_NOTHING, self.wagon))

    def show(self, seat: int) -> shape.BidsShown:
        return {"frame": "bids", "wagon": self.wagon, "chosen": self.chosen(), "mine": self.mine(seat)}


class MasterLoad(Turns[Haendler]):
    """The master loads goods of one sort, up to three on the wagon in all (HAEN-4.5, HAEN-4.7)."""

    usual = "load"

    def __init__(self, seats: list[int], turn: int, wagon: int) -> None:
        super().__init__(seats, turn)
        self.wagon = wagon

    def copy(self) -> MasterLoad:
        return MasterLoad(self.seats, self.turn, self.wagon)

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "masterload", "to_come": self.to_come()}

    def able(self, s: Haendler, seat: int) -> bool:
        return any(master_limits(s, seat, self.wagon))

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        limits = master_limits(s, seat, self.wagon)
        good = One("good", "good", [good for good in range(SORTS) if limits[good]], "HAEN-4.5")
        count = Amount("count", "number", 1, max(limits), "HAEN-4.5")
        return [Move("load", "HAEN-4.5", [good, count]), PASS]

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = self.moves(s, seat)
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
    limits = [0] * SORTS
    city = s.at[wagon]
    stalls = s.stalls(seat, city)
    if not any(stalls):
        return limits
    room = MASTER_LOAD - sum(s.bed(wagon, seat))
    own = s.sort_of(wagon)
    for n, there in enumerate(stalls):
        good = s.edition.market[city * 3 + n]
        is_open = good == own if own != NONE else not is_loaded_by_others(s, seat, wagon, good)
        if is_open:
            limits[good] = room if room < there else there
    return limits


def is_loaded_by_others(s: Haendler, seat: int, wagon: int, good: int) -> bool:
    for other in range(s.seats):
        if other != seat and s.beds[(wagon * s.seats + other) * SORTS + good]:
            return True
    return False
