"""Finished games: told again step by step, and as records to keep."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

from fondaco.kernel.action import EYE
from fondaco.kernel.match import Match
from fondaco.kernel.paper import write
from fondaco.kernel.record import record
from fondaco.server import wire
from fondaco.server.errors import RequestRefused, Unsaved
from fondaco.server.log import logger
from fondaco.server.table.meta import TableMeta
from fondaco.server.table.snapshot import Snapshot
from fondaco.server.table.table import Table

T = TypeVar("T")
MAX_READERS: Final = 2  # requests that look at finished games at once: threads must be left for playing
MAX_KEPT_GAMES: Final = 16  # finished games in memory; each takes up to half a megabyte


class Archive:
    """Finished games. Those looked at last stay in memory: who steps through one waits for it once."""

    def __init__(self) -> None:
        self.readers = asyncio.Semaphore(MAX_READERS)
        self.matches: OrderedDict[str, Match[Any]] = OrderedDict()  # by table, the longest unused first

    async def told_again(self, table: Table, step: int, seat: int, since: int) -> bytes:
        """The game after `step` answers, as a seat, a spectator or EYE sees it. Raises RequestRefused.

        What was told up to answer `since` is left out: who steps through a long game has heard it already.
        """
        meta = table.meta
        check_finished(meta)
        if not 0 <= step <= meta.answers or not EYE <= seat < len(meta.seats):
            raise RequestRefused(400, "form")
        first = max(-1, min(since, step)) + 1
        return await self.in_thread(table, lambda match: told(meta, match, step, seat, first))

    async def paper(self, table: Table) -> str:
        """The record of a finished game. Raises RequestRefused."""
        check_finished(table.meta)
        names = [seat.name for seat in table.meta.seats]
        return await self.in_thread(table, lambda match: write(record(match, names)))

    async def in_thread(self, table: Table, work: Callable[[Match[Any]], T]) -> T:
        """Do something with a finished game in a thread.

        Raises RequestRefused if the rules of today do not allow the game, and Unsaved if it cannot be read.
        """
        try:
            async with self.readers:
                return await asyncio.to_thread(work, await self.match(table))
        except Unsaved:
            raise
        except Exception:
            logger.exception("table %s: the finished game cannot be told again", table.meta.id)
            raise RequestRefused(409, "fault") from None

    async def match(self, table: Table) -> Match[Any]:
        """A finished game, told again from its answers unless it was looked at lately."""
        id = table.meta.id
        match = self.matches.pop(id, None) or await table.told_from_disk()
        self.matches[id] = match
        if len(self.matches) > MAX_KEPT_GAMES:
            self.matches.popitem(last=False)
        return match


def told(meta: TableMeta, match: Match[Any], step: int, seat: int, first: int) -> bytes:
    return wire.encode(Snapshot(meta, match, step).compose((seat,), first))


def check_finished(meta: TableMeta) -> None:
    """Raise RequestRefused unless the game is over: until then its answers hold secrets."""
    if meta.status != "finished":
        raise RequestRefused(409, "status")
