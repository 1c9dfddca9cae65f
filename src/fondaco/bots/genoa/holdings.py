"""What a player has, and what that is worth to them before the end."""

from __future__ import annotations

from fondaco.bots.genoa.taste import Taste
from fondaco.games.genoa.data import (
    BUILDING_ACTION,
    BUILDING_PAYS,
    CARD,
    FIRST,
    KINDS,
    LARGE_PAYS,
    LAST_SPACE,
    MARKER,
    MESSAGE,
    MESSAGE_PAYS,
    PRIVILEGE,
    SMALL,
    SMALL_PAYS,
    SPECIAL,
)
from fondaco.games.genoa.ending import chain_value, chains
from fondaco.games.genoa.state import Genoa


class Holdings:
    """A player's goods as they stand, or as they would after a deal or an action."""

    def __init__(
        self, money: float, wares: list[int], specials: list[int], store: int, owned: int, cards: list[int]
    ) -> None:
        self.money = money
        self.wares = wares
        self.specials = specials
        self.store = store
        self.owned = owned  # buildings that bear one's marker
        self.cards = cards

    def copy(self) -> Holdings:
        return Holdings(self.money, self.wares[:], self.specials[:], self.store, self.owned, self.cards[:])

    def add(self, good: int, n: int) -> None:
        """Goods other than hand cards; none can be less than nothing."""
        if good < SPECIAL:
            self.wares[good] += n
        elif good < MARKER:
            self.specials[good - SPECIAL] += n
        elif good == MARKER:
            self.store += n


def holdings_of(s: Genoa, seat: int) -> Holdings:
    """What a seat has; of its own seat a bot knows that."""
    return Holdings(
        s.money[seat],
        s.wares_of(seat),
        s.specials_of(seat),
        s.store[seat],
        s.owner.count(seat),
        s.hand(seat),
    )


class Worth:
    """The worth of holdings at this time of the game."""

    def __init__(self, s: Genoa, taste: Taste, mood: float = 1.0) -> None:
        self.s = s
        self.taste = taste
        self.mood = mood  # part of what one would usually offer or name that one does now
        played = (s.active - s.first) % s.seats
        self.rounds = LAST_SPACE[s.seats] - s.space + 1 - played / s.seats  # left, this turn included
        later = max(0.0, self.rounds - 1 / s.seats)
        self.hope = later / (later + taste.fading)

    def of(self, held: Holdings) -> float:
        """In ducats."""
        return self.summed(held, self.orders(held), self.privileges(held), self.messages(held))

    def summed(self, held: Holdings, orders: float, privileges: float, messages: float) -> float:
        """The same, where it is known already what the hand cards are worth."""
        worth = held.money + orders + privileges
        worth += messages + self.specials(held)
        return worth + held.owned * self.owned() + held.store * self.taste.marker * self.hope

    def messages(self, held: Holdings) -> float:
        count = 0
        for card in held.cards:
            if FIRST[MESSAGE] <= card < FIRST[PRIVILEGE]:
                count += 1
        return count * MESSAGE_PAYS * self.taste.message * self.hope

    def specials(self, held: Holdings) -> float:
        worth = 0.0
        for special, n in enumerate(held.specials):
            worth += n * self.taste.specials[special]
        if held.owned and held.specials[BUILDING_ACTION]:
            worth += self.taste.building_with_markers
        return worth * self.hope

    def owned(self) -> float:
        """A marker on a building: ten at the end, and fees on the way."""
        return BUILDING_PAYS + self.taste.fee_a_round * max(0.0, self.rounds - 1)

    def orders(self, held: Holdings) -> float:
        """Orders and the wares for them: the most complete first, each ware for one order only."""
        left, edition = held.wares[:], self.s.edition
        large = [edition.large[card][1:] for card in held.cards if card < FIRST[SMALL]]
        worth = 0.0
        while large:
            least, n = lacking(left, large[0]), 0
            for other in range(1, len(large)):
                missing = lacking(left, large[other])
                if missing < least:
                    least, n = missing, other
            worth += LARGE_PAYS * self.taste.large[least] * self.hope
            for ware in large.pop(n):
                if left[ware] > 0:
                    left[ware] -= 1
        for card in held.cards:
            if FIRST[SMALL] <= card < FIRST[MESSAGE]:
                ware = edition.small[card - FIRST[SMALL]][1]
                worth += SMALL_PAYS * self.taste.small[0 if left[ware] else 1] * self.hope
                if left[ware] > 0:
                    left[ware] -= 1
        return worth + sum(left) * self.taste.ware * self.hope

    def privileges(self, held: Holdings) -> float:
        """What the chains are worth at the end: that is certain."""
        own = [card - FIRST[PRIVILEGE] for card in held.cards if card >= FIRST[PRIVILEGE]]
        if not own:
            return 0.0
        has = [False] * (FIRST[PRIVILEGE + 1] - FIRST[PRIVILEGE])
        for privilege in own:
            has[privilege] = True
        worth = 0.0
        for length in chains(has):
            worth += chain_value(length)
        return worth

    def new_card(self, held: Holdings, kind: int) -> float:
        """What a card off a pile adds, on average over those that may lie there."""
        pile = self.s.face_down(kind)
        if not pile:
            return 0.0
        if kind != PRIVILEGE:
            pile = pile[:: max(1, len(pile) // 4)]  # a few will do
        orders, privileges, messages = self.orders(held), self.privileges(held), self.messages(held)
        before = self.summed(held, orders, privileges, messages)
        gain = 0.0
        for card in pile:
            after = with_card(held, card)
            if kind == PRIVILEGE:
                privileges = self.privileges(after)
            elif kind == MESSAGE:
                messages = self.messages(after)
            else:
                orders = self.orders(after)
            gain += self.summed(held, orders, privileges, messages) - before
        return gain / len(pile)

    def of_goods(self, held: Holdings, goods: tuple[int, ...], sign: int) -> float:
        """What gaining or losing goods adds; hand cards by kind, at what a new one is worth."""
        if not any(goods):
            return 0.0
        worth = self.without_cards(held, goods, sign) if any(goods[:CARD]) else 0.0
        for kind in range(len(KINDS)):
            if goods[CARD + kind]:
                worth += sign * goods[CARD + kind] * self.new_card(held, kind)
        return worth

    def without_cards(self, held: Holdings, goods: tuple[int, ...], sign: int) -> float:
        """The same of wares, special cards and markers: privileges and messages stay what they are worth."""
        after = held.copy()
        for good in range(CARD):
            if goods[good]:
                after.add(good, sign * goods[good])
        privileges, messages = self.privileges(held), self.messages(held)
        before = self.summed(held, self.orders(held), privileges, messages)
        return self.summed(after, self.orders(after), privileges, messages) - before


def lacking(left: list[int], wares: list[int]) -> int:
    """How many of these wares are not there."""
    n = 0
    for ware in wares:
        if left[ware] == 0:
            n += 1
    return n


def with_card(held: Holdings, card: int) -> Holdings:
    after = held.copy()
    after.cards.append(card)
    return after


def without_card(held: Holdings, card: int) -> Holdings:
    after = held.copy()
    after.cards.remove(card)
    return after
