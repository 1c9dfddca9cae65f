"""Lets a bot stand in for whoever has no time left."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fondaco.server.errors import Unsaved
from fondaco.server.log import logger
from fondaco.server.table.meta import TableMeta
from fondaco.server.table.timing import deadlines, late_seats

if TYPE_CHECKING:
    from fondaco.server.table.table import Table

MIN_TIMER_SECONDS: Final = 0.05  # the two clocks, of the wall and of the loop, are not quite the same
DISK_PAUSE_SECONDS: Final = 5.0  # until it is tried again on a disk that refused


class Timekeeper:
    """Looks at a table's times when the next of them is up."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    def arm(self) -> None:
        """Something about the table has changed: perhaps another time is the next to be up."""
        self.disarm()
        ends = deadlines(self.table.meta)
        if ends:
            self.wait(min(ends.values()) - self.table.services.now())

    def disarm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def wait(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(max(MIN_TIMER_SECONDS, seconds), self.ring)

    def ring(self) -> None:
        self.timer = None
        self.task = asyncio.get_running_loop().create_task(self.check())

    async def check(self) -> None:
        """Let bots stand in for those whose time is up, and wait for the next."""
        try:
            await self.replace_late()
            self.arm()
        except Unsaved:
            logger.exception("table %s: that time ran out could not be saved", self.table.meta.id)
            self.wait(DISK_PAUSE_SECONDS)

    async def replace_late(self) -> None:
        async with self.table.hold() as writer:
            late = late_seats(writer.meta, self.table.services.now())
            if late:
                await writer.change(stood_in(writer.meta, late))
        for seat in late:
            await self.table.note("late", seat)

    async def stop(self) -> None:
        self.disarm()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


def stood_in(meta: TableMeta, late: list[int]) -> TableMeta:
    """The table with bots in the place of those who have no time left."""
    seats = [
        replace(seat, is_away=True, is_late=True, reserve=0.0) if n in late else seat
        for n, seat in enumerate(meta.seats)
    ]
    return replace(meta, seats=tuple(seats))
