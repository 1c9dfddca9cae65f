"""The site: every table, who may open more, and what goes on by itself."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from random import SystemRandom
from typing import Final

from fondaco.server import seating
from fondaco.server.archive import Archive
from fondaco.server.forms import TableForm
from fondaco.server.head import Head
from fondaco.server.limits import Buckets
from fondaco.server.lobby import Lobby
from fondaco.server.log import logger
from fondaco.server.opening import new_table_of
from fondaco.server.page import Page
from fondaco.server.pool import Pool
from fondaco.server.refusal import No, Unsaved
from fondaco.server.settings import Settings, worker_count
from fondaco.server.store import Store
from fondaco.server.table import House, Table
from fondaco.server.visitors import Visitors, digest

SWEEP: Final = 30.0  # seconds between looking for tables that nobody uses
IDLE: Final = 60.0  # seconds without use after which a game is dropped from memory
FORGOTTEN: Final = 30 * 24 * 3600.0  # seconds after which an open table that never began is closed
ASLEEP: Final = 60 * 24 * 3600.0  # seconds without an answer after which a running game takes no room
FINISHED: Final = 100  # finished tables kept in memory, for the lobby


class Site:
    """Everything behind the routes."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.store = store
        self.visitors = Visitors(store.key)
        self.pool = Pool(worker_count(settings), settings.patience, settings.worker)
        self.tables: dict[str, Table] = {}
        self.lobby = Lobby(self.tables, store)
        self.house = House(store, self.pool, SystemRandom(), self.lobby.changed)
        self.archive = Archive()
        self.pages: dict[Page, None] = {}  # in the order of their arrival
        self.sockets: Counter[str] = Counter()
        self.requests = Buckets(*self.limits.requests)
        self.editions = Buckets(*self.limits.editions)
        self.arrivals = Buckets(*self.limits.arrivals)
        self.openings = Buckets(*self.limits.openings)
        self.loading = asyncio.Lock()
        self.chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Read which tables there are, and let those go on that wait for a bot."""
        self.store.start()
        for head in [*await self.store.live(), *await self.store.finished(FINISHED)]:
            self.tables[head.id] = Table(self.house, head)
        for table in list(self.tables.values()):
            table.mover.stir()
        self.chores = [asyncio.create_task(self.sweep()), asyncio.create_task(self.lobby.run())]

    async def stop(self) -> None:
        """Leave everything in order: what was acknowledged is on disk already."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await asyncio.gather(*[table.mover.stop() for table in self.tables.values()])
        await self.pool.stop()
        self.store.stop()

    async def find(self, id: str) -> Table:
        """A table by its id. Raises No."""
        table = self.tables.get(id)
        if table is None:
            async with self.loading:  # or two requests at once would make two writers of one game
                table = self.tables.get(id) or await self.load(id)
        return table

    async def load(self, id: str) -> Table:
        head = await self.store.head(id)
        if head is None:
            raise No(404, "table")
        return self.tables.setdefault(id, Table(self.house, head))

    async def create(self, visitor: str, form: TableForm) -> Table:
        """Open a table. Raises No."""
        asleep = time.time() - ASLEEP
        tables = [table for table in self.tables.values() if table.head.is_live]
        live = [table for table in tables if not is_asleep(table, asleep)]
        if len(live) >= self.limits.all_tables:
            raise No(429, "full")
        if sum(table.head.creator == visitor for table in live) >= self.limits.tables:
            raise No(429, "tables")
        if form.edition is not None and not self.editions.take(visitor):
            raise No(429, "rate")
        # In a thread: to read an edition may take longer than the other tables should wait.
        head, edition = await asyncio.to_thread(new_table_of, visitor, form)
        await self.store.open(head, edition)
        self.tables[head.id] = Table(self.house, head)
        self.lobby.changed()
        return self.tables[head.id]

    async def claim(self, visitor: str, token: str) -> tuple[str, int]:
        """The table and the seat that a link gives to a visitor. Raises No."""
        link = await self.store.link(digest(token), time.time())
        if link is None:
            raise No(404, "token")
        await seating.claim(await self.find(link.id), visitor, link, token)
        return link.id, link.seat

    def check_room(self, visitor: str) -> None:
        """Raise No if the visitor has too many pages open."""
        is_full = len(self.pages) >= self.limits.all_sockets
        if is_full or self.sockets[visitor] >= self.limits.sockets:
            raise No(429, "sockets")

    def enter(self, page: Page) -> None:
        self.pages[page] = None
        self.sockets[page.visitor] += 1

    def leave(self, page: Page) -> None:
        del self.pages[page]
        self.sockets[page.visitor] -= 1
        if not self.sockets[page.visitor]:
            del self.sockets[page.visitor]

    async def sweep(self) -> None:
        """Now and then: games that nobody uses leave the memory, tables that nobody began are closed."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.tidy(time.monotonic() - IDLE, time.time() - FORGOTTEN)
            except Unsaved:
                logger.exception("forgotten tables could not be closed")

    async def tidy(self, unused_since: float, forgotten_since: float) -> None:
        for table in list(self.tables.values()):
            if table.is_idle and table.used < unused_since:
                table.forget()
            if table.is_idle and is_forgotten(table.head, forgotten_since):
                await seating.close(table, table.head.creator)
        over = [table for table in self.tables.values() if not table.head.is_live and table.is_idle]
        over.sort(key=lambda table: (table.head.status == "finished", table.head.changed), reverse=True)
        for table in over[FINISHED:]:
            del self.tables[table.head.id]
            self.lobby.changed()


def is_forgotten(head: Head, since: float) -> bool:
    return head.status == "open" and head.changed < since


def is_asleep(table: Table, since: float) -> bool:
    """A game that nobody has played or looks at. It is never closed: its people may come back and play on."""
    return table.head.status == "running" and table.head.changed < since and table.is_idle
