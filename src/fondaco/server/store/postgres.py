"""The store in a PostgreSQL database, by psycopg, which is only imported where such a database is named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from time import monotonic, sleep
from typing import Final, Literal

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from fondaco.server.store.database import Cursor, Database, DatabaseUnusable, Row, Value

SITE_LOCK: Final = 0x466F6E64  # advisory locks: who serves this database,
UPGRADE_LOCK: Final = 0x466F6E65  # and who changes its schema
Lock = Literal["alone", "nodes", "reader"]
LOCKS: Final[dict[Lock, bytes]] = {
    "alone": b"SELECT pg_try_advisory_lock(%d)" % SITE_LOCK,  # no other site, and no nodes
    "nodes": b"SELECT pg_try_advisory_lock_shared(%d)" % SITE_LOCK,  # other nodes, each with its own tables
    "reader": b"SELECT true",  # whoever serves it
}
CONNECTING: Final = {"connect_timeout": 5, "tcp_user_timeout": 10_000}  # seconds; milliseconds
MAX_NODE_MILLISECONDS: Final = 3500  # of a node's transaction: about as long as until it counts as dead
FIRST_WITH_TIMEOUT: Final = 170000  # the version of PostgreSQL that can end a transaction of any state
MAX_LOCK_SECONDS: Final = 1.0  # that the lock of the site is waited for
SECONDS_BETWEEN_TRIES: Final = 0.02
ROWS_PER_FETCH: Final = 500
DIALECT: Final = (
    (" WITHOUT ROWID", ""),
    ("BLOB", "BYTEA"),
    ("INTEGER", "BIGINT"),
    ("REAL", "DOUBLE PRECISION"),  # PostgreSQL's REAL has only half the digits
)


class PostgresDatabase(Database):
    """One connection to PostgreSQL. If it is lost, what was under way fails, and `begin` makes a new one."""

    error = psycopg.Error
    for_update = " FOR UPDATE"

    def __init__(self, url: str, lock: Lock = "alone") -> None:
        super().__init__()
        self.url = url
        self.lock = lock
        try:
            self.connection = self.connected()
        except psycopg.Error as no:
            raise DatabaseUnusable(f"cannot use the PostgreSQL database: {first_line(no)}") from None

    def connected(self) -> psycopg.Connection[Row]:
        """A new connection that holds the lock of the site. Raises psycopg.Error."""
        connection = psycopg.connect(patient(self.url), autocommit=True)
        try:
            self.take_lock(connection)
            if connection.execute("SHOW synchronous_commit").fetchone() == ("off",):
                connection.execute("SET synchronous_commit = on")  # what is acknowledged is on disk
            if self.lock == "nodes":
                # For versions of PostgreSQL that do not know what `begin_shortly` says.
                connection.execute(f"SET idle_in_transaction_session_timeout = {MAX_NODE_MILLISECONDS}")
        except BaseException:
            connection.close()
            raise
        return connection

    def take_lock(self, connection: psycopg.Connection[Row]) -> None:
        """Hold the lock of the site, also if its last holder has just closed its connection: PostgreSQL frees
        the lock a moment after that. Raises OperationalError."""
        until = monotonic() + MAX_LOCK_SECONDS
        while connection.execute(LOCKS[self.lock]).fetchone() != (True,):
            if monotonic() > until:
                raise psycopg.OperationalError("another Fondaco is using it")
            sleep(SECONDS_BETWEEN_TRIES)

    def execute(self, sql: str, values: Sequence[Value] = ()) -> Cursor:
        return self.connection.execute(translated(sql), values)

    def executemany(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        # A single row, as of nearly every answer, costs half as much without a pipeline. Several nodes use
        # none at all: PostgreSQL would take a node that is stopped half-way for active, and wait for it.
        if len(rows) == 1 or self.lock == "nodes":
            for row in rows:
                self.execute(sql, row)
            return
        with self.connection.cursor() as cursor:
            cursor.executemany(translated(sql), rows)

    def rows(self, sql: str) -> Iterator[Row]:
        with self.connection.cursor("rows") as cursor:
            cursor.itersize = ROWS_PER_FETCH
            yield from cursor.execute(translated(sql))

    @property
    def is_in_transaction(self) -> bool:
        status = self.connection.info.transaction_status
        return status in (TransactionStatus.INTRANS, TransactionStatus.INERROR, TransactionStatus.ACTIVE)

    def begin(self) -> None:
        if not self.connection.closed:
            try:
                self.begin_shortly()
                return
            except psycopg.OperationalError:
                if not self.connection.closed:
                    raise
        self.connection = self.connected()
        self.begin_shortly()

    def begin_shortly(self) -> None:
        """Begin a transaction; a node's ends by itself, or one that is stopped would lock its tables."""
        super().begin()
        if self.lock == "nodes" and self.connection.info.server_version >= FIRST_WITH_TIMEOUT:
            self.execute(f"SET LOCAL transaction_timeout = {MAX_NODE_MILLISECONDS}")

    def begin_upgrade(self) -> None:
        self.begin()
        if self.connection.info.server_version >= FIRST_WITH_TIMEOUT:
            self.execute("SET LOCAL transaction_timeout = 0")  # an upgrade takes as long as it takes
        self.execute(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})")

    def begin_reading(self) -> None:
        self.roll_back()
        self.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def create(self, schema: str) -> None:
        for sqlite, postgres in DIALECT:
            schema = schema.replace(sqlite, postgres)
        for statement in filter(str.strip, schema.split(";")):
            self.execute(statement)

    def version(self) -> int:
        if self.execute("SELECT to_regclass('schema_version')").fetchone() == (None,):
            return 0
        row = self.execute("SELECT version FROM schema_version").fetchone()
        return int(row[0]) if row else 0

    def set_version(self, version: int) -> None:
        self.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        self.execute("DELETE FROM schema_version")
        self.execute("INSERT INTO schema_version VALUES (?)", (version,))

    def serve(self) -> None:
        """The lock that it holds says so."""

    def clean(self, tables: Iterable[str]) -> None:
        self.execute(f"VACUUM {', '.join(tables)}")

    def checkpoint(self) -> None:
        """PostgreSQL does so by itself."""

    def close(self) -> None:
        with suppress(psycopg.Error):
            self.connection.close()


@lru_cache(maxsize=256)
def translated(sql: str) -> bytes:
    """A statement as psycopg takes it."""
    return sql.replace("?", "%s").encode()


def patient(url: str) -> str:
    """A URL that says how long to wait for the server, if it did not say so itself."""
    return make_conninfo(url, **{**CONNECTING, **conninfo_to_dict(url)})


def first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
