"""The littlest game: a state with a purse for each seat, and frames that tests put on its stack."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import Any, ClassVar, cast

from fondaco.kernel import (
    Action,
    Amount,
    Bar,
    Bundle,
    Draw,
    Event,
    Frame,
    Game,
    Line,
    Move,
    Option,
    Prompt,
    Sealed,
    Standing,
    State,
    Steps,
    Tally,
    Turns,
    asked,
    doing,
    parts,
    settle,
)
from tests.kernel import little_shape as shape


class Little(State):
    """Purses, a bag of counts, and a note of what happened."""

    over: ClassVar[str] = "LITTLE-9.9"

    def __init__(
        self, seats: int, stack: list[Frame[Any]], log: list[Event] | None, purses: list[int], bag: list[int]
    ) -> None:
        super().__init__(seats, stack, log)
        self.purses = purses
        self.bag = bag

    def copy(self) -> Little:
        return Little(self.seats, [frame.copy() for frame in self.stack], None, self.purses[:], self.bag[:])

    def asides(self, seat: int) -> list[Move]:
        return [Move("tip", "LITTLE-8.1", [])] if self.purses[seat] else []

    def aside(self, a: Action) -> bool:
        if a.verb != "tip":
            return False
        self.purses[a.seat] -= 1
        self.tell(shape.Tipped, "LITTLE-8.1", a.seat)
        return True


def little(*frames: Frame[Little], seats: int = 3) -> Little:
    """A state with these frames on its stack, run to its first question."""
    s = Little(seats, list(frames), [], [2] * seats, [1, 0, 3])
    settle(s)
    return s


def kinds(s: Little) -> list[str]:
    """What was told so far."""
    assert s.log is not None
    return [event.kind for event in s.log]


class Pays(Turns[Little]):
    """Each seat pays something; who has nothing is passed over."""

    def copy(self) -> Pays:
        return Pays(self.seats, self.turn)

    def show(self, seat: int) -> shape.PaysShown:
        return {"frame": "pays", "to_come": self.to_come()}

    def able(self, s: Little, seat: int) -> bool:
        return s.purses[seat] > 0

    def missed(self, s: Little, seat: int) -> None:
        s.tell(shape.Missed, "LITTLE-1.2", seat)

    def finish(self, s: Little) -> None:
        s.tell(shape.Finished, "LITTLE-1.3")

    def question(self, s: Little, seat: int) -> Prompt:
        move = Move("pay", "LITTLE-1.1", [Amount("sum", "ducat", 1, s.purses[seat], "LITTLE-1.4")])
        return asked(shape.PaysAsked, seat, "LITTLE-1.0", [move], bars=(Bar("owe", "LITTLE-1.5"),))

    def answer(self, s: Little, a: Action) -> None:
        (paid,) = parts(shape.Pay, a)
        s.purses[a.seat] -= paid
        s.tell(shape.Paid, "LITTLE-1.1", a.seat, paid)
        self.turn += 1


class Bids(Sealed[Little]):
    """Each seat bids in secret, but never 13; the bids are told in the end."""

    def copy(self) -> Bids:
        return Bids(self.seats, self.answers[:])

    def show(self, seat: int) -> shape.BidsShown:
        return {"frame": "bids", "chosen": self.chosen(), "mine": self.mine(seat)}

    def question(self, s: Little, seat: int) -> Prompt:
        fields = [Amount("bid", "ducat", 0, 20), Bundle("goods", "ware", [1, 1], 0, 1)]
        return asked(shape.BidsAsked, seat, "LITTLE-2.0", [Move("bid", "LITTLE-2.1", [*fields])])

    def refuse(self, s: Little, a: Action) -> str:
        bid, _ = parts(shape.Bid, a)
        return "LITTLE-2.2" if bid == 13 else ""

    def reveal(self, s: Little, answers: list[Action]) -> None:
        for a in answers:
            bid, goods = parts(shape.Bid, a)
            s.tell(shape.BidOpened, "LITTLE-2.1", a.seat, bid, sum(goods))


class Picks(Draw[Little]):
    """One thing out of the bag."""

    called = "picks"
    verb = "pick"
    what = "thing"
    clause = "LITTLE-3.1"

    def copy(self) -> Picks:
        return Picks()

    def bag(self, s: Little) -> list[int]:
        return s.bag

    def drawn(self, s: Little, thing: int) -> None:
        s.bag[thing] -= 1
        s.tell(shape.Picked, "LITTLE-3.1", thing)


class Course(Steps[Little]):
    """Everyone pays, one thing is picked, and it is over."""

    called = "course"

    def copy(self) -> Course:
        return Course(self.step)

    def next(self, s: Little, step: int) -> Frame[Little] | None:
        s.tell(shape.Stepped, "LITTLE-4.1", step)
        match step:
            case 0:
                return Pays([0], 0)
            case 1:
                return Picks()
        return None


class LittleGame(Game[Little]):
    """As much of a game as a table needs."""

    name = "little"
    title = "Little"
    prefix = "LITTLE"
    seats = (2, 3)
    options = (Option("luck", ("some", "none")), Option("length", ("short", "long")))

    border: ClassVar[ModuleType] = shape

    def things(self, edition: Mapping[str, object] | None) -> dict[str, tuple[str, ...]]:
        return {"thing": ("ring", "cup", "coin"), "ware": ("salt", "wine")}

    def catalogue(self, edition: Mapping[str, object] | None) -> shape.Catalogue:
        return {}

    def setup(self, seats: int, options: Mapping[str, str], edition: Mapping[str, object] | None) -> Little:
        purses = [2 if options["length"] == "short" else 5] * seats
        bag = [1, 0, 3] if options["luck"] == "some" else [1, 0, 0]
        return Little(seats, [Course(0)], [], purses, bag)

    def view(self, s: Little, seat: int) -> shape.View:
        return {"purses": s.purses[:], "doing": cast("list[shape.Doing]", doing(s, seat))}

    def imagine(self, s: Little, seat: int, rng: Random) -> Little:
        return s.copy()

    def standings(self, s: Little) -> list[Standing]:
        return [Standing(purse, (purse,), ()) for purse in s.purses]

    def tally(self, s: Little, seat: int, is_open: bool) -> Tally:
        return Tally(s.purses[seat], True, False, 0, (Line("purse", "LITTLE-9.9", s.purses[seat]),))

    def audit(self, s: Little) -> None:
        assert min(s.purses) >= 0
