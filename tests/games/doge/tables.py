"""Positions of Doge to test from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fondaco.games import GAMES
from fondaco.games.doge.data import PLACEMENTS
from fondaco.games.doge.round import Round
from fondaco.games.doge.state import Doge
from fondaco.kernel import CHANCE, Game, waiting
from tests.games.asking import answers, say, settled

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
    s.round = round
    furnish(s, houses or {}, palazzi or {}, advisors or {})
    for seat, values in (tokens or {}).items():
        lay(s, seat, field, values)
    s.row = list(row) or [field, *[other for other in FIELDS if other != field]]
    s.coming = list(FIELDS[: 7 - len(s.row)])
    skip_placements(s)
    settled(s)
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


def turn(s: Doge, field: int | None = None) -> None:
    """Chance turns up this order card, or any."""
    say(s, CHANCE, "turn", *answers(s, "turn")[0] if field is None else (field,))


def turn_all(s: Doge) -> None:
    """Fields without votes follow one another until a player is asked or the game is over."""
    while waiting(s) == [CHANCE]:
        turn(s)
