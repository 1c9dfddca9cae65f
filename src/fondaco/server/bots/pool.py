"""The worker processes: one that hangs or dies is replaced, and the table goes on without its answer."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from random import Random, SystemRandom
from time import monotonic
from typing import Final, TypeVar

from msgspec import msgpack
from msgspec.structs import replace

from fondaco.kernel.action import Action
from fondaco.server.bots.worker import (
    MAX_KEPT_GAMES,
    BotTask,
    HintTask,
    RetellTask,
    ReviewTask,
    Task,
    Thought,
    packet,
)
from fondaco.server.log import logger
from fondaco.server.store.rows import AnswerRow

MAX_SHARING_PROCESSES: Final = 4  # for one answer: another bot may be asked the next moment
MAX_START_SECONDS: Final = 30.0  # that a worker may take to come up
decoder = msgpack.Decoder(Thought)
AnyTask = TypeVar("AnyTask", bound=Task)


class Worker:
    """One process, which does one task at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.starting: asyncio.Task[Process] | None = None
        self.ending: asyncio.Task[None] | None = None
        # The answers that it was last told of each table whose game it should remember, the newest last.
        self.tables: OrderedDict[str, Sequence[AnswerRow]] = OrderedDict()

    async def do(self, task: Task, max_seconds: float) -> Thought:
        """Let the process do a task, of which it is told only what it does not know yet.

        Raises OSError, EOFError or ValueError; then it must be killed.
        """
        known = self.tables.pop(task.table, ())
        self.tables[task.table] = task.answers
        if len(self.tables) > MAX_KEPT_GAMES:
            self.tables.popitem(last=False)
        thought = await self.think(news(task, known), max_seconds)
        return await self.think(task, max_seconds) if thought.has_forgotten else thought

    async def think(self, task: Task, max_seconds: float) -> Thought:
        """Send the process a task as it is, and wait for what it thinks."""
        process = await self.started()
        async with asyncio.timeout(max_seconds):
            assert process.stdin is not None
            process.stdin.write(packet(msgpack.encode(task)))
            await process.stdin.drain()
            return decoder.decode(await read_packet(process))

    async def started(self) -> Process:
        """The process, started at the first call and ready.

        Starting is a task of its own: if whoever waits is cancelled, it would otherwise leave an orphan.
        """
        if self.starting is not None:
            return await self.starting
        self.starting = asyncio.create_task(new_process(self.command))
        async with asyncio.timeout(MAX_START_SECONDS):
            process = await asyncio.shield(self.starting)
            await read_packet(process)
        return process

    async def kill(self) -> None:
        """End the process, and return when nothing of it is left."""
        if self.ending is None:
            self.ending = asyncio.create_task(self.end())
        await asyncio.shield(self.ending)

    async def end(self) -> None:
        if self.starting is not None:
            with suppress(OSError):  # it could not be started
                await end_process(await self.starting)


def news(task: AnyTask, known: Sequence[AnswerRow]) -> AnyTask:
    """A task without the answers, and without the set-up, that a worker was told before."""
    same = 0
    for old, new in zip(known, task.answers):
        if old != new:
            break
        same += 1
    return replace(task, set_up=None, known=same, answers=task.answers[same:]) if same else task


async def new_process(command: Sequence[str]) -> Process:
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)


async def end_process(process: Process) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    if process.returncode is None:
        with suppress(ProcessLookupError):  # it has just ended by itself
            process.kill()
    process.stdin.close()
    await process.wait()
    await process.stdout.read()
    with suppress(OSError):  # what was still to be written cannot be
        await process.stdin.wait_closed()


async def read_packet(process: Process) -> bytes:
    """The content of the next packet that a worker sends. Raises EOFError if it has died."""
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(4), "big")
    return await process.stdout.readexactly(size)


class Pool:
    """Some workers, each started when it is first needed."""

    def __init__(
        self, size: int, max_seconds: float, command: Sequence[str], dice: Random | None = None
    ) -> None:
        self.size = size
        self.dice = dice or SystemRandom()  # from which each task has its seed
        self.busy = 0  # workers that think
        self.waiting = 0  # tasks for which no worker is free
        self.failures = 0  # tasks that failed since the last that did not
        self.failed_at = 0.0  # when the last did, by the monotonic clock
        self.slots = asyncio.Semaphore(size)  # one for each worker
        # Tables at which nobody looks must have one of these before they queue for a worker. So at most
        # `size` of them are ahead of a table with people, however many such tables there are.
        self.unwatched_slots = asyncio.Semaphore(size)
        self.hint_slot = asyncio.Semaphore(1)
        self.max_seconds = max_seconds  # that a bot may think
        self.command = command
        self.workers: list[Worker] = []
        self.idle: list[Worker] = []

    async def choose(self, task: BotTask, has_people: bool) -> Action | None:
        """A bot's answer; None if it failed or took too long. Tables with people come first."""
        if has_people:
            thought = await self.think(task, f"bot {task.bot}")
        else:
            async with self.unwatched_slots:
                thought = await self.think(task, f"bot {task.bot}")
        return None if thought.action is None else Action(*thought.action)

    async def hint(self, task: HintTask) -> bytes:
        """A hint as it goes over the wire; nothing if that failed or took too long.

        Only one is thought of at a time, so that the other workers are there for bots.
        """
        async with self.hint_slot:
            return (await self.think(task, "a hint")).said

    async def review(self, task: ReviewTask) -> Thought:
        """How far a review has come after working on it for a while; nothing done at all if that failed."""
        return await self.think(task, "a review")

    async def retell(self, task: RetellTask) -> Thought:
        """A game told again, as it goes over the wire; nothing said if that failed."""
        return await self.think(task, "who tells games again")

    async def think(self, task: Task, who: str) -> Thought:
        """What a worker makes of a task when its turn has come; an empty thought if it fails."""
        self.waiting += 1
        try:
            await self.slots.acquire()
        finally:
            self.waiting -= 1
        try:
            return await self.think_now(task, who)
        finally:
            self.slots.release()

    async def think_now(self, task: Task, who: str) -> Thought:
        """What a worker makes of a task; there is one that is free."""
        worker = self.pick(task.table)
        self.busy += 1
        try:
            thought = await worker.do(self.sharing(task), self.max_seconds)
        except (OSError, EOFError, ValueError) as no:
            logger.error("table %s: %s gave no answer (%r)", task.table, who, no)
            self.note(is_failure=True)
            await worker.kill()
            self.workers.remove(worker)
            return Thought()
        finally:
            self.busy -= 1
        self.idle.append(worker)
        self.note(is_failure=bool(thought.error))
        if thought.error:
            logger.error("table %s: %s failed\n%s", task.table, who, thought.error)
        return thought

    def note(self, is_failure: bool) -> None:
        """Remember whether tasks fail, for who looks after the site."""
        self.failures = self.failures + 1 if is_failure else 0
        if is_failure:
            self.failed_at = monotonic()

    def sharing(self, task: Task) -> Task:
        """A task with its seed; the cores of idle workers may share the thinking of a bot."""
        task = replace(task, seed=f"{self.dice.getrandbits(64):016x}")
        processes = min(MAX_SHARING_PROCESSES, 1 + self.size - self.busy)
        return replace(task, processes=processes) if isinstance(task, BotTask) else task

    def pick(self, table: str) -> Worker:
        """An idle worker, one that remembers the table if there is one."""
        for worker in self.idle:
            if table in worker.tables:
                self.idle.remove(worker)
                return worker
        return self.idle.pop() if self.idle else self.new_worker()

    def new_worker(self) -> Worker:
        worker = Worker(self.command)
        self.workers.append(worker)
        return worker

    async def stop(self) -> None:
        """End every worker, also those whose answers nobody waits for any more."""
        await asyncio.gather(*[worker.kill() for worker in self.workers])
