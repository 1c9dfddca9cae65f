"""The site: every table, who may open more, and what is tidied up now and then."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from random import SystemRandom
from typing import Final

from fondaco.server.bots.pool import Pool
from fondaco.server.errors import RequestRefused, Unsaved
from fondaco.server.forms import TableForm
from fondaco.server.limits import Buckets
from fondaco.server.lobby.lobby import Lobby
from fondaco.server.log import logger
from fondaco.server.settings import Settings, worker_count
from fondaco.server.store.store import Store
from fondaco.server.table import seating
from fondaco.server.table.archive import Archive
from fondaco.server.table.connection import Connection
from fondaco.server.table.meta import TableMeta
from fondaco.server.table.opening import new_table
from fondaco.server.table.table import Table
from fondaco.server.table.writer import Services
from fondaco.server.visitors import Visitors, digest

SECONDS_BETWEEN_SWEEPS: Final = 30.0  # a sweep looks for tables that are no longer used
MAX_IDLE_SECONDS: Final = 60.0  # a game that was not used for longer is dropped from memory
MAX_OPEN_SECONDS: Final = 30 * 24 * 3600.0  # a table that has not begun or changed for longer is closed
MAX_QUIET_SECONDS: Final = 60 * 24 * 3600.0  # a running game without an answer for longer counts no more
MAX_FINISHED_TABLES: Final = 100  # kept in memory, for the lobby


class Site:
    """Everything that the handlers of requests act on."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.store = store
        self.visitors = Visitors(store.key)
        self.pool = Pool(worker_count(settings), settings.max_thinking_seconds, settings.worker)
        self.tables: dict[str, Table] = {}
        self.lobby = Lobby(self.tables, store)
        self.services = Services(store, self.pool, SystemRandom(), self.lobby.changed)
        self.archive = Archive()
        self.connections: dict[Connection, None] = {}  # in the order of their arrival
        self.sockets: Counter[str] = Counter()  # how many connections each visitor has
        self.requests = Buckets(*self.limits.requests)
        self.editions = Buckets(*self.limits.editions)
        self.arrivals = Buckets(*self.limits.arrivals)
        self.openings = Buckets(*self.limits.openings)
        self.loading = asyncio.Lock()  # held while a table is read into memory
        self.chores: list[asyncio.Task[None]] = []  # what goes on for as long as the site runs

    async def start(self) -> None:
        """Read the tables from disk, and let those go on that wait for a bot."""
        self.store.start()
        for meta in [*await self.store.live(), *await self.store.finished(MAX_FINISHED_TABLES)]:
            self.tables[meta.id] = Table(self.services, meta)
        for table in list(self.tables.values()):
            table.mover.wake()
        self.chores = [asyncio.create_task(self.sweep()), asyncio.create_task(self.lobby.run())]

    async def stop(self) -> None:
        """Stop everything in order; what was acknowledged is on disk already."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await asyncio.gather(*[table.mover.stop() for table in self.tables.values()])
        await self.pool.stop()
        self.store.stop()

    async def find(self, id: str) -> Table:
        """A table by its id. Raises RequestRefused."""
        table = self.tables.get(id)
        if table is None:
            async with self.loading:  # or two requests at once would make two tables of one id
                table = self.tables.get(id) or await self.load(id)
        return table

    async def load(self, id: str) -> Table:
        """A table that is not in memory. Raises RequestRefused."""
        meta = await self.store.meta(id)
        if meta is None:
            raise RequestRefused(404, "table")
        return self.tables.setdefault(id, Table(self.services, meta))

    async def create(self, visitor: str, form: TableForm) -> Table:
        """Open a table. Raises RequestRefused."""
        quiet_since = time.time() - MAX_QUIET_SECONDS
        tables = [table for table in self.tables.values() if table.meta.is_live]
        live = [table for table in tables if not is_quiet(table, quiet_since)]
        if len(live) >= self.limits.all_tables:
            raise RequestRefused(429, "full")
        if sum(table.meta.creator == visitor for table in live) >= self.limits.tables:
            raise RequestRefused(429, "tables")
        if form.edition is not None and not self.editions.take(visitor):
            raise RequestRefused(429, "rate")
        # Reading an edition may take longer than the other tables should wait, so it is done in a thread.
        meta, edition = await asyncio.to_thread(new_table, visitor, form)
        await self.store.open(meta, edition)
        self.tables[meta.id] = Table(self.services, meta)
        self.lobby.changed()
        return self.tables[meta.id]

    async def claim(self, visitor: str, token: str) -> tuple[str, int]:
        """The table and the seat that a link gives to a visitor. Raises RequestRefused."""
        link = await self.store.link(digest(token), time.time())
        if link is None:
            raise RequestRefused(404, "token")
        await seating.claim(await self.find(link.id), visitor, link, token)
        return link.id, link.seat

    def check_room(self, visitor: str) -> None:
        """Raise RequestRefused if the visitor has too many pages open."""
        is_full = len(self.connections) >= self.limits.all_sockets
        if is_full or self.sockets[visitor] >= self.limits.sockets:
            raise RequestRefused(429, "sockets")

    def enter(self, connection: Connection) -> None:
        self.connections[connection] = None
        self.sockets[connection.visitor] += 1

    def leave(self, connection: Connection) -> None:
        del self.connections[connection]
        self.sockets[connection.visitor] -= 1
        if not self.sockets[connection.visitor]:
            del self.sockets[connection.visitor]

    async def sweep(self) -> None:
        """Tidy up now and then, for as long as the site runs."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
            try:
                await self.tidy(time.monotonic() - MAX_IDLE_SECONDS, time.time() - MAX_OPEN_SECONDS)
            except Unsaved:
                logger.exception("forgotten tables could not be closed")

    async def tidy(self, unused_since: float, forgotten_since: float) -> None:
        """Drop idle games from memory, close tables that nobody began, forget the oldest finished ones."""
        for table in list(self.tables.values()):
            if table.is_idle and table.last_used < unused_since:
                table.forget()
            if table.is_idle and is_forgotten(table.meta, forgotten_since):
                await seating.close(table, table.meta.creator)
        over = [table for table in self.tables.values() if not table.meta.is_live and table.is_idle]
        over.sort(key=lambda table: (table.meta.status == "finished", table.meta.changed), reverse=True)
        for table in over[MAX_FINISHED_TABLES:]:
            del self.tables[table.meta.id]
            self.lobby.changed()


def is_forgotten(meta: TableMeta, since: float) -> bool:
    """Has a table that never began not changed since then?"""
    return meta.status == "open" and meta.changed < since


def is_quiet(table: Table, since: float) -> bool:
    """Has nobody answered in a running game since then, and does nobody look?

    It does not count against the limits, but it is never closed: its people may come back.
    """
    return table.meta.status == "running" and table.meta.changed < since and table.is_idle
