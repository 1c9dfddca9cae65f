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
    kind_of,
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

    def __init__(self, s: Genoa, taste: Taste) -> None:
        self.s = s
        self.taste = taste
        played = (s.active - s.first) % s.seats
        self.rounds = LAST_SPACE[s.seats] - s.space + 1 - played / s.seats  # left, this turn included
        later = max(0.0, self.rounds - 1 / s.seats)
        self.hope = later / (later + taste.fading)

    def of(self, held: Holdings) -> float:
        """In ducats."""
        worth = held.money + self.orders(held) + self.privileges(held)
        messages = sum(1 for card in held.cards if kind_of(card) == MESSAGE)
        worth += messages * MESSAGE_PAYS * self.taste.message * self.hope
        for special, n in enumerate(held.specials):
            worth += n * self.taste.specials[special] * self.hope
        if held.owned and held.specials[BUILDING_ACTION]:
            worth += self.taste.building_with_markers * self.hope
        worth += held.owned * self.owned() + held.store * self.taste.marker * self.hope
        return worth

    def owned(self) -> float:
        """A marker on a building: ten at the end, and fees on the way."""
        return BUILDING_PAYS + self.taste.fee_a_round * max(0.0, self.rounds - 1)

    def orders(self, held: Holdings) -> float:
        """Orders and the wares for them: the most complete first, each ware for one order only."""
        left = held.wares[:]
        large = [self.s.edition.large[card][1:] for card in held.cards if card < FIRST[SMALL]]
        small = [
            self.s.edition.small[card - FIRST[SMALL]][1] for card in held.cards if kind_of(card) == SMALL
        ]
        worth = 0.0
        while large:
            missing = [sum(left[ware] == 0 for ware in wares) for wares in large]
            n = missing.index(min(missing))
            worth += LARGE_PAYS * self.taste.large[missing[n]] * self.hope
            for ware in large.pop(n):
                left[ware] -= left[ware] > 0
        for ware in small:
            worth += SMALL_PAYS * self.taste.small[0 if left[ware] else 1] * self.hope
            left[ware] -= left[ware] > 0
        return worth + sum(left) * self.taste.ware * self.hope

    def privileges(self, held: Holdings) -> float:
        """What the chains are worth at the end: that is certain."""
        has = [False] * (FIRST[PRIVILEGE + 1] - FIRST[PRIVILEGE])
        for card in held.cards:
            if card >= FIRST[PRIVILEGE]:
                has[card - FIRST[PRIVILEGE]] = True
        return sum(chain_value(length) for length in chains(has))

    def new_card(self, held: Holdings, kind: int) -> float:
        """What a card off a pile adds, on average over those that may lie there."""
        pile = self.s.face_down(kind)
        if not pile:
            return 0.0
        if kind != PRIVILEGE:
            pile = pile[:: max(1, len(pile) // 4)]  # a few will do
        before = self.of(held)
        return sum(self.of(with_card(held, card)) - before for card in pile) / len(pile)

    def of_goods(self, held: Holdings, goods: tuple[int, ...], sign: int) -> float:
        """What gaining or losing goods adds; hand cards by kind, at what a new one is worth."""
        after = held.copy()
        for good in range(CARD):
            if goods[good]:
                after.add(good, sign * goods[good])
        worth = self.of(after) - self.of(held)
        for kind in range(len(KINDS)):
            if goods[CARD + kind]:
                worth += sign * goods[CARD + kind] * self.new_card(held, kind)
        return worth


def with_card(held: Holdings, card: int) -> Holdings:
    after = held.copy()
    after.cards.append(card)
    return after


def without_card(held: Holdings, card: int) -> Holdings:
    after = held.copy()
    after.cards.remove(card)
    return after
