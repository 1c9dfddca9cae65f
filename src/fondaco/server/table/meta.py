"""What is known of a table besides its answers. It is stored as JSON, in the column `head` of the data file.

Rows of an older version may have entries that are gone, which are ignored, and lack entries that are new,
which have a default: an entry may be added with a default or removed, but not renamed.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from fondaco.kernel.game import Clock
from fondaco.kernel.match import SetUp

Status = Literal["open", "running", "finished", "closed"]
Pace = Literal["instant", "quick", "calm"]
LessonStatus = Literal["", "on", "over"]
Document = dict[str, object]  # an edition as it was written: a JSON object

SECONDS_PER_BOT_ANSWER: Final[dict[Pace, float]] = {"instant": 0.0, "quick": 0.6, "calm": 1.5}
UNDOS_REMEMBERED: Final = 16  # a page that has missed more of them is told everything anew


class TimeLimit(Struct, frozen=True):
    """How long people may think: so many seconds for each answer, and a reserve for the whole game."""

    answer: int
    reserve: int = 0


class Seat(Struct, frozen=True):
    """A seat of a table: nobody's, a person's, or a bot's."""

    name: str = ""
    kind: Literal["open", "person", "bot"] = "open"
    bot: str = ""  # the bot that plays here, or that would take over from the person
    owner: str = ""  # the visitor whose seat it is, if it is a person's
    is_away: bool = False  # the bot plays for the person until the person takes the seat back
    is_late: bool = False  # it does so because the person's time ran out
    asked_at: float = 0.0  # since when the time for the answer counts that it owes, or owed last
    reserve: float = 0.0  # seconds left of its reserve, where the table has a time limit
    given_up: int = 0  # how often somebody has stood up from it: tells what two people said of one name

    @property
    def is_bots(self) -> bool:
        """Does a bot answer for this seat now?"""
        return self.kind == "bot" or self.is_away

    def vacated(self) -> Seat:
        """The seat when somebody has stood up from it before the start."""
        return Seat(bot=self.bot, given_up=self.given_up + 1)


class TableMeta(Struct, frozen=True):
    """A table without its answers. A change makes a new one, which counts when it is on disk."""

    id: str
    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    creator: str  # empty: who opened it has deleted everything of theirs
    changed: float  # seconds since the epoch
    status: Status = "open"
    pace: Pace = "quick"
    is_listed: bool = True
    is_hot: bool = False  # several people play on one screen
    has_hints: bool = False  # who is asked may ask for a hint
    keeps_talk: bool = False  # what players say becomes part of the record
    rules: str = ""  # the version of the rules that it is played under; empty until it begins
    answers: int = 0
    unseen: int = 0  # of these, how many were given in secret and are not known to all yet
    clock: Clock | None = None  # how far the game has come, as all may know
    waiting: tuple[int, ...] = ()  # the seats that owe an answer
    winners: tuple[int, ...] = ()
    places: tuple[int, ...] = ()  # of each seat of a finished game; of old ones it is not known
    scores: tuple[int, ...] = ()  # likewise
    undos: int = 0  # how often an answer was taken back
    undone: tuple[int, ...] = ()  # how many answers each of the last undos has left, the newest last
    fault: str = ""  # where the rules failed last; empty: they did not, or the game has gone on since
    lesson: LessonStatus = ""  # is a guided first game; empty: none, or it was skipped
    edition: str = ""  # the digest of its own edition; empty: it plays the one that comes with the house
    printed: str = ""  # the digest of the edition it is played with, also the house's; empty until it begins
    time_limit: TimeLimit | None = None  # None: everybody takes the time they need
    furthest: int = (
        -1
    )  # the most answers there ever were: what is answered anew after an undo gets no new time

    @property
    def public_answers(self) -> int:
        """How many answers everybody knows of: those given in secret come all at once."""
        return self.answers - self.unseen

    @property
    def stored_edition(self) -> str:
        """The digest of the edition that is kept for this table; empty: none is."""
        return self.edition or self.printed

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
        return any(self.owes(seat) for seat in self.seats_of(visitor))

    def owes(self, seat: int) -> bool:
        """Does the person at this seat owe an answer?"""
        there = self.seats[seat]
        is_asked = self.status == "running" and seat in self.waiting
        return is_asked and there.kind == "person" and not there.is_away

    def visitors(self) -> list[str]:
        """The creator and the owners of seats, in whose lobby the table is listed first."""
        return list(dict.fromkeys(filter(None, [self.creator, *[seat.owner for seat in self.seats]])))

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
