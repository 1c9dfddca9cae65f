"""Which node a table lives at, as the database has it. All times are those of the database's clock.

A node that takes a table raises its fence in the same statement; every write of the table names the fence
under which it was taken, and the database refuses a lower one. So it does no harm that a node which was taken
for dead is only slow: it cannot write any more.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from fondaco.server.store.commits import Work
from fondaco.server.store.database import Database, Row, Value
from fondaco.server.store.store import Store
from fondaco.server.table.meta import TableMeta

SECONDS_BETWEEN_BEATS: Final = 1.0
MAX_BEAT_SECONDS: Final = 3.0  # since its last beat after which a node counts as dead
MAX_TABLES_PER_TAKE: Final = 500

NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
ALIVE: Final = f"SELECT 1 FROM nodes WHERE name = tables.node AND {NOW} - beat < {MAX_BEAT_SECONDS}"
TAKE: Final = """
UPDATE tables SET node = ?, fence = tables.fence + 1
    FROM (SELECT id, node AS was FROM tables WHERE {which} LIMIT ? FOR UPDATE SKIP LOCKED) AS free
    WHERE tables.id = free.id RETURNING tables.fence, tables.head, free.was
"""
IS_FREE: Final = "(node = '' OR node = ?)"
IS_FREE_OR_ORPHANED: Final = f"(node = '' OR node = ? OR NOT EXISTS ({ALIVE}))"
IS_LIVE: Final = "status IN ('open', 'running')"

meta_decoder = msgspec.json.Decoder(TableMeta)


class NodeRow(NamedTuple):
    """A node as the others see it."""

    name: str
    address: str  # where the other nodes reach it
    age: float  # seconds since its last beat
    is_draining: bool  # it has given its tables away, or is about to

    @property
    def is_alive(self) -> bool:
        return self.age < MAX_BEAT_SECONDS


class Lease(NamedTuple):
    """A table that this node has just taken."""

    fence: int
    meta: TableMeta
    was: str  # the node it was taken from; empty: it was free


class TableRow(NamedTuple):
    """A table in the database, wherever it lives."""

    node: str
    fence: int
    meta: TableMeta


class NameTaken(Exception):
    """Another process runs under this node's name."""


class Leases:
    """What one node does in the tables `nodes` and `tables`. Every method raises Unsaved."""

    def __init__(self, store: Store, name: str, address: str) -> None:
        self.store = store
        self.name = name
        self.address = address
        self.incarnation = secrets.token_hex(8)  # tells this process from another one of the same name

    async def register(self) -> list[NodeRow]:
        """Take the name over from whichever process had it. The nodes as they were before."""
        row = (self.name, self.incarnation, self.address)

        def work(db: Database) -> list[NodeRow]:
            before = nodes(db)
            db.execute(
                f"""INSERT INTO nodes (name, incarnation, address, beat, is_draining)
                VALUES (?, ?, ?, {NOW}, 0) ON CONFLICT (name) DO UPDATE SET incarnation =
                excluded.incarnation, address = excluded.address, beat = excluded.beat, is_draining = 0""",
                row,
            )
            return before

        return await self.store.do(work)

    async def beat(self) -> list[NodeRow]:
        """Say that this node is alive. All nodes. Raises NameTaken."""
        mine = (self.name, self.incarnation)

        def work(db: Database) -> list[NodeRow] | None:
            beaten = db.execute(f"UPDATE nodes SET beat = {NOW} WHERE name = ? AND incarnation = ?", mine)
            return nodes(db) if beaten.rowcount else None

        found = await self.store.do(work)
        if found is None:
            raise NameTaken(self.name)
        return found

    async def note_draining(self, is_draining: bool) -> None:
        """Say whether this node gives its tables away."""
        sql = f"UPDATE nodes SET is_draining = ?, beat = {NOW} WHERE name = ? AND incarnation = ?"
        await self.store.do(executing(sql, (int(is_draining), self.name, self.incarnation)))

    async def take(self, id: str, may_judge: bool) -> Lease | TableRow | None:
        """Take a table, or find where it lives; None: there is no such table.

        `may_judge`: this node can tell whether others are dead, so that it may take theirs.
        """
        is_free = IS_FREE_OR_ORPHANED if may_judge else IS_FREE

        def work(db: Database) -> Lease | TableRow | None:
            taken = take(db, f"id = ? AND {is_free}", self.name, (id, self.name))
            found = taken or stored(db, "WHERE id = ?", (id,))
            return found[0] if found else None

        return await self.store.do(work)

    async def take_free(self) -> list[Lease]:
        """Take live tables that nobody has, or that an earlier process of this name had."""
        return await self.take_live(IS_FREE, self.name)

    async def take_orphans(self) -> list[Lease]:
        """Take live tables that nobody has, or whose node is dead."""
        return await self.take_live(IS_FREE_OR_ORPHANED, "")

    async def take_live(self, is_free: str, own: str) -> list[Lease]:
        where = f"{IS_LIVE} AND {is_free}"
        return await self.store.do(lambda db: take(db, where, self.name, (own,)))

    async def release(self, id: str) -> None:
        """Let others take a table; whatever this node still wants to write of it is refused."""
        sql = "UPDATE tables SET node = '', fence = fence + 1 WHERE id = ? AND node = ? AND fence = ?"
        await self.store.do(executing(sql, (id, self.name, self.store.fence(id))))

    async def held(self) -> dict[str, int]:
        """The fences of all tables that this node has, as the database knows them, by table."""

        def work(db: Database) -> dict[str, int]:
            rows = db.execute("SELECT id, fence FROM tables WHERE node = ?", (self.name,))
            return dict(rows)

        return await self.store.do(work)

    async def listed(self, finished: int) -> list[TableRow]:
        """All live tables, and those that finished last, wherever they live."""

        def work(db: Database) -> list[TableRow]:
            over = stored(db, "WHERE status = 'finished' ORDER BY changed DESC LIMIT ?", (finished,))
            return [*stored(db, f"WHERE {IS_LIVE}", ()), *over]

        return await self.store.do(work)


def nodes(db: Database) -> list[NodeRow]:
    rows = db.execute(f"SELECT name, address, {NOW} - beat, is_draining FROM nodes ORDER BY name")
    return [NodeRow(name, address, age, bool(is_draining)) for name, address, age, is_draining in rows]


def take(db: Database, which: str, node: str, values: Sequence[Value]) -> list[Lease]:
    """Take tables that nobody else is just writing."""
    rows = db.execute(TAKE.format(which=which), (node, *values, MAX_TABLES_PER_TAKE))
    return [Lease(fence, meta_decoder.decode(head), was) for fence, head, was in rows]


def stored(db: Database, where: str, values: Sequence[Value]) -> list[TableRow]:
    return [table_of(row) for row in db.execute(f"SELECT node, fence, head FROM tables {where}", values)]


def table_of(row: Row) -> TableRow:
    node, fence, head = row
    return TableRow(node, fence, meta_decoder.decode(head))


def executing(sql: str, values: Sequence[Value]) -> Work[None]:
    """A change that is one statement."""

    def work(db: Database) -> None:
        db.execute(sql, values)

    return work
