"""The tables on disk, in one SQLite file. The pair (table, answer number) is unique in it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from fondaco.kernel.action import Action
from fondaco.server.store.commits import DB, CommitThread, T, Work
from fondaco.server.store.rows import AnswerRow
from fondaco.server.store.schema import opened
from fondaco.server.table.edition import StoredEdition
from fondaco.server.table.meta import TableMeta

encode = msgspec.json.encode
meta_decoder = msgspec.json.Decoder(TableMeta)
answer_decoder = msgspec.json.Decoder(AnswerRow)


class SeatLink(msgspec.Struct, frozen=True):
    """A link that moves a seat to another browser."""

    id: str
    seat: int
    owner: str  # the visitor who made it; it is void if the seat is no longer theirs
    expires: float  # seconds since the epoch


class Store:
    """The tables on disk. Every method returns when what it did is durable."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.db = opened(path)
        (self.key,) = self.db.execute("SELECT key FROM secret").fetchone()
        self.commits: CommitThread | None = None

    def start(self) -> None:
        self.commits = CommitThread(self.db, asyncio.get_running_loop())
        self.commits.start()

    def stop(self) -> None:
        """Finish what was begun and close the file."""
        if self.commits is not None:
            self.commits.stop()
        else:
            self.db.close()

    async def save(self, meta: TableMeta) -> None:
        """Store a table, new or changed, and whose seats it has."""

        def work(db: DB) -> None:
            put_meta(db, meta)
            put_owners(db, meta)

        await self.do(work)

    async def open(self, meta: TableMeta, edition: StoredEdition | None) -> None:
        """Store a new table, and its own edition if it has one."""

        def work(db: DB) -> None:
            if edition is not None:
                db.execute("INSERT OR IGNORE INTO editions VALUES (?, ?)", (edition.digest, edition.text))
            put_meta(db, meta)
            put_owners(db, meta)

        await self.do(work)

    async def edition(self, digest: str) -> StoredEdition | None:
        def work(db: DB) -> StoredEdition | None:
            row = db.execute("SELECT * FROM editions WHERE digest = ?", (digest,)).fetchone()
            return StoredEdition(*row) if row else None

        return await self.do(work)

    async def append(self, meta: TableMeta, answers: list[Action]) -> None:
        """Store the newest answers of a table, chance's among them, and how the table is after them."""
        first = meta.answers - len(answers) + 1
        rows = [(meta.id, first + i, encode(a)) for i, a in enumerate(answers)]

        def work(db: DB) -> None:
            db.executemany("INSERT INTO answers VALUES (?, ?, ?)", rows)
            update_meta(db, meta)

        await self.do(work)

    async def cut(self, meta: TableMeta) -> None:
        """Store a table as it is after an undo, and delete the answers that were taken back."""

        def work(db: DB) -> None:
            db.execute("DELETE FROM answers WHERE id = ? AND n > ?", (meta.id, meta.answers))
            update_meta(db, meta)

        await self.do(work)

    async def answers(self, id: str) -> list[Action]:
        """All answers of a table, in order."""

        def work(db: DB) -> list[Action]:
            rows = db.execute("SELECT answer FROM answers WHERE id = ? ORDER BY n", (id,))
            return [Action(*answer_decoder.decode(row)) for (row,) in rows]

        return await self.do(work)

    async def meta(self, id: str) -> TableMeta | None:
        metas = await self.metas("WHERE id = ?", (id,))
        return metas[0] if metas else None

    async def live(self) -> list[TableMeta]:
        """Every table that is neither finished nor closed."""
        return await self.metas("WHERE status IN ('open', 'running')", ())

    async def finished(self, count: int) -> list[TableMeta]:
        """The tables that finished last."""
        return await self.metas("WHERE status = 'finished' ORDER BY changed DESC LIMIT ?", (count,))

    async def finished_of(self, visitor: str, count: int) -> list[TableMeta]:
        """The tables of a visitor that finished last."""
        of_visitor = "JOIN owners USING (id) WHERE visitor = ? AND status = 'finished'"
        return await self.metas(f"{of_visitor} ORDER BY changed DESC LIMIT ?", (visitor, count))

    async def metas(self, where: str, values: tuple[str | int, ...]) -> list[TableMeta]:
        def work(db: DB) -> list[TableMeta]:
            rows = db.execute(f"SELECT head FROM tables {where}", values)
            return [meta_decoder.decode(row) for (row,) in rows]

        return await self.do(work)

    async def offer(self, digest: str, link: SeatLink) -> None:
        """Store a link; an older one for the same seat is void."""

        def work(db: DB) -> None:
            db.execute("DELETE FROM links WHERE id = ? AND seat = ?", (link.id, link.seat))
            row = (digest, link.id, link.seat, link.owner, link.expires)
            db.execute("INSERT INTO links VALUES (?, ?, ?, ?, ?)", row)

        await self.do(work)

    async def link(self, digest: str, now: float) -> SeatLink | None:
        """The link with this digest, if it has not expired."""

        def work(db: DB) -> SeatLink | None:
            db.execute("DELETE FROM links WHERE expires < ?", (now,))
            row = db.execute("SELECT * FROM links WHERE digest = ?", (digest,)).fetchone()
            return SeatLink(*row[1:]) if row else None

        return await self.do(work)

    async def claim(self, digest: str, meta: TableMeta) -> bool:
        """Delete a link and store the table with its new owner, both or neither. False: the link is gone."""

        def work(db: DB) -> bool:
            if not db.execute("DELETE FROM links WHERE digest = ?", (digest,)).rowcount:
                return False
            put_meta(db, meta)
            put_owners(db, meta)
            return True

        return await self.do(work)

    async def do(self, work: Work[T]) -> T:
        assert self.commits is not None, "the store has not been started"
        return await self.commits.do(work)


def put_meta(db: DB, meta: TableMeta) -> None:
    row = (meta.id, meta.status, meta.changed, encode(meta))
    db.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?)", row)


def update_meta(db: DB, meta: TableMeta) -> None:
    """Store a table that is there already, as after every answer: in a running game it touches no index."""
    row = (meta.status, meta.changed, encode(meta), meta.id)
    known = db.execute("UPDATE tables SET status = ?, changed = ?, head = ? WHERE id = ?", row).rowcount
    assert known, "a table is stored before it is played at"


def put_owners(db: DB, meta: TableMeta) -> None:
    db.execute("DELETE FROM owners WHERE id = ?", (meta.id,))
    db.executemany("INSERT INTO owners VALUES (?, ?)", [(visitor, meta.id) for visitor in meta.visitors()])
