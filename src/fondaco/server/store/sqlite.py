"""The store in one SQLite file, which needs no setting up and is locked against any other site."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from fondaco.server.store.database import Cursor, Database, DatabaseUnusable, Row, Value
from fondaco.server.store.tail import Tail

LOG_PAGES_PER_CHECKPOINT: Final = 4000  # copying SQLite's log into the file takes a while, so not too often

IN_USE: Final = 0x466F6E31  # in the header of the file, as SQLite's `application_id`
CLEAN: Final = 0x466F6E30


class SqliteDatabase(Database):
    """A file in WAL mode. Every commit is on disk, and what is deleted is overwritten."""

    error = sqlite3.Error
    for_update = ""  # nobody else has the file open

    def __init__(self, path: Path, is_read_only: bool = False) -> None:
        super().__init__()
        self.path = path
        self.tail: Tail | None = None  # None until the site serves
        self.has_lost_log = not log_path(path).exists()  # if it was in use: see `is_in_use`
        self.connection = connected_for_reading(path) if is_read_only else connected(path)

    def execute(self, sql: str, values: Sequence[Value] = ()) -> Cursor:
        return self.connection.execute(sql, values)

    def executemany(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        self.connection.executemany(sql, rows)

    def rows(self, sql: str) -> Iterator[Row]:
        return iter(self.connection.execute(sql))

    @property
    def is_in_transaction(self) -> bool:
        return self.connection.in_transaction

    @property
    def is_in_use(self) -> bool:
        """Does a site serve this file, or has one been killed that did? Then it has a log beside it."""
        (mark,) = self.connection.execute("PRAGMA application_id").fetchone()
        return bool(mark == IN_USE)

    def serve(self) -> None:
        """Note in the file itself that it is in use, and begin its tail."""
        self.execute(f"PRAGMA application_id = {IN_USE}")
        self.tail = Tail(self.path)
        self.checkpoint()

    def commit(self) -> None:
        super().commit()
        if self.tail is not None:
            with suppress(OSError):  # a full disk is found out by the next commit
                self.tail.note(self.lengths)

    def begin_upgrade(self) -> None:
        self.execute("BEGIN EXCLUSIVE")

    def begin_reading(self) -> None:
        self.begin()

    def create(self, schema: str) -> None:
        for statement in schema.split(";"):
            self.execute(statement)

    def version(self) -> int:
        (version,) = self.connection.execute("PRAGMA user_version").fetchone()
        return int(version)

    def set_version(self, version: int) -> None:
        self.execute(f"PRAGMA user_version = {version}")

    def clean(self, tables: Iterable[str]) -> None:
        """The log holds pages as they were, so it is emptied; in the file they are overwritten already."""
        self.checkpoint()

    def checkpoint(self) -> None:
        row = self.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if self.tail is not None and row is not None and row[0] == 0:  # else somebody reads: a backup
            self.tail.clear()

    def close(self) -> None:
        """Close the file, which is whole by itself then."""
        if self.tail is not None:
            with suppress(sqlite3.Error):
                self.roll_back()
                self.execute(f"PRAGMA application_id = {CLEAN}")
                self.checkpoint()
                self.tail.close()
        self.connection.close()


def connected(path: Path) -> sqlite3.Connection:
    """The file, made if it is not there, locked and in WAL mode. Raises DatabaseUnusable."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds the key: nobody else reads it
        db = sqlite3.connect(path, timeout=0.2, isolation_level=None, check_same_thread=False)
    except OSError as no:
        raise DatabaseUnusable(f"cannot keep data in {path}: {no.strerror}") from None
    try:
        lock(db)
    except sqlite3.Error as no:
        db.close()
        why = "another Fondaco is using it" if "locked" in str(no) else str(no)
        raise DatabaseUnusable(f"cannot use {path}: {why}") from None
    return db


def connected_for_reading(path: Path) -> sqlite3.Connection:
    """The file as it lies there, with its log; nothing in it changes. Raises DatabaseUnusable."""
    if not path.exists():
        raise DatabaseUnusable(f"there is no file {path}")
    try:
        # Without a log none must be made: its absence tells of a loss. While a site serves there is one.
        how = "mode=ro" if log_path(path).exists() else "mode=ro&immutable=1"
        address = f"{path.resolve().as_uri()}?{how}"
        db = sqlite3.connect(address, uri=True, timeout=0.2, isolation_level=None)
        db.execute("SELECT count(*) FROM sqlite_schema")
    except sqlite3.Error as no:
        why = "a running Fondaco is using it" if "locked" in str(no) else str(no)
        raise DatabaseUnusable(f"cannot use {path}: {why}") from None
    return db


def log_path(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def lock(db: sqlite3.Connection) -> None:
    """Keep everybody else out of the file from now on, and prepare it for safe commits."""
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
    db.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES_PER_CHECKPOINT}")
    with closing(db.execute("BEGIN EXCLUSIVE")):
        db.execute("COMMIT")
