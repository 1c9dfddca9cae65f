"""The thread that alone touches the database, and commits what waits for it all at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from fondaco.server.refusal import Unsaved

T = TypeVar("T")
DB = sqlite3.Connection
Work = Callable[[DB], T]
MOST: Final = 256  # jobs in one commit


class Job(NamedTuple):
    """Something to do in the database, and who waits for it."""

    work: Work[Any]
    done: asyncio.Future[Any]


class Outcome(NamedTuple):
    job: Job
    value: object
    error: Exception | None


class Writer(Thread):
    """Takes jobs in their order. A job that fails leaves no trace and harms no other."""

    def __init__(self, db: DB, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(name="fondaco-writer", daemon=True)
        self.db = db
        self.loop = loop
        self.queue: SimpleQueue[Job | None] = SimpleQueue()

    async def do(self, work: Work[T]) -> T:
        """Do this, and come back when it is on disk. Raises Unsaved."""
        done: asyncio.Future[T] = self.loop.create_future()
        self.queue.put(Job(work, done))
        return await done

    def stop(self) -> None:
        """Do what waits, then close the database."""
        self.queue.put(None)
        self.join()

    def run(self) -> None:
        is_open = True
        while is_open:
            batch = [self.queue.get()]
            while len(batch) < MOST and not self.queue.empty():
                batch.append(self.queue.get())
            is_open = None not in batch
            outcomes = self.commit([job for job in batch if job is not None])
            if outcomes:
                self.loop.call_soon_threadsafe(deliver, outcomes)
        self.db.close()

    def commit(self, batch: list[Job]) -> list[Outcome]:
        """All of the batch in one transaction."""
        if not batch:
            return []
        try:
            self.db.execute("BEGIN")
            outcomes = [self.attempt(job) for job in batch]
            self.commit_now()
        except Exception as no:  # whatever it is, this thread must live, or the next to ask waits for ever
            with suppress(sqlite3.Error):  # then the next BEGIN fails, and it is tried again
                self.roll_back()
            return [Outcome(job, None, no) for job in batch]
        return outcomes

    def attempt(self, job: Job) -> Outcome:
        """One job; if it fails, what it had changed is taken back, and the others stand."""
        self.db.execute("SAVEPOINT job")
        try:
            value = job.work(self.db)
        except Exception as no:
            if not self.db.in_transaction:  # so bad that SQLite itself has ended the transaction
                raise
            self.db.execute("ROLLBACK TO job")
            return Outcome(job, None, no)
        finally:
            if self.db.in_transaction:
                self.db.execute("RELEASE job")
        return Outcome(job, value, None)

    def commit_now(self) -> None:
        self.db.execute("COMMIT")

    def roll_back(self) -> None:
        if self.db.in_transaction:
            self.db.execute("ROLLBACK")


def deliver(outcomes: list[Outcome]) -> None:
    """Tell those who wait; on the event loop."""
    for job, value, error in outcomes:
        if job.done.done():  # nobody waits any more
            continue
        if error is None:
            job.done.set_result(value)
        else:
            lost = Unsaved(str(error))
            lost.__cause__ = error
            job.done.set_exception(lost)
