"""What is known of a table besides its answers, as it is stored."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from fondaco.kernel.match import SetUp

Status = Literal["open", "running", "finished", "closed"]
Pace = Literal["instant", "quick", "calm"]

PACES: Final[dict[Pace, float]] = {"instant": 0.0, "quick": 0.6, "calm": 1.5}  # seconds a bot's answer takes
UNDOS_REMEMBERED: Final = 16  # a page that has missed more of them is told everything anew
Document = dict[str, object]


class Seat(Struct, frozen=True):
    """A seat: nobody's, a person's, or a bot's."""

    name: str = ""
    kind: Literal["open", "person", "bot"] = "open"
    bot: str = ""  # who plays here, or would take over
    owner: str = ""  # the visitor, if it is a person's
    is_away: bool = False

    @property
    def is_bots(self) -> bool:
        """Does a bot answer here now?"""
        return self.kind == "bot" or self.is_away


class Head(Struct, frozen=True):
    """A table; a change makes a new one, which counts when it is on disk."""

    id: str
    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    creator: str
    created: float
    changed: float
    status: Status = "open"
    pace: Pace = "quick"
    is_listed: bool = True
    is_hot: bool = False
    rules: str = ""  # the version it is played under
    answers: int = 0
    waiting: tuple[int, ...] = ()  # the seats that owe an answer
    winners: tuple[int, ...] = ()
    undos: int = 0  # how often an answer was taken back
    undone: tuple[int, ...] = ()  # how many answers each of the last undos has left, the newest last
    fault: str = ""
    edition: str = ""  # the digest of its own edition; empty: it plays the one that comes with the house

    def set_up(self, document: Document | None) -> SetUp:
        """How a game that has begun here was set up; `document` is the table's own edition, if it has one."""
        return SetUp(self.game, self.rules, len(self.seats), self.options, document)

    def after_undo(self) -> Head:
        """This table, whose number of answers is that after an undo, with the undo remembered."""
        undone = (*self.undone, self.answers)[-UNDOS_REMEMBERED:]
        return replace(self, undos=self.undos + 1, undone=undone)

    def still_true(self, since: int, undos: int) -> int:
        """The last answer that a page still knows rightly, -1 if none.

        It was told everything up to answer `since`, when `undos` answers had been taken back. What was taken
        back after that it does not know; if more undos came after than are remembered, it knows nothing.
        """
        missed = self.undos - undos
        if not 0 <= missed <= len(self.undone):
            return -1
        return min([since, *self.undone[len(self.undone) - missed :]])

    def seats_of(self, visitor: str) -> tuple[int, ...]:
        return tuple([i for i, seat in enumerate(self.seats) if seat.owner == visitor])

    def waits_for(self, visitor: str) -> bool:
        """Does a seat of this visitor owe an answer?"""
        if self.status != "running":
            return False
        return any(i in self.waiting and not self.seats[i].is_away for i in self.seats_of(visitor))

    def visitors(self) -> list[str]:
        """Who has to do with it: the creator and the owners of seats."""
        return list(dict.fromkeys([self.creator, *[seat.owner for seat in self.seats if seat.owner]]))

    @property
    def bots_owing(self) -> list[int]:
        """The seats that owe an answer and are not a person's just now; chance's is one."""
        if self.status != "running":
            return []
        return [seat for seat in self.waiting if seat < 0 or self.seats[seat].is_bots]

    @property
    def is_live(self) -> bool:
        return self.status in ("open", "running")
