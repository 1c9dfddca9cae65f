"""The state of a game of Die Händler, and the small verbs that change it and tell of it."""

from __future__ import annotations

from typing import Any, Final

from fondaco.games.haendler import shape
from fondaco.games.haendler.contract import Contract
from fondaco.games.haendler.data import (
    BUYING,
    COPIES,
    LAST_ARRIVAL,
    LAST_ROUND,
    NONE,
    NOTE_COSTS,
    RISE,
    SELLING,
    SORTS,
    STALLS,
)
from fondaco.games.haendler.edition import Edition
from fondaco.games.haendler.history import GAVE, GOT, KINDS, PICKED, PLAYED, SHOWED, deed
from fondaco.games.haendler.promises import MOMENTS
from fondaco.games.haendler.roads import CITY_COUNT
from fondaco.games.haendler.turns import BESIDE, Turn
from fondaco.kernel.action import Action, Event, Illegal
from fondaco.kernel.fields import One
from fondaco.kernel.frame import Frame, State, check_answer, parts
from fondaco.kernel.prompt import Move

APPROACHES: Final = 3  # to others in one turn (HAEN-11.3)

# [seats][start player] all, clockwise from the start player
ORDERS: Final = [
    [[(first + i) % seats for i in range(seats)] for first in range(seats)] for seats in range(5)
]


class Haendler(State):
    """Everything true in a game of Die Händler. Lists are flat: a seat's stalls, a wagon's beds."""

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
        has_agreements: bool,
        contracts: list[Contract],
        made: int,
        talked: Turn,
        approaches: int,
        speakers: list[int],
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
        self.beds = beds  # [(wagon * seats + seat) * SORTS + good] goods on wagons
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
        self.history = history  # deeds with influence cards, see history: what was picked is secret
        self.has_agreements = has_agreements  # the variant (HAEN-11)
        self.contracts = contracts  # those that stand, the oldest first
        self.made = made  # contracts made so far
        self.talked = talked  # the turn whose talks were the last, see `parley.py`
        self.approaches = approaches  # talks that the player on turn has begun in it
        self.speakers = speakers  # [seat * MOMENTS + moment] 1: asked for offers at this moment

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
            self.has_agreements,
            [contract.copy() for contract in self.contracts],
            self.made,
            self.talked,
            self.approaches,
            self.speakers[:],
        )

    def is_last_round(self) -> bool:
        """Have so many wagons arrived that this round is the last? (HAEN-10.1)"""
        return self.arrivals >= LAST_ARRIVAL[self.seats]

    def is_ending(self) -> bool:
        """Is this round the last, by the arrivals or by the limit of rounds?"""
        return self.is_last_round() or self.round >= LAST_ROUND

    def ended_by(self) -> str:
        return "HAEN-10.1" if self.is_last_round() else "HAEN-10.4"

    def order(self) -> list[int]:
        """Clockwise from the start player (HAEN-2.8)."""
        return ORDERS[self.seats][self.first]

    def others(self, seat: int) -> list[int]:
        """In player order all but one."""
        return [other for other in self.order() if other != seat]

    def buying(self, good: int) -> int:
        return BUYING[self.prices[good]]

    def selling(self, good: int) -> int:
        return SELLING[self.prices[good]]

    def rise_cost(self) -> int:
        """What a social step costs after so many arrivals (HAEN-1.5)."""
        return RISE[min(self.arrivals, len(RISE) - 1)]

    def in_city(self, wagon: int) -> bool:
        return self.at[wagon] < CITY_COUNT  # `is_city`, without a call

    def bed(self, wagon: int, seat: int) -> list[int]:
        """A seat's goods on a wagon."""
        base = (wagon * self.seats + seat) * SORTS
        return self.beds[base : base + SORTS]

    def stalls(self, seat: int, city: int) -> list[int]:
        """A seat's goods in its warehouse in a city, by stall."""
        base = seat * STALLS + city * 3
        return self.store[base : base + 3]

    def is_empty(self, wagon: int) -> bool:
        base = wagon * self.seats * SORTS
        return not any(self.beds[base : base + self.seats * SORTS])

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
            self.tell(shape.Paid, clause, seat, amount)

    def earn(self, seat: int, amount: int, clause: str) -> None:
        """From the bank."""
        if amount:
            self.money[seat] += amount
            self.tell(shape.Earned, clause, seat, amount)

    def give(self, payer: int, payee: int, amount: int, clause: str) -> None:
        """From player to player."""
        if amount:
            self.money[payer] -= amount
            self.money[payee] += amount
            self.tell(shape.Gave, clause, payer, payee, amount)

    def play_card(self, seat: int, card: int, clause: str) -> None:
        """An influence card is played and leaves the game (HAEN-5.11)."""
        self.hand[seat * KINDS + card] -= 1
        self.played[card] += 1
        self.history.append(deed(seat, card, PLAYED))
        self.tell(shape.Played, clause, seat, card)

    def pick_card(self, seat: int, card: int) -> None:
        """A card out of the pile, unseen by the others (HAEN-5.10)."""
        self.pile[card] -= 1
        self.hand[seat * KINDS + card] += 1
        self.history.append(deed(seat, card, PICKED))
        self.confide(1 << seat, shape.Picked, "HAEN-5.10", seat, card)

    def show_cards(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards are named openly, and held (HAEN-11.4): all know of them from now on."""
        for card, n in enumerate(cards):
            if n:
                self.history.append(deed(seat, card, SHOWED + n))

    def hand_over(self, giver: int, taker: int, cards: tuple[int, ...]) -> None:
        """Influence cards from player to player, for all to see (HAEN-11.4)."""
        for card, n in enumerate(cards):
            self.hand[giver * KINDS + card] -= n
            self.hand[taker * KINDS + card] += n
            self.history += [deed(giver, card, GAVE), deed(taker, card, GOT)] * n
        if any(cards):
            self.tell(shape.HandedOver, "HAEN-11.4", giver, taker, cards)

    def lay_aside(self, seat: int, amount: int) -> None:
        """Money leaves the purse until the other's promise is kept or lapses (HAEN-11.4)."""
        if amount:
            self.money[seat] -= amount
            self.tell(shape.LaidAside, "HAEN-11.4", seat, amount)

    def load(self, seat: int, wagon: int, goods: list[int], clause: str) -> None:
        """Goods from the warehouse in the wagon's city onto the seat's bed (HAEN-4.10)."""
        base = (wagon * self.seats + seat) * SORTS
        for good in range(SORTS):
            if goods[good]:
                self.store[seat * STALLS + self.edition.stall(self.at[wagon], good)] -= goods[good]
                self.beds[base + good] += goods[good]
        self.tell(shape.Loaded, clause, seat, wagon, tuple(goods))

    def raise_price(self, good: int, steps: int, clause: str) -> None:
        """Up or down; past the end it wraps (HAEN-6.2)."""
        self.prices[good] = (self.prices[good] + steps) % len(SELLING)
        if self.log is not None:  # else its prices need not be looked up
            self.tell(shape.Priced, clause, good, self.buying(good), self.selling(good))

    def explain(self, a: Action, no: Illegal) -> Illegal:
        """Would it be legal, were no promise given? Then the contract is named that stands against it."""
        is_other_rule = no.reason == "rule" and no.clause != "HAEN-11.6"
        if not self.contracts or is_other_rule or is_refused(self, a, []):
            return no
        against = [one for one in self.contracts if is_refused(self, a, [one])]
        first = against[0] if against else self.contracts[-1]
        return Illegal(shape.Bound.said, "HAEN-11.6", "", first.named())

    def speaks(self, seat: int, moment: int) -> bool:
        """Is this player asked for offers at this moment? (HAEN-11.3)"""
        return self.speakers[seat * MOMENTS + moment] > 0

    def asides(self, seat: int) -> list[Move]:
        """Beside every open question a debt note may be paid back (HAEN-9.3) and talks begun (HAEN-11.3)."""
        moves: list[Move] = []
        if seat >= 0 and self.notes[seat] and self.money[seat] >= NOTE_COSTS:
            moves.append(Move("repay", "HAEN-9.3", []))
        if seat >= 0 and self.has_agreements:
            moves += self.beginnings(seat)
        return moves

    def beginnings(self, seat: int) -> list[Move]:
        """Go up to another in one's own turn; be asked from now on before the turns of others."""
        moves: list[Move] = []
        moment = BESIDE.get(str(self.stack[-1].show(seat)["frame"]), NONE)
        if moment == self.talked.moment and seat == self.talked.seat and self.approaches < APPROACHES:
            moves.append(Move("approach", "HAEN-11.3", [One("taker", "seat", self.others(seat))]))
        silent = [moment for moment in range(MOMENTS) if not self.speaks(seat, moment)]
        if silent:
            moves.append(Move("speak", "HAEN-11.3", [One("moment", "moment", silent)]))
        return moves

    def aside(self, a: Action) -> bool:
        match a.verb:
            case "repay":
                self.notes[a.seat] -= 1
                self.pay(a.seat, NOTE_COSTS, "HAEN-9.3")
                self.tell(shape.Repaid, "HAEN-9.3", a.seat)
            case "speak":
                (moment,) = parts(shape.Speak, a)
                self.speakers[a.seat * MOMENTS + moment] = 1
                self.tell(shape.SpokeUp, "HAEN-11.3", a.seat, moment)
            case "approach":
                from fondaco.games.haendler.parley import approach  # which knows the state

                approach(self, a)
            case _:
                return False
        return True


def is_refused(s: Haendler, a: Action, contracts: list[Contract]) -> bool:
    """Would an answer be refused, did these contracts stand and no others?

    The others are put aside for as long as that is looked at: to show one question this is asked for many
    answers, and a copy of the state for each was felt.
    """
    standing = s.contracts
    s.contracts = contracts
    try:
        check_answer(s, a)
    except Illegal:
        return True
    finally:
        s.contracts = standing
    return False
