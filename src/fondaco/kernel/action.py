"""What is said at a table: an answer, what is told of it, and a refusal."""

from __future__ import annotations

from typing import Final, NamedTuple

Arg = int | tuple[int, ...]

CHANCE: Final = -1  # the seat that answers for dice, bags and decks
NOBODY: Final = -1  # who looks without a seat: a spectator
EYE: Final = -2  # who sees everything: the referee, the archive, the tests
ALL: Final = -1  # every seat, as a bit mask


class Illegal(ValueError):
    """An answer that the rules refuse: why, and under which clause.

    Reasons: `over` the game has ended; `turn` this seat owes no answer; `verb` the move is not open;
    `args` the move takes other arguments; `field` one argument is out of bounds, `field` names it;
    `rule` each argument is in order but the whole breaks a rule. A game's shape may have further reasons
    (`Refused`); `details` are the parts of such a one.
    """

    def __init__(self, reason: str, clause: str, field: str = "", details: tuple[Arg, ...] = ()) -> None:
        super().__init__(f"{reason} {field}: {clause}" if field else f"{reason}: {clause}")
        self.reason = reason
        self.clause = clause
        self.field = field
        self.details = details


class Action(NamedTuple):
    """An answer: a seat says a verb about some things."""

    seat: int
    verb: str
    args: tuple[Arg, ...] = ()


class Event(NamedTuple):
    """Something that happened, as it is told: what, under which clause, about which things."""

    kind: str
    clause: str
    args: tuple[Arg | None, ...]
    secret: tuple[int, ...] = ()  # the positions in `args` that only `knows` may read
    knows: int = ALL

    def seen_by(self, seat: int) -> Event:
        """This event with what `seat` may not know blanked out."""
        if not self.secret or seat == EYE or (seat >= 0 and self.knows >> seat & 1):
            return Event(self.kind, self.clause, self.args)
        args = tuple([None if i in self.secret else a for i, a in enumerate(self.args)])
        return Event(self.kind, self.clause, args)


def number(arg: Arg) -> int:
    """An argument that is one thing or one number."""
    assert isinstance(arg, int)
    return arg


def numbers(arg: Arg) -> tuple[int, ...]:
    """An argument that is several things or a bundle."""
    assert isinstance(arg, tuple)
    return arg
