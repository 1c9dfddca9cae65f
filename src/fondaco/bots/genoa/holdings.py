"""What a player has, and what that is worth to them before the end."""

from __future__ import annotations

from typing import Final

from fondaco.bots.genoa.taste import Taste
from fondaco.games.genoa.data import (
    BUILDING_ACTION,
    BUILDING_PAYS,
    CARD,
    CARDS,
    FIRST,
    KINDS,
    LARGE,
    LARGE_PAYS,
    LAST_SPACE,
    MARKER,
    MESSAGE,
    MESSAGE_PAYS,
    PRIVILEGE,
    SMALL,
    SMALL_PAYS,
    SPECIAL,
    WARE_KINDS,
    kind_of,
)
from fondaco.games.genoa.ending import chain_value, chains
from fondaco.games.genoa.state import Genoa

UNKNOWN: Final = -1.0  # not reckoned yet: no worth is less than nothing
RING: Final = FIRST[PRIVILEGE + 1] - FIRST[PRIVILEGE]  # privileges around the city
CHAINS_WORTH: Final = [UNKNOWN] * (1 << RING)  # [privileges as bits] what their chains pay, once reckoned
FEW: Final = 4  # cards off a pile, about, that stand for all of it


class Hand:
    """A player's wares and hand cards, which orders bring together.

    It never changes, so that what it is worth is reckoned once, by the only `Worth` that it is shown to.
    """

    def __init__(self, wares: list[int], cards: list[list[int]]) -> None:
        self.wares = wares
        self.cards = cards  # [kind] in the order in which they came
        self.orders = UNKNOWN
        self.privileges = UNKNOWN
        self.draws: dict[int, list[float]] = {}  # [kind] what its kind is worth with each card of the pile
        self.others: dict[int, Hand] = {}  # hands that differ from this one, once they were asked for

    def with_ware(self, ware: int, n: int) -> Hand:
        """So many more of a ware, or fewer."""
        if not n:
            return self
        key = (n * WARE_KINDS + ware) * CARDS  # which is no card's number
        other = self.others.get(key)
        if other is None:
            wares = self.wares[:]
            wares[ware] += n
            other = self.others[key] = Hand(wares, self.cards)
        return other

    def without_card(self, card: int) -> Hand:
        other = self.others.get(card)
        if other is None:
            cards, kind = self.cards[:], kind_of(card)
            cards[kind] = [kept for kept in cards[kind] if kept != card]
            other = self.others[card] = Hand(self.wares, cards)
        return other


class Holdings:
    """A player's goods as they stand, or as they would after a deal or an action."""

    def __init__(self, money: float, hand: Hand, specials: list[int], store: int, owned: int) -> None:
        self.money = money
        self.hand = hand
        self.specials = specials
        self.store = store
        self.owned = owned  # buildings that bear one's marker
        self.specials_worth = UNKNOWN

    def copy(self) -> Holdings:
        other = Holdings(self.money, self.hand, self.specials[:], self.store, self.owned)
        other.specials_worth = self.specials_worth
        return other

    def add(self, good: int, n: int) -> None:
        """Goods other than hand cards; none can be less than nothing."""
        if good < SPECIAL:
            self.hand = self.hand.with_ware(good, n)
        elif good < MARKER:
            self.specials[good - SPECIAL] += n
            self.specials_worth = UNKNOWN
        elif good == MARKER:
            self.store += n


def holdings_of(s: Genoa, seat: int) -> Holdings:
    """What a seat has; of its own seat a bot knows that."""
    cards: list[list[int]] = [[], [], [], []]
    for card in s.hand(seat):
        cards[kind_of(card)].append(card)
    hand = Hand(s.wares_of(seat), cards)
    return Holdings(s.money[seat], hand, s.specials_of(seat), s.store[seat], s.owner.count(seat))


class Worth:
    """The worth of holdings at this time of the game, for one look at a state, which must stay as it is."""

    def __init__(self, s: Genoa, taste: Taste, mood: float = 1.0) -> None:
        self.s = s
        self.taste = taste
        self.mood = mood  # part of what one would usually offer or name that one does now
        played = (s.active - s.first) % s.seats
        self.rounds = LAST_SPACE[s.seats] - s.space + 1 - played / s.seats  # left, this turn included
        later = max(0.0, self.rounds - 1 / s.seats)
        self.hope = later / (later + taste.fading)
        self.large = taste.large
        self.small = taste.small
        self.message = taste.message
        self.ware = taste.ware
        self.marker = taste.marker
        # a marker on a building: ten at the end, and fees on the way
        self.owned = BUILDING_PAYS + taste.fee_a_round * max(0.0, self.rounds - 1)
        self.seen: dict[int, Holdings] = {}  # [seat] what it has
        self.piles: dict[int, list[int]] = {}  # [kind] the cards that stand for what may be drawn

    def held(self, seat: int) -> Holdings:
        """What a seat has, looked up once: who changes it must take a copy."""
        if seat not in self.seen:
            self.seen[seat] = holdings_of(self.s, seat)
        return self.seen[seat]

    def of(self, held: Holdings) -> float:
        """In ducats."""
        return self.summed(held, self.orders(held), self.privileges(held), self.messages(held))

    def summed(self, held: Holdings, orders: float, privileges: float, messages: float) -> float:
        """The same, where it is known already what the hand cards are worth."""
        worth = held.money + orders + privileges
        worth += messages + self.specials(held)
        return worth + held.owned * self.owned + held.store * self.marker * self.hope

    def messages(self, held: Holdings) -> float:
        return len(held.hand.cards[MESSAGE]) * MESSAGE_PAYS * self.message * self.hope

    def specials(self, held: Holdings) -> float:
        if held.specials_worth == UNKNOWN:
            worth, each = 0.0, self.taste.specials
            for special, n in enumerate(held.specials):
                worth += n * each[special]
            if held.owned and held.specials[BUILDING_ACTION]:
                worth += self.taste.building_with_markers
            held.specials_worth = worth * self.hope
        return held.specials_worth

    def orders(self, held: Holdings) -> float:
        """Orders and the wares for them: the most complete first, each ware for one order only."""
        hand = held.hand
        if hand.orders == UNKNOWN:
            hand.orders = self.orders_of(hand.wares, hand.cards[LARGE], hand.cards[SMALL])
        return hand.orders

    def orders_of(self, wares: list[int], large: list[int], small: list[int]) -> float:
        """The same of some wares and orders."""
        left, edition, hope = wares[:], self.s.edition, self.hope
        needs = [edition.large_wares[card] for card in large]
        worth = 0.0
        while needs:
            least, n = lacking(left, needs[0]), 0
            for other in range(1, len(needs)):
                missing = lacking(left, needs[other])
                if missing < least:
                    least, n = missing, other
            worth += LARGE_PAYS * self.large[least] * hope
            for ware in needs.pop(n):
                if left[ware] > 0:
                    left[ware] -= 1
        for card in small:
            ware = edition.small_wares[card - FIRST[SMALL]]
            worth += SMALL_PAYS * self.small[0 if left[ware] else 1] * hope
            if left[ware] > 0:
                left[ware] -= 1
        return worth + sum(left) * self.ware * hope

    def privileges(self, held: Holdings) -> float:
        """What the chains are worth at the end: that is certain."""
        hand = held.hand
        if hand.privileges == UNKNOWN:
            hand.privileges = chains_worth(privilege_bits(hand.cards[PRIVILEGE]))
        return hand.privileges

    def new_card(self, held: Holdings, kind: int) -> float:
        """What a card off a pile adds, on average over those that may lie there."""
        hand = held.hand
        draws = hand.draws.get(kind)
        if draws is None:
            draws = hand.draws[kind] = self.draws(hand, kind)
        if not draws:
            return 0.0
        orders, privileges, messages = self.orders(held), self.privileges(held), self.messages(held)
        before = self.summed(held, orders, privileges, messages)
        gain = 0.0
        for worth in draws:
            if kind == PRIVILEGE:
                privileges = worth
            elif kind == MESSAGE:
                messages = worth
            else:
                orders = worth
            gain += self.summed(held, orders, privileges, messages) - before
        return gain / len(draws)

    def draws(self, hand: Hand, kind: int) -> list[float]:
        """What the cards of a kind are worth, or all orders, with each card that may be drawn."""
        pile, cards = self.pile(kind), hand.cards
        if kind == PRIVILEGE:
            held = privilege_bits(cards[PRIVILEGE])
            return [chains_worth(held | 1 << card - FIRST[PRIVILEGE]) for card in pile]
        if kind == LARGE:
            return [self.orders_of(hand.wares, [*cards[LARGE], card], cards[SMALL]) for card in pile]
        if kind == SMALL:
            return [self.orders_of(hand.wares, cards[LARGE], [*cards[SMALL], card]) for card in pile]
        return [(len(cards[MESSAGE]) + 1) * MESSAGE_PAYS * self.message * self.hope] * len(pile)

    def pile(self, kind: int) -> list[int]:
        """The cards that may be drawn; where they are much alike, a few of them."""
        pile = self.piles.get(kind)
        if pile is None:
            pile = self.s.face_down(kind)
            if kind != PRIVILEGE:
                pile = pile[:: max(1, len(pile) // FEW)]
            self.piles[kind] = pile
        return pile

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
        """The same of wares, special cards and markers."""
        after = held.copy()
        for good in range(CARD):
            if goods[good]:
                after.add(good, sign * goods[good])
        return self.of(after) - self.of(held)


def lacking(left: list[int], wares: list[int]) -> int:
    """How many of these wares are not there."""
    n = 0
    for ware in wares:
        if left[ware] == 0:
            n += 1
    return n


def privilege_bits(cards: list[int]) -> int:
    """Privileges as bits, in their order around the city."""
    bits = 0
    for card in cards:
        bits |= 1 << card - FIRST[PRIVILEGE]
    return bits


def chains_worth(privileges: int) -> float:
    """What the chains of these privileges are worth."""
    worth = CHAINS_WORTH[privileges]
    if worth == UNKNOWN:
        worth = 0.0
        for length in chains([bool(privileges >> n & 1) for n in range(RING)]):
            worth += chain_value(length)
        CHAINS_WORTH[privileges] = worth
    return worth


def without_card(held: Holdings, card: int) -> Holdings:
    after = held.copy()
    after.hand = held.hand.without_card(card)
    return after
