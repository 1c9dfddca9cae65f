"""When a table that everybody has left is closed. A game that has begun keeps its record, for all to replay.

The rule, of tables at which nobody looks, no bot thinks and nothing has changed for the time it names:

- a table that has not begun is closed after twelve hours;
- a game in which hardly anything has happened is closed after three days;
- any other game is closed after sixty days;
- a game with a time limit is closed no sooner than thirty days after the time for an answer is up.
"""

from __future__ import annotations

from typing import Final

from fondaco.server.table.meta import TableMeta

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
MAX_OPEN_SECONDS: Final = 12 * HOUR
FEW_ANSWERS: Final = 20  # those of bots and of chance among them
MAX_BARELY_BEGUN_SECONDS: Final = 3 * DAY
MAX_RUNNING_SECONDS: Final = 60 * DAY
MAX_LATE_SECONDS: Final = 30 * DAY  # after the time limit, from which on bots should have played on


def lifetime(meta: TableMeta) -> float:
    """For how many seconds a table is kept at which nothing happens."""
    if meta.status == "open":
        return MAX_OPEN_SECONDS
    least = 0.0 if meta.time_limit is None else meta.time_limit.answer + MAX_LATE_SECONDS
    usual = MAX_BARELY_BEGUN_SECONDS if meta.public_answers < FEW_ANSWERS else MAX_RUNNING_SECONDS
    return max(least, usual)


def is_expired(meta: TableMeta, now: float) -> bool:
    """Has nothing happened at a table that is not over for longer than it is kept?"""
    return meta.is_live and meta.changed + lifetime(meta) < now
