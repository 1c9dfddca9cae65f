"""Where the tower might go, and what that is worth to a player."""

from __future__ import annotations

from fondaco.bots.genoa.action import action_worth
from fondaco.bots.genoa.holdings import Holdings, Worth
from fondaco.games.genoa.data import DISCS, FIRST, MESSAGE, MESSAGE_PAYS, NONE, PLAZA, STREETS, bits_of
from fondaco.games.genoa.state import Genoa


def message_gain(worth: Worth, held: Holdings, path: list[int], field: int) -> float:
    """The messages that are paid when the tower comes to a field, over what they are worth in hand."""
    gain = 0.0
    for card in held.hand.cards[MESSAGE]:
        pair = worth.s.edition.messages[card - FIRST[MESSAGE]]
        if field in pair and (pair[0] + pair[1] - field) in path:
            gain += message_pays(worth)
    return gain


def message_pays(worth: Worth) -> float:
    """What a message brings when it is paid, over what it is worth in hand."""
    return MESSAGE_PAYS * (1 - worth.message * worth.hope)


class Course:
    """The active player's best way on: own action where it is worth most, sales elsewhere, messages.

    A way is told by the fields that were visited, as bits, by the last of them and by how many there were.
    """

    def __init__(self, worth: Worth, s: Genoa, seat: int, held: Holdings) -> None:
        self.worth = worth
        self.s = s
        self.seat = seat
        self.held = held
        self.actions: dict[int, float] = {}
        has_buyers = any(s.can_act(other) for other in range(s.seats) if other != seat)
        self.sale = worth.taste.sale * worth.hope if has_buyers else 0.0
        self.asked: list[int] = []  # fields for which all have just said what they give: no more is hoped for
        self.later = worth.taste.later
        self.neighbours = s.edition.city.neighbours
        self.message = message_pays(worth)
        self.messages = [s.edition.messages[card - FIRST[MESSAGE]] for card in held.hand.cards[MESSAGE]]
        self.streets: dict[int, float] = {}

    def action(self, building: int) -> float:
        """What one's own action there is worth, reckoned once."""
        worth = self.actions.get(building)
        if worth is None:
            worth = self.actions[building] = action_worth(self.worth, self.seat, self.held, building)
        return worth

    def street(self, field: int) -> float:
        """What a visit to a street, or to the plaza, is worth by itself, reckoned once."""
        worth = self.streets.get(field)
        if worth is None:
            is_wanted = self.held.store and self.has_free_house(field)
            worth = self.streets[field] = self.worth.taste.street if is_wanted else 0.0
        return worth

    def best(self, path: list[int]) -> tuple[float, float]:
        """The worth of the best way on from the end of a path, nothing if one stops here: with an action of
        one's own to come, and without."""
        return self.ways_on(bits_of(path), path[-1], len(path))

    def best_without(self, path: list[int]) -> float:
        """The same for who has no action left."""
        return self.ways_without(bits_of(path), path[-1], len(path))

    def ways_on(self, visited: int, last: int, count: int) -> tuple[float, float]:
        if count == DISCS:
            return 0.0, 0.0
        best, best_without = 0.0, 0.0
        for field in self.neighbours[last]:
            if not visited >> field & 1:
                entered = self.entering(visited, field, count)
                best = max(best, self.later * entered[0])
                best_without = max(best_without, self.later * entered[1])
        return best, best_without

    def ways_without(self, visited: int, last: int, count: int) -> float:
        if count == DISCS:
            return 0.0
        best = 0.0
        for field in self.neighbours[last]:
            if not visited >> field & 1:
                best = max(best, self.later * self.entering_without(visited, field, count))
        return best

    def entering(self, visited: int, field: int, count: int) -> tuple[float, float]:
        """The worth of entering a field and of the best way on: with an action to come, and without."""
        gain = self.message_gain(visited, field)
        onward = self.ways_on(visited | 1 << field, field, count + 1)
        if field >= PLAZA:
            gain += self.street(field)
            return gain + onward[0], gain + onward[1]
        sale = 0.0 if field in self.asked else self.sale
        sold, acted = sale + onward[0], self.action(field) + onward[1]
        return gain + max(sold, acted), gain + (sale + onward[1])

    def entering_without(self, visited: int, field: int, count: int) -> float:
        gain = self.message_gain(visited, field)
        onward = self.ways_without(visited | 1 << field, field, count + 1)
        if field >= PLAZA:
            return gain + self.street(field) + onward
        return gain + ((0.0 if field in self.asked else self.sale) + onward)

    def message_gain(self, visited: int, field: int) -> float:
        """The messages that are paid when the tower comes to a field, over what they are worth in hand."""
        gain = 0.0
        for pair in self.messages:
            one, other = pair[0], pair[1]  # mypyc unpacks a list slowly
            if (one == field and visited >> other & 1) or (other == field and visited >> one & 1):
                gain += self.message
        return gain

    def of_field(self, path: list[int], field: int, has_action: bool) -> float:
        """The worth of entering a field, and of the best way on from there."""
        visited = bits_of(path)
        if has_action:
            return self.entering(visited, field, len(path))[0]
        return self.entering_without(visited, field, len(path))

    def has_free_house(self, street: int) -> bool:
        """Could a marker be placed on a building beside a street? The plaza is none."""
        return street >= STREETS and any(
            self.s.owner[building] == NONE for building in self.s.edition.city.beside_street(street)
        )

    def of_start(self, field: int) -> float:
        """The worth of a turn that begins on a field."""
        return self.of_field([], field, True)
