"""What is said at a table: an answer, what is told of it, and a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

Arg = int | tuple[int, ...]

CHANCE: Final = -1  # the seat that answers for dice, bags and decks
NOBODY: Final = -1  # who looks without a seat: a spectator
EYE: Final = -2  # who sees everything: the referee, the archive, the tests
ALL: Final = -1  # every seat, as a bit mask
MOST_SEATS: Final = 5  # at any table


class Illegal(ValueError):
    """An answer that the rules refuse: why, and under which clause.

    Reasons: `over` the game has ended; `turn` this seat owes no answer; `verb` the move is not open;
    `args` the move takes other arguments; `field` one argument is out of bounds, `field` names it;
    `rule` each argument is in order but the whole breaks a rule. A game's shape may have further reasons
    (`Refused`); `details` are the parts of such a one.

    >>> from fondaco import LIGURIA, Action, Illegal, apply
    >>> s = LIGURIA.start(3)
    >>> try:
    ...     apply(s, Action(1, "offer", ((0, 2),)))
    ... except Illegal as no:
    ...     print(no.reason, no.clause)
    ...
    turn LIG-2.3
    """

    def __init__(self, reason: str, clause: str, field: str = "", details: tuple[Arg, ...] = ()) -> None:
        super().__init__(f"{reason} {field}: {clause}" if field else f"{reason}: {clause}")
        self.reason = reason
        self.clause = clause
        self.field = field
        self.details = details


class Action(NamedTuple):
    """An answer: a seat says a verb about some things.

    >>> from fondaco import Action
    >>> Action(0, "offer", ((0, 2),)).verb
    'offer'
    """

    seat: int
    verb: str
    args: tuple[Arg, ...] = ()


# It makes an `Action` in half the time, compiled in a third: rollouts make one for each answer.
NEW_TUPLE: Final[Callable[[type, tuple[object, ...]], Any]] = tuple.__new__


class Event(NamedTuple):
    """Something that happened, as it is told: what, under which clause, about which things.

    >>> from fondaco.kernel import Event
    >>> bid = Event("bid", "X-1.1", (0, 7), secret=(1,), knows=0b001)
    >>> bid.seen_by(0).args, bid.seen_by(2).args
    ((0, 7), (0, None))
    """

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
    """An argument that is one thing or one number.

    >>> from fondaco.kernel import Action, number
    >>> number(Action(0, "bid", (7,)).args[0])
    7
    """
    assert isinstance(arg, int)
    return arg


def numbers(arg: Arg) -> tuple[int, ...]:
    """An argument that is several things or a bundle.

    >>> from fondaco.kernel import Action, numbers
    >>> numbers(Action(0, "offer", ((0, 2),)).args[0])
    (0, 2)
    """
    assert isinstance(arg, tuple)
    return arg
