"""What is known of a table besides its answers. It is stored as JSON, in the column `head` of the data file.

Rows of an older version may have entries that are gone, which are ignored, and lack entries that are new,
which have a default: an entry may be added with a default or removed, but not renamed.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from fondaco.kernel.match import SetUp

Status = Literal["open", "running", "finished", "closed"]
Pace = Literal["instant", "quick", "calm"]
Document = dict[str, object]  # an edition as it was written: a JSON object

SECONDS_PER_BOT_ANSWER: Final[dict[Pace, float]] = {"instant": 0.0, "quick": 0.6, "calm": 1.5}
UNDOS_REMEMBERED: Final = 16  # a page that has missed more of them is told everything anew


class Seat(Struct, frozen=True):
    """A seat of a table: nobody's, a person's, or a bot's."""

    name: str = ""
    kind: Literal["open", "person", "bot"] = "open"
    bot: str = ""  # the bot that plays here, or that would take over from the person
    owner: str = ""  # the visitor whose seat it is, if it is a person's
    is_away: bool = False  # the bot plays for the person until the person takes the seat back

    @property
    def is_bots(self) -> bool:
        """Does a bot answer for this seat now?"""
        return self.kind == "bot" or self.is_away


class TableMeta(Struct, frozen=True):
    """A table without its answers. A change makes a new one, which counts when it is on disk."""

    id: str
    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    creator: str
    changed: float  # seconds since the epoch
    status: Status = "open"
    pace: Pace = "quick"
    is_listed: bool = True
    is_hot: bool = False  # several people play on one screen
    rules: str = ""  # the version of the rules that it is played under; empty until it begins
    answers: int = 0
    waiting: tuple[int, ...] = ()  # the seats that owe an answer
    winners: tuple[int, ...] = ()
    undos: int = 0  # how often an answer was taken back
    undone: tuple[int, ...] = ()  # how many answers each of the last undos has left, the newest last
    fault: str = ""  # where the rules failed last; empty: they did not, or the game has gone on since
    edition: str = ""  # the digest of its own edition; empty: it plays the one that comes with the house

    def set_up(self, document: Document | None) -> SetUp:
        """How a game that has begun here was set up; `document` is the table's own edition, if it has one."""
        return SetUp(self.game, self.rules, len(self.seats), self.options, document)

    def after_undo(self) -> TableMeta:
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
        """The creator and the owners of seats, in whose lobby the table is listed first."""
        return list(dict.fromkeys([self.creator, *[seat.owner for seat in self.seats if seat.owner]]))

    @property
    def bots_owing(self) -> list[int]:
        """The seats that owe an answer which no person gives: bots' seats, and chance's."""
        if self.status != "running":
            return []
        return [seat for seat in self.waiting if seat < 0 or self.seats[seat].is_bots]

    @property
    def is_live(self) -> bool:
        """Is the table neither finished nor closed?"""
        return self.status in ("open", "running")
