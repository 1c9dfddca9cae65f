"""What the operator of the site reads in its log: no secret of a game, and no line a thousand times."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

from aiohttp.http_exceptions import HttpProcessingError

from fondaco.kernel.reading import Damaged
from fondaco.server.table.meta import TableMeta

logger = logging.getLogger("fondaco")
counts = logging.getLogger("fondaco.counts")  # of what was held back
SECONDS_HELD_BACK: Final = 60.0  # in which the same complaint is counted and not repeated
MAX_COMPLAINTS: Final = 1000  # that are remembered; then all are forgotten


def place_of(error: BaseException) -> str:
    """Where an error was raised, as every page may know it.

    The message of an error is left out, for it may hold somebody's secret; but not that of a set-up which
    cannot be used, as when a game was begun under other rules: it quotes only what is public.
    """
    if isinstance(error, Damaged):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


def way_to(error: BaseException) -> str:
    """The lines of code that led to an error, without its message: that may hold somebody's secret."""
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__


def log_fault(meta: TableMeta, answers: int, error: BaseException) -> None:
    """Log an error of the rules: at which table, after how many answers, and where; answers are secret."""
    logger.error(
        "table %s: the rules of %s failed after %d answers: %s\n%s",
        meta.id,
        meta.game,
        answers,
        place_of(error),
        way_to(error),
    )


class Repeats(logging.Filter):
    """Lets each complaint through once a minute, and says then how often it has come meanwhile.

    Complaints are the same if the same line of code makes them for the same kind of error: a full disk
    refuses every table, and one line tells it.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.now = now
        self.told: dict[tuple[object, ...], float] = {}  # when each complaint was last let through
        self.held: dict[tuple[object, ...], int] = {}  # how often it has come since

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == counts.name:
            return True
        kind = record.exc_info[0] if record.exc_info else None
        key = (record.pathname, record.lineno, kind)
        if self.now() - self.told.get(key, -SECONDS_HELD_BACK) < SECONDS_HELD_BACK:
            self.held[key] = self.held.get(key, 0) + 1
            return False
        if len(self.told) >= MAX_COMPLAINTS:
            self.told.clear()
        self.told[key] = self.now()
        count = self.held.pop(key, 0)
        if count:
            record.msg = f"{record.msg} (and {count} times more since this was last told)"
        return True

    def tell_held(self) -> None:
        """Tell of complaints that were held back and have not come again for a while."""
        for key in [key for key in self.held if self.now() - self.told.get(key, 0) >= SECONDS_HELD_BACK]:
            path, line, kind = key
            name = f" ({kind.__name__})" if isinstance(kind, type) else ""
            count = self.held.pop(key)
            where = f"{Path(str(path)).name}:{line}{name}"
            counts.warning("the complaint of %s came %d times more", where, count)


def is_about_us(record: logging.LogRecord) -> bool:
    """Is a complaint of the HTTP server more than that something came which is no request?

    Anybody can send that, and it would be told with the sender's address and with what the path names.
    """
    kind = record.exc_info[0] if record.exc_info else None
    return kind is None or not issubclass(kind, HttpProcessingError)


def leave_out_bad_requests() -> None:
    """Log nothing of what comes that is no request; who sends it is told so."""
    logging.getLogger("aiohttp.server").addFilter(is_about_us)


def hold_back_repeats() -> Repeats:
    """Count what is complained of again and again, for as long as this process runs."""
    repeats = Repeats()
    for handler in logging.getLogger().handlers:
        handler.addFilter(repeats)
    return repeats
