"""The lobby: every page that shows the list of tables, told of changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

from fondaco.server import wire
from fondaco.server.lobby.frame import SharedFrame
from fondaco.server.lobby.index import MAX_TABLES_PER_LIST, ListedTable, TableIndex, old_info
from fondaco.server.store.store import Store
from fondaco.server.table.connection import Connection

MIN_SECONDS_BETWEEN_NEWS: Final = 1.0
PAGES_AT_A_STRETCH: Final = 50  # that are told before whoever else waits gets a turn
NONE: Final = wire.encode(wire.MyTables([]))
# A game that nobody has looked at for longer is listed only for its own people.
MAX_DESERTED_SECONDS: Final = 3 * 3600.0


class Lobby:
    """Tells each page in the lobby which tables there are, and of its visitor's own.

    What is the same for all pages is worked out, encoded and compressed once for each change, however many
    pages there are; a page that has read everything is sent only what has changed.
    """

    def __init__(self, tables: Callable[[], Iterable[ListedTable]], store: Store) -> None:
        self.tables = tables  # all there are
        self.store = store
        self.connections: dict[Connection, list[wire.TableInfo]] = {}  # with the visitor's finished tables
        self.told: dict[Connection, int] = {}  # the state that each was told last
        self.told_mine: dict[Connection, bytes] = {}  # what each was told of its visitor's own tables
        self.n = 0  # of the state that `shared` is
        self.shared: dict[str, bytes] = {}  # by id: the tables that all are told of
        self.whole: SharedFrame | None = None  # all of them, for a page that comes
        self.sorted: TableIndex | None = None
        self.has_changed = asyncio.Event()

    def changed(self) -> None:
        """Something about a table has changed."""
        self.sorted = None
        self.has_changed.set()

    def index(self) -> TableIndex:
        """All tables now; sorted anew only when something has changed, for there may be thousands."""
        if self.sorted is None:
            self.sorted = TableIndex(self.tables(), time.time() - MAX_DESERTED_SECONDS)
        return self.sorted

    async def run(self) -> None:
        """Tell the pages of changes, at most once a second."""
        while True:
            await self.has_changed.wait()
            self.has_changed.clear()
            if self.connections:
                await self.tell_all()
            await asyncio.sleep(MIN_SECONDS_BETWEEN_NEWS)

    async def tell_all(self) -> None:
        index = self.index()
        frame = self.step(index)
        for count, connection in enumerate(list(self.connections)):
            if frame is not None:
                self.tell_news(connection, frame)
            self.tell_mine(connection, index)
            if count % PAGES_AT_A_STRETCH == 0:
                await asyncio.sleep(0)  # many pages must not keep the tables waiting

    def step(self, index: TableIndex) -> SharedFrame | None:
        """Go on to the present state of the tables; what has changed, or None if nothing has."""
        before, self.shared = self.shared, index.shared()
        changed = [table for id, table in self.shared.items() if before.get(id) != table]
        gone = [id for id in before if id not in self.shared]
        if not changed and not gone:
            return None
        self.n += 1
        self.whole = None
        news = wire.LobbyNews(self.n, [], gone)
        return SharedFrame(with_tables(wire.encode(news), changed))

    def everything(self) -> SharedFrame:
        """The state that pages were told last, for one that was not."""
        if self.whole is None:
            tables = list(self.shared.values())
            self.whole = SharedFrame(with_tables(wire.encode(wire.Lobby(self.n, [])), tables))
        return self.whole

    def tell_news(self, connection: Connection, frame: SharedFrame) -> None:
        """Tell a page what has changed, unless it has yet to read what it was told before."""
        if connection not in self.connections:
            return  # it has left meanwhile
        is_next = self.told.get(connection) == self.n - 1
        connection.is_behind = not (is_next and connection.write(frame.plain, frame.compressed))
        if not connection.is_behind:
            self.told[connection] = self.n
        elif not connection.outbox:
            connection.has_mail.set()  # or nobody would let it catch up

    def tell_mine(self, connection: Connection, index: TableIndex) -> None:
        """Tell a page of its visitor's own tables, if something about them has changed."""
        old = self.connections.get(connection)
        if connection.is_behind:
            return  # it is told when it has caught up
        if old is None or (self.was_told_none(connection) and connection.visitor not in index.of_visitor):
            return  # it has left meanwhile, or there still is nothing to tell
        tables = index.mine(connection.visitor, old)[: 2 * MAX_TABLES_PER_LIST]
        message = wire.encode(wire.MyTables(tables))
        if message != self.told_mine.get(connection):
            self.told_mine[connection] = message
            connection.tell(message)

    def was_told_none(self, connection: Connection) -> bool:
        return self.told_mine.get(connection) == NONE

    async def catch_up(self, connection: Connection) -> None:
        """Tell everything to a page that has read what it was told before."""
        if connection not in self.connections:
            return
        connection.is_behind = False
        self.told[connection] = self.n
        self.tell_mine(connection, self.index())
        connection.tell(self.everything().message)

    async def enter(self, connection: Connection) -> None:
        """A page comes: it is told of its visitor's own tables, then of all."""
        self.connections[connection] = await self.old_tables(connection.visitor)
        if len(self.connections) == 1:
            self.step(self.index())  # while nobody looked, nothing was worked out
        await self.catch_up(connection)

    def leave(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        self.told.pop(connection, None)
        self.told_mine.pop(connection, None)

    async def seen_by(self, visitor: str) -> wire.LobbyPage:
        """The lobby of a visitor at this moment."""
        old = await self.old_tables(visitor)
        return self.index().seen_by(visitor, old)

    async def old_tables(self, visitor: str) -> list[wire.TableInfo]:
        """The tables of a visitor that finished last."""
        metas = await self.store.finished_of(visitor, MAX_TABLES_PER_LIST)
        return [old_info(meta, visitor) for meta in metas]


def with_tables(message: bytes, tables: list[bytes]) -> bytes:
    """A message that names no tables yet, with those that were encoded before."""
    return message.replace(b'"tables":[]', b'"tables":[' + b",".join(tables) + b"]", 1)
