"""The site: every table, who may open more, and what is tidied up now and then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from fondaco.server.admin.door import AdminDoor
from fondaco.server.admin.operator import Operator
from fondaco.server.admin.wire import socket_path
from fondaco.server.bots.pool import Pool
from fondaco.server.cluster.messages import TableGone, VisitorErased
from fondaco.server.cluster.node import Node
from fondaco.server.errors import RequestRefused, Unsaved
from fondaco.server.forms import TableForm
from fondaco.server.health import Health
from fondaco.server.limits import Limits
from fondaco.server.lobby.index import ListedTable
from fondaco.server.lobby.lobby import Lobby
from fondaco.server.log import logger
from fondaco.server.metrics import Metrics
from fondaco.server.mine.passkeys import Passkeys
from fondaco.server.push.pusher import Pusher
from fondaco.server.quotas import Quotas
from fondaco.server.settings import Settings, worker_count
from fondaco.server.store.store import Store
from fondaco.server.table import seating
from fondaco.server.table.archive import Archive
from fondaco.server.table.connection import Connection
from fondaco.server.table.expiry import is_expired
from fondaco.server.table.meta import LessonStatus, TableMeta
from fondaco.server.table.opening import new_table
from fondaco.server.table.reviews import Reviews
from fondaco.server.table.table import Table
from fondaco.server.table.teaching import lesson_form
from fondaco.server.table.timing import given_back
from fondaco.server.table.writer import Services
from fondaco.server.visitors import Visitors, digest, is_plain

SECONDS_BETWEEN_SWEEPS: Final = 30.0  # a sweep looks for tables that are no longer used
MAX_IDLE_SECONDS: Final = 60.0  # a game that was not used for longer is dropped from memory
MAX_QUIET_SECONDS: Final = 24 * 3600.0  # a running game without an answer for longer counts no more
SECONDS_BETWEEN_TALK_SWEEPS: Final = 3600.0
MAX_TALK_SECONDS: Final = 7 * 24 * 3600.0  # what was said at a table that is over is then deleted
MAX_FINISHED_TABLES: Final = 100  # kept in memory, for the lobby


class Site:
    """Everything that the handlers of requests act on."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.visitors = Visitors(store.key)
        self.pool = Pool(
            worker_count(settings), settings.max_thinking_seconds, settings.worker, settings.dice
        )
        self.tables: dict[str, Table] = {}
        self.lobby = Lobby(self.listed, store)
        self.quotas = Quotas(settings.limits)
        self.now = settings.now
        self.pusher = Pusher(store, settings.push, self.is_here, self.waits_for)
        changed, lost = self.table_changed, self.table_lost
        turn, nudged = self.pusher.table_changed, self.pusher.nudged
        self.services = Services(
            store, self.pool, settings.dice, self.quotas, changed, lost, turn, nudged, self.now
        )
        self.node = Node(self, settings.node, MAX_FINISHED_TABLES) if settings.node else None
        self.archive = Archive(settings.worker)
        self.passkeys = Passkeys(store)
        self.reviews = Reviews(settings.worker)
        self.connections: dict[Connection, None] = {}  # in the order of their arrival
        self.metrics = Metrics(self)
        self.health = Health(self)
        self.operator = Operator(self)
        self.door = AdminDoor(self, admin_socket(settings))
        # Set by who runs the site: what ends it in order, and what tells of complaints that were held back.
        self.stop_wanted: Callable[[], None] = nothing
        self.tell_repeats: Callable[[], None] = nothing
        self.talk_dropped_at = 0.0
        self.changes = 0  # at all tables, since the start
        self.loading = asyncio.Lock()  # held while a table is read into memory
        self.chores: list[asyncio.Task[None]] = []  # what goes on for as long as the site runs

    @property
    def limits(self) -> Limits:
        """How much is allowed now: the operator may change it while the site runs."""
        return self.quotas.limits

    async def start(self) -> None:
        """Read the tables from disk, and let those go on that wait for a bot."""
        self.store.start()
        await self.pusher.start()
        await (self.node.start() if self.node else self.read_tables())
        await self.operator.start()
        await self.door.open()
        chores = (self.sweep(), self.lobby.run(), self.metrics.watch_loop())
        self.chores = [asyncio.create_task(chore) for chore in chores]

    async def read_tables(self) -> None:
        """Let every table that is not over live here, and list those that finished last."""
        live = await self.give_time_back(await self.store.live())
        for meta in [*live, *await self.store.finished(MAX_FINISHED_TABLES)]:
            self.tables[meta.id] = Table(self.services, meta)
        for table in list(self.tables.values()):
            table.wake()

    async def give_time_back(self, live: list[TableMeta]) -> list[TableMeta]:
        """The tables as they go on: nobody has lost the time in which the site was down."""
        alive = await self.store.alive()
        if alive is None:
            return live
        mended = [given_back(meta, alive, self.now()) for meta in live]
        for meta, before in zip(mended, live, strict=True):
            if meta != before:
                await self.store.save(meta)
        return mended

    async def note_alive(self) -> None:
        """Remember until when the site has run, where somebody's time runs; an error is only logged."""
        if any(table.meta.time_limit and table.meta.is_live for table in self.tables.values()):
            try:
                await self.store.note_alive(self.now())
            except Unsaved:
                logger.exception("it could not be noted that the site runs")

    async def stop(self) -> None:
        """Stop everything in order; what was acknowledged is on disk already."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await self.door.close()
        await asyncio.gather(*[table.stop() for table in self.tables.values()])
        if self.node is not None:
            await self.node.stop()
        await self.note_alive()
        await self.reviews.stop()
        await self.archive.stop()
        await self.pusher.stop()
        await self.pool.stop()
        self.store.stop()

    def is_at_hand(self, id: str) -> bool:
        """Is a table in memory, or known to live at another node, so that no database is asked for it?"""
        return id in self.tables or (self.node is not None and self.node.home_of(id) is not None)

    async def find(self, id: str) -> Table:
        """A table by its id. Raises RequestRefused, and LivesElsewhere if it is another node's."""
        table = self.tables.get(id)
        if table is None:
            if not is_plain(id):
                raise RequestRefused(404, "table")
            if self.node is not None:
                self.node.check_elsewhere(id)
            async with self.loading:  # or two requests at once would make two tables of one id
                table = self.tables.get(id) or await self.load(id)
        return table

    async def load(self, id: str) -> Table:
        """A table that is not in memory. Raises RequestRefused, and LivesElsewhere."""
        if self.node is not None:
            return await self.node.load(id)
        meta = await self.store.meta(id)
        if meta is None:
            raise RequestRefused(404, "table")
        return self.tables.setdefault(id, Table(self.services, meta))

    def listed(self) -> list[ListedTable]:
        """All tables that are not over, and some that are, wherever they live."""
        elsewhere = self.node.gossip.roster.tables.values() if self.node else ()
        return [*self.tables.values(), *elsewhere]

    def table_changed(self, id: str) -> None:
        """Something about a table of this process has changed that the lobby may show."""
        self.changes += 1
        self.lobby.changed()
        if self.node is not None:
            self.node.gossip.note(id)

    def table_lost(self, id: str) -> None:
        """Another node has taken a table over."""
        if self.node is not None:
            self.node.lose(id)

    def lesson_of(self, visitor: str, game: str) -> ListedTable | None:
        """The guided first game that a visitor has not finished yet."""
        for table in self.listed():
            meta = table.meta
            if meta.lesson == "on" and meta.is_live and meta.creator == visitor and meta.game == game:
                return table
        return None

    async def begin_lesson(self, visitor: str, game: str, name: str) -> Table:
        """Open the table of a guided first game, and begin. Raises RequestRefused."""
        table = await self.create(visitor, lesson_form(game, name), "on")
        await seating.start(table, visitor)
        return table

    def check_opening(self) -> None:
        """Raise RequestRefused if no table may be opened here, or LivesElsewhere if another node takes it."""
        if self.node is not None:
            self.node.check_taking()
        if self.operator.is_draining:
            raise RequestRefused(503, "draining")

    async def create(self, visitor: str, form: TableForm, lesson: LessonStatus = "") -> Table:
        """Open a table. Raises RequestRefused."""
        self.check_opening()
        quiet_since = time.time() - MAX_QUIET_SECONDS
        tables = [table for table in self.listed() if table.meta.is_live]
        live = [table for table in tables if not is_quiet(table, quiet_since)]
        if len(live) >= self.limits.all_tables:
            raise RequestRefused(429, "full")
        if sum(table.meta.creator == visitor for table in live) >= self.limits.tables:
            raise RequestRefused(429, "tables")
        if form.edition is not None and not self.quotas.editions.take(visitor):
            raise RequestRefused(429, "rate")
        # Reading an edition may take longer than the other tables should wait, so it is done in a thread.
        meta, edition = await asyncio.to_thread(new_table, visitor, form)
        meta = replace(meta, lesson=lesson)
        if self.node is not None:
            self.node.own(meta.id)
        await self.store.open(meta, edition)
        self.tables[meta.id] = Table(self.services, meta)
        self.table_changed(meta.id)
        return self.tables[meta.id]

    async def claim(self, visitor: str, token: str) -> tuple[str, int]:
        """The table and the seat that a link gives to a visitor. Raises RequestRefused."""
        link = await self.store.link(digest(token), time.time())
        if link is None:
            raise RequestRefused(404, "token")
        await seating.claim(await self.find(link.id), visitor, link, token)
        return link.id, link.seat

    def check_room(self, visitor: str, address: str) -> None:
        """Raise RequestRefused if the visitor, or everybody behind an address, has too many pages open."""
        is_full = len(self.connections) >= self.limits.all_sockets
        if is_full or not self.quotas.may_connect(address, visitor):
            raise RequestRefused(429, "sockets")

    def enter(self, connection: Connection) -> None:
        self.connections[connection] = None
        self.quotas.connect(connection.address, connection.visitor)
        self.pusher.came(connection.visitor)

    def leave(self, connection: Connection) -> None:
        del self.connections[connection]
        self.quotas.disconnect(connection.address, connection.visitor)

    def is_here(self, visitor: str) -> bool:
        """Has a visitor a page open?"""
        is_elsewhere = self.node is not None and self.node.gossip.is_elsewhere(visitor)
        return self.quotas.sockets[visitor] > 0 or is_elsewhere

    def waits_for(self, id: str, visitor: str) -> bool:
        """Does a seat of this visitor owe an answer at this table?"""
        table: ListedTable | None = self.tables.get(id)
        if table is None and self.node is not None:
            table = self.node.gossip.roster.tables.get(id)
        return table is not None and table.meta.waits_for(visitor)

    def forget_visitor(self, visitor: str) -> None:
        """Drop from memory what a visitor said, which is gone from the disk, and cut their sockets."""
        self.forget_here(visitor)
        if self.node is not None:
            self.node.gossip.publish(VisitorErased(visitor))

    def forget_here(self, visitor: str) -> None:
        """The same in this process alone; their pages connect again as whoever their cookie names now."""
        for table in self.tables.values():
            table.talk.forget()
        for connection in list(self.connections):
            if connection.visitor == visitor:
                connection.abort()

    def drop(self, id: str) -> None:
        """Forget a table that is no longer stored."""
        self.tables.pop(id, None)
        self.store.fences.pop(id, None)
        self.lobby.changed()
        if self.node is not None:
            self.node.gossip.publish(TableGone(id))

    async def sweep(self) -> None:
        """Tidy up now and then, for as long as the site runs."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
            await self.note_alive()
            self.tell_repeats()
            try:
                await self.tidy(time.monotonic() - MAX_IDLE_SECONDS)
                await self.drop_talk()
                await self.store.checkpoint()
                self.lobby.changed()  # some may be deserted by now
            except Unsaved:
                logger.exception("it could not be tidied up")

    async def drop_talk(self) -> None:
        """Delete, once an hour, what was said at tables that have long been over."""
        if self.now() - self.talk_dropped_at >= SECONDS_BETWEEN_TALK_SWEEPS:
            await self.store.drop_talk(self.now() - MAX_TALK_SECONDS)
            self.talk_dropped_at = self.now()

    async def tidy(self, unused_since: float) -> None:
        """Drop idle games from memory, close tables that all have left, forget the oldest finished ones."""
        for table in list(self.tables.values()):
            if table.is_idle and table.last_used < unused_since:
                table.forget()
            if table.is_idle and is_expired(table.meta, self.now()):
                await seating.expire(table)
        over = [table for table in self.tables.values() if not table.meta.is_live and table.is_idle]
        over.sort(key=lambda table: (table.meta.status == "finished", table.meta.changed), reverse=True)
        for table in over[MAX_FINISHED_TABLES:]:
            del self.tables[table.meta.id]
            self.store.fences.pop(table.meta.id, None)
            self.lobby.changed()


def nothing() -> None:
    """What is done where nobody has said what to do."""


def admin_socket(settings: Settings) -> Path | None:
    """Where the operator's commands come in: beside the data, if that is a file."""
    return settings.admin_socket or (None if settings.database else socket_path(settings.data))


def is_quiet(table: ListedTable, since: float) -> bool:
    """Has nobody answered in a running game since then, and does nobody look?

    It does not count against the limits, but it stays: its people may come back.
    """
    return table.meta.status == "running" and table.meta.changed < since and table.is_idle
