"""The time that people have for their answers: when it counts, what it takes from the reserve, when it is up.

All times are those of the wall clock, in seconds since the epoch, so that they outlast a restart of the site.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from fondaco.server.table.meta import Seat, TableMeta, TimeLimit


def with_reserves(meta: TableMeta) -> TableMeta:
    """A table whose game begins: every seat has its whole reserve."""
    if meta.time_limit is None:
        return meta
    reserve = float(meta.time_limit.reserve)
    return replace(meta, seats=tuple([replace(seat, reserve=reserve) for seat in meta.seats]))


def timed(
    before: TableMeta, after: TableMeta, answered: Collection[int], is_secret: bool, now: float
) -> TableMeta:
    """The table after an answer or an undo, with the times of those who are asked now.

    `answered` are the seats that have answered. `is_secret`: their answers lie closed; then who owes more
    gets no new time, for from that the others could count the answers. Nor does who takes an answer back,
    or gives it once more: else one could play for time with these.
    """
    limit = after.time_limit
    if limit is None:
        return after
    is_undo, is_new = after.answers < before.answers, after.answers > before.furthest
    seats = list(after.seats)
    for n in range(len(seats)):
        was_asked, is_asked = before.owes(n), after.owes(n)
        goes_on = is_asked and (is_secret or n not in answered)
        if was_asked and not goes_on:
            seats[n] = settled(seats[n], limit, now)
        is_begun = not goes_on and is_new if was_asked else not is_undo
        if is_asked and is_begun:
            seats[n] = replace(seats[n], asked_at=now)
    return replace(after, seats=tuple(seats), furthest=max(before.furthest, after.answers))


def settled(seat: Seat, limit: TimeLimit, now: float) -> Seat:
    """A seat that has answered: what it took beyond the time for an answer is gone from its reserve."""
    over = max(0.0, now - seat.asked_at - limit.answer)
    return replace(seat, asked_at=seat.asked_at + over, reserve=max(0.0, seat.reserve - over))


def answer_ends(meta: TableMeta, seat: int) -> float:
    """When the time for the answer is up and the reserve begins to run; 0: nothing runs."""
    if meta.time_limit is None or not meta.owes(seat):
        return 0.0
    return meta.seats[seat].asked_at + meta.time_limit.answer


def times(meta: TableMeta) -> list[tuple[float, float]]:
    """What everybody sees of the time: of each seat, when that for its answer ends, and its reserve."""
    return [(answer_ends(meta, n), seat.reserve) for n, seat in enumerate(meta.seats)]


def deadlines(meta: TableMeta) -> dict[int, float]:
    """When the time of each person who is asked is up, by seat."""
    ends = {n: answer_ends(meta, n) for n in range(len(meta.seats))}
    return {n: end + meta.seats[n].reserve for n, end in ends.items() if end}


def late_seats(meta: TableMeta, now: float) -> list[int]:
    """The seats whose time is up."""
    return [n for n, end in deadlines(meta).items() if end <= now]


def returned(seat: Seat, now: float) -> Seat:
    """A seat whose owner is back: the time for its answer begins anew."""
    return replace(seat, is_away=False, is_late=False, asked_at=now)


def given_back(meta: TableMeta, alive: float, now: float) -> TableMeta:
    """A table of a site that was last seen alive then: nobody loses the time in which it was down."""
    if meta.time_limit is None:
        return meta
    seats = [replace(s, asked_at=s.asked_at + max(0.0, now - max(alive, s.asked_at))) for s in meta.seats]
    return replace(meta, seats=tuple(seats))
