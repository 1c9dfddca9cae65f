"""All tables at one moment, sorted once for every reader of the lobby."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fondaco.games import GAMES
from fondaco.server import wire
from fondaco.server.table.info import table_info
from fondaco.server.table.meta import Status, TableMeta
from fondaco.server.table.table import Table

MAX_TABLES_PER_LIST: Final = 50
ORDER: Final[dict[Status, int]] = {"running": 0, "open": 1, "finished": 2, "closed": 3}


class TableIndex:
    """The tables that are listed for everybody, by status, and those of each visitor; the newest first."""

    def __init__(self, tables: Iterable[Table]) -> None:
        known = [table for table in tables if table.meta.game in GAMES]
        newest = sorted(known, key=lambda table: table.meta.changed, reverse=True)
        self.listed: dict[Status, list[Table]] = {"open": [], "running": [], "finished": [], "closed": []}
        self.of_visitor: dict[str, list[Table]] = {}
        for table in newest:
            meta = table.meta
            if meta.is_listed:
                self.listed[meta.status].append(table)
            if meta.status != "closed":
                for visitor in meta.visitors():
                    self.of_visitor.setdefault(visitor, []).append(table)

    def seen_by(self, visitor: str, old: list[wire.TableInfo]) -> wire.Lobby:
        """The lobby of a visitor; `old` are finished tables of theirs that may no longer be in memory."""
        mine = [table.info(visitor) for table in self.of_visitor.get(visitor, [])]
        known = {info.id for info in mine}
        mine.extend([info for info in old if info.id not in known])
        mine.sort(key=lambda info: (not info.waits_for_you, ORDER[info.status], -info.changed))
        known.update(info.id for info in mine)
        return wire.Lobby(
            mine[: 2 * MAX_TABLES_PER_LIST],
            self.others("open", visitor, known),
            self.others("running", visitor, known),
            self.others("finished", visitor, known),
        )

    def others(self, status: Status, visitor: str, mine: set[str]) -> list[wire.TableInfo]:
        """The newest tables in this state that are not the visitor's own."""
        found: list[wire.TableInfo] = []
        for table in self.listed[status]:
            if table.meta.id not in mine:
                found.append(table.info(visitor))
                if len(found) == MAX_TABLES_PER_LIST:
                    break
        return found


def old_info(meta: TableMeta, visitor: str) -> wire.TableInfo:
    """A table at which nobody looks."""
    return table_info(meta, visitor, (), 0, {})
