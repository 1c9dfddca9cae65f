"""How quiet the machine and the disk are during a measurement: not all that is slow is the site's fault."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from pathlib import Path
from threading import Event, Thread
from typing import Final

from bench.site_servers import Site, busy_seconds, seconds_of

SECONDS_BETWEEN_COMMITS: Final = 0.2
SECONDS_BETWEEN_TICKS: Final = 0.02


class DiskProbe(Thread):
    """Commits one small row now and then, with nothing around it: no answer can be faster."""

    def __init__(self, folder: Path) -> None:
        super().__init__(daemon=True)
        self.folder = folder
        self.times: list[float] = []
        self.is_over = Event()

    def run(self) -> None:
        db = sqlite3.connect(self.folder / "bare.sqlite", isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("CREATE TABLE answers (answer BLOB)")
        while not self.is_over.wait(SECONDS_BETWEEN_COMMITS):
            began = time.perf_counter()
            db.execute("INSERT INTO answers VALUES (?)", (bytes(60),))
            self.times.append(time.perf_counter() - began)
        db.close()

    def stop(self) -> list[float]:
        """The times in seconds, in order of size."""
        self.is_over.set()
        self.join()
        return sorted(self.times)


class LoopProbe:
    """How late the load's own event loop is: its part of the times that it measures."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self.task = asyncio.create_task(self.tick())

    async def tick(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(SECONDS_BETWEEN_TICKS)
            self.late.append(time.perf_counter() - began - SECONDS_BETWEEN_TICKS)

    def stop(self) -> list[float]:
        """The times in seconds, in order of size."""
        self.task.cancel()
        return sorted(self.late)


class Usage:
    """Who has used the processors since it was made."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.before = self.now()

    def now(self) -> tuple[float, ...]:
        site, load = self.site, seconds_of(os.getpid())
        return site.seconds(), site.database_seconds(), site.bus_seconds(), load, busy_seconds()

    def told(self, lasted: float, answers: int) -> dict[str, float]:
        used = [now - before for now, before in zip(self.now(), self.before, strict=True)]
        nodes, database, bus, load, busy = used
        return {
            "server_cpu": round(nodes / lasted, 2),
            "server_cpu_ms_per_answer": round(1000 * nodes / answers, 2),
            "database_cpu_ms_per_answer": round(1000 * database / answers, 2),
            "bus_cpu_ms_per_answer": round(1000 * bus / answers, 2),
            "load_cpu": round(load / lasted, 2),
            "others_cpu": round((busy - nodes - database - bus - load) / lasted, 2),
        }
