"""Talks and contracts of the variant "Agreements" to test with."""

from __future__ import annotations

from typing import Final

import pytest

from fondaco.games.haendler.contract import Offer, Side
from fondaco.games.haendler.parley import conclude
from fondaco.games.haendler.promises import NOTHING, Promise
from fondaco.games.haendler.state import Haendler
from fondaco.kernel import Action, Arg, Illegal, apply, ask, number
from tests.games import asking
from tests.games.asking import asked
from tests.games.haendler.tables import (
    Position,
    position,
    say,
)

NO_CARDS: Final = (0,) * 7
Terms = tuple[Arg, ...]


def talking(seats: int = 2, map: str = "single") -> Position:
    """A second round of a table with agreements; all are asked for offers, and the first seat starts."""
    made = silent(seats, map)
    made.s.speakers = [1] * len(made.s.speakers)
    return made


def silent(seats: int = 2, map: str = "single") -> Position:
    """The same, and nobody has spoken up."""
    made = position(seats, map=map)
    made.s.has_agreements = True
    return made


def vow(s: Haendler, kind: int, wagon: int = -1, target: int = -1, arm: int = -1) -> int:
    """The number of a promise."""
    return s.edition.promises.index(Promise(kind, wagon, target, arm))


def side(
    money: int = 0, cards: tuple[int, ...] = NO_CARDS, aside: int = 0, promise: int = NOTHING, limit: int = 0
) -> Terms:
    """What one side of a contract gives."""
    return (money, cards, aside, promise, limit)


EMPTY: Final = side()


def cards(*held: int) -> tuple[int, ...]:
    """Influence cards as an answer says them."""
    return tuple([held.count(card) for card in range(7)])


def promised(
    made: Position, seat: int, promise: int, aside: int = 0, limit: int = 0, to: int | None = None
) -> Position:
    """A contract of earlier talks: a promise, for which the other has laid money aside."""
    other = 1 - seat if to is None else to
    given = Offer(seat, Side(0, NO_CARDS, 0, promise, limit), Side(0, NO_CARDS, aside, NOTHING, 0))
    conclude(made.s, given, other)
    return made


def verbs(s: Haendler) -> list[str]:
    """The moves that are open to the only one asked, but for beginning talks."""
    return [verb for verb in asking.verbs(s) if verb not in ("approach", "speak")]


def is_talking(s: Haendler) -> bool:
    return bool(ask(s)) and ask(s)[0].text == "offer"


def quiet(s: Haendler) -> None:
    """All others offer nothing, in as many rounds of talks as there are."""
    while is_talking(s):
        for seat, _ in asked(s):
            say(s, seat, "offer_none")


def offer(s: Haendler, maker: int, give: Terms, ask: Terms = EMPTY) -> None:
    """One player offers a contract to the player on turn, the others none."""
    say(s, maker, "offer", *give, *ask)
    for seat, text in asked(s):
        if text == "offer":
            say(s, seat, "offer_none")


def bargain(s: Haendler, maker: int, give: Terms, ask: Terms = EMPTY) -> None:
    """A contract is offered to the player on turn and taken; nobody wants a second."""
    offer(s, maker, give, ask)
    ((turn, _),) = asked(s)
    say(s, turn, "accept", maker)
    quiet(s)


def bound_by(s: Haendler, seat: int, verb: str, *args: Arg) -> int:
    """The number of the contract that stands against an answer."""
    with pytest.raises(Illegal) as refusal:
        apply(s, Action(seat, verb, args))
    assert (refusal.value.reason, refusal.value.clause) == ("bound", "HAEN-11.6")
    return number(refusal.value.details[0])


def lacks_in(s: Haendler, seat: int, verb: str) -> list[tuple[int, int]]:
    """What a question says that contracts have taken out of a move, each with its contract (HAEN-11.6)."""
    (prompt,) = [prompt for prompt in ask(s) if prompt.seat == seat]
    move = prompt.move(verb)
    assert move is not None
    lacks = [missing for field in move.fields for missing in field.missing]
    assert {lack.clause for lack in lacks} <= {"HAEN-11.6"}
    return [(lack.option, number(lack.details[0])) for lack in lacks]


def ends(s: Haendler) -> list[tuple[str, object]]:
    """How promises ended, and whose they were."""
    log = s.log or []
    return [(event.kind, event.args[0]) for event in log if event.kind in ("fulfilled", "lapsed")]


def standing(s: Haendler) -> list[int]:
    """The numbers of the contracts that stand."""
    return [contract.number for contract in s.contracts]
