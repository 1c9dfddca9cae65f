"""The state of a game of Die Händler, and the small verbs that change it and tell of it."""

from __future__ import annotations

from typing import Any, ClassVar

from fondaco.games.haendler.data import (
    BUYING,
    COPIES,
    INFLUENCE,
    NONE,
    NOTE_COSTS,
    RISE,
    SELLING,
    STALLS,
    WAGONS,
)
from fondaco.games.haendler.edition import Edition
from fondaco.games.haendler.roads import is_city
from fondaco.kernel.action import Action, Event
from fondaco.kernel.frame import Frame, State
from fondaco.kernel.prompt import Move

KINDS = len(INFLUENCE)


class Haendler(State):
    """Everything true in a game of Die Händler. Lists are flat: a seat's stalls, a wagon's beds."""

    over: ClassVar[str] = "HAEN-10.1"

    def __init__(
        self,
        seats: int,
        stack: list[Frame[Any]],
        log: list[Event] | None,
        edition: Edition,
        layout: int,
        round: int,
        first: int,
        arrivals: int,
        prices: list[int],
        supply: list[int],
        money: list[int],
        status: list[int],
        notes: list[int],
        store: list[int],
        beds: list[int],
        at: list[int],
        came: list[int],
        master: list[int],
        blocked: list[int],
        arrived: list[int],
        courier: int,
        bonus: list[int],
        tiles: list[int],
        owner: list[int],
        hand: list[int],
        pile: list[int],
        played: list[int],
        history: list[int],
    ) -> None:
        super().__init__(seats, stack, log)
        self.edition = edition
        self.layout = layout  # which cities the wagons start in; NONE: chance says
        self.round = round
        self.first = first  # the start player
        self.arrivals = arrivals
        self.prices = prices  # [good] step on the price board
        self.supply = supply  # [good]
        self.money = money  # [seat] secret
        self.status = status  # [seat] step on the status board
        self.notes = notes  # [seat] debt notes
        self.store = store  # [seat * 18 + stall] goods in warehouses; a stall says city and good
        self.beds = beds  # [(wagon * seats + seat) * 6 + good] goods on wagons
        self.at = at  # [wagon] field
        self.came = came  # [wagon] the field it came from; NONE in a city
        self.master = master  # [wagon] the seat that loads it
        self.blocked = blocked  # [wagon] 1: a broken axle this round
        self.arrived = arrived  # [wagon] 1: reached a city this round
        self.courier = courier  # field
        self.bonus = bonus  # [city] steps of 100
        self.tiles = tiles  # [seat * 4 + points - 1] 1: the movement tile is open
        self.owner = owner  # [investment] the seat, or ON_OFFER, or IN_PILE
        self.hand = hand  # [seat * 7 + card] influence cards: secret
        self.pile = pile  # [card] influence cards not picked yet: seen by who picks
        self.played = played  # [card] influence cards gone
        self.history = (
            history  # picks and plays of influence cards, see `cards.py`: what was picked is secret
        )

    def copy(self) -> Haendler:
        return Haendler(
            self.seats,
            [frame.copy() for frame in self.stack],
            None,
            self.edition,
            self.layout,
            self.round,
            self.first,
            self.arrivals,
            self.prices[:],
            self.supply[:],
            self.money[:],
            self.status[:],
            self.notes[:],
            self.store[:],
            self.beds[:],
            self.at[:],
            self.came[:],
            self.master[:],
            self.blocked[:],
            self.arrived[:],
            self.courier,
            self.bonus[:],
            self.tiles[:],
            self.owner[:],
            self.hand[:],
            self.pile[:],
            self.played[:],
            self.history[:],
        )

    def order(self) -> list[int]:
        """Clockwise from the start player (HAEN-2.8)."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def buying(self, good: int) -> int:
        return BUYING[self.prices[good]]

    def selling(self, good: int) -> int:
        return SELLING[self.prices[good]]

    def rise_cost(self) -> int:
        """What a social step costs after so many arrivals (HAEN-1.5)."""
        return RISE[min(self.arrivals, len(RISE) - 1)]

    def in_city(self, wagon: int) -> bool:
        return is_city(self.at[wagon])

    def bed(self, wagon: int, seat: int) -> list[int]:
        """A seat's goods on a wagon."""
        base = (wagon * self.seats + seat) * 6
        return self.beds[base : base + 6]

    def stalls(self, seat: int, city: int) -> list[int]:
        """A seat's goods in its warehouse in a city, by stall."""
        base = seat * STALLS + city * 3
        return self.store[base : base + 3]

    def is_empty(self, wagon: int) -> bool:
        base = wagon * self.seats * 6
        return not any(self.beds[base : base + self.seats * 6])

    def is_free(self, wagon: int) -> bool:
        """Stands empty in a city and has no master: one can bid for it (HAEN-4.2)."""
        return self.in_city(wagon) and self.master[wagon] == NONE and self.is_empty(wagon)

    def sort_of(self, wagon: int) -> int:
        """The sort that is the master's alone on this wagon; NONE if none is loaded (HAEN-4.5)."""
        seat = self.master[wagon]
        if seat == NONE:
            return NONE
        for good, n in enumerate(self.bed(wagon, seat)):
            if n:
                return good
        return NONE

    def held(self, wagon: int) -> list[int]:
        """The fields of the other wagons."""
        return [self.at[other] for other in range(WAGONS) if other != wagon]

    def could_hold(self, seat: int, card: int) -> bool:
        """By public knowledge, may this seat have this influence card? (HAEN-2.9)"""
        return self.played[card] < COPIES and any(self.hand[seat * KINDS : seat * KINDS + KINDS])

    def has(self, seat: int, card: int) -> bool:
        return self.hand[seat * KINDS + card] > 0

    def owns(self, seat: int, investment: int) -> bool:
        return self.owner[investment] == seat

    def pay(self, seat: int, amount: int, clause: str) -> None:
        """To the bank."""
        if amount:
            self.money[seat] -= amount
            self.emit("paid", clause, seat, amount)

    def earn(self, seat: int, amount: int, clause: str) -> None:
        """From the bank."""
        if amount:
            self.money[seat] += amount
            self.emit("earned", clause, seat, amount)

    def give(self, payer: int, payee: int, amount: int, clause: str) -> None:
        """From player to player."""
        if amount:
            self.money[payer] -= amount
            self.money[payee] += amount
            self.emit("gave", clause, payer, payee, amount)

    def play_card(self, seat: int, card: int, clause: str) -> None:
        """An influence card is played and leaves the game (HAEN-5.11)."""
        self.hand[seat * KINDS + card] -= 1
        self.played[card] += 1
        self.history.append(seat * 16 + 8 + card)
        self.emit("played", clause, seat, card)

    def pick_card(self, seat: int, card: int) -> None:
        """A card out of the pile, unseen by the others (HAEN-5.10)."""
        self.pile[card] -= 1
        self.hand[seat * KINDS + card] += 1
        self.history.append(seat * 16 + card)
        self.whisper(1 << seat, (1,), "picked", "HAEN-5.10", (seat, card))

    def load(self, seat: int, wagon: int, goods: list[int], clause: str) -> None:
        """Goods from the warehouse in the wagon's city onto the seat's bed (HAEN-4.10)."""
        base = (wagon * self.seats + seat) * 6
        for good in range(6):
            if goods[good]:
                self.store[seat * STALLS + self.edition.stall(self.at[wagon], good)] -= goods[good]
                self.beds[base + good] += goods[good]
        self.emit("loaded", clause, seat, wagon, tuple(goods))

    def raise_price(self, good: int, steps: int, clause: str) -> None:
        """Up or down; past the end it wraps (HAEN-6.2)."""
        self.prices[good] = (self.prices[good] + steps) % len(SELLING)
        self.emit("priced", clause, good, self.buying(good), self.selling(good))

    def asides(self, seat: int) -> list[Move]:
        """A debt note may be paid back beside every open question (HAEN-9.3)."""
        if seat >= 0 and self.notes[seat] and self.money[seat] >= NOTE_COSTS:
            return [Move("repay", "HAEN-9.3", [])]
        return []

    def aside(self, a: Action) -> bool:
        if a.verb != "repay":
            return False
        self.notes[a.seat] -= 1
        self.pay(a.seat, NOTE_COSTS, "HAEN-9.3")
        self.emit("repaid", "HAEN-9.3", a.seat)
        return True
