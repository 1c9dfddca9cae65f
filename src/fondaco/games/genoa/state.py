"""Everything that is true in a game of Die Händler von Genua."""

from __future__ import annotations

from typing import Any, Final

from fondaco.games.genoa import shape
from fondaco.games.genoa.data import (
    ANY_WARE,
    BUILDING_ACTION,
    CARD,
    COIN,
    DISCS,
    DOWN,
    EXCHANGE,
    EXTRA_ACTION,
    FIRST,
    GOODS,
    MARKER,
    MASK,
    MESSAGE_PAYS,
    PALAZZO,
    SPECIAL,
    SPECIAL_KINDS,
    UP,
    WARE_KINDS,
    cards_of,
    kind_of,
)
from fondaco.games.genoa.edition import Edition
from fondaco.games.genoa.knowledge import Knowledge
from fondaco.kernel.action import Action, Event, Illegal
from fondaco.kernel.frame import Frame, State

# [seats][active] all but the active player, clockwise from them
OTHERS: Final = [
    [[(active + n) % seats for n in range(1, seats)] for active in range(seats)] for seats in range(6)
]


# [verb] why it is shut during a step in which offers are asked for (GEN-6.8)
SHUT: Final = {
    "address": shape.AskFirst.said,
    "lapse": shape.AskFirst.said,
    "ask": shape.AskedEnough.said,
    "withdraw": shape.Held.said,
}


class Genoa(State):
    """The city and what everybody owns. What lies in a purse or a hand is hidden (GEN-2.2)."""

    over = "GEN-12.1"

    def __init__(
        self,
        seats: int,
        stack: list[Frame[Any]],
        log: list[Event] | None,
        edition: Edition,
        space: int,
        first: int,
        active: int,
        money: list[int],
        wares: list[int],
        stock: list[int],
        specials: list[int],
        deck: list[int],
        markers: list[int],
        store: list[int],
        owner: list[int],
        where: list[int],
        knowledge: Knowledge,
        path: list[int],
        used: int,
        ready: int,
        cleared: int,
        free: list[int],
        quiet: int,
    ) -> None:
        super().__init__(seats, stack, log)
        self.edition = edition
        self.space = space  # of the round marker
        self.first = first  # the start player
        self.active = active
        self.money = money
        self.wares = wares  # [seat * WARE_KINDS + ware]
        self.stock = stock  # [ware] in supply
        self.specials = specials  # [seat * SPECIAL_KINDS + special card]
        self.deck = deck  # [special card] in supply
        self.markers = markers  # [seat] ownership markers of its colour in supply
        self.store = store  # [seat] ownership markers in front of it
        self.owner = owner  # [building] whose marker lies on it, or NONE
        self.where = where  # [card] the seat that holds it, DOWN in its pile, UP face up under it
        self.knowledge = knowledge  # what each seat knows of the cards
        # this turn
        self.path = path  # the fields the tower has been on; the last is where it stands
        self.used = used  # the buildings whose action was used, as bits
        self.ready = ready  # the messages whose two buildings were visited, as bits
        self.cleared = cleared  # the streets whose discs were taken off, as bits
        self.free = free  # [seat] free actions taken
        self.quiet = quiet  # the seats that make no more offers of themselves, as bits

    def copy(self) -> Genoa:
        return Genoa(
            self.seats,
            [frame.copy() for frame in self.stack],
            None,
            self.edition,
            self.space,
            self.first,
            self.active,
            self.money[:],
            self.wares[:],
            self.stock[:],
            self.specials[:],
            self.deck[:],
            self.markers[:],
            self.store[:],
            self.owner[:],
            self.where[:],
            self.knowledge.copy(),
            self.path[:],
            self.used,
            self.ready,
            self.cleared,
            self.free[:],
            self.quiet,
        )

    def explain(self, a: Action, no: Illegal) -> Illegal:
        """The clause of the askings shuts moves for several reasons: each is said."""
        if no.reason == "verb" and no.clause == "GEN-6.8" and a.verb in SHUT:
            return Illegal(SHUT[a.verb], no.clause)
        return no

    # Seats

    def others(self) -> list[int]:
        """All but the active player, clockwise from them."""
        return OTHERS[self.seats][self.active][:]

    def free_left(self, seat: int) -> int:
        """Free actions left this turn; with two players the active one may have two (GEN-5.1, GEN-7.2)."""
        most = 1
        if self.seats == 2 and seat == self.active and self.free[1 - seat]:
            most = 2
        return most - self.free[seat]

    def can_act(self, seat: int) -> bool:
        """A free action is left, or an extra-action card (GEN-5.1)."""
        if not self.free[seat] or self.specials[seat * SPECIAL_KINDS + EXTRA_ACTION] > 0:
            return True
        return self.free_left(seat) > 0

    def spend_action(self, seat: int) -> None:
        """A free action, or failing that an extra-action card (GEN-5.1)."""
        if self.free_left(seat) > 0:
            self.free[seat] += 1
        else:
            self.play_special(seat, EXTRA_ACTION, "GEN-10.3")

    # Money

    def earn(self, seat: int, sum: int, clause: str) -> None:
        """From the bank, which cannot run out."""
        self.money[seat] += sum
        self.tell(shape.Earned, clause, seat, sum)

    def give_money(self, seat: int, to: int, sum: int) -> None:
        if sum:
            self.money[seat] -= sum
            self.money[to] += sum
            self.tell(shape.Paid, "GEN-6.1", seat, to, sum)

    def purse(self, seat: int) -> int:
        """What a seat can pay in whole coins (GEN-6.6)."""
        return self.money[seat] // COIN * COIN

    # Goods

    def wares_of(self, seat: int) -> list[int]:
        return self.wares[seat * WARE_KINDS : seat * WARE_KINDS + WARE_KINDS]

    def specials_of(self, seat: int) -> list[int]:
        return self.specials[seat * SPECIAL_KINDS : seat * SPECIAL_KINDS + SPECIAL_KINDS]

    def count(self, seat: int, kind: int) -> int:
        """How many cards of a kind a seat holds, which is public (GEN-2.2)."""
        return (self.knowledge.hand(seat) & MASK[kind]).bit_count()

    def hand(self, seat: int) -> list[int]:
        """The cards a seat holds."""
        return cards_of(self.knowledge.hand(seat))

    def in_pile(self, kind: int) -> int:
        """The whole pile: face down, and face up under it (GEN-6.9)."""
        cards = self.where[FIRST[kind] : FIRST[kind + 1]]
        return cards.count(DOWN) + cards.count(UP)

    def face_down(self, kind: int) -> list[int]:
        return [card for card in range(FIRST[kind], FIRST[kind + 1]) if self.where[card] == DOWN]

    def public_goods(self, seat: int) -> list[int]:
        """What lies before a seat, of each good; of its hand cards how many of each kind."""
        hand = self.knowledge.hand(seat)
        goods = self.wares_of(seat) + self.specials_of(seat)
        goods.append(self.store[seat])
        goods += [(hand & cards).bit_count() for cards in MASK]
        return goods

    def add(self, seat: int, good: int, n: int) -> None:
        """Put goods other than hand cards before a seat, or take them away. The other end is not touched, but
        for markers, which come out of their own colour's supply and go back there."""
        if good < SPECIAL:
            self.wares[seat * WARE_KINDS + good] += n
        elif good < MARKER:
            self.specials[seat * SPECIAL_KINDS + good - SPECIAL] += n
        else:
            self.store[seat] += n
            self.markers[seat] -= n

    def supply_of(self, seat: int, good: int) -> int:
        """How many of a good a seat could take: a hand card only off a pile that is not empty (GEN-10.5)."""
        if good < SPECIAL:
            return self.stock[good]
        if good < MARKER:
            return self.deck[good - SPECIAL]
        if good == MARKER:
            return self.markers[seat]
        kind = good - CARD
        return self.where[FIRST[kind] : FIRST[kind + 1]].count(DOWN)

    def take_from_supply(self, seat: int, good: int, n: int) -> int:
        """Up to `n` of a good other than hand cards; how many there were (GEN-5.3)."""
        n = min(n, self.supply_of(seat, good))
        if good < SPECIAL:
            self.stock[good] -= n
        elif good < MARKER:
            self.deck[good - SPECIAL] -= n
        self.add(seat, good, n)
        return n

    def return_to_supply(self, seat: int, good: int, n: int) -> None:
        self.add(seat, good, -n)
        if good < SPECIAL:
            self.stock[good] += n
        elif good < MARKER:
            self.deck[good - SPECIAL] += n

    def play_special(self, seat: int, special: int, clause: str) -> None:
        """A played special card returns to supply (GEN-10.1)."""
        self.return_to_supply(seat, SPECIAL + special, 1)
        self.tell(shape.Played, clause, seat, special)

    # Hand cards

    def lay_up(self, card: int) -> None:
        """Face up under its pile; when no card lies face down the pile is shuffled (GEN-8.7)."""
        self.where[card] = UP
        self.knowledge.shown(card)
        self.turn_pile(kind_of(card))

    def turn_pile(self, kind: int) -> None:
        low, high = FIRST[kind], FIRST[kind + 1]
        cards = self.where[low:high]
        if DOWN in cards or UP not in cards:
            return
        for card in range(low, high):
            if self.where[card] == UP:
                self.where[card] = DOWN
                self.knowledge.turned(card)
        self.tell(shape.Shuffled, "GEN-8.7", kind)

    def draw(self, seat: int, card: int, clause: str) -> None:
        """The top card of a pile goes into a hand, unseen by others."""
        kind = kind_of(card)
        self.where[card] = seat
        self.knowledge.drawn(seat, kind, card, self.ready)
        self.confide(1 << seat, shape.Drew, clause, seat, kind, card)
        self.turn_pile(kind)
        self.pay_message(card)

    def hand_over(self, seat: int, to: int, card: int) -> None:
        """A hand card changes hands, known to the two only (GEN-6.12)."""
        kind = kind_of(card)
        self.where[card] = to
        self.knowledge.passed(seat, to, kind, card)
        self.confide(1 << seat | 1 << to, shape.Handed, "GEN-6.12", seat, to, kind, card)
        self.pay_message(card)

    # The tower

    def enter(self, field: int) -> None:
        """The tower comes to a field; messages between two visited buildings are paid out (GEN-9.3)."""
        self.path.append(field)
        for card in self.edition.messages_at[field]:
            pair = self.edition.messages[card - FIRST[2]]
            if (pair[0] if pair[1] == field else pair[1]) in self.path:
                self.ready |= 1 << card
                if not self.pay_message(card):
                    self.knowledge.missed(card, self.where[card] == DOWN)

    def pay_message(self, card: int) -> bool:
        """Pay out a message that is ready and in a hand, at once and not by choice (GEN-9.3)."""
        seat = self.where[card]
        if seat < 0 or not self.ready >> card & 1:
            return False
        self.tell(shape.Delivered, "GEN-9.3", seat, card)
        self.earn(seat, MESSAGE_PAYS, "GEN-9.3")
        self.lay_up(card)
        return True

    def enterable(self) -> list[int]:
        """The fields the tower can enter: neighbours that hold no disc (GEN-4.3)."""
        if len(self.path) == DISCS:
            return []
        return [field for field in self.edition.city.neighbours[self.path[-1]] if field not in self.path]

    # Special cards within one's own action (GEN-10.4 to GEN-10.7)

    def buildings_to_use(self, seat: int) -> list[int]:
        """Where a building action can be carried out: own markers, but not the palazzo (GEN-10.6)."""
        return [building for building, who in enumerate(self.owner) if who == seat and building != PALAZZO]

    def has_playable(self, seat: int) -> bool:
        """Could any special card be played now? All of this is public."""
        has = self.specials_of(seat)
        if has[ANY_WARE] and any(self.stock):
            return True
        if has[BUILDING_ACTION] and self.buildings_to_use(seat):
            return True
        return has[EXCHANGE] > 0 and self.can_exchange(seat)

    def can_exchange(self, seat: int) -> bool:
        goods = self.public_goods(seat)
        goods[SPECIAL + EXCHANGE] -= 1
        return any(goods) and any(self.supply_of(seat, good) for good in range(len(GOODS)))
