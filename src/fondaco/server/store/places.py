"""Where a site is kept: a file, or the URL of a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from fondaco.server.store.database import Database, DatabaseUnusable
from fondaco.server.store.sqlite import SqliteDatabase

POSTGRES: Final = ("postgresql://", "postgres://")

Place = Path | str  # a file of SQLite, or a URL of PostgreSQL


def place_named(text: str) -> Place:
    """What an operator has written on the command line."""
    return text if text.startswith(POSTGRES) else Path(text)


def connect(place: Place, is_shared: bool = False) -> Database:
    """A connection that keeps every other site out, or with `is_shared` lets other nodes in.

    Raises DatabaseUnusable.
    """
    if isinstance(place, Path):
        return SqliteDatabase(place)
    return postgres(place, "nodes" if is_shared else "alone")


def reader(place: Place) -> Database:
    """A connection that only reads; from PostgreSQL also while a site runs. Raises DatabaseUnusable."""
    if isinstance(place, Path):
        return SqliteDatabase(place, is_read_only=True)
    return postgres(place, "reader")


def postgres(url: str, lock: Literal["alone", "nodes", "reader"]) -> Database:
    try:
        from fondaco.server.store.postgres import PostgresDatabase
    except ImportError:
        raise DatabaseUnusable("PostgreSQL needs psycopg: pip install 'fondaco[scale]'") from None
    return PostgresDatabase(url, lock)


def named(place: Place) -> str:
    """A place as messages name it: a URL may hold a password, so it is left out."""
    return str(place) if isinstance(place, Path) else "the PostgreSQL database"
