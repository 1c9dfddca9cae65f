"""A table: its game, which one at a time may touch, and everybody who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fondaco.server import wire
from fondaco.server.errors import Fenced, Unsaved
from fondaco.server.log import logger
from fondaco.server.table.audience import Audience
from fondaco.server.table.connection import Connection
from fondaco.server.table.meta import TableMeta
from fondaco.server.table.mover import Mover
from fondaco.server.table.talk import Talk
from fondaco.server.table.timekeeper import Timekeeper
from fondaco.server.table.writer import Services, TableWriter

PRESENCE_DELAY_SECONDS: Final = 0.1  # until pages are told who has come and gone: a crowd is told of once


class Table:
    """What anybody may do with a table. Who would read or change its game asks `hold` for the writer."""

    def __init__(self, services: Services, meta: TableMeta) -> None:
        self.services = services
        self.audience = Audience(services.now)
        self.mover = Mover(self)
        self.timekeeper = Timekeeper(self)
        self.talk = Talk(services.store, meta.id)
        self.nudged: dict[int, float] = {}  # when each seat was last reminded that it is to move
        self._lock = asyncio.Lock()
        self._writer = TableWriter(services, meta, self.audience, self.wake)
        self._presence_timer: asyncio.TimerHandle | None = None
        self.is_lost = False  # does it live at another node by now?

    @property
    def meta(self) -> TableMeta:
        """The table as it is on disk. It never changes in place, so it may be read without the lock."""
        return self._writer.meta

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[TableWriter]:
        """Wait until nobody else reads or changes the game, and keep everybody else from it meanwhile.

        Raises Fenced if the table lives at another node by now, and tells the site if that is found out here.
        """
        async with self._lock:
            if self.is_lost:
                raise Fenced(self.meta.id)
            try:
                await self._writer.settle()
                yield self._writer
            except Fenced:
                self.services.table_lost(self.meta.id)
                raise

    def wake(self) -> None:
        """Something about the table has changed: perhaps a bot is to move, or another time runs."""
        self.mover.wake()
        self.timekeeper.arm()

    async def stop(self) -> None:
        await self.timekeeper.stop()
        await self.mover.stop()

    async def end(self) -> None:
        """Stop for good, and return when nobody reads or changes the game any more."""
        await self.stop()
        async with self._lock:
            assert self.is_lost, "nobody may hold the table from now on"

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
        self.talk.forget()

    def info(self, visitor: str) -> wire.TableInfo:
        return self.audience.info(self.meta, visitor)

    async def join(self, connection: Connection, since: int, undos: int) -> None:
        """A page opens that was told everything up to answer `since`, when there had been `undos` undos."""
        async with self.hold() as writer:
            connection.seen = self.meta.still_true(since, undos)
            self.audience.enter(self.meta, connection)
            await writer.show_to(connection)
        self.tell_presence()
        await self.show_talk(connection)

    async def show_talk(self, connection: Connection) -> None:
        """Tell a page what was said before it came."""
        try:
            lines = await self.talk.opened()
        except Unsaved:
            logger.exception("table %s: what was said cannot be read", self.meta.id)
            return
        if lines:
            connection.tell(wire.encode(wire.TalkNews(lines, True)))

    async def tell_talk(self, visitor: str, said: wire.TalkLine) -> None:
        """Store something said, then tell every page. Raises Unsaved."""
        line = await self.talk.add(visitor, said)
        self.audience.tell(wire.encode(wire.TalkNews([line], False)))

    async def note(self, name: wire.NoticeName, seat: int, *args: int) -> None:
        """The table itself says what has happened to a seat; if that cannot be stored, no harm is done."""
        after = self.meta.public_answers
        said = wire.TalkLine(0, self.services.now(), after, "notice", seat, name=name, args=args)
        try:
            await self.tell_talk("", said)
        except Unsaved:
            logger.exception("table %s: a notice could not be saved", self.meta.id)

    def leave(self, connection: Connection) -> None:
        self.audience.leave(connection)
        self.tell_presence()

    async def catch_up(self, connection: Connection) -> None:
        """Show the newest to a page that was too slow to be shown what came before."""
        async with self.hold() as writer:
            await writer.show_to(connection)

    def tell_presence(self) -> None:
        """Tell the pages and the lobby, after a short delay, who looks."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_DELAY_SECONDS, self.presence_changed)

    def presence_changed(self) -> None:
        self._presence_timer = None
        self.audience.announce(self.meta)
        self.services.table_changed(self.meta.id)
