"""Where the tower might go, and what that is worth to a player."""

from __future__ import annotations

from fondaco.bots.genoa.action import action_worth
from fondaco.bots.genoa.holdings import Holdings, Worth
from fondaco.games.genoa.data import DISCS, FIRST, MESSAGE, MESSAGE_PAYS, NONE, PLAZA, STREETS, kind_of
from fondaco.games.genoa.state import Genoa


def message_gain(worth: Worth, held: Holdings, path: list[int], field: int) -> float:
    """The messages that are paid when the tower comes to a field, over what they are worth in hand."""
    gain = 0.0
    for card in held.cards:
        if kind_of(card) == MESSAGE:
            pair = worth.s.edition.messages[card - FIRST[MESSAGE]]
            if field in pair and (pair[0] + pair[1] - field) in path:
                gain += MESSAGE_PAYS * (1 - worth.taste.message * worth.hope)
    return gain


class Course:
    """The active player's best way on: own action where it is worth most, sales elsewhere, messages."""

    def __init__(self, worth: Worth, s: Genoa, seat: int, held: Holdings) -> None:
        self.worth = worth
        self.s = s
        self.seat = seat
        self.held = held
        self.actions: dict[int, float] = {}
        has_buyers = any(s.can_act(other) for other in range(s.seats) if other != seat)
        self.sale = worth.taste.sale * worth.hope if has_buyers else 0.0
        self.asked: list[int] = []  # fields for which all have just said what they give: no more is hoped for

    def action(self, building: int) -> float:
        """What one's own action there is worth, reckoned once."""
        if building not in self.actions:
            self.actions[building] = action_worth(self.worth, self.seat, self.held, building)
        return self.actions[building]

    def best(self, path: list[int], has_action: bool) -> float:
        """The worth of the best way on from the end of a path, nothing if one stops here."""
        if len(path) == DISCS:
            return 0.0
        best = 0.0
        for field in self.s.edition.city.neighbours[path[-1]]:
            if field not in path:
                best = max(best, self.worth.taste.later * self.of_field(path, field, has_action))
        return best

    def of_field(self, path: list[int], field: int, has_action: bool) -> float:
        """The worth of entering a field, and of the best way on from there."""
        gain = message_gain(self.worth, self.held, path, field)
        onward = [*path, field]
        if field >= PLAZA:
            street = self.worth.taste.street if self.held.store and self.has_free_house(field) else 0.0
            return gain + street + self.best(onward, has_action)
        sold = (0.0 if field in self.asked else self.sale) + self.best(onward, has_action)
        if not has_action:
            return gain + sold
        return gain + max(sold, self.action(field) + self.best(onward, False))

    def has_free_house(self, street: int) -> bool:
        """Could a marker be placed on a building beside a street? The plaza is none."""
        return street >= STREETS and any(
            self.s.owner[building] == NONE for building in self.s.edition.city.beside_street(street)
        )

    def of_start(self, field: int) -> float:
        """The worth of a turn that begins on a field."""
        return self.of_field([], field, True)
