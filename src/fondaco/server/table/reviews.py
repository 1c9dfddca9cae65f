"""Reviews of finished games: worked out in a process of the lowest priority, and kept for all who look."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from msgspec import Raw

from fondaco.bots import CRAFTS
from fondaco.server import wire
from fondaco.server.bots.pool import Pool
from fondaco.server.bots.worker import ReviewTask
from fondaco.server.errors import RequestRefused
from fondaco.server.table.archive import check_finished
from fondaco.server.table.table import Table

MAX_KEPT_REVIEWS: Final = 64  # in memory; one of a long game takes some hundred kilobytes
MAX_AT_WORK: Final = 8  # reviews that are worked on; who asks for more must wait
MAX_STEP_SECONDS: Final = 60.0  # that a step may take, on a busy machine
NICENESS: Final = "19"  # the lowest priority there is


class Reviews:
    """The reviews that were asked for, the longest unused first."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.pool = Pool(1, MAX_STEP_SECONDS, (*command, NICENESS))
        self.news: OrderedDict[str, wire.ReviewNews] = OrderedDict()  # by table
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, table: Table, visitor: str) -> wire.ReviewNews:
        """Begin a review unless there is one. Raises RequestRefused."""
        meta = table.meta
        check_finished(meta)
        if not meta.seats_of(visitor) and meta.creator != visitor:
            raise RequestRefused(403, "seat")
        if meta.game not in CRAFTS:
            raise RequestRefused(409, "review")
        known = self.news.get(meta.id)
        if known is None or known.is_faulty:
            if len(self.tasks) >= MAX_AT_WORK:
                raise RequestRefused(429, "rate")
            self.tell(meta.id, wire.ReviewNews(0.0, False, None))
            task = self.tasks[meta.id] = asyncio.create_task(self.work(table))
            task.add_done_callback(lambda _: self.tasks.pop(meta.id))
        return self.told(table)

    def told(self, table: Table) -> wire.ReviewNews:
        """How far the review of a table has come. Raises RequestRefused."""
        check_finished(table.meta)
        if table.meta.id not in self.news:
            return wire.ReviewNews(None, False, None)
        self.news.move_to_end(table.meta.id)
        return self.news[table.meta.id]

    def tell(self, id: str, news: wire.ReviewNews) -> None:
        self.news[id] = news
        self.news.move_to_end(id)
        if len(self.news) > MAX_KEPT_REVIEWS:
            self.news.popitem(last=False)

    def forget(self, id: str) -> None:
        """Drop what was worked out of a table; who asks again has it worked out anew."""
        if id in self.tasks:
            self.tasks[id].cancel()
        self.news.pop(id, None)

    async def work(self, table: Table) -> None:
        """Have one step after the other done, and tell how far it is."""
        id = table.meta.id
        try:
            task = await task_of(table)
            progress, said = 0.0, b""
            while not said:
                thought = await self.pool.review(task)
                progress, said = thought.progress, thought.said
                if not progress:
                    raise RequestRefused(409, "fault")
                self.tell(id, wire.ReviewNews(progress, False, Raw(said) if said else None))
        except Exception:
            self.tell(id, wire.ReviewNews(None, True, None))

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.stop()


async def task_of(table: Table) -> ReviewTask:
    """What a worker must know: it looks at the answers of people, or of all where only bots played."""
    async with table.hold() as writer:
        meta, document = writer.meta, await writer.document()
        answers = await table.services.store.answers(meta.id)
    people = [n for n, seat in enumerate(meta.seats) if seat.kind == "person"]
    names = [seat.name for seat in meta.seats]
    return ReviewTask(meta.id, meta.set_up(document), answers, names, people or list(range(len(names))))
