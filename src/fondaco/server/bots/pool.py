"""The worker processes: one that hangs or dies is replaced, and the table goes on without its answer."""

from __future__ import annotations

import asyncio
import secrets
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from msgspec import msgpack
from msgspec.structs import replace

from fondaco.kernel.action import Action
from fondaco.server.bots.worker import MAX_KEPT_GAMES, BotTask, Thought, packet
from fondaco.server.log import logger

MAX_START_SECONDS: Final = 30.0  # that a worker may take to come up
decoder = msgpack.Decoder(Thought)


class Worker:
    """One process, which does one task at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.starting: asyncio.Task[Process] | None = None
        self.ending: asyncio.Task[None] | None = None
        self.tables: deque[str] = deque(maxlen=MAX_KEPT_GAMES)  # those whose games it remembers

    async def think(self, task: BotTask, max_seconds: float) -> Thought:
        """Let the process do a task. Raises OSError, EOFError or ValueError; then it must be killed."""
        process = await self.started()
        self.tables.append(task.table)
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

    def __init__(self, size: int, max_seconds: float, command: Sequence[str]) -> None:
        self.slots = asyncio.Semaphore(size)  # one for each worker
        # Tables at which nobody looks must have one of these before they queue for a worker. So at most
        # `size` of them are ahead of a table with people, however many such tables there are.
        self.unwatched_slots = asyncio.Semaphore(size)
        self.max_seconds = max_seconds  # that a bot may think
        self.command = command
        self.workers: list[Worker] = []
        self.idle: list[Worker] = []

    async def choose(self, task: BotTask, has_people: bool) -> Action | None:
        """A bot's answer; None if it failed or took too long. Tables with people come first."""
        if has_people:
            return await self.choose_in_turn(task)
        async with self.unwatched_slots:
            return await self.choose_in_turn(task)

    async def choose_in_turn(self, task: BotTask) -> Action | None:
        async with self.slots:
            worker = self.pick(task.table)
            try:
                thought = await worker.think(replace(task, seed=secrets.token_hex(8)), self.max_seconds)
            except (OSError, EOFError, ValueError) as no:
                logger.error("table %s: bot %s gave no answer (%r)", task.table, task.bot, no)
                await worker.kill()
                self.workers.remove(worker)
                return None
            self.idle.append(worker)
        if thought.error:
            logger.error("table %s: bot %s failed\n%s", task.table, task.bot, thought.error)
        return None if thought.action is None else Action(*thought.action)

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
