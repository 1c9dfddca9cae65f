"""Copying a site from one database to another: backups, restoring them, and moving to another engine."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Final

from fondaco.server.store.database import Database, DatabaseUnusable
from fondaco.server.store.places import Place, connect, named
from fondaco.server.store.schema import TABLES, VERSION, upgrade
from fondaco.server.store.sqlite import CLEAN, SqliteDatabase

ROWS_PER_INSERT: Final = 500
PAGES_PER_STEP: Final = 200  # of SQLite's backup; between two steps answers are committed
Told = Callable[[str], None]  # is told how far it has come


def copy_site(source: Database, place: Place, told: Told) -> None:
    """Copy everything as it is at one moment into an empty place, or nothing. Raises DatabaseUnusable."""
    if isinstance(place, Path):
        with whole_file(place) as unfinished:
            copy_tables(source, unfinished, told)
    else:
        copy_tables(source, place, told)


def copy_tables(source: Database, place: Place, told: Told) -> None:
    """Make a site and copy all rows into it, in one transaction. Raises DatabaseUnusable."""
    if source.version() != VERSION:
        raise DatabaseUnusable("it was made by an older Fondaco; serve it once to bring it up to date")
    with closing(connect(place)) as target:
        target.begin_upgrade()
        with target.transaction():
            make_site(target, place)
            source.begin_reading()
            try:
                for table in TABLES:
                    told(f"{table}: {copy_table(source, target, table)} rows")
            finally:
                source.roll_back()


def make_site(target: Database, place: Place) -> None:
    """Make the tables, all of them empty. Raises DatabaseUnusable if a site is there already."""
    if target.version() != 0:
        raise DatabaseUnusable(f"{named(place)} has a site already, and is not overwritten")
    upgrade(target, 0)
    target.execute("DELETE FROM secret")


def copy_table(source: Database, target: Database, table: str) -> int:
    """Copy the rows of one table; how many they were."""
    rows = source.rows(f"SELECT * FROM {table}")
    count = 0
    while some := list(islice(rows, ROWS_PER_INSERT)):
        places = ", ".join("?" * len(some[0]))
        target.executemany(f"INSERT INTO {table} VALUES ({places})", some)
        count += len(some)
    return count


def back_up(source: Database, file: Path, told: Told = lambda _: None) -> None:
    """Write a backup: a data file of its own, also of a site in PostgreSQL. Others may write meanwhile.

    Raises DatabaseUnusable.
    """
    with whole_file(file) as unfinished:
        if isinstance(source, SqliteDatabase):
            copy_pages(source.connection, unfinished)
        else:
            copy_tables(source, unfinished, told)


@contextmanager
def whole_file(file: Path) -> Iterator[Path]:
    """Where to write a data file: it lies beside `file`, and has its name only when it is whole.

    Raises DatabaseUnusable.
    """
    if file.exists():
        raise DatabaseUnusable(f"{file} is there already, and is not overwritten")
    unfinished = file.with_name(f"{file.name}.unfinished")
    remove(unfinished)
    try:
        yield unfinished
        seal(unfinished)
        unfinished.rename(file)
    except (OSError, sqlite3.Error) as no:
        raise DatabaseUnusable(f"cannot write {file}: {no}") from None
    finally:
        remove(unfinished)


def copy_pages(source: sqlite3.Connection, file: Path) -> None:
    """Copy a data file page by page; what is committed meanwhile through `source` is in the copy, too."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))  # it holds the key of the site
    with closing(sqlite3.connect(file)) as target:
        source.backup(target, pages=PAGES_PER_STEP, sleep=0.001)


def seal(file: Path) -> None:
    """Make a data file whole by itself, without a log beside it, and have it on disk."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA application_id = {CLEAN}")
    file_descriptor = os.open(file, os.O_RDONLY)
    try:
        os.fsync(file_descriptor)
    finally:
        os.close(file_descriptor)


def remove(file: Path) -> None:
    for end in ("", "-wal", "-shm", "-journal", ".tail"):
        file.with_name(f"{file.name}{end}").unlink(missing_ok=True)
