"""The lobby: every page that shows the list of tables, told of changes."""

from __future__ import annotations

import asyncio
from typing import Final

from fondaco.server import wire
from fondaco.server.lobby.index import MAX_TABLES_PER_LIST, TableIndex, old_info
from fondaco.server.store.store import Store
from fondaco.server.table.connection import Connection
from fondaco.server.table.table import Table

MIN_SECONDS_BETWEEN_NEWS: Final = 1.0


class Lobby:
    """Tells each page in the lobby which tables there are, its visitor's own first."""

    def __init__(self, tables: dict[str, Table], store: Store) -> None:
        self.tables = tables
        self.store = store
        self.connections: dict[Connection, list[wire.TableInfo]] = {}  # with the visitor's finished tables
        self.told: dict[Connection, bytes] = {}  # what each was told last
        self.sorted: TableIndex | None = None
        self.has_changed = asyncio.Event()

    def changed(self) -> None:
        """Something about a table has changed."""
        self.sorted = None
        self.has_changed.set()

    def index(self) -> TableIndex:
        """All tables now; sorted anew only when something has changed, for there may be thousands."""
        if self.sorted is None:
            self.sorted = TableIndex(self.tables.values())
        return self.sorted

    async def run(self) -> None:
        """Tell the pages of changes, at most once a second."""
        while True:
            await self.has_changed.wait()
            self.has_changed.clear()
            if self.connections:
                await self.tell_all(self.index())
            await asyncio.sleep(MIN_SECONDS_BETWEEN_NEWS)

    async def tell_all(self, index: TableIndex) -> None:
        for connection in list(self.connections):
            self.tell(connection, index)
            await asyncio.sleep(0)  # many pages must not keep the tables waiting

    def tell(self, connection: Connection, index: TableIndex) -> None:
        """Tell a page what has changed for it, unless it has yet to read what it was told before."""
        if connection not in self.connections:
            return  # it has left meanwhile
        connection.is_behind = bool(connection.outbox)
        if connection.is_behind:
            return
        message = wire.encode(index.seen_by(connection.visitor, self.connections[connection]))
        if message != self.told.get(connection):
            self.told[connection] = message
            connection.tell(message)

    async def catch_up(self, connection: Connection) -> None:
        """Tell the newest to a page that has read what it was told before."""
        self.tell(connection, self.index())

    async def enter(self, connection: Connection) -> None:
        self.connections[connection] = await self.old_tables(connection.visitor)
        self.tell(connection, self.index())

    def leave(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        self.told.pop(connection, None)

    async def seen_by(self, visitor: str) -> wire.Lobby:
        """The lobby of a visitor at this moment."""
        old = await self.old_tables(visitor)
        return self.index().seen_by(visitor, old)

    async def old_tables(self, visitor: str) -> list[wire.TableInfo]:
        """The tables of a visitor that finished last."""
        metas = await self.store.finished_of(visitor, MAX_TABLES_PER_LIST)
        return [old_info(meta, visitor) for meta in metas]
