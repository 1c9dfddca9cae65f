"""The tables of a site, as they are kept. The pair (table, answer number) is unique."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from fondaco.kernel.action import Action
from fondaco.server import wire
from fondaco.server.errors import Fenced
from fondaco.server.log import logger
from fondaco.server.store.chain import Length, chain_of, longer
from fondaco.server.store.checking import losses_at_start
from fondaco.server.store.commits import CommitThread, T, Work
from fondaco.server.store.copying import back_up
from fondaco.server.store.database import Database, DatabaseUnusable
from fondaco.server.store.places import Place, connect, named, reader
from fondaco.server.store.rows import AnswerRow
from fondaco.server.store.schema import bring_up_to_date
from fondaco.server.table.edition import StoredEdition
from fondaco.server.table.meta import TableMeta

encode = msgspec.json.encode
meta_decoder = msgspec.json.Decoder(TableMeta)
answer_decoder = msgspec.json.Decoder(AnswerRow)
line_decoder = msgspec.json.Decoder(wire.TalkLine)
FINISHED_OF = "JOIN owners USING (id) WHERE visitor = ? AND status = 'finished'"


class SeatLink(msgspec.Struct, frozen=True):
    """A link that moves a seat to another browser."""

    id: str
    seat: int
    owner: str  # the visitor who made it; it is void if the seat is no longer theirs
    expires: float  # seconds since the epoch


class Store:
    """The tables on disk. Every method returns when what it did is durable."""

    def __init__(self, place: Place, is_shared: bool = False) -> None:
        self.place = place
        self.db = opened(place, is_shared)
        self.key = secret_of(self.db)
        self.commits: CommitThread | None = None
        self.node = ""  # the node that new tables live at, where there are several
        # By table: the number that this process writes with, 0 if none is said.
        self.fences: dict[str, int] = {} if is_shared else taken_alone(self.db)

    def start(self) -> None:
        self.report_losses()
        self.db.serve()
        self.commits = CommitThread(self.db, asyncio.get_running_loop())
        self.commits.start()

    def report_losses(self) -> None:
        """Log what is missing, as it is at one moment: other nodes may be writing."""
        self.db.begin_reading()
        for loss in losses_at_start(self.db):
            logger.error("%s: %s", f"table {loss.table}" if loss.table else named(self.place), loss.what)
        self.db.roll_back()

    def stop(self) -> None:
        """Finish what was begun and close the database."""
        if self.commits is not None:
            self.commits.stop()
        else:
            self.db.close()

    async def save(self, meta: TableMeta) -> None:
        """Store a table, new or changed, and whose seats it has."""
        fence = self.fence(meta.id)

        def work(db: Database) -> None:
            put_meta(db, meta, fence, self.node)
            put_owners(db, meta)

        await self.do(work)

    async def open(self, meta: TableMeta, edition: StoredEdition | None) -> None:
        """Store a new table, and its own edition if it has one."""
        fence = self.fence(meta.id)

        def work(db: Database) -> None:
            if edition is not None:
                put_edition(db, edition)
            put_meta(db, meta, fence, self.node)
            put_owners(db, meta)

        await self.do(work)

    async def edition(self, digest: str) -> StoredEdition | None:
        def work(db: Database) -> StoredEdition | None:
            row = db.execute("SELECT * FROM editions WHERE digest = ?", (digest,)).fetchone()
            return StoredEdition(*row) if row else None

        return await self.do(work)

    async def append(
        self, meta: TableMeta, answers: list[Action], edition: StoredEdition | None = None
    ) -> None:
        """Store the newest answers of a table, chance's among them, and how the table is after them.

        When it begins with the house's `edition`, that is stored as it is today.
        """
        first = meta.answers - len(answers) + 1
        texts = [encode(a) for a in answers]
        rows = [(meta.id, first + i, text) for i, text in enumerate(texts)]
        fence = self.fence(meta.id)

        def work(db: Database) -> None:
            before = check_fence(db, meta.id, fence)
            if rows:
                db.executemany("INSERT INTO answers VALUES (?, ?, ?)", rows)
            update_meta(db, meta, longer(before, texts))
            if edition is not None:
                put_edition(db, edition)
                db.execute("UPDATE tables SET edition = ? WHERE id = ?", (edition.digest, meta.id))

        await self.do(work)

    async def cut(self, meta: TableMeta) -> None:
        """Store a table as it is after an undo, and delete the answers that were taken back."""
        fence = self.fence(meta.id)

        def work(db: Database) -> None:
            check_fence(db, meta.id, fence)
            db.execute("DELETE FROM answers WHERE id = ? AND n > ?", (meta.id, meta.answers))
            update_meta(db, meta, chain_of(meta.id, texts_of(db, meta.id)))

        await self.do(work)

    async def answers(self, id: str) -> list[Action]:
        """All answers of a table, in order; if they are not those that were given, the log says so."""

        def work(db: Database) -> list[Action]:
            texts = texts_of(db, id)
            row = db.execute("SELECT chain FROM tables WHERE id = ?", (id,)).fetchone()
            if row is not None and bytes(row[0]) != chain_of(id, texts):
                logger.error("table %s: answers were lost or changed; see fondaco check", id)
            return [Action(*answer_decoder.decode(text)) for text in texts]

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
        return await self.metas(f"{FINISHED_OF} ORDER BY changed DESC LIMIT ?", (visitor, count))

    async def tables_of(self, visitor: str) -> list[str]:
        """The ids of all tables that a visitor opened or has a seat at."""

        def work(db: Database) -> list[str]:
            return [id for (id,) in db.execute("SELECT id FROM owners WHERE visitor = ?", (visitor,))]

        return await self.do(work)

    async def metas(self, where: str, values: tuple[str | int, ...]) -> list[TableMeta]:
        def work(db: Database) -> list[TableMeta]:
            rows = db.execute(f"SELECT head FROM tables {where}", values)
            return [meta_decoder.decode(row) for (row,) in rows]

        return await self.do(work)

    async def offer(self, digest: str, link: SeatLink) -> None:
        """Store a link; an older one for the same seat is void."""

        def work(db: Database) -> None:
            db.execute("DELETE FROM links WHERE id = ? AND seat = ?", (link.id, link.seat))
            row = (digest, link.id, link.seat, link.owner, link.expires)
            db.execute("INSERT INTO links VALUES (?, ?, ?, ?, ?)", row)

        await self.do(work)

    async def link(self, digest: str, now: float) -> SeatLink | None:
        """The link with this digest, if it has not expired."""

        def work(db: Database) -> SeatLink | None:
            db.execute("DELETE FROM links WHERE expires < ?", (now,))
            row = db.execute("SELECT * FROM links WHERE digest = ?", (digest,)).fetchone()
            return SeatLink(*row[1:]) if row else None

        return await self.do(work)

    async def claim(self, digest: str, meta: TableMeta) -> bool:
        """Delete a link and store the table with its new owner, both or neither. False: the link is gone."""
        fence = self.fence(meta.id)

        def work(db: Database) -> bool:
            if not db.execute("DELETE FROM links WHERE digest = ?", (digest,)).rowcount:
                return False
            put_meta(db, meta, fence, self.node)
            put_owners(db, meta)
            return True

        return await self.do(work)

    async def say(self, id: str, visitor: str, line: wire.TalkLine, forgotten: Sequence[int]) -> None:
        """Store something said at a table, and delete the lines with these numbers."""

        fence = self.fence(id)

        def work(db: Database) -> None:
            check_fence(db, id, fence)
            db.execute("INSERT INTO talk VALUES (?, ?, ?, ?)", (id, line.n, visitor, encode(line)))
            if forgotten:
                db.executemany("DELETE FROM talk WHERE id = ? AND n = ?", [(id, n) for n in forgotten])

        await self.do(work)

    async def said(self, id: str) -> list[tuple[str, wire.TalkLine]]:
        """All that was said at a table and is kept, with who said it."""

        def work(db: Database) -> list[tuple[str, wire.TalkLine]]:
            rows = db.execute("SELECT visitor, line FROM talk WHERE id = ? ORDER BY n", (id,))
            return [(visitor, line_decoder.decode(row)) for visitor, row in rows]

        return await self.do(work)

    async def drop_talk(self, before: float) -> None:
        """Delete what was said at tables that have been over since before then, unless they keep it."""
        over = "status IN ('finished', 'closed') AND changed < ? AND id IN (SELECT id FROM talk)"

        def work(db: Database) -> None:
            metas = [
                meta_decoder.decode(head)
                for (head,) in db.execute(f"SELECT head FROM tables WHERE {over}", (before,))
            ]
            db.executemany(
                "DELETE FROM talk WHERE id = ?", [(meta.id,) for meta in metas if not meta.keeps_talk]
            )

        await self.do(work)

    async def alive(self) -> float | None:
        """When a site last ran on this file; None: nobody has noted it."""

        def work(db: Database) -> float | None:
            row = db.execute("SELECT max(at) FROM alive").fetchone()
            return float(row[0]) if row and row[0] is not None else None

        return await self.do(work)

    async def note_alive(self, now: float) -> None:
        def work(db: Database) -> None:
            db.execute("DELETE FROM alive")
            db.execute("INSERT INTO alive VALUES (?)", (now,))

        await self.do(work)

    async def checkpoint(self) -> None:
        """Let the data file hold all that its log holds, so that the log stays short."""
        assert self.commits is not None, "the store has not been started"
        await self.commits.checkpoint()

    async def back_up(self, file: Path) -> None:
        """Write a backup while the site serves, with every answer from before. Raises DatabaseUnusable."""
        await asyncio.to_thread(self.back_up_now, file)

    def back_up_now(self, file: Path) -> None:
        if isinstance(self.place, Path):
            back_up(self.db, file)
            return
        with closing(reader(self.place)) as db:
            back_up(db, file)

    def fence(self, id: str) -> int:
        return self.fences.get(id, 0)

    async def do(self, work: Work[T]) -> T:
        assert self.commits is not None, "the store has not been started"
        return await self.commits.do(work)

    async def erase(self, tables: Iterable[str], work: Work[T]) -> T:
        """Do something after which nothing is left of what it deletes from these tables, as far as can be."""
        assert self.commits is not None, "the store has not been started"
        return await self.commits.erase(tables, work)


def opened(place: Place, is_shared: bool) -> Database:
    """A database that is up to date. Raises DatabaseUnusable."""
    db = connect(place, is_shared)
    try:
        bring_up_to_date(db)
    except (DatabaseUnusable, db.error) as no:
        db.close()
        raise DatabaseUnusable(f"cannot use {named(place)}: {no}") from None
    return db


def secret_of(db: Database) -> bytes:
    """The key that the cookies of the site are signed with."""
    row = db.execute("SELECT key FROM secret").fetchone()
    assert row is not None, "the key is made with the tables"
    return bytes(row[0])


def taken_alone(db: Database) -> dict[str, int]:
    """The fences of tables that nodes had before, raised: whoever of them still runs can write no more."""
    db.begin()
    with db.transaction():
        db.execute("UPDATE tables SET node = '', fence = fence + 1 WHERE fence > 0")
        return dict(db.execute("SELECT id, fence FROM tables WHERE fence > 0").fetchall())


def check_fence(db: Database, id: str, fence: int) -> bytes:
    """The chain of a table, which nobody else changes until the commit. Raises Fenced."""
    row = db.execute(f"SELECT fence, chain FROM tables WHERE id = ?{db.for_update}", (id,)).fetchone()
    assert row is not None, "a table is stored before it is played at"
    if row[0] > fence:
        raise Fenced(f"table {id} is another node's by now")
    return bytes(row[1])


def put_edition(db: Database, edition: StoredEdition) -> None:
    row = (edition.digest, edition.text)
    db.execute("INSERT INTO editions VALUES (?, ?) ON CONFLICT DO NOTHING", row)


def put_meta(db: Database, meta: TableMeta, fence: int, node: str) -> None:
    """Store a table, new or not; its answers stay as they are, and so does its node. Raises Fenced."""
    row = (
        meta.id,
        meta.status,
        meta.changed,
        encode(meta),
        meta.stored_edition,
        fence,
        meta.id.encode(),
        node,
    )
    is_stored = db.execute(
        """INSERT INTO tables (id, status, changed, head, edition, fence, chain, node)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET status = excluded.status, changed = excluded.changed,
        head = excluded.head, edition = excluded.edition WHERE tables.fence <= excluded.fence""",
        row,
    ).rowcount
    if not is_stored:
        raise Fenced(f"table {meta.id} is another node's by now")


def update_meta(db: Database, meta: TableMeta, chain: bytes) -> None:
    """Store a table that is there already, as after every answer: in a running game it touches no index."""
    db.lengths.append(Length(meta.id, meta.undos, meta.answers))
    row = (meta.status, meta.changed, encode(meta), chain, meta.id)
    db.execute("UPDATE tables SET status = ?, changed = ?, head = ?, chain = ? WHERE id = ?", row)


def texts_of(db: Database, id: str) -> list[bytes]:
    """The answers of a table as they are stored, in order."""
    rows = db.execute("SELECT answer FROM answers WHERE id = ? ORDER BY n", (id,))
    return [text for (text,) in rows]


def put_owners(db: Database, meta: TableMeta) -> None:
    db.execute("DELETE FROM owners WHERE id = ?", (meta.id,))
    rows = [(visitor, meta.id) for visitor in meta.visitors()]
    if rows:
        db.executemany("INSERT INTO owners VALUES (?, ?)", rows)
