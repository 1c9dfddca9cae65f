"""The market street: choosing a field, taking tiles (LIG-3.4, LIG-3.5)."""

from __future__ import annotations

from fondaco.games.liguria import shape
from fondaco.games.liguria.data import NOBODY_THERE
from fondaco.games.liguria.state import Liguria
from fondaco.kernel.action import Action
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.frames import Turns
from fondaco.kernel.prompt import Move, One, Prompt, asked


class ChooseFields(Turns[Liguria]):
    """From the highest order field down, each merchant goes to a free market field (LIG-3.4)."""

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "choosefields", "to_come": self.to_come()}

    def copy(self) -> ChooseFields:
        return ChooseFields(self.seats, self.turn)

    def question(self, s: Liguria, seat: int) -> Prompt:
        free = [field for field, there in enumerate(s.market) if there == NOBODY_THERE]
        move = Move("stand", "LIG-3.4", [One("field", "field", free, "LIG-3.4")])
        return asked(shape.StandAsked, seat, "LIG-3.4", [move])

    def answer(self, s: Liguria, a: Action) -> None:
        (field,) = parts(shape.Stand, a)
        s.market[field] = a.seat
        s.tell(shape.Stood, "LIG-3.4", a.seat, field)
        self.turn += 1

    def finish(self, s: Liguria) -> None:
        """The merchants have left the order track; they come back in the order of taking (LIG-3.5)."""
        s.order = []
        seats = [seat for seat in s.market if seat != NOBODY_THERE]
        s.stack.append(Shop(seats, 0, -1, []))


class Shop(Frame[Liguria]):
    """From left to right each takes silver, then tiles, one by one rightwards; skips cost (LIG-3.5)."""

    def __init__(self, seats: list[int], turn: int, left: int, taken: list[int]) -> None:
        self.seats = seats
        self.turn = turn
        self.left = left  # tiles still to take; -1: this turn has not begun
        self.taken = taken  # places in the row, rising

    def copy(self) -> Shop:
        return Shop(self.seats, self.turn, self.left, self.taken[:])

    def show(self, seat: int) -> shape.ShopShown:
        return {
            "frame": "shop",
            "to_come": self.seats[self.turn :],
            "taken": self.taken[:],
            "left": max(0, self.left),
        }

    def advance(self, s: Liguria) -> bool:
        if self.turn == len(self.seats):
            s.stack.pop()
            return False
        if self.left < 0:
            self.begin(s)
        if self.left > 0:
            return True
        self.end(s)
        return False

    def begin(self, s: Liguria) -> None:
        """The silver comes first and may pay for skips."""
        seat = self.seats[self.turn]
        field = s.edition.market[s.market.index(seat)]
        s.gain(seat, field.silver, "LIG-3.5")
        self.left = min(field.tiles, len(s.row))
        self.taken = []

    def end(self, s: Liguria) -> None:
        """The tiles go to their taker, the row closes up, the merchant to the lowest free order field."""
        seat = self.seats[self.turn]
        for place in self.taken:
            s.tiles[seat * s.kinds() + s.row[place]] += 1
        s.row = [kind for place, kind in enumerate(s.row) if place not in self.taken]
        s.market[s.market.index(seat)] = NOBODY_THERE
        s.order.append(seat)
        s.tell(shape.Queued, "LIG-3.5", seat, len(s.order))
        self.turn += 1
        self.left = -1
        self.taken = []

    def waiting(self, s: Liguria) -> list[int]:
        return [self.seats[self.turn]]

    def question(self, s: Liguria, seat: int) -> Prompt:
        first, last = 0, len(s.row) - self.left  # further right, too few tiles would be left
        if self.taken:
            first = self.taken[-1] + 1
            last = min(last, first + s.silver[seat])
        field = One("tile", "spot", list(range(first, last + 1)), "LIG-3.5")
        return asked(shape.TakeAsked, seat, "LIG-3.5", [Move("take", "LIG-3.5", [field])], self.left)

    def annotate(self, s: Liguria, prompt: Prompt) -> None:
        (field,) = prompt.moves[0].fields
        assert isinstance(field, One)
        field.costs = [self.price(place) for place in field.options]

    def price(self, place: int) -> int:
        """A silver for each tile skipped since the last one taken."""
        return place - self.taken[-1] - 1 if self.taken else 0

    def cost(self, s: Liguria, a: Action) -> int:
        (place,) = parts(shape.Take, a)
        return self.price(place)

    def answer(self, s: Liguria, a: Action) -> None:
        (place,) = parts(shape.Take, a)
        cost = self.price(place)
        s.silver[a.seat] -= cost
        s.tell(shape.Took, "LIG-3.5", a.seat, s.row[place], cost, place)
        self.taken.append(place)
        self.left -= 1
