"""Positions of Doge to test from, and short ways to ask, to answer and to read what was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from fondaco.games import GAMES
from fondaco.games.doge.data import PLACEMENTS
from fondaco.games.doge.round import Round
from fondaco.games.doge.state import Doge
from fondaco.kernel import (
    CHANCE,
    EYE,
    Action,
    Arg,
    Game,
    Illegal,
    Prompt,
    apply,
    ask,
    legal,
    settle,
    waiting,
)

DOGE: Final[Game[Doge]] = GAMES["doge"]

CANNAREGIO, CASTELLO, DORSODURO, SAN_MARCO, SAN_POLO, SANTA_CROCE, QUARANTIA = range(7)
FIELDS: Final = tuple(range(7))
ADVISOR_I, ADVISOR_II, ADVISOR_III = 6, 7, 8  # the advisors of the Quarantia
NEUTRAL: Final = -1

Board = Mapping[int, Mapping[int, int]]  # seat: {district: how many}


def seated(seats: int = 4, row: Sequence[int] = FIELDS) -> Doge:
    """Round 1 at its first placement, the order cards laid in this order."""
    s = DOGE.start(seats)
    for field in row[:-1]:
        say(s, CHANCE, "turn", field)
    return s


def vote_on(
    field: int,
    *,
    seats: int = 4,
    round: int = 1,
    tokens: Mapping[int, Sequence[int]] | None = None,
    houses: Board | None = None,
    palazzi: Board | None = None,
    advisors: Mapping[int, tuple[int, int]] | None = None,
    row: Sequence[int] = (),
) -> Doge:
    """The vote of a field, run to its first question; nothing has been told before it.

    `tokens` are the values each seat has on the field, `advisors` the master and the place of each that has
    one, `row` the fields still to vote, this one first: the others in rising order if not said otherwise.
    """
    s = seated(seats)
    s.log = []
    s.round = round
    furnish(s, houses or {}, palazzi or {}, advisors or {})
    for seat, values in (tokens or {}).items():
        lay(s, seat, field, values)
    s.row = list(row) or [field, *[other for other in FIELDS if other != field]]
    s.coming = list(FIELDS[: 7 - len(s.row)])
    skip_placements(s)
    settle(s)
    DOGE.audit(s)
    return s


def furnish(s: Doge, houses: Board, palazzi: Board, advisors: Mapping[int, tuple[int, int]]) -> None:
    """Put houses, palazzi and advisors on the board; what is not there is in supply."""
    for seat, stock in houses.items():
        for district, count in stock.items():
            s.houses[seat * 6 + district] = count
            s.supply[seat] -= count
    for seat, stock in palazzi.items():
        for district, count in stock.items():
            s.palazzi[seat * 6 + district] = count
            s.unbuilt[seat] -= count
    for advisor, (master, at) in advisors.items():
        s.master[advisor] = master
        s.at[advisor] = at


def lay(s: Doge, seat: int, field: int, values: Sequence[int]) -> None:
    """Take tokens of these values out of a seat's hand and lay them on a field."""
    for value in values:
        s.hand[seat * 4 + value] -= 1
        s.piles[(seat * 7 + field) * 4 + value] += 1
        s.lying[seat * 7 + field] += 1


def skip_placements(s: Doge) -> None:
    """Leave the open placement: the next thing this round is a vote."""
    s.stack.pop()
    frame = s.stack[-1]
    assert isinstance(frame, Round)
    frame.step = PLACEMENTS[s.seats]


def end_round(
    *, seats: int = 4, round: int = 1, houses: Board | None = None, palazzi: Board | None = None
) -> Doge:
    """A round whose last field has just voted, without votes; run on to what follows."""
    return vote_on(QUARANTIA, seats=seats, round=round, houses=houses, palazzi=palazzi, row=[QUARANTIA])


def bundle(*values: int) -> tuple[int, ...]:
    """Tokens of these values as an answer says them: how many of 0, 1, 2, 3."""
    return tuple([values.count(value) for value in range(4)])


def say(s: Doge, seat: int, verb: str, *args: Arg) -> None:
    """Answer, and count the pieces afterwards."""
    apply(s, Action(seat, verb, args))
    DOGE.audit(s)


def turn(s: Doge, field: int | None = None) -> None:
    """Chance turns up this order card, or any."""
    say(s, CHANCE, "turn", *answers(s, "turn")[0] if field is None else (field,))


def turn_all(s: Doge) -> None:
    """Fields without votes follow one another until a player is asked or the game is over."""
    while waiting(s) == [CHANCE]:
        turn(s)


def refused(s: Doge, seat: int, verb: str, *args: Arg) -> str:
    """Why an answer is refused and under which clause; being refused, it changes nothing."""
    before = everything(s)
    with pytest.raises(Illegal) as refusal:
        apply(s, Action(seat, verb, args))
    assert everything(s) == before
    return str(refusal.value)


def everything(s: Doge) -> tuple[object, ...]:
    """All that can be seen of a state: the whole view, what was told, what is asked."""
    asked_now = [(p.seat, p.text, p.clause, p.about, p.bars, legal(s, p)) for p in ask(s)]
    return DOGE.view(s, EYE), list(s.log or []), asked_now


def asked(s: Doge) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(prompt.seat, prompt.text) for prompt in ask(s)]


def prompt_of(s: Doge) -> Prompt:
    """The only open question."""
    (prompt,) = ask(s)
    return prompt


def verbs(s: Doge) -> list[str]:
    """The moves that are open to the only one asked."""
    return [move.verb for move in prompt_of(s).moves]


def answers(s: Doge, verb: str) -> list[tuple[Arg, ...]]:
    """What the only one asked may say with this verb."""
    return [a.args for a in legal(s, prompt_of(s)) if a.verb == verb]


def told(s: Doge, kind: str) -> list[tuple[object, ...]]:
    """The events of a kind, each as its clause and what it is about."""
    return [(event.clause, *event.args) for event in s.log or [] if event.kind == kind]


def kinds(s: Doge, *wanted: str) -> list[str]:
    """In which order these kinds of events were told."""
    return [event.kind for event in s.log or [] if event.kind in wanted]


def player(s: Doge, viewer: int, owner: int) -> dict[str, object]:
    """What `viewer` sees of the things of `owner`."""
    players = DOGE.view(s, viewer)["players"]
    assert isinstance(players, list)
    mine: dict[str, object] = players[owner]
    return mine
