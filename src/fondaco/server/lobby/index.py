"""All tables at one moment, sorted once for every reader of the lobby."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from fondaco.games import GAMES
from fondaco.server import wire
from fondaco.server.table.info import Presence, table_info
from fondaco.server.table.meta import Status, TableMeta

MAX_TABLES_PER_LIST: Final = 50
ORDER: Final[dict[Status, int]] = {"running": 0, "open": 1, "finished": 2, "closed": 3}
SHARED: Final[tuple[Status, ...]] = ("open", "running", "finished")
NOBODYS: Final = "-"  # in place of a visitor: a table as it is to somebody who has nothing to do with it


class ListedTable(Protocol):
    """A table as the lobby knows it, wherever it lives."""

    @property
    def meta(self) -> TableMeta: ...
    @property
    def is_idle(self) -> bool: ...
    def info(self, visitor: str) -> wire.TableInfo: ...


class TableIndex:
    """The tables that are listed for everybody, by status, and those of each visitor; the newest first.

    Deserted tables are listed only for their own people: see `is_deserted`.
    """

    def __init__(self, tables: Iterable[ListedTable], deserted_before: float) -> None:
        known = [table for table in tables if table.meta.game in GAMES]
        newest = sorted(known, key=lambda table: table.meta.changed, reverse=True)
        self.listed: dict[Status, list[ListedTable]] = {
            "open": [],
            "running": [],
            "finished": [],
            "closed": [],
        }
        self.of_visitor: dict[str, list[ListedTable]] = {}
        for table in newest:
            meta = table.meta
            if meta.is_listed and not is_deserted(table, deserted_before):
                self.listed[meta.status].append(table)
            if meta.status != "closed":
                for visitor in meta.visitors():
                    self.of_visitor.setdefault(visitor, []).append(table)

    def seen_by(self, visitor: str, old: list[wire.TableInfo]) -> wire.LobbyPage:
        """The lobby of a visitor; `old` are finished tables of theirs that may no longer be in memory."""
        mine = self.mine(visitor, old)
        known = {info.id for info in mine}
        return wire.LobbyPage(
            mine[: 2 * MAX_TABLES_PER_LIST],
            self.others("open", visitor, known),
            self.others("running", visitor, known),
            self.others("finished", visitor, known),
        )

    def mine(self, visitor: str, old: list[wire.TableInfo]) -> list[wire.TableInfo]:
        """The tables of a visitor, those that wait for them first."""
        mine = [table.info(visitor) for table in self.of_visitor.get(visitor, [])]
        known = {info.id for info in mine}
        mine.extend([info for info in old if info.id not in known])
        mine.sort(key=lambda info: (not info.waits_for_you, ORDER[info.status], -info.changed))
        return mine

    def shared(self) -> dict[str, bytes]:
        """The tables that every page is told of, by id, each as it goes over the wire."""
        found = [table for status in SHARED for table in self.listed[status][:MAX_TABLES_PER_LIST]]
        return {table.meta.id: wire.encode(table.info(NOBODYS)) for table in found}

    def others(self, status: Status, visitor: str, mine: set[str]) -> list[wire.TableInfo]:
        """The newest tables in this state that are not the visitor's own."""
        found: list[wire.TableInfo] = []
        for table in self.listed[status]:
            if table.meta.id not in mine:
                found.append(table.info(visitor))
                if len(found) == MAX_TABLES_PER_LIST:
                    break
        return found


def is_deserted(table: ListedTable, since: float) -> bool:
    """Has nobody answered or come since then at a table that has not ended, and does nobody look?

    A page that is open counts, and so does a bot that thinks. Whoever has the link still finds the table.
    """
    return table.meta.is_live and table.meta.changed < since and table.is_idle


def old_info(meta: TableMeta, visitor: str) -> wire.TableInfo:
    """A table at which nobody looks."""
    return table_info(meta, visitor, Presence())
