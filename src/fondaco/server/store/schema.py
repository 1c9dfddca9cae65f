"""The data file: its tables, how an older file is brought up to date, and the lock that keeps others out."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

from fondaco.server.store.commits import DB
from fondaco.server.visitors import new_key

LOG_PAGES_PER_CHECKPOINT: Final = 4000  # copying SQLite's log into the file takes a while, so not too often
# `tables.head` is a TableMeta as JSON; `answers.answer` an AnswerRow as JSON.
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
NO_CREATED: Final = ""  # rows lack an entry, `created`, without which older programs cannot read them
STEPS: Final = (SCHEMA, EDITIONS, NO_CREATED)  # what leads from each version of the file to the next
VERSION: Final = len(STEPS)


class DataFileUnusable(Exception):
    """A data file that cannot be used: why, in one line."""


def opened(path: Path) -> DB:
    """The data file, made if it is not there, and locked against any other site. Raises DataFileUnusable."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds the key: nobody else reads it
        db = sqlite3.connect(path, timeout=0.2, isolation_level=None, check_same_thread=False)
    except OSError as no:
        raise DataFileUnusable(f"cannot keep data in {path}: {no.strerror}") from None
    try:
        prepare(db)
    except sqlite3.Error as no:
        db.close()
        why = "another Fondaco is using it" if "locked" in str(no) else str(no)
        raise DataFileUnusable(f"cannot use {path}: {why}") from None
    return db


def prepare(db: DB) -> None:
    """Lock the file, and make whatever is missing in it: the journal, the tables, the key."""
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES_PER_CHECKPOINT}")
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
