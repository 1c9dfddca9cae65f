"""The thread that alone touches the database, and commits what waits for it in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from fondaco.server.errors import Unsaved

T = TypeVar("T")
DB = sqlite3.Connection
Work = Callable[[DB], T]
MAX_CHANGES_PER_COMMIT: Final = 256


class Change(NamedTuple):
    """Something to do in the database, and the future of whoever waits for it."""

    work: Work[Any]
    done: asyncio.Future[Any]


class Outcome(NamedTuple):
    """What came of a change: a value, or an error."""

    change: Change
    value: object
    error: Exception | None


class CommitThread(Thread):
    """Carries changes out in their order. One that fails leaves no trace and harms no other."""

    def __init__(self, db: DB, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(name="fondaco-commits", daemon=True)
        self.db = db
        self.loop = loop
        self.queue: SimpleQueue[Change | None] = SimpleQueue()

    async def do(self, work: Work[T]) -> T:
        """Do this in the database, and return when it is on disk. Raises Unsaved."""
        done: asyncio.Future[T] = self.loop.create_future()
        self.queue.put(Change(work, done))
        return await done

    def stop(self) -> None:
        """Do what waits, then close the database and end."""
        self.queue.put(None)
        self.join()

    def run(self) -> None:
        is_open = True
        while is_open:
            batch = [self.queue.get()]
            while len(batch) < MAX_CHANGES_PER_COMMIT and not self.queue.empty():
                batch.append(self.queue.get())
            is_open = None not in batch
            outcomes = self.commit([change for change in batch if change is not None])
            if outcomes:
                self.loop.call_soon_threadsafe(deliver, outcomes)
        self.db.close()

    def commit(self, batch: list[Change]) -> list[Outcome]:
        """Carry out all changes of a batch in one transaction."""
        if not batch:
            return []
        try:
            self.db.execute("BEGIN")
            outcomes = [self.attempt(change) for change in batch]
            self.commit_now()
        except Exception as no:  # this thread must live, or the next to wait would wait for ever
            with suppress(sqlite3.Error):  # then the next BEGIN fails, and it is tried again
                self.roll_back()
            return [Outcome(change, None, no) for change in batch]
        return outcomes

    def attempt(self, change: Change) -> Outcome:
        """Carry out one change; if it fails, what it did is taken back, and the others stand."""
        self.db.execute("SAVEPOINT change")
        try:
            value = change.work(self.db)
        except Exception as no:
            if not self.db.in_transaction:  # so bad that SQLite itself has ended the transaction
                raise
            self.db.execute("ROLLBACK TO change")
            return Outcome(change, None, no)
        finally:
            if self.db.in_transaction:
                self.db.execute("RELEASE change")
        return Outcome(change, value, None)

    def commit_now(self) -> None:
        self.db.execute("COMMIT")

    def roll_back(self) -> None:
        if self.db.in_transaction:
            self.db.execute("ROLLBACK")


def deliver(outcomes: list[Outcome]) -> None:
    """Give the outcomes to those who wait for them. It runs on the event loop."""
    for change, value, error in outcomes:
        if change.done.done():  # nobody waits any more
            continue
        if error is None:
            change.done.set_result(value)
        else:
            lost = Unsaved(str(error))
            lost.__cause__ = error
            change.done.set_exception(lost)
