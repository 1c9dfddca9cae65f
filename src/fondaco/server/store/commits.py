"""The thread that alone touches the database, and commits what waits for it in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from fondaco.server.errors import Unsaved
from fondaco.server.store.database import Database

T = TypeVar("T")
Work = Callable[[Database], T]
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

    def __init__(self, db: Database, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(name="fondaco-commits", daemon=True)
        self.db = db
        self.loop = loop
        self.to_clean: set[str] = set()  # the tables from which something was erased since the last cleaning
        self.is_checkpoint_due = False
        self.queue: SimpleQueue[Change | None] = SimpleQueue()
        self.commits = 0  # transactions that are on disk
        self.refusals = 0  # changes that are not

    async def do(self, work: Work[T]) -> T:
        """Do this in the database, and return when it is on disk. Raises Unsaved."""
        done: asyncio.Future[T] = self.loop.create_future()
        self.queue.put(Change(work, done))
        return await done

    async def erase(self, tables: Iterable[str], work: Work[T]) -> T:
        """Do this, and return when what it deletes from these tables is cleaned away. Raises Unsaved."""

        def erasing(db: Database) -> T:
            self.to_clean.update(tables)
            return work(db)

        return await self.do(erasing)

    async def checkpoint(self) -> None:
        """Let the data file hold all that its log holds, after the next commit."""

        def due(_: Database) -> None:
            self.is_checkpoint_due = True

        await self.do(due)

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
            self.refusals += sum(outcome.error is not None for outcome in outcomes)
            if outcomes:
                self.loop.call_soon_threadsafe(deliver, outcomes)
        self.db.close()

    def commit(self, batch: list[Change]) -> list[Outcome]:
        """Carry out all changes of a batch in one transaction."""
        if not batch:
            return []
        try:
            self.db.begin()
            outcomes = [self.attempt(change) for change in batch]
            self.commit_now()
        except Exception as no:  # this thread must live, or the next to wait would wait for ever
            with suppress(self.db.error):  # then the next `begin` takes it back
                self.roll_back()
            return [Outcome(change, None, no) for change in batch]
        self.clean()
        return outcomes

    def attempt(self, change: Change) -> Outcome:
        """Carry out one change; if it fails, what it did is taken back, and the others stand."""
        try:
            with self.db.savepoint():
                return Outcome(change, change.work(self.db), None)
        except Exception as no:
            if not self.db.is_in_transaction:  # so bad that the database itself has ended the transaction
                raise
            return Outcome(change, None, no)

    def commit_now(self) -> None:
        self.db.commit()
        self.commits += 1

    def clean(self) -> None:
        """After something was erased, let nothing of it be left in the log or in free space."""
        if self.to_clean:
            with suppress(self.db.error):  # then it is tried again after the next commit
                self.db.clean(sorted(self.to_clean))
                self.to_clean.clear()
        if self.is_checkpoint_due:
            self.is_checkpoint_due = False
            with suppress(self.db.error):
                self.db.checkpoint()

    def roll_back(self) -> None:
        self.db.roll_back()


def deliver(outcomes: list[Outcome]) -> None:
    """Give the outcomes to those who wait for them. It runs on the event loop."""
    for change, value, error in outcomes:
        if change.done.done():  # nobody waits any more
            continue
        if error is None:
            change.done.set_result(value)
        else:
            change.done.set_exception(unsaved(error))


def unsaved(error: Exception) -> Unsaved:
    """What whoever waits is told of an error."""
    if isinstance(error, Unsaved):
        return error
    lost = Unsaved(str(error))
    lost.__cause__ = error
    return lost
