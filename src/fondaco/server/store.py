"""Where tables are kept: one SQLite file. The pair (table, answer number) is unique in it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Final

import msgspec

from fondaco.kernel.action import Action
from fondaco.server.edition import Edition
from fondaco.server.head import Head
from fondaco.server.said import Row
from fondaco.server.visitors import new_key
from fondaco.server.writer import DB, T, Work, Writer

CHECKPOINT: Final = 4000  # pages of the log; copying it into the file takes a while, so not too often
SCHEMA: Final = """
CREATE TABLE secret (key BLOB NOT NULL);
CREATE TABLE tables (id TEXT PRIMARY KEY, status TEXT NOT NULL, changed REAL NOT NULL, head BLOB NOT NULL)
    WITHOUT ROWID;
CREATE INDEX live_tables ON tables (id) WHERE status IN ('open', 'running');
CREATE INDEX finished_tables ON tables (changed) WHERE status = 'finished';
CREATE TABLE owners (visitor TEXT, id TEXT, PRIMARY KEY (visitor, id)) WITHOUT ROWID;
CREATE INDEX owners_by_table ON owners (id);
CREATE TABLE answers (id TEXT, n INTEGER, answer BLOB NOT NULL, PRIMARY KEY (id, n)) WITHOUT ROWID;
CREATE TABLE links (digest TEXT PRIMARY KEY, id TEXT NOT NULL, seat INTEGER NOT NULL, owner TEXT NOT NULL,
    expires REAL NOT NULL) WITHOUT ROWID;
"""
EDITIONS: Final = "CREATE TABLE editions (digest TEXT PRIMARY KEY, document BLOB NOT NULL) WITHOUT ROWID"
# What leads from each version of the file to the next.
STEPS: Final = (SCHEMA, EDITIONS)
VERSION: Final = len(STEPS)

encode = msgspec.json.encode
head_decoder = msgspec.json.Decoder(Head)
answer_decoder = msgspec.json.Decoder(Row)


class Unusable(Exception):
    """A data file that cannot be used: why, in one line."""


class Link(msgspec.Struct, frozen=True):
    """A seat that may be moved to another browser."""

    id: str
    seat: int
    owner: str  # who made it; void if the seat is no longer theirs
    expires: float


class Store:
    """The tables on disk. Every method returns when what it did is durable."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.db = opened(path)
        (self.key,) = self.db.execute("SELECT key FROM secret").fetchone()
        self.writer: Writer | None = None

    def start(self) -> None:
        self.writer = Writer(self.db, asyncio.get_running_loop())
        self.writer.start()

    def stop(self) -> None:
        """Finish what was begun and close the file."""
        if self.writer is not None:
            self.writer.stop()
        else:
            self.db.close()

    async def save(self, head: Head) -> None:
        """A table and its seats, new or changed."""

        def work(db: DB) -> None:
            put_head(db, head)
            put_owners(db, head)

        await self.do(work)

    async def open(self, head: Head, edition: Edition | None) -> None:
        """A new table, and what is printed on its pieces if that is its own."""

        def work(db: DB) -> None:
            if edition is not None:
                db.execute("INSERT OR IGNORE INTO editions VALUES (?, ?)", (edition.digest, edition.text))
            put_head(db, head)
            put_owners(db, head)

        await self.do(work)

    async def edition(self, digest: str) -> Edition | None:
        def work(db: DB) -> Edition | None:
            row = db.execute("SELECT * FROM editions WHERE digest = ?", (digest,)).fetchone()
            return Edition(*row) if row else None

        return await self.do(work)

    async def append(self, head: Head, answers: list[Action]) -> None:
        """The newest answers of a table, chance's among them, and where the table stands after them."""
        first = head.answers - len(answers) + 1
        rows = [(head.id, first + i, encode(a)) for i, a in enumerate(answers)]

        def work(db: DB) -> None:
            db.executemany("INSERT INTO answers VALUES (?, ?, ?)", rows)
            renew_head(db, head)

        await self.do(work)

    async def cut(self, head: Head) -> None:
        """A table as it is after an undo: later answers are gone."""

        def work(db: DB) -> None:
            db.execute("DELETE FROM answers WHERE id = ? AND n > ?", (head.id, head.answers))
            renew_head(db, head)

        await self.do(work)

    async def answers(self, id: str) -> list[Action]:
        """All answers of a table, in order."""

        def work(db: DB) -> list[Action]:
            rows = db.execute("SELECT answer FROM answers WHERE id = ? ORDER BY n", (id,))
            return [Action(*answer_decoder.decode(row)) for (row,) in rows]

        return await self.do(work)

    async def head(self, id: str) -> Head | None:
        heads = await self.heads("WHERE id = ?", (id,))
        return heads[0] if heads else None

    async def live(self) -> list[Head]:
        """Every table that is not over."""
        return await self.heads("WHERE status IN ('open', 'running')", ())

    async def finished(self, count: int) -> list[Head]:
        """The tables that finished last."""
        return await self.heads("WHERE status = 'finished' ORDER BY changed DESC LIMIT ?", (count,))

    async def finished_of(self, visitor: str, count: int) -> list[Head]:
        """The tables of a visitor that finished last."""
        of_visitor = "JOIN owners USING (id) WHERE visitor = ? AND status = 'finished'"
        return await self.heads(f"{of_visitor} ORDER BY changed DESC LIMIT ?", (visitor, count))

    async def heads(self, where: str, values: tuple[str | int, ...]) -> list[Head]:
        def work(db: DB) -> list[Head]:
            rows = db.execute(f"SELECT head FROM tables {where}", values)
            return [head_decoder.decode(row) for (row,) in rows]

        return await self.do(work)

    async def offer(self, digest: str, link: Link) -> None:
        """Keep a link; an older one for the same seat is void."""

        def work(db: DB) -> None:
            db.execute("DELETE FROM links WHERE id = ? AND seat = ?", (link.id, link.seat))
            row = (digest, link.id, link.seat, link.owner, link.expires)
            db.execute("INSERT INTO links VALUES (?, ?, ?, ?, ?)", row)

        await self.do(work)

    async def link(self, digest: str, now: float) -> Link | None:
        """The link with this digest, if it still holds."""

        def work(db: DB) -> Link | None:
            db.execute("DELETE FROM links WHERE expires < ?", (now,))
            row = db.execute("SELECT * FROM links WHERE digest = ?", (digest,)).fetchone()
            return Link(*row[1:]) if row else None

        return await self.do(work)

    async def claim(self, digest: str, head: Head) -> bool:
        """Use a link up and save the table with its new owner, both or neither. False: it is used up."""

        def work(db: DB) -> bool:
            if not db.execute("DELETE FROM links WHERE digest = ?", (digest,)).rowcount:
                return False
            put_head(db, head)
            put_owners(db, head)
            return True

        return await self.do(work)

    async def do(self, work: Work[T]) -> T:
        assert self.writer is not None, "the store has not been started"
        return await self.writer.do(work)


def put_head(db: DB, head: Head) -> None:
    row = (head.id, head.status, head.changed, encode(head))
    db.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?)", row)


def renew_head(db: DB, head: Head) -> None:
    """What happens at every answer: in a running game it touches no index."""
    row = (head.status, head.changed, encode(head), head.id)
    known = db.execute("UPDATE tables SET status = ?, changed = ?, head = ? WHERE id = ?", row).rowcount
    assert known, "a table is saved before it is played at"


def put_owners(db: DB, head: Head) -> None:
    db.execute("DELETE FROM owners WHERE id = ?", (head.id,))
    db.executemany("INSERT INTO owners VALUES (?, ?)", [(visitor, head.id) for visitor in head.visitors()])


def opened(path: Path) -> DB:
    """The data file, made if it is not there, and locked against any other site. Raises Unusable."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds the key: nobody else reads it
        db = sqlite3.connect(path, timeout=0.2, isolation_level=None, check_same_thread=False)
    except OSError as no:
        raise Unusable(f"cannot keep data in {path}: {no.strerror}") from None
    try:
        prepare(db)
    except sqlite3.Error as no:
        db.close()
        busy = "another Fondaco is using it" if "locked" in str(no) else str(no)
        raise Unusable(f"cannot use {path}: {busy}") from None
    return db


def prepare(db: DB) -> None:
    """Lock, journal, schema and key."""
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
    db.execute("BEGIN EXCLUSIVE")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    for step in STEPS[version:]:
        for statement in step.split(";"):
            db.execute(statement)
    if version == 0:
        db.execute("INSERT INTO secret VALUES (?)", (new_key(),))
    if version < VERSION:
        db.execute(f"PRAGMA user_version = {VERSION}")
    db.execute("COMMIT")
    if version > VERSION:
        raise sqlite3.DatabaseError("it was made by a newer Fondaco")
