"""Worker processes for bots: one that hangs or dies is replaced, and the table goes on without it."""

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
from fondaco.server.log import logger
from fondaco.server.worker import KEPT, Job, Thought, frame

START: Final = 30.0  # seconds a worker may take to come up
decoder = msgpack.Decoder(Thought)


class Worker:
    """One process. It does one job at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.starting: asyncio.Task[Process] | None = None
        self.ending: asyncio.Task[None] | None = None
        self.tables: deque[str] = deque(maxlen=KEPT)  # it has thought about these lately

    async def think(self, job: Job, patience: float) -> Thought:
        """Raises OSError, EOFError or ValueError if nothing comes of it; then the worker must be killed."""
        process = await self.started()
        self.tables.append(job.table)
        async with asyncio.timeout(patience):
            assert process.stdin is not None
            process.stdin.write(frame(msgpack.encode(job)))
            await process.stdin.drain()
            return decoder.decode(await read_frame(process))

    async def started(self) -> Process:
        """The process when it is ready; starting is a task of its own: cut short it would leave an orphan."""
        if self.starting is not None:
            return await self.starting
        self.starting = asyncio.create_task(new_process(self.command))
        async with asyncio.timeout(START):
            process = await asyncio.shield(self.starting)
            await read_frame(process)
        return process

    async def kill(self) -> None:
        """Come back when nothing of it is left."""
        if self.ending is None:
            self.ending = asyncio.create_task(self.end())
        await asyncio.shield(self.ending)

    async def end(self) -> None:
        if self.starting is not None:
            with suppress(OSError):  # it never came up
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
    with suppress(OSError):  # of what could no longer be written
        await process.stdin.wait_closed()


async def read_frame(process: Process) -> bytes:
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(4), "big")
    return await process.stdout.readexactly(size)


class Pool:
    """So many workers, started when they are first needed."""

    def __init__(self, size: int, patience: float, command: Sequence[str]) -> None:
        self.gate = asyncio.Semaphore(size)
        # Bots that play among themselves wait here: however many, only so few reach the gate before people's.
        self.anteroom = asyncio.Semaphore(size)
        self.patience = patience
        self.command = command
        self.workers: list[Worker] = []
        self.idle: list[Worker] = []

    async def choose(self, job: Job, has_people: bool) -> Action | None:
        """A bot's answer; None if it failed or took too long."""
        if has_people:
            return await self.choose_in_turn(job)
        async with self.anteroom:
            return await self.choose_in_turn(job)

    async def choose_in_turn(self, job: Job) -> Action | None:
        async with self.gate:
            worker = self.pick(job.table)
            try:
                thought = await worker.think(replace(job, seed=secrets.token_hex(8)), self.patience)
            except (OSError, EOFError, ValueError) as no:
                logger.error("table %s: bot %s gave no answer (%r)", job.table, job.bot, no)
                await worker.kill()
                self.workers.remove(worker)
                return None
            self.idle.append(worker)
        if thought.error:
            logger.error("table %s: bot %s failed\n%s", job.table, job.bot, thought.error)
        return None if thought.action is None else Action(*thought.action)

    def pick(self, table: str) -> Worker:
        """An idle worker, best one that remembers the table."""
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
        """End the workers, also those that somebody has stopped waiting for."""
        await asyncio.gather(*[worker.kill() for worker in self.workers])
