"""The tables that live at other nodes, as far as the lobby of this one must know them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fondaco.server import wire
from fondaco.server.cluster.messages import TableChanged
from fondaco.server.table.info import Presence, table_info
from fondaco.server.table.meta import TableMeta

NOBODY: Presence = Presence()


class RemoteTable:
    """A table of another node, as that node or the database told of it last."""

    def __init__(self, told: TableChanged) -> None:
        self.told = told

    @property
    def meta(self) -> TableMeta:
        return self.told.meta

    @property
    def is_idle(self) -> bool:
        return self.told.is_idle

    def info(self, visitor: str) -> wire.TableInfo:
        return table_info(self.told.meta, visitor, self.told.presence)


class Roster:
    """All tables of other nodes, by id."""

    def __init__(self) -> None:
        self.tables: dict[str, RemoteTable] = {}

    def hear(self, told: TableChanged) -> None:
        """Believe a node, unless the table has moved on since it spoke."""
        known = self.tables.get(told.meta.id)
        if known is None or told.fence >= known.told.fence:
            self.tables[told.meta.id] = RemoteTable(told)

    def read(self, stored: Iterable[TableChanged]) -> None:
        """Believe the database in all but who looks, which it does not know; what it has not is gone."""
        self.tables = {row.meta.id: self.merged(row) for row in stored}

    def confirm(self, row: TableChanged) -> None:
        """The same for one table, if it is listed."""
        if row.meta.id in self.tables:
            self.tables[row.meta.id] = self.merged(row)

    def merged(self, row: TableChanged) -> RemoteTable:
        known = self.tables.get(row.meta.id)
        return RemoteTable(row) if known is None else newer(known, row)

    def drop(self, id: str) -> None:
        self.tables.pop(id, None)

    def desert(self, node: str) -> bool:
        """A node is dead: nobody looks at its tables any more. Whether that changes anything."""
        theirs = [t for t in self.tables.values() if t.told.node == node and t.told.presence != NOBODY]
        for table in theirs:
            table.told = replace(table.told, presence=NOBODY, is_idle=True)
        return bool(theirs)


def newer(known: RemoteTable, row: TableChanged) -> RemoteTable:
    """A table that is known, after it was read from the database."""
    told = known.told
    if row.fence == told.fence:
        is_news = row.meta.changed >= told.meta.changed
        return RemoteTable(replace(told, meta=row.meta)) if is_news else known
    return RemoteTable(row) if row.fence > told.fence else known
