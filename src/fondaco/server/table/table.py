"""A table: its game, which one at a time may touch, and everybody who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fondaco.kernel.match import Match
from fondaco.server import wire
from fondaco.server.table.audience import Audience
from fondaco.server.table.connection import Connection
from fondaco.server.table.meta import TableMeta
from fondaco.server.table.mover import Mover
from fondaco.server.table.writer import Services, TableWriter

PRESENCE_DELAY_SECONDS: Final = 0.1  # until pages are told who has come and gone: a crowd is told of once


class Table:
    """What anybody may do with a table. Who would read or change its game asks `hold` for the writer."""

    def __init__(self, services: Services, meta: TableMeta) -> None:
        self.services = services
        self.audience = Audience()
        self.mover = Mover(self)
        self._lock = asyncio.Lock()
        self._writer = TableWriter(services, meta, self.audience, self.mover.wake)
        self._presence_timer: asyncio.TimerHandle | None = None

    @property
    def meta(self) -> TableMeta:
        """The table as it is on disk. It never changes in place, so it may be read without the lock."""
        return self._writer.meta

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[TableWriter]:
        """Wait until nobody else reads or changes the game, and keep everybody else from it meanwhile."""
        async with self._lock:
            yield self._writer

    @property
    def is_idle(self) -> bool:
        """Does nobody look, no bot think, and nobody hold the lock?"""
        return not self.audience.connections and not self.mover.is_active and not self._lock.locked()

    @property
    def last_used(self) -> float:
        """When the game was last needed, by the monotonic clock in seconds."""
        return self._writer.last_used

    def forget(self) -> None:
        """Drop the game of an idle table from memory: it can be told again from disk."""
        assert self.is_idle
        self._writer.forget()

    def info(self, visitor: str) -> wire.TableInfo:
        return self.audience.info(self.meta, visitor)

    async def join(self, connection: Connection, since: int, undos: int) -> None:
        """A page opens that was told everything up to answer `since`, when there had been `undos` undos."""
        async with self.hold() as writer:
            connection.seen = self.meta.still_true(since, undos)
            self.audience.enter(self.meta, connection)
            await writer.show_to(connection)
        self.tell_presence()

    def leave(self, connection: Connection) -> None:
        self.audience.leave(connection)
        self.tell_presence()

    async def catch_up(self, connection: Connection) -> None:
        """Show the newest to a page that was too slow to be shown what came before."""
        async with self.hold() as writer:
            await writer.show_to(connection)

    async def told_from_disk(self) -> Match[Any]:
        """The game told anew from its answers on disk. Raises what the rules raise."""
        async with self.hold() as writer:
            return await writer.retell(await self.services.store.answers(self.meta.id))

    def tell_presence(self) -> None:
        """Tell the pages and the lobby, after a short delay, who looks."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_DELAY_SECONDS, self.presence_changed)

    def presence_changed(self) -> None:
        self._presence_timer = None
        self.audience.announce(self.meta)
        self.services.table_changed()
