"""The market street: choosing a field, taking tiles (LIG-3.4, LIG-3.5)."""

from __future__ import annotations

from fondaco.games.liguria import shape
from fondaco.games.liguria.data import NOBODY_THERE, SKIP_SILVER
from fondaco.games.liguria.state import Liguria
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Gaps, One, Some
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.frames import Turns
from fondaco.kernel.prompt import Move, Prompt, asked


class ChooseFields(Turns[Liguria]):
    """From the highest order field down, each merchant goes to a free market field (LIG-3.4)."""

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "choosefields", "to_come": self.to_come()}

    def copy(self) -> ChooseFields:
        return ChooseFields(self.seats, self.turn)

    def advance(self, s: Liguria) -> bool:
        """Who finds only one field free goes there unasked."""
        free = free_fields(s)
        if self.turn < len(self.seats) and len(free) == 1:
            self.stand(s, self.seats[self.turn], free[0])
        return super().advance(s)

    def question(self, s: Liguria, seat: int) -> Prompt:
        move = Move("stand", "LIG-3.4", [One("field", "field", free_fields(s), "LIG-3.4")])
        return asked(shape.StandAsked, seat, "LIG-3.4", [move])

    def answer(self, s: Liguria, a: Action) -> None:
        (field,) = parts(shape.Stand, a)
        self.stand(s, a.seat, field)

    def stand(self, s: Liguria, seat: int, field: int) -> None:
        s.market[field] = seat
        s.tell(shape.Stood, "LIG-3.4", seat, field)
        self.turn += 1

    def finish(self, s: Liguria) -> None:
        """The merchants have left the order track; they come back in the order of taking (LIG-3.5)."""
        s.order = []
        seats = [seat for seat in s.market if seat != NOBODY_THERE]
        s.stack.append(Shop(seats, 0, -1))


def free_fields(s: Liguria) -> list[int]:
    return [field for field, there in enumerate(s.market) if there == NOBODY_THERE]


class Shop(Frame[Liguria]):
    """From left to right each takes silver, then all tiles at once; skips between them cost (LIG-3.5)."""

    def __init__(self, seats: list[int], turn: int, tiles: int) -> None:
        self.seats = seats
        self.turn = turn
        self.tiles = tiles  # that are to be taken now; -1: this turn has not begun

    def copy(self) -> Shop:
        return Shop(self.seats, self.turn, self.tiles)

    def show(self, seat: int) -> shape.ShopShown:
        return {"frame": "shop", "to_come": self.seats[self.turn :], "tiles": max(0, self.tiles)}

    def advance(self, s: Liguria) -> bool:
        if self.turn == len(self.seats):
            s.stack.pop()
            return False
        if self.tiles < 0:
            self.begin(s)
        if 0 < self.tiles < len(s.row):
            return True
        self.take(s, tuple(range(self.tiles)))  # all that lie there, or none
        return False

    def begin(self, s: Liguria) -> None:
        """The silver comes first and may pay for skips."""
        seat = self.seats[self.turn]
        field = s.edition.market[s.market.index(seat)]
        s.gain(seat, field.silver, "LIG-3.5")
        self.tiles = min(field.tiles, len(s.row))

    def waiting(self, s: Liguria) -> list[int]:
        return [self.seats[self.turn]]

    def question(self, s: Liguria, seat: int) -> Prompt:
        gaps = Gaps(SKIP_SILVER, s.silver[seat])
        row = list(range(len(s.row)))
        tiles = Some("tiles", "spot", row, self.tiles, self.tiles, "LIG-3.5", gaps)
        return asked(shape.TakeAsked, seat, "LIG-3.5", [Move("take", "LIG-3.5", [tiles])], self.tiles)

    def cost(self, s: Liguria, a: Action) -> int:
        (places,) = parts(shape.Take, a)
        return price(places)

    def answer(self, s: Liguria, a: Action) -> None:
        (places,) = parts(shape.Take, a)
        self.take(s, places)

    def take(self, s: Liguria, places: tuple[int, ...]) -> None:
        """The tiles go to their taker, the row closes up, the merchant to the lowest free order field."""
        seat = self.seats[self.turn]
        kinds = tuple([s.row[place] for place in places])
        if places:
            cost = price(places)
            s.silver[seat] -= cost
            s.tell(shape.Took, "LIG-3.5", seat, kinds, cost, places)
        for kind in kinds:
            s.tiles[seat * s.kinds() + kind] += 1
        s.row = [kind for place, kind in enumerate(s.row) if place not in places]
        s.market[s.market.index(seat)] = NOBODY_THERE
        s.order.append(seat)
        s.tell(shape.Queued, "LIG-3.5", seat, len(s.order))
        self.turn += 1
        self.tiles = -1


def price(places: tuple[int, ...]) -> int:
    """A silver for each tile skipped between the first and the last taken (LIG-3.5)."""
    return SKIP_SILVER * (places[-1] - places[0] + 1 - len(places))
