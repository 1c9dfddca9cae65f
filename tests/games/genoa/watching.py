"""What a seat can tell of the hand cards: bookkeeping by the clauses, from what it is told and no more."""

from __future__ import annotations

from fondaco.games.genoa.data import CARDS, FIRST, kind_of
from fondaco.games.genoa.edition import Edition
from fondaco.games.genoa.promises import order_of
from fondaco.kernel import Event

PILE, UP = -1, -2  # where a card is if no seat holds it
PAYING = ("delivered", "earned", "shuffled")  # what follows the tower's move when messages are due


class Watcher:
    """For each card the places where it may be, as far as one seat can tell."""

    def __init__(self, seat: int, edition: Edition) -> None:
        self.seat = seat
        self.messages = edition.messages
        self.places: list[set[int]] = [{PILE} for _ in range(CARDS)]
        self.path: list[int] = []
        self.due: list[int] = []  # messages whose buildings were both visited this turn

    def hear(self, events: list[Event]) -> None:
        """All that was told from one answer to the next question."""
        told = [event.seen_by(self.seat) for event in events]
        for n, event in enumerate(told):
            self.take(event, told[n + 1 :])

    def take(self, event: Event, after: list[Event]) -> None:
        match event.kind:
            case "turn_began":
                self.path, self.due = [], []
            case "placed" | "moved":
                self.visit(number(event, 1), after)
            case "drew":
                self.drew(number(event, 0), number(event, 1), event.args[2], after)
            case "handed":
                self.handed(number(event, 0), number(event, 1), number(event, 2), event.args[3])
            case "delivered" | "gave_card":  # fulfilled and exchanged cards go face up (GEN-2.2, GEN-8.7)
                self.places[number(event, -1)] = {UP}
            case "shuffled":
                self.shuffled(number(event, 0))
            case "offered":
                self.saw(event.args[4], number(event, 0))
                order = order_of(number(event, 7))
                if order >= 0:  # named to all (GEN-6.9)
                    self.places[order] = {number(event, 0)}
            case "put":
                self.saw(event.args[5], number(event, 0))
            case "privileged":
                self.saw(event.args[1], number(event, 0))

    def saw(self, cards: object, holder: int) -> None:
        """Cards of an offer or of terms, for whom they were meant (GEN-6.12)."""
        for card in cards if isinstance(cards, tuple) else ():
            self.places[card] = {holder}

    def drew(self, who: int, kind: int, card: object, after: list[Event]) -> None:
        """A card off the pile; a message that is due is paid at once and so shown (GEN-9.3)."""
        following = [event for event in after if event.kind != "shuffled"][:1]
        is_paid = bool(following) and (following[0].kind, following[0].clause) == ("delivered", "GEN-9.3")
        if isinstance(card, int):
            self.places[card] = {who}
        elif not is_paid:
            for each in cards_of(kind):
                if PILE in self.places[each] and each not in self.due:
                    self.places[each].add(who)

    def handed(self, who: int, to: int, kind: int, card: object) -> None:
        """From hand to hand, known to the two only (GEN-6.12)."""
        if isinstance(card, int):
            self.places[card] = {to}
            return
        for each in cards_of(kind):
            if who in self.places[each]:
                self.places[each].add(to)

    def shuffled(self, kind: int) -> None:
        for each in cards_of(kind):
            if self.places[each] == {UP}:
                self.places[each] = {PILE}

    def visit(self, field: int, after: list[Event]) -> None:
        """A message that comes due and is not paid is in no hand (GEN-9.3)."""
        self.path.append(field)
        paid: list[int] = []
        for event in after:
            if event.kind not in PAYING:
                break
            if event.kind == "delivered":
                paid.append(number(event, 1))
        for n, pair in enumerate(self.messages):
            card = FIRST[2] + n
            if field in pair and set(pair) <= set(self.path):
                self.due.append(card)
                if card not in paid:
                    self.places[card] &= {PILE, UP}

    def sure(self, owner: int) -> list[int]:
        """The cards that a seat is sure another holds."""
        return [card for card in range(CARDS) if self.places[card] == {owner}]


def cards_of(kind: int) -> list[int]:
    return [card for card in range(CARDS) if kind_of(card) == kind]


def number(event: Event, at: int) -> int:
    found = event.args[at]
    assert isinstance(found, int)
    return found
