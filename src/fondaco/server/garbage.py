"""When the site's own process looks for unreachable objects that refer to each other.

It stops everything to do so. Left to itself it looks through all of memory whenever that has grown by a
quarter: with a thousand tables of four that takes 0.3 to 0.7 seconds, in which nobody is answered. So only
the youngest objects are looked through by Python, and all of them by the site, when nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from time import monotonic
from typing import Final

from fondaco.garbage import sweep_only_young

YOUNG_OBJECTS: Final = 2000  # made since the last look, after which the youngest are looked through
SECONDS_BETWEEN_LOOKS: Final = 10.0
MAX_SECONDS_BETWEEN_SWEEPS: Final = 3600.0  # also if somebody plays all the time
MAX_GROWTH: Final = 512 * 1024 * 1024  # bytes since the last sweep; more is swept also while people play


class GarbageSweeper:
    """Sweeps all of memory when nothing has changed at any table for a while, or when it must be."""

    def __init__(self, changes: Callable[[], int], now: Callable[[], float] = monotonic) -> None:
        self.changes = changes  # how many there have been at all tables
        self.now = now
        self.seen = self.swept_changes = changes()
        self.swept_at = now()
        self.swept_memory = peak_memory()

    def is_due(self) -> bool:
        """Is this a moment to sweep? To be asked at every look."""
        changes = self.changes()
        is_quiet, self.seen = changes == self.seen, changes
        if changes == self.swept_changes:
            return False  # nothing has been done since
        has_waited = self.now() - self.swept_at > MAX_SECONDS_BETWEEN_SWEEPS
        return is_quiet or has_waited or peak_memory() - self.swept_memory > MAX_GROWTH

    def sweep(self) -> None:
        gc.collect()
        self.swept_changes, self.swept_at, self.swept_memory = self.changes(), self.now(), peak_memory()

    async def run(self) -> None:
        """Look for a good moment now and then, for as long as the site runs."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            if self.is_due():
                self.sweep()


def keep_python_from_sweeping() -> None:
    """Leave out what was loaded at the start, for it stays, and let Python sweep young objects only."""
    gc.collect()
    gc.freeze()
    sweep_only_young(YOUNG_OBJECTS)


def peak_memory() -> int:
    """The most bytes that this process has ever had; 0: it is not known."""
    try:
        import resource
    except ImportError:  # Windows does not tell
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else 1024 * most  # there bytes, elsewhere kilobytes
