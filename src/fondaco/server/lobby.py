"""The lobby: which tables there are, told to each visitor with their own first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from fondaco.games import GAMES
from fondaco.server import wire
from fondaco.server.about import about
from fondaco.server.head import Head, Status
from fondaco.server.news import encoder
from fondaco.server.page import Page
from fondaco.server.store import Store

if TYPE_CHECKING:
    from fondaco.server.table import Table

EVERY: Final = 1.0  # seconds between news, at least
MOST: Final = 50  # tables in each list
ORDER: Final[dict[Status, int]] = {"running": 0, "open": 1, "finished": 2, "closed": 3}


class Lobby:
    """Those who look at the list of tables."""

    def __init__(self, tables: dict[str, Table], store: Store) -> None:
        self.tables = tables
        self.store = store
        self.pages: dict[Page, list[wire.TableInfo]] = {}  # each with the visitor's finished tables of old
        self.told: dict[Page, bytes] = {}
        self.sorted: Board | None = None
        self.stirred = asyncio.Event()

    def changed(self) -> None:
        self.sorted = None
        self.stirred.set()

    def board(self) -> Board:
        """All tables now; sorted anew only when something has changed, for there may be thousands."""
        if self.sorted is None:
            self.sorted = Board(self.tables.values())
        return self.sorted

    async def run(self) -> None:
        """Tell the pages of changes, at most once a second."""
        while True:
            await self.stirred.wait()
            self.stirred.clear()
            if self.pages:
                await self.tell_all(self.board())
            await asyncio.sleep(EVERY)

    async def tell_all(self, board: Board) -> None:
        for page in list(self.pages):
            self.tell(page, board)
            await asyncio.sleep(0)  # many pages must not keep the tables waiting

    def tell(self, page: Page, board: Board) -> None:
        if page not in self.pages:
            return  # it has left meanwhile
        page.is_behind = bool(page.outbox)
        if page.is_behind:
            return  # when it has read what it was told, it is told the newest
        message = encoder.encode(board.seen_by(page.visitor, self.pages[page]))
        if message != self.told.get(page):
            self.told[page] = message
            page.tell(message)

    async def catch_up(self, page: Page) -> None:
        self.tell(page, self.board())

    async def enter(self, page: Page) -> None:
        self.pages[page] = await self.old_tables(page.visitor)
        self.tell(page, self.board())

    def leave(self, page: Page) -> None:
        self.pages.pop(page, None)
        self.told.pop(page, None)

    async def seen_by(self, visitor: str) -> wire.Lobby:
        old = await self.old_tables(visitor)
        return self.board().seen_by(visitor, old)

    async def old_tables(self, visitor: str) -> list[wire.TableInfo]:
        """The visitor's finished tables."""
        return [old_info(head, visitor) for head in await self.store.finished_of(visitor, MOST)]


class Board:
    """All tables at one moment, sorted once for every reader."""

    def __init__(self, tables: Iterable[Table]) -> None:
        known = [table for table in tables if table.head.game in GAMES]
        newest = sorted(known, key=lambda table: table.head.changed, reverse=True)
        self.shared: dict[Status, list[Table]] = {"open": [], "running": [], "finished": [], "closed": []}
        self.of: dict[str, list[Table]] = {}
        for table in newest:
            head = table.head
            if head.is_listed:
                self.shared[head.status].append(table)
            if head.status != "closed":
                for visitor in head.visitors():
                    self.of.setdefault(visitor, []).append(table)

    def seen_by(self, visitor: str, old: list[wire.TableInfo]) -> wire.Lobby:
        mine = [table.info(visitor) for table in self.of.get(visitor, [])]
        known = {info.id for info in mine}
        mine.extend([info for info in old if info.id not in known])
        mine.sort(key=lambda info: (not info.waits_for_you, ORDER[info.status], -info.changed))
        known.update(info.id for info in mine)
        return wire.Lobby(
            mine[: 2 * MOST],
            self.others("open", visitor, known),
            self.others("running", visitor, known),
            self.others("finished", visitor, known),
        )

    def others(self, status: Status, visitor: str, mine: set[str]) -> list[wire.TableInfo]:
        """The newest tables in this state that are not the visitor's own."""
        found: list[wire.TableInfo] = []
        for table in self.shared[status]:
            if table.head.id not in mine:
                found.append(table.info(visitor))
                if len(found) == MOST:
                    break
        return found


def old_info(head: Head, visitor: str) -> wire.TableInfo:
    """A table that nobody looks at."""
    return about(head, visitor, (), 0, {})
