"""A database that a store can lie in. SQL is written once; where engines differ, they have methods."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, ClassVar, Protocol

from fondaco.server.store.chain import Length

Value = str | int | float | bytes | None
Row = tuple[Any, ...]


class DatabaseUnusable(Exception):
    """A database that cannot be used: why, in one line."""


class Cursor(Protocol):
    """The rows that a statement has found, or how many it has changed."""

    @property
    def rowcount(self) -> int: ...
    def fetchone(self) -> Row | None: ...
    def fetchall(self) -> list[Row]: ...
    def __iter__(self) -> Iterator[Row]: ...


class Database(ABC):
    """One connection, which one thread at a time uses. A statement has `?` where its values go."""

    error: ClassVar[type[Exception]]  # what every method raises when the database refuses
    for_update: ClassVar[str]  # at the end of a SELECT: keeps other connections from changing its rows

    def __init__(self) -> None:
        self.lengths: list[Length] = []  # of the tables to which this transaction has written

    @abstractmethod
    def execute(self, sql: str, values: Sequence[Value] = ()) -> Cursor: ...

    @abstractmethod
    def executemany(self, sql: str, rows: Sequence[Sequence[Value]]) -> None: ...

    @abstractmethod
    def rows(self, sql: str) -> Iterator[Row]:
        """The rows of a large result, which is never in memory as a whole. Inside a transaction only."""

    @property
    @abstractmethod
    def is_in_transaction(self) -> bool: ...

    def begin(self) -> None:
        """Begin a transaction; one that is still open is taken back, and a lost connection is made anew."""
        self.roll_back()
        self.lengths.clear()
        self.execute("BEGIN")

    @abstractmethod
    def begin_upgrade(self) -> None:
        """Begin a transaction in which nobody else changes the schema."""

    @abstractmethod
    def begin_reading(self) -> None:
        """Begin a transaction in which everything is read as it was at one moment."""

    def commit(self) -> None:
        self.execute("COMMIT")

    def roll_back(self) -> None:
        if self.is_in_transaction:
            self.execute("ROLLBACK")

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        """Take back what is done inside if it fails, and leave the rest of the transaction as it is.

        Nothing can be taken back where the failure has ended the transaction itself: `is_in_transaction`.
        """
        self.execute("SAVEPOINT change")
        before = len(self.lengths)
        try:
            yield
        except Exception:
            del self.lengths[before:]
            if self.is_in_transaction:
                self.execute("ROLLBACK TO SAVEPOINT change")
            raise
        finally:
            if self.is_in_transaction:
                self.execute("RELEASE SAVEPOINT change")

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Around what follows a `begin…`: commit at the end, and take everything back if it fails."""
        try:
            yield
            self.commit()
        except BaseException:
            with suppress(self.error):
                self.roll_back()
            raise

    @abstractmethod
    def create(self, schema: str) -> None:
        """Carry out a text of CREATE and ALTER statements, written for SQLite and translated if need be."""

    @abstractmethod
    def version(self) -> int:
        """The version of the schema; 0: there is none yet."""

    @abstractmethod
    def set_version(self, version: int) -> None: ...

    @abstractmethod
    def serve(self) -> None:
        """A site begins to use the database."""

    @abstractmethod
    def clean(self, tables: Iterable[str]) -> None:
        """After a commit: let nothing be left of what was deleted from these tables, as far as possible."""

    @abstractmethod
    def checkpoint(self) -> None:
        """After a commit: let the data file hold everything that its log holds."""

    @abstractmethod
    def close(self) -> None: ...
