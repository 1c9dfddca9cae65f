"""What each seat knows of the hand cards: for every place, which cards may lie there as far as it can tell.

Draws and deals are public but for the card, so what a seat knows only ever blurs by moves it did not see.
"""

from __future__ import annotations

from fondaco.games.genoa.data import MASK


class Knowledge:
    """For each knower and place a set of cards as bits. Knowers are the seats, and last who has no seat;
    places are the seats, and last the face-down piles. Cards that lie face up are in no set: all see them.
    """

    def __init__(self, seats: int, may: list[int]) -> None:
        self.seats = seats
        self.may = may  # [knower * (seats + 1) + place]

    def copy(self) -> Knowledge:
        return Knowledge(self.seats, self.may[:])

    def places(self, seat: int, card: int) -> list[int]:
        """Where a card may be as far as a seat knows; -1 is who has no seat."""
        row = (seat if seat >= 0 else self.seats) * (self.seats + 1)
        return [place for place in range(self.seats + 1) if self.may[row + place] >> card & 1]

    def hand(self, seat: int) -> int:
        """The cards in a seat's own hand, as bits: what it knows of that is always so."""
        return self.may[seat * (self.seats + 1) + seat]

    def saw(self, seat: int, card: int, holder: int) -> None:
        """A seat has seen a card with its holder, and knows where it is."""
        self.saw_all(seat, 1 << card, holder)

    def saw_all(self, seat: int, cards: int, holder: int) -> None:
        """A seat has seen these cards, as bits, with their holder."""
        may, row = self.may, seat * (self.seats + 1)
        for i in range(row, row + self.seats + 1):
            if may[i] & cards:
                may[i] &= ~cards
        may[row + holder] |= cards

    def all_saw(self, card: int, holder: int) -> None:
        for seat in range(self.seats + 1):
            self.saw(seat, card, holder)

    def drawn(self, seat: int, kind: int, card: int, ready: int) -> None:
        """A seat has drawn a card; the others only know its kind, and that it was no message just due. One
        that is due stays in no hand: it is paid out and shown (GEN-9.3)."""
        if ready >> card & 1:
            return
        self.moved(self.seats, seat, MASK[kind] & ~ready, seat)
        self.saw(seat, card, seat)

    def passed(self, giver: int, to: int, kind: int, card: int) -> None:
        """A card went from hand to hand; the two know it."""
        self.moved(giver, to, MASK[kind], giver)
        self.saw(giver, card, to)
        self.saw(to, card, to)

    def moved(self, place: int, to: int, cards: int, who: int) -> None:
        """One of these cards went from a place to a seat: to those who did not see it, any that may have been
        there may now be here. `who` moved it and `to` got it: they saw it."""
        places = self.seats + 1
        for seat in range(places):
            if seat not in (who, to):
                self.may[seat * places + to] |= self.may[seat * places + place] & cards

    def shown(self, card: int) -> None:
        """A card lies face up: no place hides it."""
        keep = ~(1 << card)
        for i in range(len(self.may)):
            self.may[i] &= keep

    def turned(self, card: int) -> None:
        """A card that lay face up was shuffled into its pile."""
        places = self.seats + 1
        for i in range(self.seats, places * places, places):
            self.may[i] |= 1 << card

    def missed(self, card: int, is_down: bool) -> None:
        """Nobody was paid for a message that was due: then it is in no hand (GEN-9.3)."""
        self.shown(card)
        if is_down:
            self.turned(card)

    def renamed(self, seat: int, pairs: list[tuple[int, int]]) -> None:
        """In a world that `seat` imagines, others know of a new card what they know of the one it stands for.
        Who has no seat knows what all know, and that stays."""
        for row in range(0, self.seats * (self.seats + 1), self.seats + 1):
            if row == seat * (self.seats + 1):
                continue
            for i in range(row, row + self.seats + 1):
                before = self.may[i]
                for card, old in pairs:
                    self.may[i] = self.may[i] & ~(1 << card) | (before >> old & 1) << card


def all_down(seats: int) -> Knowledge:
    """At the start every card is in its pile."""
    every = MASK[0] | MASK[1] | MASK[2] | MASK[3]
    return Knowledge(seats, ([0] * seats + [every]) * (seats + 1))
